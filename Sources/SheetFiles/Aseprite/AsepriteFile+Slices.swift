import Sheets

extension AsepriteFile.Slice {
  private enum Flag {
    static let hasNinePatch = 1
    static let hasPivot = 2
  }

  /// Reads a slice; nil if it has no pivot.
  ///
  /// - Throws: ``SheetContentError``.
  init?(_ chunk: inout BinaryReader) throws(SheetContentError) {
    let count = try chunk.uint32()
    let flags = try chunk.uint32()
    try chunk.skip(4)
    _ = try chunk.string()
    var keys: [Key] = []
    for _ in 0..<count {
      let frame = try chunk.uint32()
      let (x, y) = (try chunk.int32(), try chunk.int32())
      try chunk.skip(8)
      if flags & Flag.hasNinePatch != 0 { try chunk.skip(16) }
      var pivot: Pivot?
      if flags & Flag.hasPivot != 0 {
        pivot = Pivot(x: Double(x + (try chunk.int32())), y: Double(y + (try chunk.int32())))
      }
      keys.append(Key(frame: frame, pivot: pivot))
    }
    guard keys.contains(where: { $0.pivot != nil }) else { return nil }
    self.init(keys: keys)
  }
}
