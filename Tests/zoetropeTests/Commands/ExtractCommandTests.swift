import Foundation
import Pixels
import Sheets
import Support
import Testing

@testable import zoetrope

@Suite(.timeLimit(.minutes(1)))
struct ExtractCommandTests {
  private func bitmap(_ words: String...) throws -> Bitmap {
    let run = try BuiltProgram.run(["extract"] + words + ["-o", "-"])
    #expect(run.status == 0 && run.errors == "")
    return try Bitmap(png: [UInt8](run.output))
  }

  private func brian() throws -> Bitmap {
    try Bitmap(png: [UInt8](try ProjectFiles.data("sheets/brian.png")))
  }

  @Test func `Of a PNG the whole picture is written`() throws {
    #expect(try bitmap("sheets/brian.png") == brian())
    #expect(try bitmap("sheets/brian.png", "--fps", "5") == brian())
  }

  @Test func `A frame is picked by its place in a state's list`() throws {
    let sheet = try Sheet(bitmap: brian(), grid: TileGrid(tileWidth: 61, tileHeight: 85))
    let graph = "demos/drink.gv"
    #expect(try bitmap(graph) == sheet.frame(0).bitmap)
    #expect(try bitmap(graph, "--frame", "11") == sheet.frame(11).bitmap)
    #expect(try bitmap(graph, "--state", "drinkOut", "--frame", "2") == sheet.frame(18).bitmap)
    let tiles = ["sheets/brian.png", "--tile", "61x85"]
    #expect(try bitmap(tiles[0], tiles[1], tiles[2], "--frame", "23") == sheet.frame(23).bitmap)
    #expect(
      try bitmap(tiles[0], tiles[1], tiles[2], "--frames", "5-3", "--frame", "1")
        == sheet.frame(4).bitmap)
  }

  @Test func `A flipped state is written as it is shown`() throws {
    let folder = try TemporaryFolder()
    try folder.write(try ProjectFiles.data("sheets/brian.png"), to: "b.png")
    try folder.write("digraph { sheet=\"b.png\"; a [flip=h] }", to: "d.gv")
    let run = try BuiltProgram.run(["extract", "d.gv", "-o", "a.png"], in: folder)
    #expect(run.status == 0 && run.output.isEmpty)
    let found = try Bitmap(png: [UInt8](try Data(contentsOf: folder.url("a.png"))))
    #expect(try found == brian().flipped(horizontally: true, vertically: false))
  }

  @Test func `The animation of a state is an animated file`() throws {
    let run = try BuiltProgram.run(
      ["extract", "demos/drink.gv", "--state", "drinkOut", "--animated", "--zoom", "2", "-o", "-"])
    #expect(run.status == 0 && run.errors == "")
    let file = try AnimatedPNG(png: [UInt8](run.output))
    #expect((file.width, file.height, file.playCount) == (122, 170, 1))
    #expect(file.delays == Array(repeating: .milliseconds(100), count: 7))
    let sheet = try Sheet(bitmap: brian(), grid: TileGrid(tileWidth: 61, tileHeight: 85))
    let last = sheet.frame(22).bitmap
    #expect(
      try file.pictures()[6] == last.scaled(toWidth: 122, height: 170, filter: .nearest))
  }

  @Test func `An output that cannot be written is reported`() throws {
    let run = try BuiltProgram.run(["extract", "sheets/brian.png", "-o", "no/such/folder.png"])
    #expect(run.status == 1)
    #expect(
      run.errors == "zoetrope: no/such/folder.png cannot be written: No such file or directory\n")
  }
}

/// `extract` of Willem van Schaik's PngSuite.
@Suite(
  .enabled(if: SharedFiles.areUsable, "there is no folder of shared inputs"),
  .timeLimit(.minutes(1)))
struct ExtractPngSuiteTests {
  private static let folder = "corpus/pngsuite"

  /// Name and largest difference of a channel; nil for a file that must be refused.
  private static func expectations() throws -> [(name: String, tolerance: Int?)] {
    let data = Data(try SharedFiles.bytes("\(folder)/expected.json"))
    let entries = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]]
    return try #require(entries).sorted { $0.key < $1.key }.map { name, entry in
      (name, entry["error"] as? Bool == true ? nil : entry["tolerance"] as? Int)
    }
  }

  @Test @MainActor func `Every picture is written within its tolerance`() throws {
    let scratch = try TemporaryFolder()
    let output = scratch.url("out.png")
    var count = 0
    for case let (name, tolerance?) in try Self.expectations() {
      let path = SharedFiles.path("\(Self.folder)/images/\(name)")
      let words = ["extract", path, "-o", output.path].map { Array($0.utf8) }
      #expect(Program.run(words) == 0, "\(name)")
      let found = try Bitmap(png: [UInt8](try Data(contentsOf: output)))
      let wanted = try SharedFiles.bytes(
        "\(Self.folder)/expected/\(name.dropLast(".png".count)).rgba")
      #expect(largestDifference(found, wanted) <= tolerance, "\(name)")
      count += 1
    }
    #expect(count == 160)
  }

  @Test func `Every damaged picture is refused with one sentence`() throws {
    let scratch = try TemporaryFolder()
    var count = 0
    for case let (name, nil) in try Self.expectations() {
      let path = SharedFiles.path("\(Self.folder)/images/\(name)")
      let run = try BuiltProgram.run(["extract", path, "-o", "out.png"], in: scratch)
      #expect(run.status == 1 && run.output.isEmpty, "\(name)")
      let start = "zoetrope: \(path): it is "
      #expect(run.errors.hasPrefix(start), "\(name)")
      #expect(run.errors.count > start.count + 4 && run.errors.hasSuffix("\n"), "\(name)")
      #expect(run.errors.count(where: \.isNewline) == 1, "\(name)")
      #expect(!FileManager.default.fileExists(atPath: scratch.url("out.png").path))
      count += 1
    }
    #expect(count == 14)
  }

  /// The largest difference of a channel, 256 if the sizes differ; transparent pixels do not count.
  private func largestDifference(_ bitmap: Bitmap, _ bytes: [UInt8]) -> Int {
    guard bytes.count == bitmap.pixels.count * 4 else { return 256 }
    var largest = 0
    for (index, pixel) in bitmap.pixels.enumerated() {
      let expected = bytes[index * 4..<index * 4 + 4]
      if pixel.alpha == 0 && expected.last == 0 { continue }
      for (found, wanted) in zip([pixel.red, pixel.green, pixel.blue, pixel.alpha], expected) {
        largest = max(largest, abs(Int(found) - Int(wanted)))
      }
    }
    return largest
  }
}

/// `extract --all`.
@Suite(.timeLimit(.minutes(1)))
struct ExtractAllTests {
  private func folderWithBrian() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(try ProjectFiles.data("sheets/brian.png"), to: "brian.png")
    return folder
  }

  private func names(in folder: TemporaryFolder, _ place: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url(place).path).sorted()
  }

  private func bitmap(_ folder: TemporaryFolder, _ name: String) throws -> Bitmap {
    try Bitmap(png: [UInt8](try Data(contentsOf: folder.url(name))))
  }

  @Test func `Every frame of a guessed grid is a file`() throws {
    let folder = try folderWithBrian()
    let run = try BuiltProgram.run(["extract", "brian.png", "--all", "out"], in: folder)
    #expect(run.status == 0 && run.text == "")
    #expect(
      run.errors == "zoetrope: brian.png: cut into guessed tiles of 61x85 (sure); "
        + "--tile WxH or --tile whole overrides this\n")
    let numbers = (0..<24).map { ($0 < 10 ? "0" : "") + "\($0)" }
    #expect(try names(in: folder, "out") == numbers.map { "brian_\($0).png" })
    let sheet = try Sheet(
      bitmap: bitmap(folder, "brian.png"), grid: TileGrid(tileWidth: 61, tileHeight: 85))
    #expect(try bitmap(folder, "out/brian_17.png") == sheet.frame(17).bitmap)
    let again = try BuiltProgram.run(
      ["extract", "brian.png", "--tile", "61x85", "--all", "out"], in: folder)
    #expect(again.status == 1)
    #expect(
      again.errors == "zoetrope: out/brian_00.png already exists; --force overwrites it\n")
    let forced = try BuiltProgram.run(
      ["extract", "brian.png", "--tile", "61x85", "--all", "out/", "--force"], in: folder)
    #expect(forced.status == 0 && forced.errors == "")
  }

  @Test func `Nothing is written if one of the files exists`() throws {
    let folder = try folderWithBrian()
    try FileManager.default.createDirectory(
      at: folder.url("out"), withIntermediateDirectories: false)
    try folder.write("mine", to: "out/brian_23.png")
    let run = try BuiltProgram.run(
      ["extract", "brian.png", "--tile", "61x85", "--all", "out"], in: folder)
    #expect(run.status == 1)
    #expect(try names(in: folder, "out") == ["brian_23.png"])
  }

  @Test func `The sheets of a graph file are written`() throws {
    let folder = try TemporaryFolder()
    let place = folder.url("out").path
    let run = try BuiltProgram.run(["extract", "demos/drink.gv", "--all", place])
    #expect(run.status == 0 && run.errors == "")
    #expect(try names(in: folder, "out").count == 24)
  }

  @Test func `A repacked sheet has the same frames, and a graph that plays the same`() throws {
    let folder = try TemporaryFolder()
    let red = RGBA(255, 0, 0)
    try folder.write(Bitmap(width: 20, height: 6, filling: red).pngData(), to: "a.png")
    let run = try BuiltProgram.run(
      ["extract", "a.png", "--tile", "4x6", "--fps", "5", "--all", "out", "--repack"], in: folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(try names(in: folder, "out") == ["a.gv", "a.png"])
    #expect(
      try String(contentsOf: folder.url("out/a.gv"), encoding: .utf8) == """
        // a.png: 5 frames, repacked.
        digraph a {
          sheet = "a.png"
          tile  = "4x6"

          a [frames="0-4", fps=5]
        }

        """)
    let check = try BuiltProgram.run(["check", "out/a.gv"], in: folder)
    #expect(check.status == 0 && check.errors == "")
    #expect(try bitmap(folder, "out/a.png").width == 12)
  }

  @Test(arguments: [
    (["--all", "x", "-o", "y.png"], "-o is for one frame, --all for all of them"),
    (["--all", "x", "--frame", "1"], "--frame picks a frame, but --all writes all of them"),
    (["-o", "x.png", "--repack"], "--repack needs --all DIR"),
    (["--all", "x", "--animated"], "--animated needs -o OUT.png"),
    (["--all", "x", "--zoom", "2"], "--zoom needs -o OUT.png"),
    (
      ["-o", "x.png", "--animated", "--frame", "1"],
      "--frame picks a frame, but --animated writes all of the state"
    ),
    ([], "extract needs an output: -o OUT.png, or --all DIR"),
  ])
  func `Options that do not go together are refused`(words: [String], message: String) throws {
    let run = try BuiltProgram.run(["extract", "sheets/brian.png"] + words)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("zoetrope: \(message)\n"))
  }

  @Test func `A graph file is not repacked`() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(
      ["extract", "demos/drink.gv", "--all", folder.url("out").path, "--repack"])
    #expect(run.status == 1)
    #expect(
      run.errors
        == "zoetrope: demos/drink.gv: --repack is for a sheet, but this is a state graph\n")
  }
}
