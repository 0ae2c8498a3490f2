/// A half-open run of bytes in one source text.
///
/// An empty range is a place between two bytes; the end of the text is such a place.
package struct SourceRange: Hashable, Sendable {
  // A tree holds so many ranges that their size counts.
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

  /// Bytes before the range, counted from the start of the text.
  package var start: Int { Int(storedStart) }

  /// Bytes before what follows the range; never below `start`.
  package var end: Int { Int(storedEnd) }

  /// Bytes in the range.
  package var count: Int { end - start }

  /// The place before the range's first byte.
  package var startPlace: SourceRange { SourceRange(start: start, end: start) }

  /// The place after the range's last byte.
  package var endPlace: SourceRange { SourceRange(start: end, end: end) }

  /// The range from this one's start to the other's end.
  ///
  /// - Precondition: `other` does not end before this range starts.
  package func through(_ other: SourceRange) -> SourceRange {
    SourceRange(start: start, end: other.end)
  }
}
