/// A file's text as it was given, with its lines counted.
///
/// All offsets are into `bytes`, which need not be the file's own bytes: a byte order mark is left out, and
/// what is not UTF-8 is read as Latin-1 and recoded.
package struct SourceText: Sendable {
  /// The most bytes that a file may have: 4 MiB.
  package static let largestSize = 4 << 20

  /// How the file's bytes were understood.
  package enum Encoding: Hashable, Sendable {
    case utf8
    /// Not UTF-8, so each byte was taken for a character; the offset is that of the first one that
    /// broke the rules of UTF-8.
    case latin1(firstBrokenOffset: Int)
  }

  /// The file as its user named it: a path, or `-`.
  package let name: String
  /// Valid UTF-8 without a byte order mark.
  package let bytes: [UInt8]
  package let encoding: Encoding
  /// Offsets of the first byte of each line; at least one.
  private let lineStarts: [Int]
  /// The first carriage return that neither a line feed nor the end of the text follows.
  let loneCarriageReturn: Int?
  /// Whether a byte of zero is in it, which no text has.
  let holdsZero: Bool

  /// Takes a file's bytes, whatever they are.
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

/// What is known of a text once all its bytes were seen.
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
  /// Lines in the text; a line feed at the very end starts no line of its own.
  package var lineCount: Int {
    lineStarts.count > 1 && lineStarts.last == bytes.count ? lineStarts.count - 1 : lineStarts.count
  }

  /// The place after the last byte.
  package var endPlace: SourceRange { SourceRange(start: bytes.count, end: bytes.count) }

  /// The line, from one, that a byte offset lies in.
  ///
  /// - Complexity: O(log *lines*).
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
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

  /// Where a byte offset stands; an offset past the end means the end.
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
