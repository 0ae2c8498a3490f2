import Foundation
import Pixels
import Testing

@Suite(.timeLimit(.minutes(1)))
struct RecordCommandTests {
  private func record(_ words: String...) throws -> AnimatedPNG {
    let run = try BuiltProgram.run(["record"] + words + ["-o", "-"])
    #expect(run.status == 0 && run.errors == "")
    return try AnimatedPNG(png: [UInt8](run.output))
  }

  @Test func `A round of the drink demo`() throws {
    let file = try record("demos/drink.gv", "--for", "6.7s", "--size", "61x43")
    #expect((file.width, file.height, file.playCount) == (61, 86, 0))
    // Two rounds of walking begin with the picture that the round before ended before.
    #expect(file.delays.count == 36 + 4 + 7)
    #expect(file.delays.reduce(.zero, +) == .milliseconds(6700))
    // The last tile of drinkIn stays through drinkIdle.
    #expect(file.delays.max() == .milliseconds(2100))
  }

  @Test func `Pixels are enlarged and the background is drawn`() throws {
    let file = try record(
      "demos/drink.gv", "--for", "100ms", "--size", "70x50", "--zoom", "3", "--background",
      "#102030")
    #expect((file.width, file.height) == (210, 300))
    #expect(try file.pictures()[0][0, 0] == RGBA(0x10, 0x20, 0x30))
  }

  @Test func `A key is sent`() throws {
    let still = try record("demos/startle.gv", "--for", "1s", "--send", "0ms key s")
    #expect(still.delays.last == .seconds(1))
  }

  @Test func `A picture that is too large is reported`() throws {
    let run = try BuiltProgram.run(
      ["record", "demos/drink.gv", "-o", "x.png", "--size", "2000x2000", "--zoom", "64"])
    #expect(run.status == 1)
    #expect(
      run.errors
        == "zoetrope: a picture of 128000x256000 pixels is too large; make it smaller with --zoom\n"
    )
  }

  @Test(arguments: [
    (["demos/drink.gv"], "record needs an output: -o OUT.png"),
    (
      ["demos/drink.gv", "-o", "x", "--zoom", "0"],
      "--zoom '0' is out of range: write one from 1 to 64"
    ),
  ])
  func `Errors are reported`(words: [String], message: String) throws {
    let run = try BuiltProgram.run(["record"] + words)
    #expect(run.status == 2)
    #expect(run.errors == "zoetrope: \(message)\nTry 'zoetrope --help'.\n")
  }
}
