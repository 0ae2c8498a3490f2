import CZlib

/// Makes Aseprite files, good and bad, byte by byte.
struct AsepriteBytes {
  var depth = 32
  var flags = 1
  var transparentIndex = 0
  var width = 2
  var height = 2
  var speed = 0
  /// The chunks of each frame.
  var frames: [[[UInt8]]] = []
  var duration = 100

  var bytes: [UInt8] {
    var body: [UInt8] = []
    for chunks in frames {
      let content = chunks.flatMap { $0 }
      body += Self.double(content.count + 16) + Self.word(0xF1FA) + Self.word(chunks.count)
      body += Self.word(duration) + [0, 0] + Self.double(0) + content
    }
    var header = Self.double(128 + body.count) + Self.word(0xA5E0) + Self.word(frames.count)
    header += Self.word(width) + Self.word(height) + Self.word(depth) + Self.double(flags)
    header +=
      Self.word(speed) + Self.double(0) + Self.double(0) + [UInt8(transparentIndex), 0, 0, 0]
    return header + Array(repeating: 0, count: 128 - header.count) + body
  }

  static func word(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  static func double(_ number: Int) -> [UInt8] { word(number) + word(number >> 16) }

  static func string(_ text: String) -> [UInt8] { word(text.utf8.count) + text.utf8 }

  static func chunk(_ kind: Int, _ data: [UInt8]) -> [UInt8] {
    double(data.count + 6) + word(kind) + data
  }

  static func layer(
    flags: Int = 1, kind: Int = 0, level: Int = 0, mode: Int = 0, opacity: UInt8 = 255,
    tileset: Int? = nil
  ) -> [UInt8] {
    let head = word(flags) + word(kind) + word(level) + [0, 0, 0, 0] + word(mode)
    return chunk(
      0x2004, head + [opacity, 0, 0, 0] + string("layer") + (tileset.map(double) ?? []))
  }

  /// The beginning of a cel chunk.
  static func celHead(
    _ layer: Int, x: Int = 0, y: Int = 0, opacity: UInt8 = 255, kind: Int, rise: Int = 0
  ) -> [UInt8] {
    word(layer) + word(x) + word(y) + [opacity] + word(kind) + word(rise) + [0, 0, 0, 0, 0]
  }

  /// A cel whose pixels are not compressed.
  static func cel(
    _ layer: Int, x: Int = 0, y: Int = 0, opacity: UInt8 = 255, rise: Int = 0, width: Int = 1,
    height: Int = 1, _ pixels: [UInt8]
  ) -> [UInt8] {
    let head = celHead(layer, x: x, y: y, opacity: opacity, kind: 0, rise: rise)
    return chunk(0x2005, head + word(width) + word(height) + pixels)
  }

  static func link(_ layer: Int, to frame: Int, x: Int = 0, y: Int = 0) -> [UInt8] {
    chunk(0x2005, celHead(layer, x: x, y: y, kind: 1) + word(frame))
  }

  /// A cel of tiles, each with its number and marks of mirroring.
  static func tiles(_ layer: Int, columns: Int, rows: Int, _ tiles: [UInt32]) -> [UInt8] {
    let masks = [0x1FFF_FFFF, 0x8000_0000, 0x4000_0000, 0x2000_0000].flatMap(double)
    let data = tiles.flatMap { double(Int($0)) }
    return chunk(
      0x2005,
      celHead(layer, kind: 3) + word(columns) + word(rows) + word(32) + masks
        + Array(repeating: 0, count: 10) + compressed(data))
  }

  static func tileset(_ number: Int, width: Int, height: Int, count: Int, _ pixels: [UInt8])
    -> [UInt8]
  {
    let data = compressed(pixels)
    return chunk(
      0x2023,
      double(number) + double(6) + double(count) + word(width) + word(height)
        + Array(repeating: 0, count: 16) + string("tiles") + double(data.count) + data)
  }

  static func palette(_ colors: [[UInt8]]) -> [UInt8] {
    chunk(
      0x2019,
      double(colors.count) + double(0) + double(colors.count - 1) + Array(repeating: 0, count: 8)
        + colors.flatMap { word(0) + $0 })
  }

  static func tag(_ name: String, _ first: Int, _ last: Int, direction: UInt8, repeats: Int)
    -> [UInt8]
  {
    word(first) + word(last) + [direction] + word(repeats) + Array(repeating: 0, count: 10)
      + string(name)
  }

  static func tags(_ tags: [[UInt8]]) -> [UInt8] {
    chunk(0x2018, word(tags.count) + Array(repeating: 0, count: 8) + tags.flatMap { $0 })
  }

  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(uLong(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    compress(&result, &count, bytes, uLong(bytes.count))
    return Array(result.prefix(Int(count)))
  }
}
