import CUnistring

/// Finds where words begin, and where the parts of words in camel case do.
///
/// A word begins after white space and punctuation, where digits and letters meet, where scripts
/// meet, and at each ideograph and symbol, as scripts with those have no spaces. A part begins at a
/// capital after a small letter, and at the last of several capitals before a small one:
/// `HTTPServer2` has the parts `HTTP`, `Server` and `2`.
struct WordScanner {
  private enum Kind {
    case space, punctuation, symbol, ideograph, digit
    case capital, small
    /// A letter without case.
    case letter

    var isLetter: Bool { self == .capital || self == .small || self == .letter }
  }

  private var last: (kind: Kind, scalar: Unicode.Scalar)?
  /// Where the last character begins, if it is a capital after another one.
  private var capital: Int?
  private var found: [Int] = []

  /// Begins another text.
  mutating func restart() {
    last = nil
    capital = nil
    found.removeAll(keepingCapacity: true)
  }

  /// Takes the next character of a text.
  ///
  /// - Parameters:
  ///   - character: A grapheme.
  ///   - place: Where its folded bytes begin.
  mutating func take(_ character: Character, at place: Int) {
    guard let scalar = character.unicodeScalars.first,
      scalar.isASCII || scalar.properties.generalCategory != .format
    else { return }
    take(scalar, at: place)
  }

  /// Takes the next character of a text, given by the first of its scalars.
  mutating func take(_ scalar: Unicode.Scalar, at place: Int) {
    let kind = Self.kind(of: scalar)
    if kind == .small, let capital { found.append(capital) }
    if begins(kind, scalar) { found.append(place) }
    let isSecond = kind == .capital && last?.kind == .capital
    capital = isSecond ? place : nil
    last = (kind, scalar)
  }

  /// The beginnings of words below `count` bytes, ascending, each once.
  func starts(within count: Int) -> [Int] {
    var starts: [Int] = []
    forEachStart(within: count) { starts.append($0) }
    return starts
  }

  /// Calls a closure with the beginnings of words below `count` bytes, ascending, each once.
  func forEachStart(within count: Int, _ body: (Int) -> Void) {
    // The first byte begins a word, whatever it is.
    if count > 0 { body(0) }
    var last = 0
    for place in found where place > last && place < count {
      body(place)
      last = place
    }
  }

  private func begins(_ kind: Kind, _ scalar: Unicode.Scalar) -> Bool {
    guard let last else { return true }
    switch kind {
    case .space: return false
    case .punctuation: return last.kind == .space
    case .symbol, .ideograph: return true
    case .digit: return last.kind != .digit
    case .capital where last.kind == .small: return true
    case .capital, .small, .letter:
      return !last.kind.isLetter || zoe_have_one_script(last.scalar.value, scalar.value) == 0
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z": return .small
      case "A"..."Z": return .capital
      case "0"..."9": return .digit
      case " ", "\t"..."\r": return .space
      default: return .punctuation
      }
    }
    let properties = scalar.properties
    if properties.isIdeographic { return .ideograph }
    switch properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return .capital
    case .lowercaseLetter: return .small
    case .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark: return .letter
    case .decimalNumber, .letterNumber, .otherNumber: return .digit
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
    case .otherSymbol: return .symbol
    default: return .punctuation
    }
  }
}
