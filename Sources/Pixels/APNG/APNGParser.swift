/// Reads through the chunks of an animated PNG file, and enforces their order.
struct APNGParser {
  /// The chunks about colours, which apply to each frame as to the whole picture.
  private static let colorKinds: Set<PNGChunk.Kind> = [
    "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "cICP",
  ]
  /// The most frames that are accepted.
  private static let mostFrames = 100_000

  let header: PNGChunk
  let canvas: (width: Int, height: Int)
  private(set) var colors: [PNGChunk] = []
  private(set) var frames: [APNGFrame] = []
  private(set) var playCount = 0

  private let bytes: [UInt8]
  /// As announced; nil before that.
  private var frameCount: Int?
  /// The number that the next control or data chunk of a frame must have.
  private var sequence: UInt32 = 0
  private var hasSeenPixels = false

  /// - Throws: ``PNGError`` if the file does not begin with a header.
  init(_ bytes: [UInt8]) throws(PNGError) {
    self.bytes = bytes
    header = try PNGChunk(at: PNGChunk.signatureSize, in: bytes)
    guard header.kind == "IHDR", header.data.count == 13 else {
      throw .animation("the file does not begin with its size", at: header.whole.lowerBound)
    }
    try header.check(in: bytes)
    let start = header.data.lowerBound
    canvas = (Int(bytes.bigEndian32(at: start)), Int(bytes.bigEndian32(at: start + 4)))
    guard 1...Int(Int32.max) ~= canvas.width, 1...Int(Int32.max) ~= canvas.height else {
      throw .animation("the picture is \(canvas.width)x\(canvas.height)", at: start)
    }
  }

  /// Reads the chunks up to the end.
  ///
  /// - Throws: ``PNGError``.
  mutating func run() throws(PNGError) {
    var chunk = header
    while chunk.kind != "IEND" {
      chunk = try PNGChunk(at: chunk.whole.upperBound, in: bytes)
      try take(chunk)
    }
    guard let frameCount else { throw .animation("there is no animation", at: 0) }
    try checkLastFrame(at: chunk.whole.lowerBound)
    guard frames.count == frameCount else {
      throw .animation(
        "there are \(frames.count) frames, and \(frameCount) are announced",
        at: chunk.whole.lowerBound)
    }
  }

  private mutating func take(_ chunk: PNGChunk) throws(PNGError) {
    switch chunk.kind {
    case "acTL": try takeAnimation(chunk)
    case "fcTL": try takeControl(chunk)
    case "IDAT":
      // Before the first control chunk, it belongs to the picture that is no frame.
      hasSeenPixels = true
      if frames.count == 1 { frames[0].data.append(chunk.data) }
    case "fdAT": try takeData(chunk)
    default:
      if !hasSeenPixels, Self.colorKinds.contains(chunk.kind) { colors.append(chunk) }
    }
  }

  private mutating func takeAnimation(_ chunk: PNGChunk) throws(PNGError) {
    try chunk.check(in: bytes)
    let start = chunk.data.lowerBound
    guard chunk.data.count == 8, frameCount == nil, !hasSeenPixels else {
      throw .animation("the chunk that announces the animation is wrong", at: start)
    }
    let count = Int(bytes.bigEndian32(at: start))
    guard 1...Self.mostFrames ~= count else {
      throw .animation(
        "\(count) frames are announced; there may be 1 to \(Self.mostFrames)", at: start)
    }
    frameCount = count
    playCount = Int(bytes.bigEndian32(at: start + 4))
  }

  private mutating func takeControl(_ chunk: PNGChunk) throws(PNGError) {
    try chunk.check(in: bytes)
    try takeSequence(of: chunk)
    try checkLastFrame(at: chunk.whole.lowerBound)
    guard frameCount != nil else {
      throw .animation("a frame stands before the animation", at: chunk.whole.lowerBound)
    }
    let frame = try APNGFrame(chunk, in: bytes, canvas: canvas)
    let whole = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    guard hasSeenPixels || frame.region == whole else {
      throw .animation("the first frame is not the whole picture", at: chunk.whole.lowerBound)
    }
    guard frames.count < Self.mostFrames else {
      throw .animation("there are more frames than announced", at: chunk.whole.lowerBound)
    }
    frames.append(frame)
  }

  private mutating func takeData(_ chunk: PNGChunk) throws(PNGError) {
    try chunk.check(in: bytes)
    try takeSequence(of: chunk)
    guard hasSeenPixels, !frames.isEmpty else {
      throw .animation("pixels of a frame stand before the frame", at: chunk.whole.lowerBound)
    }
    frames[frames.count - 1].data.append(chunk.data.dropFirst(4))
  }

  private mutating func takeSequence(of chunk: PNGChunk) throws(PNGError) {
    guard chunk.data.count >= 4 else {
      throw .animation("a chunk is too short", at: chunk.whole.lowerBound)
    }
    let number = bytes.bigEndian32(at: chunk.data.lowerBound)
    guard number == sequence else {
      throw .animation(
        "number \(sequence) of the animation's chunks should stand here, not \(number)",
        at: chunk.data.lowerBound)
    }
    sequence += 1
  }

  /// Checks that the last frame has pixels before the next one begins.
  private func checkLastFrame(at place: Int) throws(PNGError) {
    guard frames.last.map({ !$0.data.isEmpty }) ?? true else {
      throw .animation("a frame has no pixels", at: place)
    }
  }
}
