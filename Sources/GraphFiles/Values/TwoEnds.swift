import Basics

/// Values that leave something to chance, from one end to another: `2..5`.
package enum TwoEnds {
  /// The two ends; nil if the text is a single value.
  static func split(_ text: String) -> (low: Substring, high: Substring)? {
    var rest = text[...]
    while let dot = rest.firstIndex(of: ".") {
      let next = text.index(after: dot)
      if next < text.endIndex, text[next] == "." {
        return (text[..<dot], text[text.index(after: next)...])
      }
      rest = text[next...]
    }
    return nil
  }

  /// Reads both ends of a range.
  ///
  /// - Parameters:
  ///   - text: The whole value, for messages.
  ///   - ends: Its two sides.
  ///   - example: A right value, for messages.
  ///   - parse: Reads one end.
  /// - Returns: Both ends.
  /// - Throws: ``ValueError`` if one end is missing or wrong, or if the first is larger.
  static func read<Bound: Comparable>(
    _ text: String, _ ends: (low: Substring, high: Substring), example: String,
    _ parse: (String) throws(ValueError) -> Bound
  ) throws(ValueError) -> ClosedRange<Bound> {
    guard !ends.low.isEmpty, !ends.high.isEmpty else {
      throw ValueError("\(quoted(text)) lacks an end: write both, such as \(example)")
    }
    let low = try parse(String(ends.low))
    let high = try parse(String(ends.high))
    guard low <= high else { throw reversed(text) }
    return low...high
  }

  private static func reversed(_ text: String) -> ValueError {
    ValueError("\(quoted(text)) runs backwards: write the smaller end first")
  }
}
