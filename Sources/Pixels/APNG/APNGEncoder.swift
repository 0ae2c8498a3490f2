/// Writes pictures, one after another, as an animated PNG file.
///
/// The file follows <https://wiki.mozilla.org/APNG_Specification>; programs without animations show its first
/// picture. Of each later picture only the rectangle that differs from the one before is written, and equal
/// pictures are joined.
public struct APNGEncoder {
  /// How many times the animation is played, 0 for forever.
  public let playCount: Int

  private var frames: [Frame] = []
  private var last: Bitmap?

  /// A picture as a separate PNG file, with its place on the canvas and its end.
  private struct Frame {
    let file: [UInt8]
    let region: PixelRect
    var end: Duration
  }

  /// - Precondition: `playCount` is from 0 to 2³¹ - 1.
  public init(playCount: Int = 0) {
    precondition(0...Int(Int32.max) ~= playCount, "a file is played fewer than 2^31 times")
    self.playCount = playCount
  }

  /// Adds a picture, which is visible from the end of the one before.
  ///
  /// Times are written in whole milliseconds; each end is rounded by itself, so that errors do not add up. A
  /// picture stays for at most 65,535 s.
  ///
  /// - Parameters:
  ///   - picture: Of the same size as those before, and not empty.
  ///   - end: Its end, from the beginning of the first picture; later than the end of the one before.
  public mutating func add(_ picture: Bitmap, until end: Duration) {
    precondition(end > frames.last?.end ?? .zero, "each picture ends after the one before")
    defer { last = picture }
    guard let last else {
      let whole = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
      return frames.append(Frame(file: picture.pngData(), region: whole, end: end))
    }
    precondition(
      (picture.width, picture.height) == (last.width, last.height), "all pictures are of one size")
    guard let region = picture.difference(from: last) else {
      return frames[frames.count - 1].end = end
    }
    frames.append(Frame(file: picture.cropped(to: region).pngData(), region: region, end: end))
  }

  /// The file.
  ///
  /// - Precondition: A picture was added.
  public func data() -> [UInt8] {
    precondition(!frames.isEmpty, "an animation has a picture")
    var file: [UInt8] = []
    var sequence: UInt32 = 0
    var start = Duration.zero
    for frame in frames {
      let chunks = PNGChunk.all(in: frame.file)
      if sequence == 0 {
        file += frame.file[..<(chunks.first { $0.kind == "IDAT" } ?? chunks[0]).whole.lowerBound]
        file.append(chunk: "acTL", [control[...]])
      }
      let isFirst = sequence == 0
      file.append(chunk: "fcTL", [Self.control(of: frame, from: start, number: sequence)[...]])
      sequence += 1
      let pixels = chunks.filter { $0.kind == "IDAT" }.map { frame.file[$0.data] }
      if isFirst {
        file.append(chunk: "IDAT", pixels)
      } else {
        var number: [UInt8] = []
        number.append(bigEndian: sequence)
        file.append(chunk: "fdAT", [number[...]] + pixels)
        sequence += 1
      }
      start = frame.end
    }
    file.append(chunk: "IEND", [])
    return file
  }

  /// The data of the chunk that announces the animation (acTL).
  private var control: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(bigEndian: UInt32(frames.count))
    bytes.append(bigEndian: UInt32(playCount))
    return bytes
  }

  /// The data of a frame's control chunk (fcTL).
  private static func control(of frame: Frame, from start: Duration, number: UInt32) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(bigEndian: number)
    for side in [frame.region.width, frame.region.height, frame.region.x, frame.region.y] {
      bytes.append(bigEndian: UInt32(side))
    }
    let delay = APNGFrame.delay(milliseconds(frame.end) - milliseconds(start))
    bytes.append(bigEndian: delay.numerator)
    bytes.append(bigEndian: delay.denominator)
    return bytes + [APNGFrame.Disposal.keep.rawValue, APNGFrame.Blend.replace.rawValue]
  }

  /// A moment rounded to the nearest millisecond.
  private static func milliseconds(_ moment: Duration) -> Int64 {
    let (seconds, attoseconds) = moment.components
    return seconds * 1000 + (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000
  }
}

extension APNGFrame {
  /// How a delay is written: in milliseconds if they fit, else in seconds.
  ///
  /// - Parameter milliseconds: How long the frame stays.
  /// - Returns: A fraction of a second.
  static func delay(_ milliseconds: Int64) -> (numerator: UInt16, denominator: UInt16) {
    if let numerator = UInt16(exactly: milliseconds) { return (numerator, 1000) }
    return (UInt16(clamping: (milliseconds + 500) / 1000), 1)
  }
}

extension Bitmap {
  /// The smallest rectangle of all pixels that differ from those of another picture of this size; nil if
  /// none differs.
  func difference(from other: Bitmap) -> PixelRect? {
    var (left, right) = (width, -1)
    var (top, bottom) = (height, -1)
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      guard pixels[row] != other.pixels[row] else { continue }
      (top, bottom) = (min(top, y), y)
      let changed = row.filter { pixels[$0] != other.pixels[$0] }
      left = min(left, (changed.first ?? row.lowerBound) - row.lowerBound)
      right = max(right, (changed.last ?? row.lowerBound) - row.lowerBound)
    }
    guard bottom >= 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension PNGChunk {
  /// The chunks of a whole file, up to the first damaged one.
  static func all(in file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var place = signatureSize
    while let chunk = try? PNGChunk(at: place, in: file) {
      chunks.append(chunk)
      place = chunk.whole.upperBound
    }
    return chunks
  }
}
