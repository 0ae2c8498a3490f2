// What stands between tokens: white space, comments, and characters that only look like space.

extension Lexer {
  /// Steps over everything that is no token.
  mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"):
        startsLine = true
        offset += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        offset += 1
      case UInt8(ascii: "#"):
        skipLine()
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      case let byte where byte.isControl:
        note(.controlCharacter(byte), start: offset)
        offset += 1
      default:
        guard let (space, length) = oddSpace(at: offset) else { return }
        note(.oddSpace(space), start: offset, length: length)
        offset += length
      }
    }
  }

  /// The offset of the end of the line that holds an offset.
  func lineEnd(from start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  private mutating func skipLine() {
    offset = lineEnd(from: offset)
  }

  /// Steps over a comment at a slash; false if it is only a slash.
  private mutating func skipComment() -> Bool {
    if peek(1) == UInt8(ascii: "/") {
      skipLine()
      return true
    }
    guard peek(1) == UInt8(ascii: "*") else { return false }
    skipBlockComment()
    return true
  }

  private mutating func skipBlockComment() {
    var place = offset + 2
    var holdsLineEnd = false
    while place + 1 < bytes.count, offset < unclosedComment {
      if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
        offset = place + 2
        startsLine = startsLine || holdsLineEnd
        return
      }
      if bytes[place] == UInt8(ascii: "\n") { holdsLineEnd = true }
      place += 1
    }
    unclosedComment = min(unclosedComment, offset)
    note(.unclosedComment, start: offset, length: 2)
    skipLine()
  }

  /// A character beyond ASCII that looks like space or like nothing, which DOT takes for a letter.
  ///
  /// - Parameter place: An offset into the bytes.
  /// - Returns: The character and its bytes; nil if another one stands there.
  func oddSpace(at place: Int) -> (Unicode.Scalar, length: Int)? {
    guard bytes[place] >= 0xC2, let scalar = scalar(at: place) else { return nil }
    switch scalar.value {
    case 0x80...0xA0, 0x1680, 0x2000...0x200B, 0x2028...0x202F, 0x205F...0x2060, 0x2066...0x2069,
      0x3000, 0xFEFF:
      return (scalar, UTF8.width(scalar))
    default:
      return nil
    }
  }

  /// The character of two or three bytes at an offset.
  private func scalar(at place: Int) -> Unicode.Scalar? {
    func tail(_ distance: Int) -> UInt32 {
      place + distance < bytes.count ? UInt32(bytes[place + distance] & 0x3F) : 0
    }
    let lead = UInt32(bytes[place])
    switch lead {
    case 0xC2...0xDF: return Unicode.Scalar((lead & 0x1F) << 6 | tail(1))
    case 0xE0...0xEF: return Unicode.Scalar((lead & 0x0F) << 12 | tail(1) << 6 | tail(2))
    default: return nil
    }
  }
}
