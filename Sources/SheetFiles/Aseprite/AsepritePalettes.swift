import Pixels

/// The palettes of an Aseprite file while they are being read.
///
/// Each palette chunk changes the palette before it, for its frame and all that follow.
struct AsepritePalettes {
  private static let mostColors = 256

  /// In the order of the frames that use them first; at least one.
  ///
  /// The first, which holds until the file names a colour, is black.
  private(set) var all = [Array(repeating: RGBA(0, 0, 0), count: mostColors)]
  /// The index of the palette before the current frame's own.
  private var before = 0
  /// Whether palettes of the old kinds are skipped, because one of the new kind has been seen.
  private var ignoresOld = false

  /// The index of the palette that holds now.
  var current: Int { all.count - 1 }

  /// Begins another frame, which uses the current palette until it changes it.
  mutating func beginFrame() { before = current }

  /// Reads a palette of an old kind.
  ///
  /// - Parameters:
  ///   - chunk: At its start.
  ///   - bits: Of each channel: 6 or 8.
  /// - Throws: ``SheetContentError``.
  mutating func readOld(_ chunk: inout BinaryReader, bits: Int) throws(SheetContentError) {
    if ignoresOld { return }
    var palette = all[current]
    var number = 0
    for _ in 0..<(try chunk.uint16()) {
      number += try chunk.uint8()
      let count = try chunk.uint8()
      for _ in 0..<(count == 0 ? Self.mostColors : count) {
        let color = RGBA(
          Self.channel(try chunk.uint8(), bits: bits), Self.channel(try chunk.uint8(), bits: bits),
          Self.channel(try chunk.uint8(), bits: bits))
        if number < palette.count { palette[number] = color }
        number += 1
      }
    }
    use(palette)
  }

  /// A channel in eight bits; six are widened so that the highest value stays the highest.
  private static func channel(_ value: Int, bits: Int) -> UInt8 {
    UInt8(bits == 8 ? value : (value & 63) << 2 | (value & 63) >> 4)
  }

  /// Reads a palette of the new kind.
  ///
  /// - Throws: ``SheetContentError``.
  mutating func read(_ chunk: inout BinaryReader) throws(SheetContentError) {
    ignoresOld = true
    let size = try chunk.uint32()
    let (first, last) = (try chunk.uint32(), try chunk.uint32())
    try chunk.skip(8)
    var palette = all[current]
    for number in palette.indices.dropFirst(size) { palette[number] = .transparent }
    guard first <= last else { return use(palette) }
    for number in first...last {
      let hasName = try chunk.uint16() & 1 != 0
      let color = RGBA(
        UInt8(try chunk.uint8()), UInt8(try chunk.uint8()), UInt8(try chunk.uint8()),
        UInt8(try chunk.uint8()))
      if hasName { _ = try chunk.string() }
      // Palettes are used only by indexed pixels, whose indices have one byte.
      if number < palette.count { palette[number] = color }
    }
    use(palette)
  }

  /// Makes a palette the current one.
  private mutating func use(_ palette: [RGBA]) {
    guard palette != all[current] else { return }
    // Of several palettes in one frame, the last one counts.
    if current > before { all.removeLast() }
    all.append(palette)
  }
}
