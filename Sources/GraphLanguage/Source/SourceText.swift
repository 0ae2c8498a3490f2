import Basics

/// The text of a file, with its lines indexed.
///
/// All offsets are into `bytes`, which may differ from the bytes of the file: a byte order mark is
/// left out, and a file that is not UTF-8 is read as Latin-1 and recoded.
package struct SourceText: Sendable {
  /// Maximum size of a file in bytes: 4 MiB.
  package static let maximumSize = 4 << 20

  /// How the file's bytes were understood.
  package enum Encoding: Hashable, Sendable {
    case utf8
    /// Not UTF-8, so each byte was read as a character; the offset is that of the first byte that
    /// is not valid UTF-8.
    case latin1(firstBrokenOffset: Int)
  }

  /// The file as its user named it: a path, or `-`.
  package let name: String
  /// Valid UTF-8 without a byte order mark.
  package let bytes: [UInt8]
  package let encoding: Encoding
  /// The offset of the first byte of each line; never empty.
  private let lineStarts: [Int]
  /// The first carriage return that neither a line feed nor the end of the text follows.
  let loneCarriageReturn: Int?
  /// Whether it contains a zero byte, which no text does.
  let holdsZero: Bool

  /// Makes a text of any bytes.
  package init(name: String, bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    self.name = name
    (self.bytes, encoding) = Self.decode(text)
    let survey = Survey(self.bytes)
    lineStarts = survey.lineStarts
    loneCarriageReturn = survey.loneCarriageReturn
    holdsZero = survey.holdsZero
  }

  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  private static func decode(_ bytes: [UInt8]) -> ([UInt8], Encoding) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return (bytes, .utf8)
    } catch {
      let before = bytes[..<error.byteOffsets.lowerBound]
      let recodedBefore = before.reduce(0) { $0 + ($1 < 0x80 ? 1 : 2) }
      return (recodeLatin1(bytes), .latin1(firstBrokenOffset: recodedBefore))
    }
  }

  private static func recodeLatin1(_ bytes: [UInt8]) -> [UInt8] {
    var recoded: [UInt8] = []
    recoded.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        recoded.append(byte)
      } else {
        recoded.append(0xC0 | byte >> 6)
        recoded.append(0x80 | byte & 0x3F)
      }
    }
    return recoded
  }
}

/// What one pass over the bytes of a text finds.
private struct Survey {
  private(set) var lineStarts = [0]
  private(set) var loneCarriageReturn: Int?
  private(set) var holdsZero = false

  init(_ bytes: [UInt8]) {
    for offset in bytes.indices where bytes[offset] <= UInt8(ascii: "\r") {
      switch bytes[offset] {
      case UInt8(ascii: "\n"):
        lineStarts.append(offset + 1)
      case UInt8(ascii: "\r") where loneCarriageReturn == nil && offset + 1 < bytes.count:
        if bytes[offset + 1] != UInt8(ascii: "\n") { loneCarriageReturn = offset }
      case 0:
        holdsZero = true
      default: break
      }
    }
  }
}

extension SourceText {
  /// The number of lines; a line feed at the very end does not start another line.
  package var lineCount: Int {
    lineStarts.count > 1 && lineStarts.last == bytes.count ? lineStarts.count - 1 : lineStarts.count
  }

  /// The place after the last byte.
  package var endPlace: SourceRange { SourceRange(start: bytes.count, end: bytes.count) }

  /// The line, from one, that a byte offset is in.
  ///
  /// - Complexity: O(log *lines*).
  package func line(at offset: Int) -> Int {
    max(1, lineStarts.partitioningIndex { $0 > offset })
  }

  /// A line's bytes without its line end.
  ///
  /// - Parameter line: The line, from one.
  /// - Returns: Its range; the end of the text if there is no such line.
  package func range(ofLine line: Int) -> SourceRange {
    guard line >= 1, line <= lineStarts.count else { return endPlace }
    let start = lineStarts[line - 1]
    guard line < lineStarts.count else { return SourceRange(start: start, end: bytes.count) }
    var end = lineStarts[line] - 1
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return SourceRange(start: start, end: end)
  }

  /// The position of a byte offset; an offset past the end means the end.
  ///
  /// - Complexity: O(length of the line).
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(at: offset)
    let before = SourceRange(start: lineStarts[line - 1], end: offset)
    return SourcePosition(offset: offset, line: line, column: characterCount(in: before) + 1)
  }

  /// The text of a range.
  package func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  private func characterCount(in range: SourceRange) -> Int {
    let run = bytes[range.start..<range.end]
    return run.allSatisfy { $0 < 0x80 } ? run.count : String(decoding: run, as: UTF8.self).count
  }
}
