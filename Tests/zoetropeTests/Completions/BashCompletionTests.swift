import Testing

@testable import zoetrope

struct BashCompletionTests {
  @Test func `The tables of a small program`() {
    let text = BashCompletion(SmallProgram.spec).text
    #expect(
      text.contains(
        #"""
            case ${COMP_WORDS[1]} in
              show | list) command=${COMP_WORDS[1]} ;;
              --help | --version) command=toy ;;
            esac
          fi
          case $command in
            toy)
              options='--version --help'
              valued=' ' ;;
            show)
              options='--side --fill -o --all --to --loud --help'
              valued=' --side --fill -o --all --to ' ;;
            list)
              options='--side --help'
              valued=' --side ' ;;
          esac

        """#))
    #expect(
      text.contains(
        #"""
            case "$command $prev" in
              'show --all') compopt -o dirnames ;;
              'show --fill') _toy_words 'none' ;;
              'show --side') _toy_words 'left right auto' ;;
              'show --to') _toy_players ;;
              'show -o') _toy_files png ;;
            esac

        """#))
    #expect(
      text.contains(
        #"""
        # What stands as an operand of a command.
        _toy_operand() {
          case $1 in
            list) compopt -o dirnames ;;
            show) _toy_files dot gv ;;
          esac
        }

        """#))
  }

  @Test func `Every option of every command is there`() throws {
    let text = BashCompletion(.zoetrope).text
    for command in ProgramSpec.zoetrope.commands {
      let options = command.allOptions.map(\.name).joined(separator: " ")
      #expect(text.contains("    \(command.name))\n      options='\(options)'\n"))
      for option in command.options where !option.kind.words.isEmpty {
        let line = try #require(
          text.split(separator: "\n").first { $0.contains("'\(command.name) \(option.name)'") })
        #expect(line.hasSuffix(" _zoetrope_words '\(option.kind.words.joined(separator: " "))' ;;"))
      }
    }
  }
}
