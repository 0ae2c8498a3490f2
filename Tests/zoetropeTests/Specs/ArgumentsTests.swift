import GraphFiles
import Testing

@testable import zoetrope

struct ArgumentsTests {
  private static let command = CommandSpec(
    name: "draw", operands: "FILE", operandCount: 1...2, operandKind: .other, summary: "",
    options: [
      OptionSpec("--size", "CxR", "a size"), OptionSpec("--loud", nil, "a flag"),
      OptionSpec("-o", "OUT", "a file"),
      OptionSpec("--side", "S", takes: .words(["up", "down", "any"]), "a word"),
      OptionSpec("--paint", "P", takes: .words(["none"], or: "#rrggbb"), "a word or more"),
    ], remarks: []
  ) { _ in }

  private func arguments(_ words: [String]) throws(Failure) -> Arguments {
    try Arguments(words, for: Self.command)
  }

  @Test func `Files and options stand in any order`() throws {
    let found = try arguments(["--size", "2x3", "a.gv", "--loud", "b.gv", "-o", "out"])
    #expect(found.operands == ["a.gv", "b.gv"])
    #expect(found.text("--size") == "2x3")
    #expect(found.text("-o") == "out")
    #expect(found.has("--loud") && found.has("--size"))
    #expect(found.text("--loud") == nil, "a flag has no value")
  }

  @Test func `A value stands behind its option or after an equals sign`() throws {
    #expect(try arguments(["a", "--size=2x3"]).text("--size") == "2x3")
    #expect(try arguments(["a", "--size="]).text("--size") == "")
    #expect(try arguments(["a", "-o=b=c"]).text("-o") == "b=c")
    #expect(try arguments(["a", "-o", "--loud"]).text("-o") == "--loud")
    #expect(try arguments(["a", "-o", "1", "-o", "2"]).text("-o") == "2")
  }

  @Test func `A dash alone is a file, and after two dashes everything is`() throws {
    #expect(try arguments(["-"]).operands == ["-"])
    #expect(try arguments(["--", "--size", "-x"]).operands == ["--size", "-x"])
  }

  @Test(arguments: [
    ([], "draw needs a FILE"),
    (["a", "b", "c"], "draw takes at most 2 files; 'c' is one too many"),
    (["a", "--seize", "2x3"], "draw has no option '--seize'; did you mean --size?"),
    (["a", "--zzzzzzz"], "draw has no option '--zzzzzzz'"),
    (["a", "--\u{1B}[31m"], "draw has no option '--^[[31m'"),
    (["a", "--loud=1"], "--loud takes no value"),
    (["a", "--size"], "--size needs a value: --size CxR"),
    (["--side", "in"], "--side 'in' is not known here: write up, down or any"),
    (["a", "--side="], "--side '' is not known here: write up, down or any"),
  ])
  func `A wrong command line is reported`(words: [String], message: String) {
    let failure = #expect(throws: Failure.self) { try arguments(words) }
    guard case .usage(message)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func `A word is one of an enumeration's, or stands for none of them`() throws {
    enum Side: String { case up, down }
    #expect(try arguments(["a", "--side", "down"]).word("--side", as: Side.self) == .down)
    #expect(try arguments(["a", "--side", "any"]).word("--side", as: Side.self) == nil)
    #expect(try arguments(["a"]).word("--side", as: Side.self) == nil)
    #expect(try arguments(["a", "--paint", "blue"]).text("--paint") == "blue")
  }

  @Test func `A wrong value is reported with the name of its option`() throws {
    let found = try arguments(["a", "--size", "wide"])
    let failure = #expect(throws: Failure.self) { try found.value("--size", Extent.screen) }
    #expect(failure?.exitStatus == 2)
    guard case .usage(let message)? = failure else { return }
    #expect(message.hasPrefix("--size 'wide' is not a size"))
    #expect(try found.value("-o", Extent.screen) == nil)
  }
}
