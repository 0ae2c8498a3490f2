import Testing

@testable import zoetrope

struct HelpTests {
  @Test func `The overview names every command, within 100 columns`() {
    let lines = Help.overview(Program.commands).split(separator: "\n")
    for command in Program.commands {
      #expect(
        lines.contains { $0.hasPrefix("  \(command.name) ") && $0.hasSuffix(command.summary) })
    }
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: Program.commands.map(\.name))
  func `The help of a command names every option of it, within 100 columns`(name: String) throws {
    let command = try #require(Program.commands.first { $0.name == name })
    let text = Help.text(of: command)
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "Usage: zoetrope \(name) \(command.operands) [options]")
    for option in command.options {
      #expect(lines.contains { $0.hasPrefix("  \(option.name) ") && $0.hasSuffix(option.summary) })
    }
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test func `No command has an option twice`() {
    for command in Program.commands {
      #expect(Set(command.options.map(\.name)).count == command.options.count, "\(command.name)")
    }
  }
}
