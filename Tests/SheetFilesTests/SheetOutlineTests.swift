import Pixels
import Support
import Testing

@testable import SheetFiles
import Sheets
import Basics

struct SheetOutlineTests {
  private static let files = [
    "real/apng-image-rs", "real/aseprite-bevy-ultra", "real/aseprite-binary-tests",
    "real/aseprite-excalibur-beetle", "real/aseprite-kenney-player", "real/gif-vscode-pets",
    "real/godot-sequence-creeps", "real/grid-bevy-rpg", "real/kaplay-handjson", "real/libgdx-atlas",
    "real/lpc-grid-handjson", "real/oneko", "real/sparrow-flixel", "real/starling-flight",
    "real/supertux-sprite/snail",
    "real/pingus-sprite",
    "real/tiled-0x72", "real/tp-pixi", "real/tp-rotated-trimmed",
  ]

  @Test(.enabled(if: SharedFiles.areUsable), arguments: files)
  func `An outline has all of a file but its pixels`(folder: String) throws {
    for name in try SharedFiles.names(in: folder) {
      let path = SharedFiles.path("\(folder)/\(name)")
      guard let bytes = try? SharedFiles.bytes("\(folder)/\(name)"), SheetFile.isSheet(bytes) else {
        continue
      }
      let whole = Result { try SheetFile.read(bytes, at: path, with: DiskAccess()) }
      let outline = Result { try SheetFile.outline(bytes, at: path, with: Outlines()) }
      switch (whole, outline) {
      case (.success(let whole), .success(let outline)):
        #expect(whole.tags == outline.tags, "\(name)")
        #expect(whole.playCount == outline.playCount, "\(name)")
        #expect(whole.places.map(\.duration) == outline.places.map(\.duration), "\(name)")
        #expect(whole.places.map(\.width) == outline.places.map(\.width), "\(name)")
        #expect(whole.places.map(\.height) == outline.places.map(\.height), "\(name)")
        #expect((whole.uncut == nil) == (outline.uncut == nil), "\(name)")
      case (.failure(let one), .failure(let other)): #expect("\(one)" == "\(other)", "\(name)")
      default: Issue.record("\(name): \(whole) and \(outline)")
      }
    }
  }

  @Test func `Formats have names`() {
    #expect(SheetFile.formatName(of: Bitmap(width: 1, height: 1).pngData()) == "png")
    #expect(SheetFile.formatName(of: Array("GIF89a".utf8)) == "gif")
    #expect(SheetFile.formatName(of: Array("{}".utf8)) == "json")
    #expect(SheetFile.formatName(of: Array("<a/>".utf8)) == "xml")
    #expect(SheetFile.formatName(of: Array("[gd_scene]".utf8)) == "godot")
    #expect(SheetFile.formatName(of: Array("digraph {}".utf8)) == nil)
  }

  /// Gives only the sizes of pictures.
  private final class Outlines: SheetFileAccess {
    private let disk = DiskAccess()
    var pixelLimit: Int { disk.pixelLimit }

    func hasFile(_ path: String) -> Bool { disk.hasFile(path) }

    func bytes(_ path: String, limit: Int) throws(SheetFileError) -> [UInt8] {
      try disk.bytes(path, limit: limit)
    }

    func bitmap(_ path: String) throws(SheetFileError) -> Bitmap {
      let start = try disk.bytes(path, limit: FileContents.mostBytes).prefix(PNGOutline.bytesWanted)
      return try placeholder(png: Array(start))
    }

    func bitmap(png bytes: [UInt8]) throws(SheetFileError) -> Bitmap {
      try placeholder(png: bytes)
    }

    func claim(width: Int, height: Int, count: Int) throws(SheetFileError) {
      try disk.claim(width: width, height: height, count: count)
    }
  }
}
