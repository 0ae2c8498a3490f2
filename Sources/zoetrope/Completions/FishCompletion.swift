/// The script by which fish completes the program's command lines.
struct FishCompletion {
  private let program: ProgramSpec

  init(_ program: ProgramSpec) { self.program = program }

  var text: String {
    let name = program.name
    return """
      # Completions of \(name) for fish: \(name) --generate \(GeneratedText.fish.rawValue)

      # Whether the line is of a command: of \(program.usual.name) if it names none, and of \(name) if it begins with
      # one of the program's own options.
      function __\(name)_is
        set -l words (commandline -opc)
        set -l command \(program.usual.name)
        if contains -- "$words[2]" \(program.commands.map(\.name).joined(separator: " "))
          set command $words[2]
        else if contains -- "$words[2]" \(program.allOptions.map(\.name).joined(separator: " "))
          set command \(name)
        end
        test $command = $argv[1]
      end

      # Whether nothing stands before the word.
      function __\(name)_is_first
        test (count (commandline -opc)) -eq 1
      end

      # Files and folders, first those that end as the pattern says.
      function __\(name)_files
        set -l files (complete -C "__fish_command_without_completions "(commandline -ct))
        string match -ri -- "^.*(?:\\.(?:$argv[1])|/)\\$" $files
        string join \\n -- $files
      end

      complete -c \(name) -f
      \(firstWords)\(program.commands.map(lines).joined())
      """
  }

  /// What may stand as the first word alone, and behind it.
  private var firstWords: String {
    let condition = "__\(program.name)_is_first"
    let commands = program.commands.map {
      line(condition, "-a \($0.name) -d \(Self.quoted($0.summary))")
    }
    let own = "'\(condition); or __\(program.name)_is \(program.name)'"
    return commands.joined()
      + program.allOptions.map { line(own, arguments(for: $0)) }.joined()
  }

  private func lines(of command: CommandSpec) -> String {
    let condition = "'__\(program.name)_is \(command.name)'"
    return "\n" + command.allOptions.map { line(condition, arguments(for: $0)) }.joined()
      + (source(of: command.operandKind).map { line(condition, $0) } ?? "")
  }

  private func line(_ condition: String, _ arguments: String) -> String {
    "complete -c \(program.name) -n \(condition) \(arguments)\n"
  }

  private func arguments(for option: OptionSpec) -> String {
    let isLong = option.name.hasPrefix("--")
    let name = (isLong ? "-l " : "-s ") + option.name.drop { $0 == "-" }
    let value = option.value == nil ? "" : " -x" + (source(of: option.kind).map { " " + $0 } ?? "")
    return name + value + " -d " + Self.quoted(option.summary)
  }

  /// Where values come from.
  private func source(of kind: ValueKind) -> String? {
    switch kind {
    case .words(let words, _):
      "-a '\(words.joined(separator: " "))'"
    case .file(let endings):
      "-k -a \"(__\(program.name)_files '\(endings.joined(separator: "|"))')\""
    case .folder: "-a '(__fish_complete_directories)'"
    case .player: "-a '(\(program.name) send --list 2>/dev/null)'"
    case .other: nil
    }
  }

  /// A word quoted so that the shell does not interpret it.
  static func quoted(_ text: String) -> String {
    "'" + text.map { "\\'".contains($0) ? "\\" + String($0) : String($0) }.joined() + "'"
  }
}
