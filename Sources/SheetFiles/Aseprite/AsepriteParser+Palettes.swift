import Pixels

extension AsepriteParser {
  private static let mostColors = 256

  /// What holds before the file names any colour.
  static let blackPalette = Array(repeating: RGBA(0, 0, 0), count: mostColors)

  /// Reads a palette of the old kind, which changes the one before it.
  ///
  /// - Parameters:
  ///   - chunk: Of kind 0x0004 or 0x0011.
  ///   - bits: Of each channel.
  /// - Throws: ``SheetContentError``.
  mutating func readOldPalette(_ chunk: BinaryReader, bits: Int) throws(SheetContentError) {
    if ignoresOldPalettes { return }
    var chunk = chunk
    var palette = currentPalette
    var number = 0
    for _ in 0..<(try chunk.word()) {
      number += try chunk.byte()
      let count = try chunk.byte()
      for _ in 0..<(count == 0 ? 256 : count) {
        let color = RGBA(
          Self.channel(try chunk.byte(), bits), Self.channel(try chunk.byte(), bits),
          Self.channel(try chunk.byte(), bits))
        if number < palette.count { palette[number] = color }
        number += 1
      }
    }
    use(palette)
  }

  /// Six bits are widened so that the highest value stays the highest.
  private static func channel(_ value: Int, _ bits: Int) -> UInt8 {
    UInt8(bits == 8 ? value : (value & 63) << 2 | (value & 63) >> 4)
  }

  /// Reads a palette (chunk 0x2019), which changes the one before it.
  ///
  /// - Throws: ``SheetContentError``.
  mutating func readPalette(_ chunk: BinaryReader) throws(SheetContentError) {
    var chunk = chunk
    ignoresOldPalettes = true
    let size = try chunk.double()
    let (first, last) = (try chunk.double(), try chunk.double())
    try chunk.skip(8)
    var palette = currentPalette
    for number in palette.indices.dropFirst(size) { palette[number] = .transparent }
    guard first <= last else { return use(palette) }
    for number in first...last {
      let hasName = try chunk.word() & 1 != 0
      let color = RGBA(
        UInt8(try chunk.byte()), UInt8(try chunk.byte()), UInt8(try chunk.byte()),
        UInt8(try chunk.byte()))
      if hasName { _ = try chunk.string() }
      // Only indexed pixels use palettes, and their numbers have a byte.
      if number < palette.count { palette[number] = color }
    }
    use(palette)
  }

  private var currentPalette: [RGBA] { file.palettes[file.palettes.count - 1] }

  /// Makes a palette that of this frame and of those that follow.
  private mutating func use(_ palette: [RGBA]) {
    guard palette != currentPalette else { return }
    // Of several palettes in one frame, the last one counts.
    let before = file.frames.dropLast().last?.palette ?? 0
    if file.palettes.count - 1 > before { file.palettes.removeLast() }
    file.palettes.append(palette)
    file.frames[file.frames.count - 1].palette = file.palettes.count - 1
  }
}
