/// Reads the cels and the tilesets of an Aseprite file, within a budget of pixels.
struct AsepriteCelReader {
  /// The tilesets so far, by their numbers.
  private(set) var tilesets: [Int: AsepriteFile.Tileset] = [:]

  private let depth: AsepriteFile.Depth
  private var budget: PixelBudget

  private enum TilesetFlag {
    static let isInOtherFile = 1
    static let hasPixels = 2
    static let emptyTileIsZero = 4
  }

  private enum CelKind {
    static let pixels = 0
    static let link = 1
    static let compressedPixels = 2
    static let tiles = 3
    static let all = pixels...tiles
  }

  /// - Parameters:
  ///   - depth: How pixels are stored.
  ///   - pixelLimit: The most pixels that a cel may have; all may have four times as many.
  init(depth: AsepriteFile.Depth, pixelLimit: Int) {
    self.depth = depth
    budget = PixelBudget(pixelLimit: pixelLimit)
  }

  /// Reads a cel of the last frame.
  ///
  /// - Parameters:
  ///   - chunk: At its start.
  ///   - layers: Those so far.
  ///   - frames: Those so far, of which the last gets the cel; at least one.
  /// - Throws: ``SheetContentError``.
  mutating func readCel(
    _ chunk: inout BinaryReader, of layers: [AsepriteFile.Layer],
    into frames: inout [AsepriteFile.Frame]
  ) throws(SheetContentError) {
    let layer = try chunk.uint16()
    guard layer < layers.count else {
      throw chunk.error("a cel is of layer \(layer), and there are \(layers.count) layers")
    }
    let (x, y) = (try chunk.int16(), try chunk.int16())
    let opacity = try chunk.uint8()
    let kind = try chunk.uint16()
    let rise = try chunk.int16()
    try chunk.skip(5)
    let content: AsepriteFile.Cel.Content
    switch (kind, layers[layer].kind) {
    case (CelKind.pixels, .image): content = try pixels(&chunk, areCompressed: false)
    case (CelKind.compressedPixels, .image): content = try pixels(&chunk, areCompressed: true)
    case (CelKind.tiles, .tilemap): content = try tiles(&chunk)
    case (CelKind.link, _):
      let frame = try chunk.uint16()
      // As in Aseprite, a link to nowhere is no cel.
      guard frame < frames.count, let linked = frames[frame].cels[layer] else { return }
      content = linked.content
    case (CelKind.all, _): throw chunk.error("a cel does not fit its layer")
    default: throw chunk.error("a cel is of the unknown kind \(kind)")
    }
    frames[frames.count - 1].cels[layer] = AsepriteFile.Cel(
      content: content, x: x, y: y, opacity: opacity, rise: rise)
  }

  private mutating func pixels(
    _ chunk: inout BinaryReader, areCompressed: Bool
  ) throws(SheetContentError) -> AsepriteFile.Cel.Content {
    let (width, height) = (try chunk.uint16(), try chunk.uint16())
    try spend(width: width, height: height, for: chunk)
    let count = width * height * depth.bytesPerPixel
    let bytes =
      areCompressed
      ? try inflated(chunk.left, of: &chunk, to: count, "a cel's pixels")
      : Array(try chunk.bytes(count))
    return .pixels(width: width, height: height, bytes)
  }

  private mutating func tiles(
    _ chunk: inout BinaryReader
  ) throws(SheetContentError) -> AsepriteFile.Cel.Content {
    let (columns, rows) = (try chunk.uint16(), try chunk.uint16())
    let bits = try chunk.uint16()
    guard bits == 32 else { throw chunk.error("a tile has \(bits) bits; 32 are known") }
    func mask() throws(SheetContentError) -> UInt32 { UInt32(try chunk.uint32()) }
    let masks = AsepriteFile.Tilemap.Masks(
      number: try mask(), x: try mask(), y: try mask(), diagonal: try mask())
    try chunk.skip(10)
    try spend(width: columns, height: rows, for: chunk)
    let tiles = try inflated(chunk.left, of: &chunk, to: columns * rows * 4, "a cel's tiles")
    return .tiles(
      AsepriteFile.Tilemap(columns: columns, rows: rows, tiles: tiles, masks: masks))
  }

  /// Reads a tileset.
  ///
  /// - Throws: ``SheetContentError``.
  mutating func readTileset(_ chunk: inout BinaryReader) throws(SheetContentError) {
    let number = try chunk.uint32()
    let flags = try chunk.uint32()
    let count = try chunk.uint32()
    let (width, height) = (try chunk.uint16(), try chunk.uint16())
    guard width > 0, height > 0 else { throw chunk.error("a tile is \(width)x\(height)") }
    try chunk.skip(16)
    _ = try chunk.string()
    if flags & TilesetFlag.isInOtherFile != 0 { try chunk.skip(8) }
    var pixels: [UInt8] = []
    if flags & TilesetFlag.hasPixels != 0 {
      let size = try chunk.uint32()
      try spend(width: width, height: height * count, for: chunk)
      pixels = try inflated(
        size, of: &chunk, to: width * height * count * depth.bytesPerPixel,
        "a tileset's pixels")
    }
    tilesets[number] = AsepriteFile.Tileset(
      tileWidth: width, tileHeight: height, count: count,
      emptyTile: flags & TilesetFlag.emptyTileIsZero != 0 ? 0 : .max, pixels: pixels)
  }

  /// Decompresses the next bytes of a chunk.
  ///
  /// - Parameters:
  ///   - size: How many bytes they are.
  ///   - chunk: Is left after them.
  ///   - count: How many bytes they become.
  ///   - subject: What they are, in the plural, for messages.
  /// - Returns: `count` bytes.
  /// - Throws: ``SheetContentError``.
  private func inflated(
    _ size: Int, of chunk: inout BinaryReader, to count: Int, _ subject: String
  ) throws(SheetContentError) -> [UInt8] {
    let start = chunk
    guard let inflated = try chunk.bytes(size).inflated(to: count) else {
      throw start.error("\(subject) are damaged")
    }
    return inflated
  }

  /// Spends pixels that are about to be decompressed.
  ///
  /// - Throws: ``SheetContentError`` if there are too many.
  private mutating func spend(
    width: Int, height: Int, for chunk: BinaryReader
  ) throws(SheetContentError) {
    do { try budget.spend(width: width, height: height) } catch {
      throw chunk.error("a cel of \(width)x\(height) pixels is too large", isPixelLimit: true)
    }
  }
}
