/// The script by which bash completes the program's command lines.
///
/// It needs bash 4.4 and none of the functions of the package bash-completion.
struct BashCompletion {
  private let program: ProgramSpec

  init(_ program: ProgramSpec) { self.program = program }

  var text: String {
    let name = program.name
    return """
      # Completions of \(name) for bash: \(name) --generate \(GeneratedText.bash.rawValue)

      _\(name)() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
        local command=\(program.usual.name) options='' valued='' i
        COMPREPLY=()

        # An equals sign is a word of its own.
        if [[ $cur == '=' ]]; then
          cur=
        elif [[ $prev == '=' ]]; then
          prev=${COMP_WORDS[COMP_CWORD-2]}
        fi

        if ((COMP_CWORD > 1)); then
          case ${COMP_WORDS[1]} in
            \(pattern(program.commands.map(\.name)))) command=${COMP_WORDS[1]} ;;
            \(pattern(program.allOptions.map(\.name)))) command=\(name) ;;
          esac
        fi
        case $command in
      \(commands.map(tables).joined())  esac

        # Behind two dashes everything is an operand.
        for ((i = 1; i < COMP_CWORD; i++)); do
          if [[ ${COMP_WORDS[i]} == -- && $valued != *" ${COMP_WORDS[i-1]} "* ]]; then
            _\(name)_operand "$command"
            return
          fi
        done

        if [[ $valued == *" $prev "* ]]; then
          case "$command $prev" in
      \(values)    esac
        elif [[ $cur == -* ]]; then
          ((COMP_CWORD > 1)) || options+=' \(program.options.map(\.name).joined(separator: " "))'
          _\(name)_words "$options"
        else
          ((COMP_CWORD > 1)) || _\(name)_words '\(program.commands.map(\.name).joined(separator: " "))'
          _\(name)_operand "$command"
        fi
      }

      # What stands as an operand of a command.
      _\(name)_operand() {
        case $1 in
      \(operands)  esac
      }

      # Those of the words that begin as the line does.
      _\(name)_words() {
        local word
        for word in $1; do
          [[ $word == "$cur"* ]] && COMPREPLY+=("$word")
        done
      }

      # Files with one of the endings, and folders; all files where there are none, and in quotes.
      _\(name)_files() {
        local file ending
        compopt -o filenames -o plusdirs -o bashdefault -o default
        while IFS= read -r file; do
          for ending; do
            [[ ${file,,} == *."$ending" ]] && COMPREPLY+=("$file")
          done
        done < <(compgen -f -- "$cur")
      }

      # Names of the running players.
      _\(name)_players() {
        local player
        while IFS= read -r player; do
          [[ $player == "$cur"* ]] && COMPREPLY+=("$(printf %q "$player")")
        done < <(\(name) send --list 2>/dev/null)
      }

      complete -F _\(name) \(name)

      """
  }

  // MARK: Tables

  /// All commands, and the program without one.
  private var commands: [CommandSpec] { [program.itself] + program.commands }

  /// The options of a command, and which of them have values.
  private func tables(of command: CommandSpec) -> String {
    let options = command.allOptions
    let valued = options.filter { $0.value != nil }
    return """
          \(command.name))
            options='\(options.map(\.name).joined(separator: " "))'
            valued=' \(valued.map { $0.name + " " }.joined())' ;;

      """
  }

  /// What stands as the value of an option, for those where that is known.
  private var values: String {
    var users: [String: [String]] = [:]
    for command in commands {
      for option in command.options where option.value != nil {
        guard let action = action(for: option.kind) else { continue }
        users[action, default: []].append("'\(command.name) \(option.name)'")
      }
    }
    return cases(users, indent: 6)
  }

  private var operands: String {
    var users: [String: [String]] = [:]
    for command in commands {
      guard let action = action(for: command.operandKind) else { continue }
      users[action, default: []].append(command.name)
    }
    return cases(users, indent: 4)
  }

  /// Branches, in the order of their first users.
  private func cases(_ users: [String: [String]], indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return users.sorted { $0.value[0] < $1.value[0] }.map { action, users in
      "\(space)\(pattern(users))) \(action) ;;\n"
    }.joined()
  }

  private func pattern(_ words: [String]) -> String { words.joined(separator: " | ") }

  private func action(for kind: ValueKind) -> String? {
    let prefix = "_" + program.name
    switch kind {
    case .words(let words, _):
      return "\(prefix)_words '\(words.joined(separator: " "))'"
    case .file(let endings) where endings.isEmpty: return "compopt -o default"
    case .file(let endings): return ([prefix + "_files"] + endings).joined(separator: " ")
    case .folder: return "compopt -o dirnames"
    case .player: return prefix + "_players"
    case .other: return nil
    }
  }
}
