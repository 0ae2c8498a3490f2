import Support
import Foundation
import Glibc
import Testing

/// Files that cannot be played: each ends in status 1 with a message that names file and place.
@Suite(.timeLimit(.minutes(1)))
struct BadInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let sheet = try ProjectFiles.data("sheets/brian.png")
    try folder.write(sheet, to: "brian.png")
    try folder.write(sheet.prefix(900), to: "cut.png")
    try folder.write(PNGHeader.bytes(width: 60_000, height: 60_000), to: "huge.png")
    try folder.write("", to: "empty.png")
    try folder.write("", to: "empty.gv")
    try folder.write("just words\n", to: "text.png")
    try folder.write(Self.graph("frames=\"0\"").replacing("brian", with: "brain"), to: "lost.gv")
    #expect(mkfifo(folder.url("pipe").path, 0o600) == 0)
    #expect(mkfifo(folder.url("pipe.png").path, 0o600) == 0)
  }

  /// A graph whose one state has some attributes.
  private static func graph(_ attributes: String) -> String {
    """
    digraph d {
      sheet="brian.png"
      tile="61x85"
      walk [\(attributes), repeat=1]
      walk -> walk
    }
    """
  }

  /// Expects a failed run with certain words on standard error.
  private func expectFailure(
    _ words: [String], _ errors: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try BuiltProgram.run(words, in: folder)
    #expect(run.status == 1, sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(run.errors == errors, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("nowhere.gv", "no such file"),
    ("nowhere.png", "no such file"),
    ("brian.png/a.gv", "no such file"),
    (".", "it is a directory"),
    ("empty.png", "it is empty"),
    (
      "text.png",
      "it is not a PNG file (it starts with \"just wor\"), nor any other sheet that is known"
    ),
    ("cut.png", "it is cut off before the picture ends (read beyond end of data)"),
    (
      "huge.png",
      "it is 60000x60000 pixels, more than the limit of 67108864; --max-pixels raises the limit"
    ),
    ("pipe", "it is a pipe or a device, not a file"),
    ("pipe.png", "it is a pipe or a device, not a file"),
    ("/dev/zero", "it is a pipe or a device, not a file"),
  ])
  func `A file that cannot be used is named with the reason`(file: String, reason: String) throws {
    for command in [["check"], ["play"], []] {
      try expectFailure(command + [file], "zoetrope: \(file): \(reason)\n")
    }
  }

  @Test func `A picture of another format is called by its name`() throws {
    let folder = try TemporaryFolder()
    try folder.write([0xFF, 0xD8, 0xFF, 0xE0, 0, 16], to: "photo.png")
    let run = try BuiltProgram.run(["inspect", "photo.png"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.errors == "zoetrope: photo.png: it is a JPEG picture, which is not read; save it as PNG\n"
    )
  }

  @Test func `An empty graph file is reported`() throws {
    try expectFailure(
      ["empty.gv"],
      "empty.gv: error: the file contains no graph; a graph begins with 'digraph NAME {'\n")
  }

  @Test func `A sheet that its tiles do not divide is reported with the pixels left over`() throws {
    try expectFailure(
      ["brian.png", "--tile", "60x85"],
      "zoetrope: brian.png: tiles of 60x85 do not divide the sheet, which is 366x340: "
        + "6 pixels at the right left over; --tile guess looks for a size that does\n")
  }

  @Test func `Frames past a sheet's end are reported with its number of tiles`() throws {
    try expectFailure(
      ["render", "brian.png", "--tile", "61x85", "--frames", "20-24"],
      "zoetrope: brian.png: frames 20-24 run past the sheet, which holds 24 tiles (0-23)\n")
  }

  @Test func `A missing sheet is reported at its name in the graph`() throws {
    try expectFailure(
      ["trace", "lost.gv"],
      """
      lost.gv:2:10: error: sheet 'brain.png' cannot be read: no such file
       1 | digraph d {
       2 |   sheet="brain.png"
         |          ^~~~~~~~~
       3 |   tile="61x85"

      """)
  }

  @Test(arguments: [
    ("frames=12-15", 16, "put quotes around 12-15", "^~~~~ write \"12-15\""),
    (
      "frames=\"12-30\"", 17, "frames 12-30 run past the sheet, which holds 24 tiles (0-23)",
      "^~~~~"
    ),
    ("frames=\"0\", fps=0", 25, "fps '0' is out of range: write a number from 0.01 to 1000", "^"),
    (
      "frames=\"0\", fps=-1", 25, "fps '-1' is out of range: write a number from 0.01 to 1000", "^~"
    ),
    ("frames=\"0\", fps=abc", 25, "fps 'abc' is not a number: write one such as 10", "^~~"),
  ])
  func `A wrong value in a graph is reported at its place`(
    attributes: String, column: Int, message: String, pointer: String
  ) throws {
    try folder.write(Self.graph(attributes), to: "bad.gv")
    try expectFailure(
      ["check", "bad.gv"],
      """
      bad.gv:4:\(column): error: \(message)
       3 |   tile="61x85"
       4 |   walk [\(attributes), repeat=1]
         |\(String(repeating: " ", count: column))\(pointer)
       5 |   walk -> walk

      """)
  }

  @Test func `An edge to a state without frames names the state`() throws {
    let graph = Self.graph("frames=\"0\"").replacing("-> walk", with: "-> wlak -> walk")
    try folder.write(graph, to: "bad.gv")
    try expectFailure(
      ["bad.gv"],
      """
      bad.gv:5:11: error: an edge names 'wlak', which has no frames
       4 |   walk [frames="0", repeat=1]
       5 |   walk -> wlak -> walk
         |           ^~~~ did you mean 'walk'?
       6 | }

      """)
  }

  @Test func `Only the first twenty errors are reported`() throws {
    let states = (0..<50).map { "s\($0) [frames=\"0\", fps=0]\n" }.joined()
    try folder.write("digraph d {\nsheet=\"brian.png\"\ntile=\"61x85\"\n\(states)}", to: "bad.gv")
    let run = try BuiltProgram.run(["check", "bad.gv"], in: folder)
    #expect(run.errors.components(separatedBy: "error:").count == 21)
    #expect(run.errors.hasSuffix("bad.gv: and 30 more\n"))
  }
}
