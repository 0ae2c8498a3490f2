import Basics

/// Recognizes the beginning of a graph, such as `strict digraph NAME {`, at the current token.
struct GraphHeader {
  let cursor: TokenCursor

  private var current: Token { cursor.current }

  /// Whether a graph begins here.
  var isHere: Bool {
    switch current.kind {
    case .keyword(.strict), .keyword(.digraph): true
    case .keyword(.graph): cursor.following.kind != .leftBracket
    default: false
    }
  }

  /// Whether a graph with a misspelt first word begins here.
  var isMisspeltHere: Bool {
    guard current.kind == .bare, nearestKeyword != nil else { return false }
    let next = cursor.following
    return next.kind == .leftBrace || next.isIdentifier
  }

  /// The keyword that the current word was most likely meant to be.
  var nearestKeyword: String? {
    nearestName(to: cursor.currentText, among: ["digraph", "graph"])
  }

  /// Whether the keyword here begins a graph, although a graph is being read.
  var isNested: Bool {
    var ahead = cursor.lookahead
    let next = ahead.next()
    switch next.kind {
    case .leftBrace, .keyword(.graph), .keyword(.digraph): return true
    default: return next.isIdentifier && ahead.next().kind == .leftBrace
    }
  }

  /// Whether the next graph of the file begins here: a header that is not indented.
  var isAtMargin: Bool {
    guard current.startsLine else { return false }
    let line = cursor.source.line(at: current.range.start)
    guard current.range.start == cursor.source.range(ofLine: line).start else { return false }
    switch current.kind {
    case .keyword(.digraph), .keyword(.strict), .keyword(.graph): return isNested
    default: return false
    }
  }
}
