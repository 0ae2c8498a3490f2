import Support
@testable import Inputs
import Foundation
import Player
import Testing

@testable import zoetrope

@Suite(.timeLimit(.minutes(1)))
struct OutputFileTests {
  private let folder: TemporaryFolder
  private let picture: Data

  init() throws {
    folder = try TemporaryFolder()
    picture = try ProjectFiles.data("sheets/brian.png")
    try folder.write(picture, to: "brian.png")
  }

  private func expectFailure(
    _ message: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws(Failure) -> Void
  ) {
    let failure = #expect(throws: Failure.self, sourceLocation: sourceLocation) { try body() }
    guard case .run(message)? = failure else {
      Issue.record("\(String(describing: failure))", sourceLocation: sourceLocation)
      return
    }
  }

  @Test(arguments: [
    ("no/such/folder/out", "No such file or directory"), ("", "Is a directory"),
  ])
  func `A file that cannot be written is reported`(name: String, reason: String) {
    let path = folder.url.path + "/" + name
    expectFailure("\(path) cannot be written: \(reason)") { () throws(Failure) in
      try OutputFile(path) { [1] }.save(reading: [])
    }
  }

  @Test func `What is read is refused before anything is made`() throws {
    let path = folder.url("brian.png").path
    let origins = try Input(path).origins
    expectFailure("\(path) is the input; write to another file") { () throws(Failure) in
      try OutputFile(path) { () throws(Failure) in throw .reported }.save(reading: [origins])
    }
  }

  /// Command lines that would overwrite what they read, and the message for each.
  static let overwriting: [(words: [String], message: String)] = [
    (["extract", "brian.png", "-o", "brian.png"], "brian.png is the input"),
    (["extract", "brian.png", "-o", "./brian.png"], "./brian.png is brian.png, the input"),
    (["extract", "brian.png", "-o", "link.png"], "link.png is brian.png, the input"),
    (["extract", "link.png", "-o", "brian.png"], "brian.png is link.png, the input"),
    (["extract", "brian.png", "-o", "hard.png"], "hard.png is brian.png, the input"),
    (
      ["extract", "brian.png", "--tile", "61x85", "--animated", "-o", "brian.png"],
      "brian.png is the input"
    ),
    (["extract", "-", "-o", "input"], "input is the input"),
    (["extract", "man.gv", "-o", "man.gv"], "man.gv is the input"),
    (["extract", "man.gv", "-o", "brian.png"], "brian.png is the input"),
    (["extract", "walk.gv", "-o", "walk_2.png"], "walk_2.png is the input"),
    (["extract", "walk_%d.png", "-o", "walk_1.png"], "walk_1.png is the input"),
    (["record", "walk.gv", "man.gv", "-o", "man.gv"], "man.gv is the input"),
    (["record", "man.gv", "-o", "hard.png"], "hard.png is brian.png, the input"),
    (["import", "brian.png", "-o", "brian.png", "--force"], "brian.png is the input"),
    (["import", "brian.png", "-o", "brian.png"], "brian.png is the input"),
    (["import", "atlas.json", "-o", "brian.png", "--force"], "brian.png is the input"),
  ]

  private func writeInputs() throws {
    for name in ["walk_1.png", "walk_2.png"] { try folder.write(picture, to: name) }
    try folder.write("digraph man { sheet=\"brian.png\"; a }", to: "man.gv")
    try folder.write("digraph walk { images=\"walk_*.png\"; b }", to: "walk.gv")
    try folder.write(
      """
      {"frames": [{"filename": "a", "frame": {"x": 0, "y": 0, "w": 61, "h": 85}}],
       "meta": {"image": "brian.png"}}
      """, to: "atlas.json")
    let files = FileManager.default
    try files.createSymbolicLink(
      at: folder.url("link.png"), withDestinationURL: folder.url("brian.png"))
    try files.linkItem(at: folder.url("brian.png"), to: folder.url("hard.png"))
    try files.linkItem(at: folder.url("brian.png"), to: folder.url("input"))
  }

  /// All files of the folder with their bytes.
  private func contents() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.url($0))) })
  }

  @Test(arguments: overwriting)
  func `The input is never overwritten`(words: [String], message: String) throws {
    try writeInputs()
    let before = try contents()
    let run = try BuiltProgram.shell("exec \"$0\" \"$@\" < input", words, in: folder)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors == "zoetrope: \(message); write to another file\n")
    #expect(try contents() == before)
  }

  @Test func `No file is written if one of them is the input`() throws {
    let before = try contents()
    for words in [["--repack"], ["--repack", "--force"]] {
      let run = try BuiltProgram.run(
        ["extract", "brian.png", "--tile", "61x85", "--all", "."] + words, in: folder)
      #expect(run.status == 1)
      #expect(
        run.errors
          == "zoetrope: ./brian.png is brian.png, the input; write to another folder\n")
      #expect(try contents() == before)
    }
  }

  @Test func `A picture may be written over an earlier one`() throws {
    for words in [["extract", "brian.png"], ["record", "brian.png", "--for", "100ms"]] {
      try folder.write("old", to: "out.png")
      let run = try BuiltProgram.run(
        words + ["--tile", "61x85", "-o", "out.png"], in: folder)
      #expect(run.status == 0 && run.errors == "")
      #expect(try Data(contentsOf: folder.url("out.png")).starts(with: [0x89, 0x50]))
    }
  }

  @Test func `A disk that is full leaves the old file as it was, and no half a new one`() throws {
    try folder.write("old", to: "out.png")
    let before = try contents()
    for (name, ending) in [("out.png", "; the existing file is unchanged"), ("new.png", "")] {
      // A file that may not grow stands in for the disk.
      let run = try BuiltProgram.shell(
        "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"", ["extract", "brian.png", "-o", name],
        in: folder)
      #expect(run.status == 1)
      #expect(run.errors == "zoetrope: \(name) cannot be written: File too large\(ending)\n")
      #expect(try contents() == before)
    }
  }
}
