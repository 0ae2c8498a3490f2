package import StateGraph
import Basics
package import Animation
import Pixels

/// Values that are one word of a few.
package enum Choice {
  /// One of an enumeration's words.
  package static func parse<Word: RawRepresentable & CaseIterable>(
    _ text: String, as type: Word.Type
  ) throws(ValueError) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: text) else {
      throw ValueError(unknown(text, words: words(of: type)))
    }
    return word
  }

  /// A value reader for one of an enumeration's words.
  static func parser<Word: RawRepresentable & CaseIterable & Sendable>(
    of type: Word.Type
  ) -> @Sendable (String) throws(ValueError) -> Word where Word.RawValue == String {
    { text throws(ValueError) in try parse(text, as: Word.self) }
  }

  /// All words of an enumeration.
  static func words<Word: RawRepresentable & CaseIterable>(
    of type: Word.Type
  ) -> [String] where Word.RawValue == String {
    Word.allCases.map(\.rawValue)
  }

  /// `h`, `v` or `hv`.
  package static func flip(_ text: String) throws(ValueError) -> Flip {
    switch text {
    case "h": .horizontal
    case "v": .vertical
    case "hv", "vh": [.horizontal, .vertical]
    default: throw ValueError(unknown(text, words: ["h", "v", "hv"]))
    }
  }

  /// `top`, `bottom`, `left`, `right`, `center`, or one of each direction, such as `bottom-left`.
  package static func anchor(_ text: String) throws(ValueError) -> Anchor {
    var horizontal: Anchor.Horizontal?
    var vertical: Anchor.Vertical?
    let words = text.split { $0 == "-" || $0 == " " || $0 == "," }
    var isRight = (1...2).contains(words.count)
    for word in words {
      switch word {
      case "left" where horizontal == nil: horizontal = .left
      case "right" where horizontal == nil: horizontal = .right
      case "top" where vertical == nil: vertical = .top
      case "bottom" where vertical == nil: vertical = .bottom
      case "center": break
      default: isRight = false
      }
    }
    guard isRight else {
      throw ValueError(
        unknown(
          text,
          words: ["top", "bottom", "left", "right", "center", "a pair such as bottom-left"]))
    }
    return Anchor(horizontal ?? .center, vertical ?? .center)
  }

  /// The words that are backgrounds.
  package static let backgrounds = ["none", "checker"]
  /// How a colour is written.
  package static let colorForm = "#rrggbb"

  /// `none`, `checker` or a colour as `#rrggbb`.
  package static func background(_ text: String) throws(ValueError) -> Appearance.Background {
    switch text {
    case "none": return .none
    case "checker": return .checker
    default:
      let digits = text.dropFirst()
      guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
        let value = UInt32(digits, radix: 16)
      else { throw ValueError(unknown(text, words: backgrounds + [colorForm])) }
      return .color(
        RGBA(UInt8(value >> 16), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)))
    }
  }

  /// What is said of a text that is none of a few words.
  package static func unknown(_ text: String, words: [String]) -> String {
    "\(quoted(text)) is not known here: write \(list(of: words))"
  }

  /// Words as people list them: `none, checker or #rrggbb`.
  package static func list(of words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
