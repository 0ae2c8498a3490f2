/// A half-open range of bytes in a source text.
///
/// An empty range is a place between two bytes, or the end of the text.
package struct SourceRange: Hashable, Sendable {
  // 32 bits each, since a tree contains very many ranges.
  private let storedStart: UInt32
  private let storedEnd: UInt32

  /// Makes a range of byte offsets.
  ///
  /// - Precondition: `end` is not below `start`, and both are below 4 GiB.
  package init(start: Int, end: Int) {
    precondition(start <= end, "a range does not end before it starts")
    storedStart = UInt32(start)
    storedEnd = UInt32(end)
  }

  /// The offset of the first byte.
  package var start: Int { Int(storedStart) }

  /// The offset after the last byte; never less than `start`.
  package var end: Int { Int(storedEnd) }

  /// The number of bytes.
  package var count: Int { end - start }

  /// The empty range before the first byte.
  package var startPlace: SourceRange { SourceRange(start: start, end: start) }

  /// The empty range after the last byte.
  package var endPlace: SourceRange { SourceRange(start: end, end: end) }

  /// The range from the start of this one to the end of another.
  ///
  /// - Precondition: `other` does not end before this range starts.
  package func through(_ other: SourceRange) -> SourceRange {
    SourceRange(start: start, end: other.end)
  }
}
