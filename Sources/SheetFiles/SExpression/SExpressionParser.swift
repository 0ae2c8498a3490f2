/// Reads a file of lists in parentheses.
struct SExpressionParser: ByteScanner {
  private static let mostDepth = 32
  private static let mostValues = 250_000

  let bytes: [UInt8]
  var offset: Int
  private var valueCount = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.withoutMark.startIndex
  }

  /// The one list in the file.
  ///
  /// - Throws: ``SheetFileError`` with the place of what is wrong.
  mutating func root() throws(SheetFileError) -> SExpression {
    let root = try value(depth: 0)
    if peek() != nil { throw error("there is something after the last parenthesis") }
    return root
  }

  private mutating func value(depth: Int) throws(SheetFileError) -> SExpression {
    valueCount += 1
    guard depth < Self.mostDepth, valueCount <= Self.mostValues else {
      throw error("there are too many lists, or they are too deep in each other")
    }
    let first = peek()
    let start = offset
    switch first {
    case nil: throw error("the file ends before the last parenthesis", at: start)
    case UInt8(ascii: "("):
      offset += 1
      var items: [SExpression] = []
      while peek() != UInt8(ascii: ")") { items.append(try value(depth: depth + 1)) }
      offset += 1
      return .list(items, at: start)
    case UInt8(ascii: ")"): throw error("a parenthesis is closed that was not opened", at: start)
    case UInt8(ascii: "\""):
      offset += 1
      guard let text = textUntilQuotes() else {
        throw error("the quotes are not closed", at: start)
      }
      return .text(text, at: start)
    default: return .word(word(until: "()\";"), at: start)
    }
  }
}
