// Classes of bytes, and searches in bytes.

extension UInt8 {
  /// Whether a bare name may begin with it: a letter, `_`, or a byte of a character beyond ASCII.
  var startsName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isHexDigit: Bool {
    switch self | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: isDigit
    }
  }

  /// Whether it is a space, a tab, or a part of a line end.
  var isSpace: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }

  var isControl: Bool { self < 0x20 || self == 0x7F }
}

extension [UInt8] {
  /// The offset of the end of the line that an offset is in.
  func lineEnd(from start: Int) -> Int {
    self[start...].firstIndex(of: UInt8(ascii: "\n")) ?? count
  }

  /// Whether the slash at an offset begins a comment.
  func startsComment(at place: Int) -> Bool {
    guard place + 1 < count else { return false }
    return self[place + 1] == UInt8(ascii: "/") || self[place + 1] == UInt8(ascii: "*")
  }

  /// A character beyond ASCII that looks like space or like nothing, which DOT takes for a letter.
  ///
  /// - Parameter place: An offset.
  /// - Returns: The character and its length in bytes; nil if another character is there.
  func oddSpace(at place: Int) -> (Unicode.Scalar, length: Int)? {
    guard self[place] >= 0xC2, let scalar = shortScalar(at: place) else { return nil }
    switch scalar.value {
    case 0x80...0xA0, 0x1680, 0x2000...0x200B, 0x2028...0x202F, 0x205F...0x2060, 0x2066...0x2069,
      0x3000, 0xFEFF:
      return (scalar, UTF8.width(scalar))
    default:
      return nil
    }
  }

  /// The character of two or three bytes at an offset.
  private func shortScalar(at place: Int) -> Unicode.Scalar? {
    func tail(_ distance: Int) -> UInt32 {
      place + distance < count ? UInt32(self[place + distance] & 0x3F) : 0
    }
    let lead = UInt32(self[place])
    switch lead {
    case 0xC2...0xDF: return Unicode.Scalar((lead & 0x1F) << 6 | tail(1))
    case 0xE0...0xEF: return Unicode.Scalar((lead & 0x0F) << 12 | tail(1) << 6 | tail(2))
    default: return nil
    }
  }
}
