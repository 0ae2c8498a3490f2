import Pixels

/// Draws cels, converting their pixels to colours.
struct CelColors {
  private let depth: AsepriteFile.Depth
  private let tilesets: [Int: AsepriteFile.Tileset]
  /// By index; the transparent index is transparent.
  private let palette: [RGBA]

  init(_ file: AsepriteFile, palette: [RGBA]) {
    depth = file.header.depth
    tilesets = file.tilesets
    var palette = palette
    palette[file.header.transparentIndex] = .transparent
    self.palette = palette
  }

  /// How a layer or a group is mixed with what is behind it.
  func mode(_ layer: AsepriteFile.Layer) -> BlendMode {
    depth == .gray ? layer.blendMode.ofGray : layer.blendMode
  }

  /// Draws a cel.
  ///
  /// - Parameters:
  ///   - cel: What is drawn; nothing if its tileset is missing.
  ///   - layer: The cel's layer.
  ///   - opacity: Of layer and cel together, from 0 to 255.
  ///   - canvas: The picture of the frame, or of a group.
  func draw(
    _ cel: AsepriteFile.Cel, of layer: AsepriteFile.Layer, opacity: Int, on canvas: inout Bitmap
  ) {
    switch (cel.content, layer.kind) {
    case (.pixels(let width, let height, let pixels), _):
      let region = PixelRect(x: cel.x, y: cel.y, width: width, height: height)
      canvas.blend(region, mode: mode(layer), opacity: opacity) { x, y in
        color(at: y * width + x, in: pixels)
      }
    case (.tiles(let map), .tilemap(let number)):
      guard let tileset = tilesets[number] else { return }
      let (width, height) = (tileset.tileWidth, tileset.tileHeight)
      let region = PixelRect(
        x: cel.x, y: cel.y, width: map.columns * width, height: map.rows * height)
      canvas.blend(region, mode: mode(layer), opacity: opacity) { x, y in
        let tile = map.tile(column: x / width, row: y / height)
        guard let place = tileset.place(ofX: x % width, y: y % height, in: tile, map.masks) else {
          return .transparent
        }
        return color(at: place, in: tileset.pixels)
      }
    case (.tiles, _): return
    }
  }

  /// The colour of the pixel at an index.
  private func color(at index: Int, in pixels: [UInt8]) -> RGBA {
    switch depth {
    case .indexed: return palette[Int(pixels[index])]
    case .gray:
      let value = pixels[index * 2]
      return RGBA(value, value, value, pixels[index * 2 + 1])
    case .rgba:
      let start = index * 4
      return RGBA(pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
    }
  }
}

extension AsepriteFile.Tilemap {
  fileprivate func tile(column: Int, row: Int) -> UInt32 {
    let start = (row * columns + column) * 4
    let (low, high) = (
      UInt32(tiles[start]) | UInt32(tiles[start + 1]) << 8,
      UInt32(tiles[start + 2]) | UInt32(tiles[start + 3]) << 8
    )
    return low | high << 16
  }
}

extension AsepriteFile.Tileset {
  /// The index in the tileset's pixels of a pixel of a tile; nil if there is none.
  ///
  /// A tile is mirrored at its diagonal first, then from left to right and from top to bottom.
  fileprivate func place(
    ofX x: Int, y: Int, in tile: UInt32, _ masks: AsepriteFile.Tilemap.Masks
  ) -> Int? {
    func has(_ mask: UInt32) -> Bool { mask != 0 && tile & mask == mask }
    let number = Int(tile & masks.number)
    guard tile != .max, tile & masks.number != emptyTile, number < count, !pixels.isEmpty else {
      return nil
    }
    var (column, row) = (
      has(masks.x) ? tileWidth - 1 - x : x, has(masks.y) ? tileHeight - 1 - y : y
    )
    if has(masks.diagonal) { swap(&column, &row) }
    guard column < tileWidth, row < tileHeight else { return nil }
    return (number * tileHeight + row) * tileWidth + column
  }
}
