/// A name or a value, as DOT's `ID`.
package struct Identifier: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case bare
    case numeral
    /// One quoted string or several joined by `+`.
    case quoted
    /// Written between `<` and `>`.
    case html
  }

  /// What it says: quotes and outer angle brackets taken away, `\"` and joined lines resolved, and all other
  /// escapes left as they are.
  package let text: String
  package let kind: Kind
  /// What stands between the quotes or angle brackets; of others the whole.
  ///
  /// Diagnostics point here.
  package let range: SourceRange
  // Bytes of the quotes or angle brackets before `range` and after it.
  private let opening: UInt8
  private let closing: UInt8

  /// Makes an identifier.
  ///
  /// - Precondition: `fullRange` holds `range`, with no more than quotes or brackets around it.
  package init(text: String, kind: Kind, range: SourceRange, fullRange: SourceRange) {
    self.text = text
    self.kind = kind
    self.range = range
    opening = UInt8(range.start - fullRange.start)
    closing = UInt8(fullRange.end - range.end)
  }

  /// The whole, with quotes or angle brackets.
  package var fullRange: SourceRange {
    SourceRange(start: range.start - Int(opening), end: range.end + Int(closing))
  }

  /// Where a part of `text` stands in the source, to point at one word of a value.
  ///
  /// Falls back to `range` where escapes or joins keep the two from matching byte by byte.
  ///
  /// - Parameter part: UTF-8 offsets into `text`, from zero.
  /// - Returns: The part's own range, or `range`.
  package func range(ofPart part: Range<Int>) -> SourceRange {
    guard text.utf8.count == range.count, part.lowerBound >= 0, part.upperBound <= range.count
    else { return range }
    return SourceRange(start: range.start + part.lowerBound, end: range.start + part.upperBound)
  }
}
