import Sheets
import Pixels

/// Reads an Aseprite file, chunk by chunk.
struct AsepriteParser {
  static let headerSize = 128
  private static let magic = [0xE0, 0xA5] as [UInt8]
  private static let frameMagic = 0xF1FA
  private static let frameHeaderSize = 16

  /// What the header says of the whole file.
  enum Flag {
    static let layersHaveOpacity = 1
    static let groupsAreComposed = 2
  }

  var file: AsepriteFile
  /// How many pixels cels and tiles may still have.
  var budget: PixelBudget
  let flags: Int
  /// Whether cels and tiles are read.
  var readsPixels = true
  /// Whether palettes of the old kind are passed over, as one of the new kind has been seen.
  var ignoresOldPalettes = false

  private let speed: Int
  private var reader: BinaryReader
  private var frameCount: Int

  /// Whether bytes begin as an Aseprite file does.
  static func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.count >= headerSize && isMarked(bytes)
  }

  /// Whether the first bytes of a file, eight are enough, are those of this format.
  static func isMarked(_ start: [UInt8]) -> Bool { start.dropFirst(4).starts(with: magic) }

  /// Reads the header.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - pixelLimit: The most pixels that a cel may have; all may have four times as many.
  /// - Throws: ``SheetContentError``.
  init(_ bytes: [UInt8], pixelLimit: Int) throws(SheetContentError) {
    reader = BinaryReader(bytes, in: 0..<bytes.count, subject: "the file")
    budget = PixelBudget(pixelLimit: pixelLimit)
    try reader.skip(6)
    frameCount = try reader.word()
    let (width, height) = (try reader.word(), try reader.word())
    guard frameCount > 0, width > 0, height > 0 else {
      throw reader.fault("there are \(frameCount) frames of \(width)x\(height)")
    }
    let bits = try reader.word()
    guard let depth = AsepriteFile.Depth(rawValue: bits) else {
      throw reader.fault("a pixel has \(bits) bits; 8, 16 and 32 are known")
    }
    flags = try reader.double()
    speed = try reader.word()
    try reader.skip(8)
    let transparent = try reader.byte()
    try reader.skip(Self.headerSize - reader.position)
    file = AsepriteFile(
      width: width, height: height, depth: depth, transparentIndex: transparent,
      composesGroups: flags & Flag.groupsAreComposed != 0, frames: [])
    file.palettes = [Self.blackPalette]
  }

  /// How many frames the header says there are.
  var announcedFrames: Int { frameCount }

  /// Reads all frames.
  ///
  /// - Throws: ``SheetContentError``.
  mutating func run() throws(SheetContentError) {
    for _ in 0..<frameCount { try readFrame() }
  }

  private mutating func readFrame() throws(SheetContentError) {
    let size = try reader.double()
    guard size >= Self.frameHeaderSize else { throw reader.fault("a frame has \(size) bytes") }
    var part = try reader.part(size - 4, subject: "a frame")
    guard try part.word() == Self.frameMagic else {
      throw part.fault("a frame does not begin where it should")
    }
    let oldCount = try part.word()
    let duration = try part.word()
    try part.skip(2)
    let newCount = try part.double()
    let milliseconds = duration > 0 ? duration : speed
    file.frames.append(
      AsepriteFile.Frame(
        duration: milliseconds > 0 ? .milliseconds(milliseconds) : nil,
        palette: file.palettes.count - 1))
    for _ in 0..<(newCount == 0 ? oldCount : newCount) { try readChunk(&part) }
  }

  private mutating func readChunk(_ frame: inout BinaryReader) throws(SheetContentError) {
    let size = try frame.double()
    guard size >= 6 else { throw frame.fault("a chunk has \(size) bytes") }
    let kind = try frame.word()
    func part(_ subject: String) throws(SheetContentError) -> BinaryReader {
      try frame.part(size - 6, subject: subject)
    }
    switch kind {
    case 0x0004: try readOldPalette(try part("a palette"), bits: 8)
    case 0x0011: try readOldPalette(try part("a palette"), bits: 6)
    case 0x2004: try readLayer(try part("a layer"))
    case 0x2005 where readsPixels: try readCel(try part("a cel"))
    case 0x2018: try readTags(try part("a list of tags"))
    case 0x2019: try readPalette(try part("a palette"))
    case 0x2022: try readSlice(try part("a slice"))
    case 0x2023 where readsPixels: try readTileset(try part("a tileset"))
    default: try frame.skip(size - 6)
    }
  }

  /// Takes room for pixels that are about to be inflated.
  ///
  /// - Throws: ``SheetContentError`` if there are too many.
  mutating func spend(
    _ width: Int, _ height: Int, _ reader: BinaryReader
  ) throws(SheetContentError) {
    do { try budget.spend(width: width, height: height) } catch {
      throw reader.fault(
        "a cel of \(width)x\(height) pixels is too large; --max-pixels raises the limit")
    }
  }
}
