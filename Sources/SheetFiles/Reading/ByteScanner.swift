/// Reads a text byte by byte; comments begin with a semicolon.
protocol ByteScanner {
  /// The whole file.
  var bytes: [UInt8] { get }
  /// Of the byte that is read next.
  var offset: Int { get set }
}

extension ByteScanner {
  /// The byte that comes next, spaces, line ends and comments left out; nil at the end.
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

  /// What comes until a space or one of some marks.
  mutating func word(until marks: String) -> String {
    let start = offset
    while offset < bytes.count, !bytes[offset].isSpace, !marks.utf8.contains(bytes[offset]) {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// What comes until closing quotes, in which a backslash stands before quotes and backslashes; nil if
  /// no quotes close it.
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

  /// A fault at the place that has been reached, or at another one.
  func fault(_ reason: String, at place: Int? = nil) -> SheetFileError {
    .content(SheetContentError(at: .position(of: place ?? offset, in: bytes), reason))
  }
}
