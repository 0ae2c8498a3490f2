import Foundation
import Testing

@testable import zoetrope

/// The program as a process: statuses, streams, messages.
@Suite(.timeLimit(.minutes(1)))
struct ProgramTests {
  @Test func `Help and version go to standard output`() throws {
    for (words, text) in [
      (["--help"], Help.overview(Program.commands)), (["-h"], Help.overview(Program.commands)),
      (["--version"], "zoetrope \(Program.version)\n"),
      (["trace", "--help"], Help.text(of: .trace)), (["x.gv", "-h"], Help.text(of: .play)),
    ] {
      let run = try BuiltProgram.run(words)
      #expect(run.status == 0 && run.errors == "")
      #expect(run.text == text)
    }
  }

  @Test(arguments: [
    ([], "nothing to play: name a FILE"),
    (["--bogus"], "play has no option '--bogus'"),
    (["trace"], "trace needs a FILE"),
    (["a.gv", "b.gv"], "play takes no more than 1 file, but there is also 'b.gv'"),
    (
      ["demos/drink.gv", "--speed", "fast"], "--speed 'fast' is not a number: write one such as 1.5"
    ),
    (
      ["trace", "demos/drink.gv", "--for", "10"],
      "--for '10' has no unit: write 10ms or 10s"
    ),
    (["extract", "sheets/brian.png"], "extract needs to know where to write: -o OUT.png"),
    (
      ["demos/drink.gv", "--tile", "2x2"],
      "--tile is for a PNG; demos/drink.gv is a state graph, which says it itself"
    ),
    (
      ["render", "demos/drink.gv", "--at", "1s", "--frame", "1"],
      "--at is for the stage, --state and --frame are for a frame alone"
    ),
  ])
  func `A wrong command line ends in status 2 with one message`(
    words: [String], message: String
  ) throws {
    let run = try BuiltProgram.run(words)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "zoetrope: \(message)\nTry 'zoetrope --help'.\n")
  }

  @Test func `Standard output that cannot be written is told of`() throws {
    for words in [["--help"], ["trace", "demos/drink.gv"], ["render", "demos/drink.gv"]] {
      let run = try BuiltProgram.run(words, output: "/dev/full")
      #expect(run.status == 1)
      #expect(
        run.errors == "zoetrope: standard output cannot be written: No space left on device\n")
    }
  }
}
