import Lookup

/// A text fitted into a few columns: what is left of it, and ellipses for what is omitted.
struct FittedText {
  /// Precedes the graphemes; empty if they start with the first of the text.
  let before: String
  /// The remaining graphemes with their indices in the text.
  let graphemes: ArraySlice<Grapheme>
  /// Follows the graphemes; empty if they end with the last of the text.
  let after: String
  /// Total width in columns.
  let width: Int

  /// Fits a text into at most `width` columns.
  ///
  /// - Parameters:
  ///   - text: The text; may contain control characters.
  ///   - width: Maximum width in columns.
  ///   - lead: Number of leading graphemes that matter least and are omitted first.
  ///   - theme: Provides the ellipsis.
  init(_ text: String, _ width: Int, lead: Int = 0, _ theme: Theme) {
    let room = max(0, width)
    // Names may be as long as a file.
    let lead = min(lead, 4096)
    let whole = DisplayText(text, atMost: min(room, 4096) + 1 + lead)
    guard whole.width > room else {
      self.init("", whole, 0..<whole.count, "")
      return
    }
    let ellipsis = Sign.ellipsis.text(theme)
    let before = lead > 0 ? String(ellipsis.prefix(room)) : ""
    let left = room - before.count
    let start = min(lead, whole.count - whole.count(endingWithin: left))
    let isCut = whole.width(of: start..<whole.count) > left
    let after = isCut ? String(ellipsis.prefix(left)) : ""
    let count = whole.count(from: start, fitting: left - after.count)
    self.init(before, whole, start..<start + count, after)
  }

  private init(_ before: String, _ text: DisplayText, _ kept: Range<Int>, _ after: String) {
    self.before = before
    graphemes = text.graphemes[kept]
    self.after = after
    width = before.count + text.width(of: kept) + after.count
  }
}
