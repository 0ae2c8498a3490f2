import Sheets
import CGIF
import Pixels

/// The size and the timing of a GIF file's frames, without their pixels.
struct GIFOutline {
  /// The most frames that are accepted.
  private static let mostFrames = 100_000

  /// Width of every frame in pixels.
  private(set) var width: Int
  /// Height of every frame in pixels.
  private(set) var height: Int
  /// How long each frame stays.
  private(set) var durations: [Duration] = []
  /// How many times the animation is played, 0 for forever.
  ///
  /// Once, unless the file has Netscape's extension, which gives the number of repetitions, as browsers read
  /// it; so it is played once more than that.
  private(set) var playCount = 1

  /// Reads through the file.
  ///
  /// - Throws: ``SheetContentError``.
  init(_ bytes: [UInt8]) throws(SheetContentError) {
    let stream = try GIFStream(bytes)
    (width, height) = stream.screen
    var control = GIFControl()
    while true {
      switch try stream.next() {
      case .image:
        guard durations.count < Self.mostFrames else {
          throw SheetContentError("there are more than \(Self.mostFrames) frames")
        }
        // Images that reach beyond the screen enlarge it.
        let region = stream.region
        width = max(width, region.x + region.width)
        height = max(height, region.y + region.height)
        durations.append(control.duration)
        control = GIFControl()
        try stream.skipPixels()
      case .extra(GRAPHICS_EXT_FUNC_CODE, let blocks):
        control = blocks.first.flatMap(GIFControl.init) ?? control
      case .extra(APPLICATION_EXT_FUNC_CODE, let blocks):
        playCount = Self.playCount(blocks) ?? playCount
      case .extra: continue
      case .end:
        guard !durations.isEmpty, width > 0, height > 0 else {
          throw SheetContentError("there is no picture in the GIF file")
        }
        return
      }
    }
  }

  /// The count in Netscape's extension; nil for any other extension.
  private static func playCount(_ blocks: [[UInt8]]) -> Int? {
    guard blocks.count >= 2, blocks[1].count >= 3, blocks[1][0] == 1,
      ["NETSCAPE2.0", "ANIMEXTS1.0"].contains(where: { blocks[0].elementsEqual($0.utf8) })
    else { return nil }
    let again = Int(blocks[1][1]) | Int(blocks[1][2]) << 8
    return again == 0 ? 0 : again + 1
  }
}
