extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  var isLetter: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }

  /// Whether it is a space, a tab or part of a line end.
  var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}

extension SheetContentError.Place {
  /// Line and column of a byte in a file.
  static func position(of offset: Int, in bytes: [UInt8]) -> SheetContentError.Place {
    let before = bytes.prefix(offset)
    let feed = UInt8(ascii: "\n")
    let start = before.lastIndex(of: feed).map { $0 + 1 } ?? 0
    return .line(1 + before.count { $0 == feed }, column: 1 + before.count - start)
  }
}

extension [UInt8] {
  /// Whether there are no control characters but spaces and line ends.
  var isText: Bool { allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0.isSpace } }

  /// The bytes after the byte order mark of UTF-8, if there is one.
  var withoutMark: ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return starts(with: mark) ? dropFirst(mark.count) : self[...]
  }

  /// The bytes after a byte order mark, spaces and line ends at the beginning.
  var visibleStart: ArraySlice<UInt8> { withoutMark.drop(while: \.isSpace) }
}
