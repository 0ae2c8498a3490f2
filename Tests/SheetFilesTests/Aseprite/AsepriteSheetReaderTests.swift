import Pixels
import Support
import Testing

@testable import SheetFiles
import Sheets

struct AsepriteSheetReaderTests {
  /// Checksums of the frames as an independent reader draws them.
  @Test(.enabled(if: SharedFiles.areUsable), arguments: try Fixtures.table("aseprite/frames.tsv"))
  func `Frames of a real file are as another reader draws them`(_ fields: [String]) throws {
    let sheet = try SheetFile.read(SharedFiles.path(fields[0]))
    let sums = (0..<sheet.frameCount).map { sheet.frame($0).bitmap.checkSum }
    #expect(sums == fields[1].split(separator: ",").map(String.init), "\(fields[0])")
  }

  @Test(.enabled(if: SharedFiles.areUsable))
  func `Sizes, durations and tags are as the table says`() throws {
    let text = String(
      decoding: try SharedFiles.bytes("real/aseprite-binaries.tsv"), as: UTF8.self)
    for fields in Fixtures.fields(text).dropFirst() {
      let sheet = try SheetFile.read(SharedFiles.path("real/\(fields[0])"))
      #expect(sheet.commonSize.map { ["\($0.width)", "\($0.height)"] } == Array(fields[1...2]))
      #expect("\(sheet.frameCount)" == fields[4])
      let durations = Set(sheet.places.compactMap(\.duration)).sorted()
      #expect(durations.map { "\(Int($0 / .milliseconds(1)))" }.joined(separator: ",") == fields[5])
      #expect(sheet.tags.map(Self.described).joined(separator: " | ") == fields[7], "\(fields[0])")
    }
  }

  /// As in the table.
  private static func described(_ tag: Sheets.Tag) -> String {
    "\(tag.name):\(tag.frames[0])-\(tag.frames[tag.frames.count - 1]):\(tag.direction.rawValue):"
      + "\(tag.repeatCount ?? 0)"
  }

  /// Pictures that a browser made of the files, over a background of one colour.
  @Test(
    .enabled(if: SharedFiles.areUsable),
    arguments: [
      ("rgba-multi-animation", "rgba"), ("rgba-multi-layer", "rgba-layers"),
      ("grayscale-multi-animation", "grayscale"), ("grayscale-multi-layer", "grayscale-layers"),
      ("indexed-multi-animation", "rgba"), ("indexed-multi-layer", "index-layers"),
      ("hidden-layer", "hidden-layer"), ("indexed-no-alpha", "beetle-indexed-no-alpha"),
    ])
  func `A file looks as it should`(_ name: String, _ picture: String) throws {
    let folder = "real/aseprite-excalibur-beetle/unit"
    let sheet = try SheetFile.read(SharedFiles.path("\(folder)-beetle-\(name).aseprite"))
    let expected = try Bitmap(png: SharedFiles.bytes("\(folder)-expected-\(picture).png"))
    let shown = sheet.frame(0).bitmap
    let ground = expected[0, 0]
    let differing = zip(shown.pixels, expected.pixels).count {
      Self.laid($0, over: ground) != $1
    }
    #expect(shown.pixels.count == expected.pixels.count && differing == 0)
  }

  /// A pixel over an opaque one as on the browser's canvas (Skia): both have weights in whole 256ths, and the
  /// results are truncated.
  private static func laid(_ pixel: RGBA, over ground: RGBA) -> RGBA {
    func channel(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let alpha = Int(pixel.alpha)
      return UInt8(Int(top) * (alpha + 1) / 256 + Int(bottom) * (256 - alpha) / 256)
    }
    return RGBA(
      channel(pixel.red, ground.red), channel(pixel.green, ground.green),
      channel(pixel.blue, ground.blue))
  }

  @Test(.enabled(if: SharedFiles.areUsable)) func `A slice's pivot places the frame`() throws {
    let sheet = try SheetFile.read(
      SharedFiles.path("real/aseprite-bevy-ultra/ghost_slices.aseprite"))
    #expect(sheet.places[0].pivot != nil)
  }
}
