extension AsepriteParser {
  /// Reads a cel (chunk 0x2005).
  ///
  /// - Throws: ``SheetContentError``.
  mutating func readCel(_ chunk: BinaryReader) throws(SheetContentError) {
    var chunk = chunk
    let layer = try chunk.word()
    guard layer < file.layers.count else {
      throw chunk.fault("a cel is of layer \(layer), and there are \(file.layers.count) layers")
    }
    let (x, y) = (try chunk.short(), try chunk.short())
    let opacity = try chunk.byte()
    let kind = try chunk.word()
    let rise = try chunk.short()
    try chunk.skip(5)
    guard let content = try celContent(kind, layer: layer, &chunk) else { return }
    file.frames[file.frames.count - 1].cels[layer] = AsepriteFile.Cel(
      content: content, x: x, y: y, opacity: opacity, rise: rise)
  }

  /// - Returns: Nil if there is nothing to be drawn.
  private mutating func celContent(
    _ kind: Int, layer: Int, _ chunk: inout BinaryReader
  ) throws(SheetContentError) -> AsepriteFile.Cel.Content? {
    switch (kind, file.layers[layer].kind) {
    case (0, .image): return try pixels(&chunk, isCompressed: false)
    case (1, _):
      let frame = try chunk.word()
      // As Aseprite has it, a link that leads nowhere is no cel.
      return frame < file.frames.count ? file.frames[frame].cels[layer]?.content : nil
    case (2, .image): return try pixels(&chunk, isCompressed: true)
    case (3, .tilemap): return try tiles(&chunk)
    case (0...3, _): throw chunk.fault("a cel does not fit its layer")
    default: throw chunk.fault("a cel is of kind \(kind), which nobody knows")
    }
  }

  private mutating func pixels(
    _ chunk: inout BinaryReader, isCompressed: Bool
  ) throws(SheetContentError) -> AsepriteFile.Cel.Content {
    let (width, height) = (try chunk.word(), try chunk.word())
    try spend(width, height, chunk)
    let count = width * height * file.depth.bytesPerPixel
    if !isCompressed {
      return .pixels(width: width, height: height, Array(try chunk.bytes(count)))
    }
    return .pixels(
      width: width, height: height, try inflate(&chunk, chunk.left, to: count, "a cel's pixels"))
  }

  private mutating func tiles(
    _ chunk: inout BinaryReader
  ) throws(SheetContentError) -> AsepriteFile.Cel.Content {
    let (columns, rows) = (try chunk.word(), try chunk.word())
    let bits = try chunk.word()
    guard bits == 32 else { throw chunk.fault("a tile has \(bits) bits; 32 are known") }
    func mask() throws(SheetContentError) -> UInt32 { UInt32(try chunk.double()) }
    let masks = (try mask(), try mask(), try mask(), try mask())
    try chunk.skip(10)
    try spend(columns, rows, chunk)
    let tiles = try inflate(&chunk, chunk.left, to: columns * rows * 4, "a cel's tiles")
    return .tiles(
      AsepriteFile.Tilemap(columns: columns, rows: rows, tiles: tiles, masks: masks))
  }

  /// Reads a tileset (chunk 0x2023).
  ///
  /// - Throws: ``SheetContentError``.
  mutating func readTileset(_ chunk: BinaryReader) throws(SheetContentError) {
    var chunk = chunk
    let number = try chunk.double()
    let tilesetFlags = try chunk.double()
    let count = try chunk.double()
    let (width, height) = (try chunk.word(), try chunk.word())
    guard width > 0, height > 0 else { throw chunk.fault("a tile is \(width)x\(height)") }
    try chunk.skip(16)
    _ = try chunk.string()
    if tilesetFlags & 1 != 0 { try chunk.skip(8) }
    var pixels: [UInt8] = []
    if tilesetFlags & 2 != 0 {
      let size = try chunk.double()
      try spend(width, height * count, chunk)
      pixels = try inflate(
        &chunk, size, to: width * height * count * file.depth.bytesPerPixel, "a tileset's pixels")
    }
    file.tilesets[number] = AsepriteFile.Tileset(
      tileWidth: width, tileHeight: height, count: count,
      emptyTile: tilesetFlags & 4 != 0 ? 0 : .max, pixels: pixels)
  }

  private func inflate(
    _ chunk: inout BinaryReader, _ size: Int, to count: Int, _ subject: String
  ) throws(SheetContentError) -> [UInt8] {
    let start = chunk
    guard let inflated = try chunk.bytes(size).inflated(to: count) else {
      throw start.fault("\(subject) are damaged")
    }
    return inflated
  }
}
