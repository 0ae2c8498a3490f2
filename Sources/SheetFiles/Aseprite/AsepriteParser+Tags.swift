import Sheets

extension AsepriteParser {
  /// Reads the tags (chunk 0x2018).
  ///
  /// - Throws: ``SheetContentError``.
  mutating func readTags(_ chunk: BinaryReader) throws(SheetContentError) {
    var chunk = chunk
    let count = try chunk.word()
    try chunk.skip(8)
    var frames = 0
    for _ in 0..<count {
      let (first, last) = (try chunk.word(), try chunk.word())
      let direction = Self.directions[safe: try chunk.byte()] ?? .forward
      let repeats = try chunk.word()
      try chunk.skip(10)
      let name = try chunk.string()
      guard first <= last, last < announcedFrames else {
        throw chunk.fault(
          "tag \(quoted(name)) is of frames \(first) to \(last), and there are \(announcedFrames)")
      }
      frames += last - first + 1
      guard frames <= Sheet.mostTaggedFrames else { throw chunk.fault("tags have too many frames") }
      file.tags.append(
        Tag(
          name: name, frames: Array(first...last), direction: direction,
          repeatCount: repeats == 0 ? nil : repeats))
    }
  }

  /// By the numbers of the format; others are taken for `forward`, as Aseprite does.
  private static let directions: [PlayDirection] = [
    .forward, .reverse, .pingpong, .pingpongReverse,
  ]

  /// Reads a slice (chunk 0x2022), if it has a pivot.
  ///
  /// - Throws: ``SheetContentError``.
  mutating func readSlice(_ chunk: BinaryReader) throws(SheetContentError) {
    var chunk = chunk
    let count = try chunk.double()
    let sliceFlags = try chunk.double()
    try chunk.skip(4)
    _ = try chunk.string()
    var keys: [AsepriteFile.Slice.Key] = []
    for _ in 0..<count {
      let frame = try chunk.double()
      let (x, y) = (try chunk.long(), try chunk.long())
      try chunk.skip(8)
      if sliceFlags & 1 != 0 { try chunk.skip(16) }
      var pivot: Pivot?
      if sliceFlags & 2 != 0 {
        pivot = Pivot(x: Double(x + (try chunk.long())), y: Double(y + (try chunk.long())))
      }
      keys.append(AsepriteFile.Slice.Key(frame: frame, pivot: pivot))
    }
    guard keys.contains(where: { $0.pivot != nil }) else { return }
    file.slices.append(AsepriteFile.Slice(keys: keys))
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
