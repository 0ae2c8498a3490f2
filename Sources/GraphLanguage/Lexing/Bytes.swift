// The bytes that DOT's words are made of.

extension UInt8 {
  /// Whether a bare name may begin with it: a letter, `_`, or any byte of a character beyond ASCII.
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

  /// Whether it is a space, a tab, or part of a line end.
  var isSpace: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }

  var isControl: Bool { self < 0x20 || self == 0x7F }
}
