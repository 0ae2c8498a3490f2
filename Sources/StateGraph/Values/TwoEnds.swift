import GraphLanguage

/// Values that leave something to chance, from one end to another: `2..5`.
enum TwoEnds {
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

  static func reversed(_ text: String) -> ValueError {
    ValueError("\(quoted(text)) runs backwards: write the smaller end first")
  }
}
