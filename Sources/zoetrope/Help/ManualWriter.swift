/// Writes a page of the system's manual, in the macros of man(7) and nothing else.
///
/// Texts come as people read them. The source is ASCII in lines of less than 80 bytes, and every hyphen
/// is one that can be copied to a command line.
struct ManualWriter {
  private(set) var text = ""
  /// Whether a title comes right before, which starts a paragraph itself.
  private var isAfterTitle = false
  /// The maximum length of a line of running text.
  private static let columns = 78

  /// Begins a page.
  mutating func title(_ name: String, section: Int, date: String, source: String, manual: String) {
    macro(
      "TH",
      [Self.argument(name.uppercased()), String(section), date]
        + [source, manual].map(Self.argument))
    // An even right margin would stretch the lines with long words.
    macro("ad", ["l"])
  }

  /// The line that indexes of the manual read, which understand no further markup.
  mutating func purpose(of name: String, _ summary: String) {
    section("NAME")
    breakLines(Self.escaped("\(name) - \(summary)"))
  }

  mutating func section(_ title: String) {
    macro("SH", [Self.argument(title)])
    isAfterTitle = true
  }

  mutating func subsection(_ pieces: [Piece]) {
    macro("SS", [Self.source(of: pieces)])
    isAfterTitle = true
  }

  mutating func paragraph(_ text: String) {
    beginParagraph()
    fill(Self.escaped(text))
  }

  /// A name with its description, indented.
  mutating func item(_ pieces: [Piece], _ text: String) {
    macro("TP")
    line(Self.source(of: pieces))
    fill(Self.escaped(text))
  }

  /// Lines that stand as they are, indented.
  mutating func example(_ text: String) {
    beginParagraph()
    macro("RS", ["4"])
    macro("EX")
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      line(Self.escaped(String(part)))
    }
    macro("EE")
    macro("RE")
  }

  /// Lines that begin with these pieces and are not filled.
  mutating func lines(_ lines: [[Piece]]) {
    macro("nf")
    for pieces in lines { line(Self.source(of: pieces)) }
    macro("fi")
  }

  /// Running text of pieces.
  mutating func text(_ pieces: [Piece]) { fill(Self.source(of: pieces)) }

  // MARK: Lines

  private mutating func beginParagraph() {
    if !isAfterTitle { macro("PP") }
  }

  private mutating func macro(_ name: String, _ arguments: [String] = []) {
    text += "." + ([name] + arguments).joined(separator: " ") + "\n"
    isAfterTitle = false
  }

  private mutating func fill(_ source: String) {
    // Words with hyphens may be options, which must not be hyphenated further.
    let words = source.split(whereSeparator: \.isWhitespace).map {
      ($0.contains("\\-") ? "\\%" : "") + $0
    }
    breakLines(words.joined(separator: " "))
  }

  /// Starts each sentence on its own line, as groff's spacing between sentences depends on it.
  private mutating func breakLines(_ source: String) {
    for sentence in source.split(separator: ". ") {
      let stop = sentence.endIndex < source.endIndex ? "." : ""
      for part in zoetrope.lines(of: sentence + stop, columns: Self.columns) { line(part) }
    }
  }

  /// A line of text, even if it begins like a request.
  private mutating func line(_ source: String) {
    text += (source.hasPrefix(".") ? "\\&" : "") + source + "\n"
    isAfterTitle = false
  }
}

extension ManualWriter {
  /// A piece of a line in one font.
  enum Piece {
    case plain(String)
    /// To be typed as it is.
    case bold(String)
    /// To be replaced by something.
    case italic(String)
  }

  private static func source(of pieces: [Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .plain(let text): escaped(text)
      case .bold(let text): "\\fB\(escaped(text))\\fR"
      case .italic(let text): "\\fI\(escaped(text))\\fR"
      }
    }.joined()
  }

  /// An argument of a macro.
  private static func argument(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A text with escape sequences, as groff_char(7) has them, for all that is not itself.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "\"": "\\(dq"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(digits(of: scalar))]"
      }
    }.joined()
  }

  /// The number of a scalar, as groff wants it: four hexadecimal digits at least.
  private static func digits(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
