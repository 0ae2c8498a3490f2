/// The animation in a PNG file (APNG), read but not decoded.
///
/// The format is that of <https://wiki.mozilla.org/APNG_Specification>. A picture before the first frame's
/// control chunk is for programs without animations, and is no frame.
public struct AnimatedPNG: Sendable {
  /// Width of each frame in pixels.
  public let width: Int
  /// Height of each frame in pixels.
  public let height: Int
  /// How many times the animation is played, 0 for forever.
  public let playCount: Int
  /// How long each frame stays, according to the file; the player interprets 0.
  public var delays: [Duration] { frames.map(\.delay) }

  private let bytes: [UInt8]
  private let header: PNGChunk
  /// The chunks about colours before the pixels.
  private let colors: [PNGChunk]
  private let frames: [APNGFrame]

  /// Whether bytes are a PNG file with an animation, by its first chunks.
  public static func isAnimated(_ bytes: [UInt8]) -> Bool {
    guard PNGSignature.isAtStart(of: bytes) else { return false }
    var place = PNGChunk.signatureSize
    while let chunk = try? PNGChunk(at: place, in: bytes), chunk.kind != "IDAT" {
      if chunk.kind == "acTL" { return true }
      place = chunk.whole.upperBound
    }
    return false
  }

  /// Finds the frames of a file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: ``PNGError`` if it has no animation, or a damaged one.
  public init(png bytes: [UInt8]) throws(PNGError) {
    var parser = try APNGParser(bytes)
    try parser.run()
    self.bytes = bytes
    width = parser.canvas.width
    height = parser.canvas.height
    header = parser.header
    colors = parser.colors
    frames = parser.frames
    playCount = parser.playCount
  }

  /// The frames, each the whole visible picture.
  ///
  /// All are in memory at once, so the caller has to check ``width``, ``height`` and the count of ``delays``
  /// first.
  ///
  /// - Throws: ``PNGError`` if one cannot be decoded.
  public func pictures() throws(PNGError) -> [Bitmap] {
    var canvas = APNGCanvas(width: width, height: height)
    var pictures: [Bitmap] = []
    for frame in frames {
      let part = try Bitmap(png: file(of: frame), pixelLimit: width * height)
      pictures.append(canvas.show(part, of: frame))
    }
    return pictures
  }

  /// A PNG file with one frame's own pixels, for libpng to decode.
  private func file(of frame: APNGFrame) -> [UInt8] {
    var file = Array(bytes[..<PNGChunk.signatureSize])
    var size: [UInt8] = []
    size.append(bigEndian: UInt32(frame.region.width))
    size.append(bigEndian: UInt32(frame.region.height))
    file.append(chunk: "IHDR", [size[...], bytes[header.data].dropFirst(size.count)])
    for chunk in colors { file += bytes[chunk.whole] }
    for place in frame.data { file.append(chunk: "IDAT", [bytes[place]]) }
    file.append(chunk: "IEND", [])
    return file
  }
}
