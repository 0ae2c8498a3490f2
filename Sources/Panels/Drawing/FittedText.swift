import Lookup

/// A text as it stands in a few columns: what is left of it, and the ellipses where something is left out.
struct FittedText {
  /// Stands before the graphemes; empty if they begin with the text's first.
  let before: String
  /// With their places in the text.
  let graphemes: ArraySlice<Grapheme>
  /// Stands behind the graphemes; empty if they end with the text's last.
  let after: String
  /// Columns of it all.
  let width: Int

  /// Fits a text into so many columns at most.
  ///
  /// - Parameters:
  ///   - text: May hold control characters.
  ///   - width: Columns that there are.
  ///   - lead: How many graphemes at its beginning matter least, and are left out first, from the first on.
  ///   - theme: Has the ellipsis.
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
