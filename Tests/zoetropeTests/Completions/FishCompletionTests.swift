import Basics
import Testing

@testable import zoetrope

struct FishCompletionTests {
  @Test func `The script of a small program`() {
    #expect(
      FishCompletion(SmallProgram.spec).text == #"""
        # Completions of toy for fish: toy --generate complete-fish

        # Whether the line is of a command: of show if it names none, and of toy if it begins with
        # one of the program's own options.
        function __toy_is
          set -l words (commandline -opc)
          set -l command show
          if contains -- "$words[2]" show list
            set command $words[2]
          else if contains -- "$words[2]" --help --version
            set command toy
          end
          test $command = $argv[1]
        end

        # Whether nothing stands before the word.
        function __toy_is_first
          test (count (commandline -opc)) -eq 1
        end

        # Files and folders, first those that end as the pattern says.
        function __toy_files
          set -l files (complete -C "__fish_command_without_completions "(commandline -ct))
          string match -ri -- "^.*(?:\.(?:$argv[1])|/)\$" $files
          string join \n -- $files
        end

        complete -c toy -f
        complete -c toy -n __toy_is_first -a show -d 'show files; it\'s [not] a\\b'
        complete -c toy -n __toy_is_first -a list -d 'list a folder'
        complete -c toy -n '__toy_is_first; or __toy_is toy' -l help -d 'show this help, or the options of a command'
        complete -c toy -n '__toy_is_first; or __toy_is toy' -l version -d 'show the version'

        complete -c toy -n '__toy_is show' -l side -x -a 'left right auto' -d 'side to show'
        complete -c toy -n '__toy_is show' -l fill -x -a 'none' -d 'what is behind'
        complete -c toy -n '__toy_is show' -s o -x -k -a "(__toy_files 'png')" -d 'where to write it'
        complete -c toy -n '__toy_is show' -l all -x -a '(__fish_complete_directories)' -d 'all of them'
        complete -c toy -n '__toy_is show' -l to -x -a '(toy send --list 2>/dev/null)' -d 'who is told'
        complete -c toy -n '__toy_is show' -l loud -d '.be loud: "very"'
        complete -c toy -n '__toy_is show' -l help -d 'show this help'
        complete -c toy -n '__toy_is show' -k -a "(__toy_files 'dot|gv')"

        complete -c toy -n '__toy_is list' -l side -x -d 'seconds'
        complete -c toy -n '__toy_is list' -l help -d 'show this help'
        complete -c toy -n '__toy_is list' -a '(__fish_complete_directories)'

        """#)
  }

  @Test(arguments: [
    ("it's", #"'it\'s'"#), (#"a\b"#, #"'a\\b'"#), ("$x (y)", "'$x (y)'"), ("", "''"),
  ])
  func `A quoted word is read back unchanged`(text: String, quoted: String) {
    #expect(FishCompletion.quoted(text) == quoted)
  }

  @Test func `Every option of every command is there, and its words`() {
    let lines = FishCompletion(.zoetrope).text.split(separator: "\n")
    for command in ProgramSpec.zoetrope.commands {
      for option in command.allOptions {
        let name =
          option.name.hasPrefix("--")
          ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
        let value = option.value == nil ? "" : " -x"
        let words = option.kind.words
        let offer = words.isEmpty ? "" : " -a '\(words.joined(separator: " "))'"
        let start =
          "complete -c zoetrope -n '__zoetrope_is \(command.name)' \(name)\(value)\(offer) "
        let found = lines.filter { $0.hasPrefix(start) }
        #expect(found.count == 1, "\(command.name) \(option.name)")
        #expect(found.allSatisfy { $0.hasSuffix(" -d \(FishCompletion.quoted(option.summary))") })
      }
    }
  }
}
