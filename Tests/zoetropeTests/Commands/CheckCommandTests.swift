import Support
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1)))
struct CheckCommandTests {
  @Test func `A good file is counted`() throws {
    let run = try BuiltProgram.run(["check", "demos/drink.gv", "sheets/brian.png"])
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.text == """
        demos/drink.gv: good, 4 states, 4 transitions
        sheets/brian.png: good, 1 state, 0 transitions
        2 files checked: 0 errors, 0 warnings

        """)
  }

  @Test func `Every demo is good, without a warning`() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: ProjectFiles.root.appending(path: "demos").path)
    let graphs = names.filter { $0.hasSuffix(".gv") }.map { "demos/\($0)" }
    #expect(!graphs.isEmpty)
    let run = try BuiltProgram.run(["check"] + graphs)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.lines.count == graphs.count + 1)
    #expect(run.lines.dropLast().allSatisfy { $0.contains(": good, ") && !$0.contains("warning") })
    #expect(run.lines.last == "\(graphs.count) files checked: 0 errors, 0 warnings")
  }

  @Test func `One bad file among good ones makes the status 1, and all are reported`() throws {
    let run = try BuiltProgram.run(["check", "nowhere.gv", "demos/drink.gv", "demos"])
    #expect(run.status == 1)
    #expect(
      run.text == """
        demos/drink.gv: good, 4 states, 4 transitions
        3 files checked: 2 errors, 0 warnings

        """)
    #expect(
      run.errors == "zoetrope: nowhere.gv: no such file\nzoetrope: demos: it is a directory\n")
  }

  @Test func `Warnings are reported, and the file is good`() throws {
    let folder = try TemporaryFolder()
    try folder.write(try ProjectFiles.data("sheets/brian.png"), to: "b.png")
    try folder.write("strict digraph d { sheet=\"b.png\"\n a [repeat=1] }", to: "w.gv")
    let run = try BuiltProgram.run(["check", "w.gv"], in: folder)
    #expect(run.status == 0)
    #expect(run.text == "w.gv: good, 1 state, 0 transitions, 2 warnings\n")
    #expect(run.errors.components(separatedBy: "warning:").count == 3)
  }

  @Test func `Standard input is reported as a dash`() throws {
    let run = try BuiltProgram.run(
      ["check", "-"], input: try ProjectFiles.data("sheets/brian.png"))
    #expect(run.text == "-: good, 1 state, 0 transitions\n")
    let bad = try BuiltProgram.run(["check", "-"], input: Data("digraph {".utf8))
    #expect(bad.status == 1)
    #expect(bad.errors.hasPrefix("-:1:9: error: this '{' is never closed\n"))
  }

  @Test func `Options for PNGs apply only to the PNGs among several files`() throws {
    let run = try BuiltProgram.run(
      ["check", "demos/drink.gv", "sheets/brian.png", "--tile", "61x84"])
    #expect(run.status == 1)
    #expect(run.lines.first == "demos/drink.gv: good, 4 states, 4 transitions")
    #expect(run.errors.hasPrefix("zoetrope: sheets/brian.png: tiles of 61x84 do not divide"))
  }
}
