import CUnistring

/// One character as a user sees it, in the form in which a terminal shows it.
///
/// What would act on a terminal is made visible: control characters as `^[`, marks of direction and
/// of no width as `<U+202E>`. A combining mark without a base is put on a dotted circle.
package struct Grapheme: Hashable, Sendable {
  /// Without anything that acts on a terminal.
  package let text: String
  /// Its width in columns, at least one.
  package let width: Int
  /// Whether `text` is the name of something invisible, such as `^[`.
  package let isNamed: Bool

  /// More scalars than the longest emoji has; what is cut off is a pile of marks that is illegible
  /// anyway.
  private static let maximumScalars = 12

  package init(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else {
      (text, width, isNamed) = (" ", 1, false)
      return
    }
    if first.value >= 0x20, first.value < 0x7F, scalars.count == 1 {
      (text, width, isNamed) = (String(character), 1, false)
    } else if Self.isActing(first) || Self.hasInvisibleScalars(scalars) {
      text = scalars.map(Self.name).joined()
      width = max(1, scalars.reduce(0) { $0 + Self.namedWidth(of: $1) })
      isNamed = true
    } else {
      let kept = scalars.prefix(Self.maximumScalars)
      let measured = Self.width(of: kept)
      text = (measured == 0 ? "\u{25CC}" : "") + String(kept)
      width = max(1, measured)
      isNamed = false
    }
  }

  // MARK: Widths

  /// The width of a cluster: the sum of its parts, unless terminals join them to an emoji of two
  /// columns.
  private static func width(of scalars: Substring.UnicodeScalarView) -> Int {
    guard let first = scalars.first else { return 0 }
    let isEmoji = first.properties.isEmoji
    let joins = scalars.dropFirst().contains {
      $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.properties.isEmojiModifier
        || isRegional($0) || $0 == "\u{20E3}"
    }
    if isEmoji && joins { return 2 }
    return scalars.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    // Emoji younger than libunistring's tables.
    if scalar.properties.isEmojiPresentation && !isRegional(scalar) { return 2 }
    return max(0, Int(zoe_columns(scalar.value)))
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  // MARK: Invisible scalars

  /// Whether a scalar by itself acts on a terminal or is invisible.
  private static func isActing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: scalar.properties.isDefaultIgnorableCodePoint && width(of: scalar) == 0
    }
  }

  /// Whether a cluster contains invisible scalars after its first, other than joiners, variation
  /// selectors and the tags of a flag.
  private static func hasInvisibleScalars(_ scalars: String.UnicodeScalarView) -> Bool {
    let isFlag = scalars.first == "\u{1F3F4}"
    return scalars.dropFirst().contains { scalar in
      switch scalar.value {
      case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: false
      case 0xE0020...0xE007F: !isFlag
      default: isActing(scalar)
      }
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    guard isActing(scalar) || width(of: scalar) <= 0 else { return String(scalar) }
    switch scalar.value {
    case 0..<0x20: return "^\(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)))"
    case 0x7F: return "^?"
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
  }

  private static func namedWidth(of scalar: Unicode.Scalar) -> Int {
    let name = name(scalar)
    return name == String(scalar) ? width(of: scalar) : name.utf8.count
  }
}
