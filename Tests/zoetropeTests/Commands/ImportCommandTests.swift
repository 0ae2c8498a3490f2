import Basics
import Foundation
import Pixels
import Support
import Testing

@testable import zoetrope

@Suite(.timeLimit(.minutes(1)))
struct ImportCommandTests {
  private func folderWithBrian() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(try ProjectFiles.data("sheets/brian.png"), to: "brian.png")
    return folder
  }

  @Test func `A graph file for a sheet of tiles is printed`() throws {
    let run = try BuiltProgram.run(["import", "brian.png"], in: try folderWithBrian())
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.text == """
        // brian.png: 24 frames of 61x85.
        // The tile size is guessed (sure): 6 columns, 4 rows.
        // The rows are 0-5, 6-11, 12-17, 18-23.
        digraph brian {
          sheet = "brian.png"
          tile  = "61x85"

          brian [frames="0-23"]
        }

        """)
  }

  @Test func `What the command line says is not guessed`() throws {
    let run = try BuiltProgram.run(
      ["import", "brian.png", "--tile", "122x85", "--frames", "0-2,5-4", "--fps", "12.5"],
      in: try folderWithBrian())
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.text == """
        // brian.png: 12 frames of 122x85.
        digraph brian {
          sheet = "brian.png"
          tile  = "122x85"

          brian [frames="0-2,5,4", duration="80ms"]
        }

        """)
  }

  @Test func `Numbered files are named by their pattern`() throws {
    let folder = try TemporaryFolder()
    for number in 8...10 {
      try folder.write(Bitmap(width: 4, height: 4).pngData(), to: "walk_\(number).png")
    }
    let run = try BuiltProgram.run(["import", "walk_%d.png", "-o", "walk.gv"], in: folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(
      try String(contentsOf: folder.url("walk.gv"), encoding: .utf8) == """
        // walk_%d.png: 3 frames of 4x4.
        digraph walk {
          images = "walk_%d.png"

          walk  // frames 0-2
        }

        """)
    let check = try BuiltProgram.run(["check", "walk.gv"], in: folder)
    #expect(check.status == 0 && check.errors == "")
    // As the shell gives them to the program if the quotes are forgotten.
    let many = try BuiltProgram.run(["import", "walk_8.png", "walk_9.png"], in: folder)
    #expect(many.status == 2 && many.errors.contains("quote their pattern"))
  }

  @Test func `The sheet is named relative to where the graph is written`() throws {
    let folder = try folderWithBrian()
    for place in ["sub", "sub/deeper"] {
      try FileManager.default.createDirectory(
        at: folder.url(place), withIntermediateDirectories: false)
      let graph = "\(place)/brian.gv"
      let run = try BuiltProgram.run(["import", "brian.png", "-o", graph], in: folder)
      #expect(run.status == 0 && run.errors == "" && run.text == "")
      let check = try BuiltProgram.run(["check", graph], in: folder)
      #expect(check.status == 0 && check.errors == "")
      #expect(check.text == "\(graph): good, 1 state, 0 transitions\n")
    }
  }

  @Test func `An existing graph file is kept unless --force is given`() throws {
    let folder = try folderWithBrian()
    try folder.write("mine", to: "a.gv")
    let run = try BuiltProgram.run(["import", "brian.png", "-o", "a.gv"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors == "zoetrope: a.gv already exists; --force overwrites it\n")
    #expect(try String(contentsOf: folder.url("a.gv"), encoding: .utf8) == "mine")
    let forced = try BuiltProgram.run(["import", "brian.png", "-o", "a.gv", "--force"], in: folder)
    #expect(forced.status == 0 && forced.errors == "")
    #expect(try String(contentsOf: folder.url("a.gv"), encoding: .utf8).hasSuffix("}\n"))
  }

  @Test func `An unsure guess is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Bitmap.random(width: 60, height: 48, seed: 1).pngData(), to: "noise.png")
    let run = try BuiltProgram.run(["import", "noise.png"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix("zoetrope: noise.png: no tile size is certain enough, so it is one"))
    #expect(run.text.contains("(unsure)") && !run.text.contains("tile  = "))
  }

  @Test func `Names are quoted where they must be, and harmless in comments`() throws {
    let folder = try TemporaryFolder()
    let name = "my \"cat\"\n-2.png"
    try folder.write(Bitmap(width: 4, height: 4).pngData(), to: name)
    let run = try BuiltProgram.run(["import", name, "-o", "cat.gv"], in: folder)
    #expect(run.status == 0 && run.errors == "")
    let check = try BuiltProgram.run(["check", "cat.gv"], in: folder)
    #expect(check.status == 0 && check.errors == "")
  }

  @Test func `What cannot be imported is refused`() throws {
    let graph = try BuiltProgram.run(["import", "demos/drink.gv"])
    #expect(graph.status == 1)
    #expect(graph.errors == "zoetrope: demos/drink.gv: this is already a state graph\n")
    let input = try BuiltProgram.run(["import", "-"])
    #expect(input.status == 2)
    let missing = try BuiltProgram.run(["import", "no.png"])
    #expect(missing.status == 1)
    #expect(missing.errors == "zoetrope: no.png: no such file\n")
  }
}
