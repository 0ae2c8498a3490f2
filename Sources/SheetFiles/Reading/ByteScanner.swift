/// Reads a text byte by byte; a comment begins with a semicolon and ends with its line.
protocol ByteScanner {
  /// The whole file.
  var bytes: [UInt8] { get }
  /// The index of the next byte.
  var offset: Int { get set }
}

extension ByteScanner {
  /// The next byte, after skipping spaces, line ends and comments; nil at the end.
  mutating func peek() -> UInt8? {
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: ";") {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      } else if bytes[offset].isSpace {
        offset += 1
      } else {
        return bytes[offset]
      }
    }
    return nil
  }

  /// The text before the next space, or the next of some marks.
  mutating func word(until marks: String) -> String {
    let start = offset
    while offset < bytes.count, !bytes[offset].isSpace, !marks.utf8.contains(bytes[offset]) {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The text before the closing quotes, in which a backslash escapes quotes and backslashes; nil if there
  /// are no closing quotes.
  mutating func textUntilQuotes() -> String? {
    var text: [UInt8] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count { offset += 1 }
      text.append(bytes[offset])
      offset += 1
    }
    guard offset < bytes.count else { return nil }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// An error at the current place, or at another one.
  func error(_ reason: String, at place: Int? = nil) -> SheetFileError {
    .content(SheetContentError(at: .position(of: place ?? offset, in: bytes), reason))
  }
}
