import Lookup

/// A text in lines of some width, broken at spaces, and where a word has no room in a line, behind a
/// slash if there is one.
package struct WrappedText {
  /// None is empty.
  package private(set) var lines: [String] = []
  private let width: Int
  private let most: Int
  private var line = ""
  private var used = 0

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - text: Of which no more is looked at than names may show.
  ///   - width: Columns of a line.
  ///   - most: Lines at most; what does not fit is left out.
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

  /// As much of what a line has room for as may stand there, of a word that goes on behind it.
  private static func part(of word: Substring) -> Substring {
    let part = word[...(word.lastIndex(of: "/") ?? word.startIndex)]
    return 2 * part.count > word.count ? part : word
  }

  /// Ends the line, if there is anything in it.
  private mutating func end() {
    if !line.isEmpty, lines.count < most { lines.append(line) }
    line = ""
    used = 0
  }
}
