import Basics

/// A name or a value: an `ID` of DOT.
package struct Identifier: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case bare
    case numeral
    /// One quoted string or several joined by `+`.
    case quoted
    /// Written between `<` and `>`.
    case html
  }

  /// Its text without quotes or outer angle brackets, with `\"` and joined lines resolved, and with
  /// all other escapes as they are.
  package let text: String
  /// Where ``range`` starts.
  private let start: UInt32
  /// The length of the range, the kind, and the lengths of the quotes before and after it.
  private let shape: Shape

  /// Makes an identifier.
  ///
  /// - Precondition: `range` is shorter than 16 MiB, and `fullRange` is up to 3 bytes longer on
  ///   each side.
  package init(text: String, kind: Kind, range: SourceRange, fullRange: SourceRange) {
    self.text = text
    start = UInt32(range.start)
    shape = Shape(
      length: range.count, kind: kind, opening: range.start - fullRange.start,
      closing: fullRange.end - range.end)
  }

  package var kind: Kind { shape.kind }

  /// What is between the quotes or angle brackets; the whole for other kinds.
  ///
  /// Diagnostics point to it.
  package var range: SourceRange {
    SourceRange(start: Int(start), end: Int(start) + shape.length)
  }

  /// The whole identifier, with quotes or angle brackets.
  package var fullRange: SourceRange {
    SourceRange(
      start: Int(start) - shape.opening, end: Int(start) + shape.length + shape.closing)
  }
}

/// Several small numbers in four bytes, since a tree contains very many identifiers.
private struct Shape: Hashable, Sendable {
  private let bits: UInt32

  init(length: Int, kind: Identifier.Kind, opening: Int, closing: Int) {
    precondition(length < 1 << 24 && 0...3 ~= opening && 0...3 ~= closing)
    bits = UInt32(length) << 8 | UInt32(kind.rawValue) << 4 | UInt32(opening << 2 | closing)
  }

  var length: Int { Int(bits >> 8) }
  var kind: Identifier.Kind { Identifier.Kind(rawValue: UInt8(bits >> 4 & 0xF)) ?? .bare }
  var opening: Int { Int(bits >> 2 & 3) }
  var closing: Int { Int(bits & 3) }
}
