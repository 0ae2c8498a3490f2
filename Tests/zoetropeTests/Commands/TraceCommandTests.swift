import Support
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1)))
struct TraceCommandTests {
  private func trace(_ words: String...) throws -> BuiltProgram.Run {
    try BuiltProgram.run(["trace", "demos/drink.gv"] + words)
  }

  private static let eightSeconds = """
    0.000\tdrink\tstart\twalk
    1.200\tdrink\tloop\twalk\t1
    2.400\tdrink\tloop\twalk\t2
    3.600\tdrink\tstop\twalk
    3.600\tdrink\tstart\tdrinkIn
    4.000\tdrink\tstop\tdrinkIn
    4.000\tdrink\tstart\tdrinkIdle
    4.200\tdrink\tloop\tdrinkIdle\t1
    4.400\tdrink\tloop\tdrinkIdle\t2
    4.600\tdrink\tloop\tdrinkIdle\t3
    4.800\tdrink\tloop\tdrinkIdle\t4
    5.000\tdrink\tloop\tdrinkIdle\t5
    5.200\tdrink\tloop\tdrinkIdle\t6
    5.400\tdrink\tloop\tdrinkIdle\t7
    5.600\tdrink\tloop\tdrinkIdle\t8
    5.800\tdrink\tloop\tdrinkIdle\t9
    6.000\tdrink\tstop\tdrinkIdle
    6.000\tdrink\tstart\tdrinkOut
    6.700\tdrink\tstop\tdrinkOut
    6.700\tdrink\tstart\twalk
    7.900\tdrink\tloop\twalk\t1

    """

  @Test func `Eight seconds of the drink demo`() throws {
    let run = try trace("--for", "8s")
    #expect(run.status == 0 && run.errors == "")
    #expect(run.text == Self.eightSeconds)
  }

  @Test func `Lines are for times below the end`() throws {
    #expect(try trace("--for=3.6s").lines.last == "2.400\tdrink\tloop\twalk\t2")
    #expect(try trace("--for=3.601s").lines.last == "3.600\tdrink\tstart\tdrinkIn")
  }

  @Test func `A minute is played by default`() throws {
    let lines = try trace().lines
    // A round takes 6.7 seconds.
    #expect(lines.filter { $0.hasSuffix("start\tdrinkIn") }.count == 9)
    #expect(lines.last?.hasPrefix("59.") == true)
  }

  @Test func `With --frames each tile is printed`() throws {
    let frames = (0..<10).map { "0.\($0)00\tdrink\tframe\twalk\t\($0)\n" }.joined()
    #expect(
      try trace("--frames", "--for", "1s").text == "0.000\tdrink\tstart\twalk\n" + frames)
  }

  @Test func `At twice the speed everything comes at half the time`() throws {
    let run = try trace("--for", "4s", "--speed", "2")
    let halved = Self.eightSeconds.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      let milliseconds = (Int(parts[0].replacing(".", with: "")) ?? 0) / 2
      let fraction = String(milliseconds % 1000 + 1000).dropFirst()
      return "\(milliseconds / 1000).\(fraction)\t\(parts[1])"
    }
    #expect(run.lines.map(String.init) == halved)
  }

  @Test func `A seed gives the same run each time`() throws {
    let folder = try TemporaryFolder()
    try folder.write(try ProjectFiles.data("sheets/brian.png"), to: "b.png")
    try folder.write(
      """
      digraph d { sheet="b.png"; node [repeat=1, fps=100]
        a -> { b c a }; b -> a; c -> a }
      """, to: "d.gv")
    func play(_ words: String...) throws -> String {
      try BuiltProgram.run(["trace", "d.gv", "--for", "2s"] + words, in: folder).text
    }
    let first = try play("--seed", "7")
    #expect(try play("--seed", "7") == first)
    #expect(try play("--seed", "8") != first)
    #expect(try play() == play("--seed", "0"))
  }

  @Test func `An actor that goes round in no time ends in status 1, after all that happened`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(try ProjectFiles.data("sheets/brian.png"), to: "b.png")
    try folder.write(
      """
      digraph d {
        sheet="b.png"
        tile="61x85"
        at="0,100%"
        anchor="bottom-left"
        node [frames="0", move="-10,0"]
        a -> b -> a [on=border]
      }
      """, to: "d.gv")
    let run = try BuiltProgram.run(["trace", "d.gv"], in: folder)
    #expect(run.status == 1)
    #expect(run.lines.first == "0.000\td\tstart\ta" && run.lines.count > 100)
    #expect(
      run.errors == "zoetrope: d was stopped in b: more than 100 transitions at one moment\n")
  }

  @Test func `A sheet alone can be traced`() throws {
    let run = try BuiltProgram.run(
      ["trace", "sheets/brian.png", "--tile", "61x85", "--fps", "24", "--for", "2.5s"])
    #expect(
      run.text == """
        0.000\tbrian\tstart\tbrian
        1.000\tbrian\tloop\tbrian\t1
        2.000\tbrian\tloop\tbrian\t2

        """)
  }

  @Test func `A day of play passes at once, to the exact end`() throws {
    let run = try BuiltProgram.run(
      ["trace", "sheets/brian.png", "--tile", "61x85", "--fps", "0.01", "--for", "24h"])
    #expect(run.lines.count == 36)
    #expect(run.lines.last == "84000.000\tbrian\tloop\tbrian\t35")
  }
}
