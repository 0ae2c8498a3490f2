import Support
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1)))
struct RenderCommandTests {
  private func render(
    _ words: String..., variables: [String: String] = [:]
  ) throws -> BuiltProgram.Run {
    try BuiltProgram.run(["render", "demos/drink.gv"] + words, variables: variables)
  }

  @Test func `The stage at a moment is the frame that plays then`() throws {
    for (time, state, frame) in [
      ("0s", "walk", "0"), ("1.15s", "walk", "11"), ("3.6s", "drinkIn", "0"),
      ("4.1s", "drinkIdle", "0"), ("6.65s", "drinkOut", "6"), ("6.7s", "walk", "0"),
    ] {
      let stage = try render("--at", time)
      let alone = try render("--state", state, "--frame", frame)
      #expect(stage.status == 0 && stage.errors == "")
      #expect(stage.output == alone.output, "\(time)")
    }
  }

  @Test func `At natural size Brian takes 61 columns and 43 rows`() throws {
    let run = try render("--colors", "none")
    #expect(run.lines.count == 43)
    #expect(run.lines.allSatisfy { $0.count <= 61 })
    #expect(!run.text.contains("\u{1B}"))
  }

  @Test func `A size is kept, and what does not fit is shrunk`() throws {
    let run = try render("--size", "80x24", "--colors", "none")
    #expect(run.lines.count == 24)
    #expect(run.lines.allSatisfy { $0.count <= 80 })
    #expect(try render("--size", "1x1", "--colors", "none").lines.count == 1)
  }

  @Test func `Colours are 24 bits, or as many as are asked for, or none`() throws {
    #expect(try render().text.contains("[38;2;"))
    #expect(try render("--colors", "256").text.contains("[38;5;"))
    #expect(!(try render("--colors", "8").text.contains("[38;")))
    #expect(!(try render(variables: ["NO_COLOR": "1"]).text.contains("\u{1B}")))
    #expect(try render("--colors", "full", variables: ["NO_COLOR": "1"]).text.contains("[38;2;"))
  }

  @Test func `Without UTF-8 the picture is in ASCII, unless blocks are asked for`() throws {
    #expect(try render(variables: ["LC_ALL": "C"]).text.utf8.allSatisfy { $0 < 0x80 })
    #expect(try render("--glyphs", "half", variables: ["LC_ALL": "C"]).text.contains("▀"))
    #expect(try render("--glyphs", "ascii").text.utf8.allSatisfy { $0 < 0x80 })
    #expect(try render("--glyphs", "auto").text == render().text)
  }

  @Test func `Without a terminal play prints the first picture`() throws {
    let run = try BuiltProgram.run(["demos/drink.gv"])
    #expect(run.status == 0 && run.errors == "")
    #expect(try run.output == render().output)
  }

  @Test func `The first picture may be left to chance, and the seed to the user`() throws {
    let folder = try TemporaryFolder()
    try folder.write(try ProjectFiles.data("sheets/brian.png"), to: "b.png")
    try folder.write(
      """
      digraph d {
        sheet="b.png"
        tile="61x85"
        c [shape=diamond]
        c -> { a b }
        a [frames="0"]
        b [frames="9"]
      }
      """, to: "d.gv")
    var pictures: Set<Data> = []
    for seed in ["1", "2", "5", "7", "8", "9"] {
      let played = try BuiltProgram.run(["d.gv", "--seed", seed], in: folder)
      let rendered = try BuiltProgram.run(["render", "d.gv", "--seed", seed], in: folder)
      #expect(played.status == 0 && played.output == rendered.output)
      pictures.insert(played.output)
    }
    #expect(pictures.count == 2)
  }

  @Test(arguments: [
    (["--state", "wlak"], "no state 'wlak'; did you mean 'walk'?"),
    (["--state", "\u{1B}[31m"], "no state '^[[31m'"),
    (["--frame", "12"], "state 'walk' has no frame 12: it has 12 (0-11)"),
  ])
  func `What is not there ends in status 1`(words: [String], message: String) throws {
    let run = try BuiltProgram.run(["render", "demos/drink.gv"] + words)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors == "zoetrope: demos/drink.gv: \(message)\n")
  }

  @Test(arguments: [
    (
      ["--size", "60000x60000"],
      "--size '60000x60000' is out of range: write columns and rows, each from 1 to 2000"
    ),
    (["--at", "-1s"], "--at '-1s' is out of range: write a time from 0s to 24h"),
    (["--scale", "65"], "--scale '65' is out of range: write a number from 0.01 to 64, or fit"),
    (
      ["--glyphs", "runes"],
      "--glyphs 'runes' is not known here: write half, quadrant, sextant, octant, braille, "
        + "ascii, all or auto"
    ),
    (["--colors", "17"], "--colors '17' is not known here: write none, 8, 16, 256, full or auto"),
  ])
  func `Wrong values end in status 2`(words: [String], message: String) throws {
    let run = try BuiltProgram.run(["render", "demos/drink.gv"] + words)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors == "zoetrope: \(message)\nTry 'zoetrope --help'.\n")
  }
}
