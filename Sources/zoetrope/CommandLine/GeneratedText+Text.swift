import GraphFiles

extension GeneratedText {
  /// The text itself, as `--generate` prints it.
  func text(for program: ProgramSpec) -> String {
    switch self {
    case .manual: Manual(program).text
    case .bash: BashCompletion(program).text
    case .zsh: ZshCompletion(program).text
    case .fish: FishCompletion(program).text
    case .attributes: JSONWriter.text(of: .standard)
    }
  }
}
