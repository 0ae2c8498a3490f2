/// One frame of an animated PNG file: its control chunk, and the places of its pixels.
struct APNGFrame {
  /// What happens to the frame's region before the next frame is drawn.
  enum Disposal: UInt8 {
    case keep, clear, restore
  }

  /// How the frame is drawn.
  enum Blend: UInt8 {
    case replace, over
  }

  /// Bytes of a control chunk's data.
  static let controlSize = 26

  let region: PixelRect
  let delay: Duration
  let disposal: Disposal
  let blend: Blend
  /// The ranges of the compressed pixels in the file's bytes.
  var data: [Range<Int>] = []

  /// Reads a control chunk (fcTL).
  ///
  /// - Parameters:
  ///   - chunk: The chunk, whose checksum is right.
  ///   - bytes: The whole file.
  ///   - canvas: Width and height of the picture.
  /// - Throws: ``PNGError/animation(_:at:)``.
  init(
    _ chunk: PNGChunk, in bytes: [UInt8], canvas: (width: Int, height: Int)
  ) throws(PNGError) {
    let start = chunk.data.lowerBound
    guard chunk.data.count == Self.controlSize else {
      throw .animation("a frame's control chunk has \(chunk.data.count) bytes, not 26", at: start)
    }
    func number(_ offset: Int) -> Int { Int(bytes.bigEndian32(at: start + offset)) }
    region = PixelRect(x: number(12), y: number(16), width: number(4), height: number(8))
    guard region.width > 0, region.height > 0, region.x + region.width <= canvas.width,
      region.y + region.height <= canvas.height
    else {
      throw .animation(
        "a frame of \(region.width)x\(region.height) at \(region.x),\(region.y) does not fit into "
          + "the picture, which is \(canvas.width)x\(canvas.height)", at: start)
    }
    guard let disposal = Disposal(rawValue: bytes[start + 24]),
      let blend = Blend(rawValue: bytes[start + 25])
    else { throw .animation("a frame is drawn or left in an unknown way", at: start + 24) }
    self.disposal = disposal
    self.blend = blend
    // A denominator of zero means hundredths.
    let denominator = bytes.bigEndian16(at: start + 22)
    delay =
      .seconds(Int64(bytes.bigEndian16(at: start + 20)))
      / (denominator == 0 ? 100 : Int(denominator))
  }
}
