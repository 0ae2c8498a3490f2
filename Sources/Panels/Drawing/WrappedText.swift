import Lookup

/// A text in lines of a given width, broken at spaces or, where a word does not fit, after a slash.
package struct WrappedText {
  /// The lines, none of them empty.
  package private(set) var lines: [String] = []
  private let width: Int
  private let most: Int
  private var line = ""
  private var used = 0

  /// Wraps a text.
  ///
  /// - Parameters:
  ///   - text: The text, examined only up to the maximum length of a name.
  ///   - width: Width of a line in columns.
  ///   - most: Maximum number of lines; what does not fit is omitted.
  package init(_ text: String, width: Int, atMost most: Int) {
    self.width = width
    self.most = most
    guard width > 0 else { return }
    for word in text.prefix(4096).split(separator: " ") where lines.count < most { add(word) }
    end()
  }

  private mutating func add(_ word: Substring) {
    var rest = word
    var display = DisplayText(rest)
    if used > 0, used + 1 + display.width > width { end() }
    while display.width > width, lines.count < most {
      let part = Self.part(of: rest.prefix(max(1, display.count(fitting: width))))
      line = String(part)
      end()
      rest = rest[part.endIndex...]
      display = DisplayText(rest)
    }
    guard !rest.isEmpty else { return }
    line += (used > 0 ? " " : "") + rest
    used += (used > 0 ? 1 : 0) + display.width
  }

  /// The part of a word to keep on this line, given the part that fits.
  private static func part(of word: Substring) -> Substring {
    let part = word[...(word.lastIndex(of: "/") ?? word.startIndex)]
    return 2 * part.count > word.count ? part : word
  }

  /// Ends the line unless it is empty.
  private mutating func end() {
    if !line.isEmpty, lines.count < most { lines.append(line) }
    line = ""
    used = 0
  }
}
