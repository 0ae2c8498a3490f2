import Sheets
import Pixels

/// Draws cels, whose pixels it turns into colours.
struct CelColors {
  private let depth: AsepriteFile.Depth
  private let tilesets: [Int: AsepriteFile.Tileset]
  /// By their numbers; the transparent one is.
  private let palette: [RGBA]

  init(_ file: AsepriteFile, palette: [RGBA]) {
    depth = file.depth
    tilesets = file.tilesets
    var palette = palette
    palette[file.transparentIndex] = .transparent
    self.palette = palette
  }

  /// How a layer or a group is mixed with what is behind it.
  func mode(_ layer: AsepriteFile.Layer) -> BlendMode {
    depth == .gray ? layer.blendMode.ofGray : layer.blendMode
  }

  func draw(
    _ cel: AsepriteFile.Cel, of layer: AsepriteFile.Layer, opacity: Int, on canvas: inout Bitmap
  ) {
    switch (cel.content, layer.kind) {
    case (.pixels(let width, let height, let pixels), _):
      let columns = Self.visible(cel.x, width, within: canvas.width)
      let rows = Self.visible(cel.y, height, within: canvas.height)
      canvas.blend(
        columns: columns, rows: rows, x: cel.x, y: cel.y, mode: mode(layer), opacity: opacity
      ) { x, y in color(y * width + x, of: pixels) }
    case (.tiles(let map), .tilemap(let number)):
      guard let tileset = tilesets[number] else { return }
      draw(map, tileset, cel, layer, opacity, on: &canvas)
    case (.tiles, _): return
    }
  }

  private func draw(
    _ map: AsepriteFile.Tilemap, _ tileset: AsepriteFile.Tileset, _ cel: AsepriteFile.Cel,
    _ layer: AsepriteFile.Layer, _ opacity: Int, on canvas: inout Bitmap
  ) {
    let (width, height) = (tileset.tileWidth, tileset.tileHeight)
    let columns = Self.visible(cel.x, map.columns * width, within: canvas.width)
    let rows = Self.visible(cel.y, map.rows * height, within: canvas.height)
    canvas.blend(
      columns: columns, rows: rows, x: cel.x, y: cel.y, mode: mode(layer), opacity: opacity
    ) { x, y in
      let tile = map.tile(column: x / width, row: y / height)
      guard let place = tileset.place(x % width, y % height, in: tile, map.masks) else {
        return .transparent
      }
      return color(place, of: tileset.pixels)
    }
  }

  /// Which of `count` pixels, the first at `start`, lie within so many from zero.
  private static func visible(_ start: Int, _ count: Int, within length: Int) -> Range<Int> {
    let first = min(max(0, -start), count)
    return first..<max(first, min(count, length - start))
  }

  /// The colour of the pixel at a place, in pixels.
  private func color(_ place: Int, of pixels: [UInt8]) -> RGBA {
    switch depth {
    case .indexed: return palette[Int(pixels[place])]
    case .gray:
      let value = pixels[place * 2]
      return RGBA(value, value, value, pixels[place * 2 + 1])
    case .rgba:
      let start = place * 4
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
  /// Where in the tileset's pixels a pixel of a tile is; nil if there is none.
  ///
  /// A tile is mirrored at its diagonal first, then from left to right and from top to bottom.
  fileprivate func place(
    _ x: Int, _ y: Int, in tile: UInt32,
    _ masks: (number: UInt32, x: UInt32, y: UInt32, diagonal: UInt32)
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
