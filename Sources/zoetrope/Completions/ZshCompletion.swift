/// The script by which zsh completes the program's command lines.
struct ZshCompletion {
  private let program: ProgramSpec

  init(_ program: ProgramSpec) { self.program = program }

  var text: String {
    let name = program.name
    return """
      #compdef \(name)
      # Completions of \(name) for zsh: \(name) --generate \(GeneratedText.zsh.rawValue)

      _\(name)() {
        local -a commands=(
      \(program.commands.map { "    \(Self.quoted($0.name + ":" + $0.summary))\n" }.joined())  )
        local command=$words[2] result=1
        case $command in
          (\(program.commands.map(\.name).joined(separator: "|")))
            if ((CURRENT > 2)); then
              shift words
              ((CURRENT--))
              curcontext="${curcontext%:*}-$command:"
              _\(name)_$command
              return
            fi ;;
        esac
        if ((CURRENT == 2)) && [[ $PREFIX != -* ]]; then
          _describe -t commands command commands && result=0
          \(action(for: program.usual.operandKind) ?? ":") && result=0
          return result
        fi
        _\(name)_\(program.usual.name)\(lines(program.allOptions.map { spec($0, isExclusive: true) }))
      }

      \(program.commands.map(function).joined(separator: "\n"))
      # Names of the running players.
      _\(name)_players() {
        local -a players=(${(f)"$(_call_program players \(name) send --list 2>/dev/null)"})
        compadd "$@" -a players
      }

      if [[ $funcstack[1] == _\(name) ]]; then
        _\(name) "$@"
      else
        compdef _\(name) \(name)
      fi

      """
  }

  /// The function for a command; its arguments are further options.
  private func function(of command: CommandSpec) -> String {
    let specs =
      command.options.map { spec($0) }
      + [spec(.help, isExclusive: true), operand(of: command)]
    return """
      _\(program.name)_\(command.name)() {
        _arguments -S "$@"\(lines(specs))
      }

      """
  }

  /// Words on lines of their own.
  private func lines(_ words: [String]) -> String {
    words.map { " \\\n    " + $0 }.joined()
  }

  // MARK: Arguments of _arguments

  /// An option.
  ///
  /// - Parameters:
  ///   - option: What it is.
  ///   - isExclusive: Whether nothing else makes sense on a line with it.
  /// - Returns: A word in quotes.
  private func spec(_ option: OptionSpec, isExclusive: Bool = false) -> String {
    let start = (isExclusive ? "(- *)" : "") + (option.mayRepeat ? "*" : "") + option.name
    let summary = "[" + Self.escaped(option.summary) + "]"
    guard let value = option.value else { return Self.quoted(start + summary) }
    // A long option may also take its value after an equals sign.
    let sign = option.name.hasPrefix("--") ? "=" : ""
    return Self.quoted(start + sign + summary + message(value, option.kind))
  }

  private func operand(of command: CommandSpec) -> String {
    let start =
      command.operandCount.upperBound > 1 ? "*" : command.operandCount.lowerBound == 0 ? ":" : ""
    return Self.quoted(start + message(command.operandName, command.operandKind))
  }

  /// What a value is called, and how it is found.
  private func message(_ name: String, _ kind: ValueKind) -> String {
    ":" + Self.escaped(name) + ":" + (action(for: kind) ?? " ")
  }

  private func action(for kind: ValueKind) -> String? {
    switch kind {
    case .words(let words, _): "(" + words.joined(separator: " ") + ")"
    case .file(let endings) where endings.isEmpty: "_files"
    case .file(let endings): "_files -g \"(#i)*.(\(endings.joined(separator: "|")))(-.)\""
    case .folder: "_files -/"
    case .player: "_\(program.name)_players"
    case .other: nil
    }
  }

  // MARK: Quoting

  /// A text with backslashes before the characters that `_arguments` interprets.
  static func escaped(_ text: String) -> String {
    text.map { "\\:[]".contains($0) ? "\\" + String($0) : String($0) }.joined()
  }

  /// A word quoted so that the shell does not interpret it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
