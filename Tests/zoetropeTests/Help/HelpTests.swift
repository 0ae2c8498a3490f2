import Testing

@testable import zoetrope

struct HelpTests {
  private static let commands = ProgramSpec.zoetrope.commands

  @Test func `The overview names every command, within 100 columns`() {
    let lines = Help.overview(.zoetrope).split(separator: "\n")
    for command in Self.commands {
      #expect(
        lines.contains { $0.hasPrefix("  \(command.name) ") && $0.hasSuffix(command.summary) })
    }
    for option in ProgramSpec.zoetrope.allOptions {
      #expect(lines.contains { $0.hasPrefix("  \(option.name) ") })
    }
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: commands.map(\.name))
  func `The help of a command names every option of it, within 100 columns`(name: String) throws {
    let command = try #require(Self.commands.first { $0.name == name })
    let text = Help.text(of: command, in: .zoetrope)
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "Usage: zoetrope \(name) \(command.operands) [options]")
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for option in command.allOptions {
      let start = [option.name, option.value].compactMap { $0 }.joined(separator: " ")
      #expect(lines.contains { $0.hasPrefix("  \(start) ") })
      #expect(words.contains(start + " " + option.details), "\(option.name)")
    }
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test func `A help text as a whole`() {
    #expect(
      Help.text(of: SmallProgram.show, in: SmallProgram.spec) == """
        Usage: toy show FILE… [options]

        Show files; it's [not] a\\b.

        Options:
          --side S                  side to show: left, right or auto
          --fill F                  what is behind: none or #rrggbb
          -o OUT.png                where to write it
          --all DIR                 all of them; may be repeated
          --to NAME                 who is told
          --loud                    .be loud: "very"
          --help                    show this help

        Keys while showing:
          space esc       pause, go on

        One must know that a long text is broken into lines of no more than one hundred columns, which this
        one needs two of.

          toy show *.gv

        """)
  }

  @Test func `No command has an option twice`() {
    for command in Self.commands {
      #expect(Set(command.options.map(\.name)).count == command.options.count, "\(command.name)")
    }
  }
}
