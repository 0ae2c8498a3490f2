import Pixels
import Support
import Testing

@testable import Sheets

struct AsepriteSheetReaderTests {
  /// Check sums of what an independent reader of the files shows.
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

  /// As the table has it.
  private static func described(_ tag: Sheets.Tag) -> String {
    "\(tag.name):\(tag.frames[0])-\(tag.frames[tag.frames.count - 1]):\(tag.direction.rawValue):"
      + "\(tag.repeatCount ?? 0)"
  }

  /// Pictures that a browser made of the files, over a colour of its own: where layers are partly
  /// transparent, it rounds at other places.
  @Test(
    .enabled(if: SharedFiles.areUsable),
    arguments: [
      ("rgba-multi-animation", "rgba", 0), ("rgba-multi-layer", "rgba-layers", 1),
      ("grayscale-multi-animation", "grayscale", 0),
      ("grayscale-multi-layer", "grayscale-layers", 1),
      ("indexed-multi-animation", "rgba", 0), ("indexed-multi-layer", "index-layers", 1),
      ("hidden-layer", "hidden-layer", 0), ("indexed-no-alpha", "beetle-indexed-no-alpha", 0),
    ])
  func `A file looks as it should`(_ name: String, _ picture: String, _ tolerance: Int) throws {
    let folder = "real/aseprite-excalibur-beetle/unit"
    let sheet = try SheetFile.read(SharedFiles.path("\(folder)-beetle-\(name).aseprite"))
    let expected = try Bitmap(png: SharedFiles.bytes("\(folder)-expected-\(picture).png"))
    let shown = sheet.frame(0).bitmap
    let ground = expected[0, 0]
    for (pixel, other) in zip(shown.pixels, expected.pixels) {
      let difference = Self.difference(Self.mixed(pixel, ground), other)
      guard difference > tolerance else { continue }
      Issue.record("\(name): \(pixel) is not \(other)")
      return
    }
  }

  private static func mixed(_ pixel: RGBA, _ ground: RGBA) -> RGBA {
    func channel(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let alpha = Int(pixel.alpha)
      return UInt8((Int(top) * alpha + Int(bottom) * (255 - alpha) + 127) / 255)
    }
    return RGBA(
      channel(pixel.red, ground.red), channel(pixel.green, ground.green),
      channel(pixel.blue, ground.blue))
  }

  private static func difference(_ first: RGBA, _ second: RGBA) -> Int {
    [(first.red, second.red), (first.green, second.green), (first.blue, second.blue)]
      .map { abs(Int($0) - Int($1)) }.reduce(0, max)
  }

  @Test(.enabled(if: SharedFiles.areUsable)) func `A slice's pivot places the frame`() throws {
    let sheet = try SheetFile.read(
      SharedFiles.path("real/aseprite-bevy-ultra/ghost_slices.aseprite"))
    #expect(sheet.places[0].pivot != nil)
  }
}
