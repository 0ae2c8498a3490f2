/// Reads mentions of nodes: names with their ports, and lists of them.
struct NodeParser {
  private let cursor: TokenCursor
  private let names: NameParser

  init(cursor: TokenCursor) {
    self.cursor = cursor
    names = NameParser(cursor: cursor)
  }

  private var current: Token { cursor.current }

  /// Reads the nodes that follow a first one after commas.
  func parseList(after first: NodeReference) -> NodeList {
    var others: [NodeReference] = []
    while current.kind == .comma {
      let comma = cursor.advance().range
      guard names.isAtName, let node = parseReference() else {
        cursor.report(.nameExpected(after: ","), at: comma)
        break
      }
      others.append(node)
    }
    return NodeList(first: first, others: others)
  }

  /// Reads a node's name and its port.
  func parseReference() -> NodeReference? {
    guard let name = names.parse() else { return nil }
    guard current.kind == .colon else { return NodeReference(name: name, port: nil) }
    let start = cursor.advance().range.start
    guard current.isIdentifier, let port = names.parse() else {
      cursor.reportHere(.portExpected)
      return NodeReference(name: name, port: nil)
    }
    var compass: Identifier?
    if cursor.take(.colon) != nil {
      compass = current.isIdentifier ? names.parse() : nil
      if compass == nil { cursor.reportHere(.portExpected) }
    }
    let range = SourceRange(start: start, end: cursor.previousEnd)
    return NodeReference(name: name, port: Port(name: port, compass: compass, range: range))
  }
}
