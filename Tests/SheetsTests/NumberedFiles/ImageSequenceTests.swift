import Pixels
import Sheets
import Support
import Testing

@Suite struct ImageSequenceTests {
  /// The names that a pattern finds in a folder.
  private func names(_ pattern: String, among files: [String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let paths = try ImageSequence(pattern, in: folder.path).paths
    #expect(paths.allSatisfy { $0.hasPrefix(folder.path + "/") })
    return paths.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test(
    "A pattern finds its files in order",
    arguments: [
      (
        "w_%d.png", ["w_10.png", "w_2.png", "w_1.png", "w_03.png", "x_4.png"],
        ["w_1.png", "w_2.png", "w_10.png"]
      ),
      (
        "w_%02d.png", ["w_100.png", "w_99.png", "w_07.png"],
        ["w_07.png", "w_99.png", "w_100.png"]
      ),
      (
        "w_*.png", ["w_10.png", "w_2.png", "w_1.png", "w_1.txt", ".w_3.png"],
        ["w_1.png", "w_2.png", "w_10.png"]
      ),
      ("*", [".hidden", "b", "a"], ["a", "b"]),
      ("w?.png", ["w1.png", "w10.png", "w2.png"], ["w1.png", "w2.png"]),
      ("w[0-2].png", ["w3.png", "w1.png", "w2.png"], ["w1.png", "w2.png"]),
      ("one.png", ["one.png", "two.png"], ["one.png"]),
      ("a%%_*", ["a%_1", "a_2"], ["a%_1"]),
      ("w_*", ["w_1", "w_2/", "w_3"], ["w_1", "w_3"]),
      ("art/w_%d", ["art/", "art/w_1", "w_2"], ["art/w_1"]),
      ("a*t/w_%d", ["a*t/", "a*t/w_1", "art/", "art/w_2"], ["a*t/w_1"]),
    ] as [(String, [String], [String])])
  func order(pattern: String, files: [String], expected: [String]) throws {
    #expect(try names(pattern, among: files) == expected)
  }

  @Test func `an absolute pattern does not start from the folder`() throws {
    let folder = try TemporaryFolder(["w_1"])
    let pattern = folder.path + "/w_%d"
    #expect(try ImageSequence(pattern, in: "/nowhere").paths == [folder.path + "/w_1"])
    #expect(try ImageSequence(pattern, in: "").paths == [folder.path + "/w_1"])
  }

  @Test(arguments: [
    ("w_%d", "", ""), ("w_%d", "art", "art/"), ("a/w_*", "", "a/"), ("a/w_*", "art", "art/a/"),
    ("/a/w_*", "art", "/a/"), ("/w_*", "art", "/"), ("../w", "/x", "/x/../"),
  ])
  func `a pattern has a folder`(pattern: String, directory: String, folder: String) {
    #expect(ImageSequence.folder(of: pattern, in: directory) == folder)
  }

  @Test(
    "What is wrong with a pattern is said in a sentence",
    arguments: [
      (
        "w_%d.png",
        "no file matches the pattern 'w_%d.png' in the folder 'FOLDER', "
          + "though 'w_01.png' is there"
      ),
      ("x_%d.png", "no file matches the pattern 'x_%d.png' in the folder 'FOLDER'"),
      ("x_*", "no file matches the pattern 'x_*' in the folder 'FOLDER'"),
      ("w_[", "no file matches the pattern 'w_[' in the folder 'FOLDER'"),
      ("", "no file matches the pattern '' in the folder 'FOLDER'"),
      ("none/w_%d.png", "there is no folder 'FOLDER/none'"),
      ("w_01.png/w_%d.png", "there is no folder 'FOLDER/w_01.png'"),
      ("w_%d_%d.png", "the pattern 'w_%d_%d.png' has more than one number"),
      ("w_%s.png", "after a % in the pattern 'w_%s.png' stands d, as in %d or %02d, or another %"),
      (
        "*_%d.png",
        "the pattern '*_%d.png' has a number and a wildcard; one of the two must be enough"
      ),
    ])
  func mistakes(pattern: String, message: String) throws {
    let folder = try TemporaryFolder(["w_01.png"])
    let error = #expect(throws: ImageSequenceError.self) {
      try ImageSequence(pattern, in: folder.path)
    }
    #expect(error?.message == message.replacing("FOLDER", with: folder.path))
  }

  @Test(arguments: ["w_%d", "w_*"])
  func `there may be ten thousand files and no more`(pattern: String) throws {
    let most = ImageSequence.mostFiles
    let folder = try TemporaryFolder((1...most).map { "w_\($0)" })
    #expect(try ImageSequence(pattern, in: folder.path).paths.count == most)
    let larger = try TemporaryFolder((0...most).map { "w_\($0)" })
    let error = #expect(throws: ImageSequenceError.self) {
      try ImageSequence(pattern, in: larger.path)
    }
    #expect(error?.message == "more than 10000 files match the pattern '\(pattern)'")
  }

  @Test(
    "Real sequences are found whole",
    .enabled(if: SharedFiles.areUsable),
    arguments: [
      ("real/godot-sequence-creeps", "playerGrey_walk%d.png", 2),
      ("real/godot-sequence-creeps", "enemy*_?.png", 6),
      ("real/supertux-sprite/mr_iceblock", "iceblock-%d.png", 8),
      ("real/supertux-sprite/mr_iceblock", "waking-[0-9].png", 7),
      ("real/supertux-sprite", "mr_iceblock/waking-left-*.png", 7),
    ])
  func real(folder: String, pattern: String, count: Int) throws {
    let paths = try ImageSequence(pattern, in: SharedFiles.path(folder)).paths
    #expect(paths.count == count)
    var bitmaps: [Bitmap] = []
    for path in paths { bitmaps.append(try Bitmap(pngFile: path)) }
    let sheet = Sheet(bitmaps: bitmaps)
    #expect(sheet.frameCount == count)
    for (number, bitmap) in bitmaps.enumerated() {
      #expect(sheet.size(ofFrame: number) == (bitmap.width, bitmap.height))
    }
  }
}
