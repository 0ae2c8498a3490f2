import Basics
import Testing

@testable import zoetrope

struct ZshCompletionTests {
  @Test func `The script of a small program`() {
    #expect(
      ZshCompletion(SmallProgram.spec).text == #"""
        #compdef toy
        # Completions of toy for zsh: toy --generate complete-zsh

        _toy() {
          local -a commands=(
            'show:show files; it'\''s [not] a\b'
            'list:list a folder'
          )
          local command=$words[2] result=1
          case $command in
            (show|list)
              if ((CURRENT > 2)); then
                shift words
                ((CURRENT--))
                curcontext="${curcontext%:*}-$command:"
                _toy_$command
                return
              fi ;;
          esac
          if ((CURRENT == 2)) && [[ $PREFIX != -* ]]; then
            _describe -t commands command commands && result=0
            _files -g "(#i)*.(dot|gv)(-.)" && result=0
            return result
          fi
          _toy_show \
            '(- *)--help[show this help, or the options of a command]' \
            '(- *)--version[show the version]'
        }

        _toy_show() {
          _arguments -S "$@" \
            '--side=[side to show]:S:(left right auto)' \
            '--fill=[what is behind]:F:(none)' \
            '-o[where to write it]:OUT.png:_files -g "(#i)*.(png)(-.)"' \
            '*--all=[all of them]:DIR:_files -/' \
            '--to=[who is told]:NAME:_toy_players' \
            '--loud[.be loud\: "very"]' \
            '(- *)--help[show this help]' \
            '*:FILE:_files -g "(#i)*.(dot|gv)(-.)"'
        }

        _toy_list() {
          _arguments -S "$@" \
            '--side=[seconds]:T: ' \
            '(- *)--help[show this help]' \
            '::DIR:_files -/'
        }

        # Names of the running players.
        _toy_players() {
          local -a players=(${(f)"$(_call_program players toy send --list 2>/dev/null)"})
          compadd "$@" -a players
        }

        if [[ $funcstack[1] == _toy ]]; then
          _toy "$@"
        else
          compdef _toy toy
        fi

        """#)
  }

  @Test(arguments: [
    ("a: [b]", #"a\: \[b\]"#), (#"a\b"#, #"a\\b"#), ("it's", "it's"),
  ])
  func `Characters that _arguments interprets are escaped`(text: String, escaped: String) {
    #expect(ZshCompletion.escaped(text) == escaped)
  }

  @Test(arguments: [("it's", #"'it'\''s'"#), ("$x `y` \"z\"", "'$x `y` \"z\"'"), ("", "''")])
  func `A quoted word is read back unchanged`(text: String, quoted: String) {
    #expect(ZshCompletion.quoted(text) == quoted)
  }

  @Test func `Every option of every command is there, and its words`() throws {
    let text = ZshCompletion(.zoetrope).text
    for command in ProgramSpec.zoetrope.commands {
      let start = try #require(text.ranges(of: "\n_zoetrope_\(command.name)() {\n").first)
      let rest = text[start.upperBound...]
      let function = rest[..<(try #require(rest.ranges(of: "\n}\n").first).lowerBound)]
      for option in command.options {
        let sign = option.value != nil && option.name.hasPrefix("--") ? "=" : ""
        let lines = function.split(separator: "\n").filter {
          $0.contains("\(option.name)\(sign)[")
        }
        #expect(lines.count == 1, "\(command.name) \(option.name)")
        let words = option.kind.words
        if !words.isEmpty {
          #expect(lines[0].contains(":(\(words.joined(separator: " ")))'"))
        }
      }
      #expect(function.contains("'(- *)--help[show this help]'"))
    }
  }
}
