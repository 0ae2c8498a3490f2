/// Reads an Aseprite file, chunk by chunk.
struct AsepriteParser {
  private static let frameMagic = 0xF1FA
  private static let frameHeaderSize = 16
  /// Size and kind of a chunk.
  private static let chunkHeaderSize = 6

  let header: AsepriteHeader

  private var reader: BinaryReader
  private var frames: [AsepriteFile.Frame] = []
  private var layers: AsepriteLayers
  private var palettes = AsepritePalettes()
  private var cels: AsepriteCelReader
  private var tags: AsepriteTagReader
  private var slices: [AsepriteFile.Slice] = []

  /// Reads the header.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - pixelLimit: The most pixels that a cel may have; all may have four times as many.
  /// - Throws: ``SheetContentError``.
  init(_ bytes: [UInt8], pixelLimit: Int) throws(SheetContentError) {
    reader = BinaryReader(bytes, in: 0..<bytes.count, subject: "the file")
    header = try AsepriteHeader(&reader)
    layers = AsepriteLayers(haveOpacity: header.layersHaveOpacity)
    cels = AsepriteCelReader(depth: header.depth, pixelLimit: pixelLimit)
    tags = AsepriteTagReader(frameCount: header.frameCount)
  }

  /// Reads all frames, once.
  ///
  /// - Parameter readsPixels: Whether cels and tilesets are read.
  /// - Returns: The content of the file.
  /// - Throws: ``SheetContentError``.
  mutating func file(readingPixels readsPixels: Bool) throws(SheetContentError) -> AsepriteFile {
    for _ in 0..<header.frameCount { try readFrame(readingPixels: readsPixels) }
    return AsepriteFile(
      header: header, frames: frames, layers: layers.all, tilesets: cels.tilesets,
      palettes: palettes.all, tags: tags.tags, slices: slices)
  }

  private mutating func readFrame(
    readingPixels readsPixels: Bool
  ) throws(SheetContentError) {
    let size = try reader.uint32()
    guard size >= Self.frameHeaderSize else { throw reader.error("a frame has \(size) bytes") }
    var part = try reader.part(size - 4, subject: "a frame")
    guard try part.uint16() == Self.frameMagic else {
      throw part.error("a frame does not begin where it should")
    }
    // The old count has two bytes; where they are too few, or in newer files, there is a new one.
    let oldCount = try part.uint16()
    let milliseconds = try part.uint16()
    try part.skip(2)
    let newCount = try part.uint32()
    palettes.beginFrame()
    frames.append(
      AsepriteFile.Frame(
        duration: milliseconds > 0 ? .milliseconds(milliseconds) : header.usualDuration,
        palette: palettes.current))
    for _ in 0..<(newCount == 0 ? oldCount : newCount) {
      try readChunk(&part, readingPixels: readsPixels)
    }
    frames[frames.count - 1].palette = palettes.current
  }

  private mutating func readChunk(
    _ frame: inout BinaryReader, readingPixels readsPixels: Bool
  ) throws(SheetContentError) {
    let size = try frame.uint32()
    guard size >= Self.chunkHeaderSize else { throw frame.error("a chunk has \(size) bytes") }
    let code = try frame.uint16()
    guard let kind = AsepriteChunk(rawValue: code), readsPixels || !kind.hasPixels else {
      return try frame.skip(size - Self.chunkHeaderSize)
    }
    var chunk = try frame.part(size - Self.chunkHeaderSize, subject: kind.subject)
    switch kind {
    case .oldPalette: try palettes.readOld(&chunk, bits: 8)
    case .oldestPalette: try palettes.readOld(&chunk, bits: 6)
    case .palette: try palettes.read(&chunk)
    case .layer: try layers.read(&chunk)
    case .cel: try cels.readCel(&chunk, of: layers.all, into: &frames)
    case .tileset: try cels.readTileset(&chunk)
    case .tags: try tags.read(&chunk)
    case .slice:
      if let slice = try AsepriteFile.Slice(&chunk) { slices.append(slice) }
    }
  }
}
