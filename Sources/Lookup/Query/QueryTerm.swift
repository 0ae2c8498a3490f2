/// One term of a query; all terms must match.
package struct QueryTerm: Hashable, Sendable {
  package enum Test: Hashable, Sendable {
    /// One of the texts contains it, or one of the numbers equals it.
    case plain(FoldedText, number: Double?)
    /// A named text contains it.
    case text(name: String, FoldedText)
    /// A named word begins with it.
    case word(name: String, FoldedText)
    /// A named number lies in a range.
    case number(name: String, NumberRange)
  }

  package let test: Test
  /// Whether rows that match are excluded.
  package let isNegated: Bool
}

/// Numbers between two bounds, each of which may be included, excluded or infinite.
package struct NumberRange: Hashable, Sendable {
  package var low: Double = -.infinity
  package var high: Double = .infinity
  package var hasLow = true
  package var hasHigh = true

  package func contains(_ number: Double) -> Bool {
    (hasLow ? number >= low : number > low) && (hasHigh ? number <= high : number < high)
  }
}

extension NumberRange {
  /// Reads `4`, `=4`, `>4`, `>=4`, `<4`, `<=4`, `4..8`, `4..`, `..8`; nil if it is none of these.
  init?(_ text: some StringProtocol, in style: NumberStyle) {
    func number(_ part: some StringProtocol) -> Double? { style.number(part) }
    for (sign, isLow, isIncluded) in [
      (">=", true, true), ("<=", false, true), (">", true, false), ("<", false, false),
    ] where text.hasPrefix(sign) {
      guard let bound = number(text.dropFirst(sign.count)) else { return nil }
      self =
        isLow
        ? NumberRange(low: bound, hasLow: isIncluded)
        : NumberRange(high: bound, hasHigh: isIncluded)
      return
    }
    if let dots = Self.dots(in: String(text)) {
      let (low, high) = (number(dots.before), number(dots.after))
      guard low != nil || dots.before.isEmpty, high != nil || dots.after.isEmpty,
        low != nil || high != nil
      else { return nil }
      self = NumberRange(low: low ?? -.infinity, high: high ?? .infinity)
      return
    }
    guard let only = number(text.hasPrefix("=") ? text.dropFirst() : text[...]) else { return nil }
    self = NumberRange(low: only, high: only)
  }

  /// The parts before and after `..`.
  private static func dots(in text: String) -> (before: Substring, after: Substring)? {
    var place = text.startIndex
    while place < text.endIndex {
      if text[place...].hasPrefix("..") {
        return (text[..<place], text[place...].dropFirst(2))
      }
      place = text.index(after: place)
    }
    return nil
  }
}
