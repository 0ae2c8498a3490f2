/// Reads a file of lists in parentheses.
struct SExpressionParser {
  private static let mostDepth = 32
  private static let mostValues = 250_000

  private let bytes: [UInt8]
  private var offset = 0
  private var valueCount = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The one list that the file holds.
  ///
  /// - Throws: ``SheetFile/Failure`` with the place of what is wrong.
  mutating func root() throws(SheetFile.Failure) -> SExpression {
    let root = try value(depth: 0)
    if next() != nil { throw fault("there is something behind the last parenthesis", at: offset) }
    return root
  }

  /// A fault at a byte of the file.
  func fault(_ reason: String, at place: Int) -> SheetFile.Failure {
    .content(SheetFault(at: .position(of: place, in: bytes), reason))
  }

  /// The byte that comes next, spaces and comments left out; nil at the end.
  private mutating func next() -> UInt8? {
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

  private mutating func value(depth: Int) throws(SheetFile.Failure) -> SExpression {
    valueCount += 1
    guard depth < Self.mostDepth, valueCount <= Self.mostValues else {
      throw fault("there are too many lists, or they are too deep in each other", at: offset)
    }
    let first = next()
    let start = offset
    switch first {
    case nil: throw fault("the file ends before the last parenthesis", at: start)
    case UInt8(ascii: "("):
      offset += 1
      var items: [SExpression] = []
      while next() != UInt8(ascii: ")") { items.append(try value(depth: depth + 1)) }
      offset += 1
      return .list(items, at: start)
    case UInt8(ascii: ")"): throw fault("a parenthesis is closed that was not opened", at: start)
    case UInt8(ascii: "\""): return .text(try text(), at: start)
    default:
      while offset < bytes.count, !bytes[offset].isSpace, !"()\";".utf8.contains(bytes[offset]) {
        offset += 1
      }
      return .word(String(decoding: bytes[start..<offset], as: UTF8.self), at: start)
    }
  }

  /// What stands in quotes, in which a backslash stands before quotes and backslashes.
  private mutating func text() throws(SheetFile.Failure) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count { offset += 1 }
      text.append(bytes[offset])
      offset += 1
    }
    guard offset < bytes.count else { throw fault("the quotes are not closed", at: start) }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }
}
