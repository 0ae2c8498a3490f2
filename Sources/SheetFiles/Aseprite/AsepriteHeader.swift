/// The first 128 bytes of an Aseprite file.
struct AsepriteHeader {
  static let size = 128
  private static let magic: [UInt8] = [0xE0, 0xA5]
  private static let magicOffset = 4

  private enum Flag {
    static let layersHaveOpacity = 1
    static let groupsAreComposed = 2
  }

  /// Width of every frame in pixels.
  let width: Int
  /// Height of every frame in pixels.
  let height: Int
  let frameCount: Int
  let depth: AsepriteFile.Depth
  /// The index of the transparent colour, except on the background; only for indexed pixels.
  let transparentIndex: Int
  /// Whether groups are composed by themselves first, with their own blend modes and opacities.
  let composesGroups: Bool
  /// Whether the opacities of layers are valid.
  let layersHaveOpacity: Bool
  /// How long frames stay that have no duration; nil if the file does not say.
  let usualDuration: Duration?

  /// Whether bytes begin as an Aseprite file does; eight of them are enough.
  static func isMarked(_ start: [UInt8]) -> Bool {
    start.dropFirst(magicOffset).starts(with: magic)
  }

  /// Reads the header.
  ///
  /// - Parameter reader: Of the whole file; it is left at the first frame.
  /// - Throws: ``SheetContentError``.
  init(_ reader: inout BinaryReader) throws(SheetContentError) {
    try reader.skip(6)
    frameCount = try reader.uint16()
    (width, height) = (try reader.uint16(), try reader.uint16())
    guard frameCount > 0, width > 0, height > 0 else {
      throw reader.error("there are \(frameCount) frames of \(width)x\(height)")
    }
    let bits = try reader.uint16()
    guard let depth = AsepriteFile.Depth(rawValue: bits) else {
      throw reader.error("a pixel has \(bits) bits; 8, 16 and 32 are known")
    }
    self.depth = depth
    let flags = try reader.uint32()
    composesGroups = flags & Flag.groupsAreComposed != 0
    layersHaveOpacity = flags & Flag.layersHaveOpacity != 0
    let milliseconds = try reader.uint16()
    usualDuration = milliseconds > 0 ? .milliseconds(milliseconds) : nil
    try reader.skip(8)
    transparentIndex = try reader.uint8()
    try reader.skip(Self.size - reader.position)
  }
}
