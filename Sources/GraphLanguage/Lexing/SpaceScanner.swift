/// Skips what is between tokens: white space, comments, and characters that only look like
/// space.
struct SpaceScanner: Sendable {
  /// What was skipped.
  struct Space {
    /// The offset of the next token.
    fileprivate(set) var end: Int
    fileprivate(set) var holdsLineEnd = false
    /// The first thing that is wrong with it.
    fileprivate(set) var diagnostic: LexicalDiagnostic?

    fileprivate mutating func report(_ kind: LexicalDiagnostic.Kind, length: Int = 1) {
      guard diagnostic == nil else { return }
      diagnostic = LexicalDiagnostic(
        kind: kind, range: SourceRange(start: end, end: end + length))
    }
  }

  /// Where a comment begins that is never closed; there is no `*/` after it, so later ones need not
  /// search for it.
  private var unclosedComment = Int.max

  /// Skips everything that is not a token.
  mutating func skip(from start: Int, in bytes: [UInt8]) -> Space {
    var space = Space(end: start)
    while space.end < bytes.count {
      switch bytes[space.end] {
      case UInt8(ascii: "\n"):
        space.holdsLineEnd = true
        space.end += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        space.end += 1
      case UInt8(ascii: "#"):
        space.end = bytes.lineEnd(from: space.end)
      case UInt8(ascii: "/"):
        guard skipComment(&space, in: bytes) else { return space }
      case let byte where byte.isControl:
        space.report(.controlCharacter(byte))
        space.end += 1
      default:
        guard let (scalar, length) = bytes.oddSpace(at: space.end) else { return space }
        space.report(.oddSpace(scalar), length: length)
        space.end += length
      }
    }
    return space
  }

  /// Skips a comment at a slash; false if it is only a slash.
  private mutating func skipComment(_ space: inout Space, in bytes: [UInt8]) -> Bool {
    switch bytes.peek(space.end + 1) {
    case UInt8(ascii: "/"): space.end = bytes.lineEnd(from: space.end)
    case UInt8(ascii: "*"): skipBlockComment(&space, in: bytes)
    default: return false
    }
    return true
  }

  private mutating func skipBlockComment(_ space: inout Space, in bytes: [UInt8]) {
    var place = space.end + 2
    var holdsLineEnd = false
    while place + 1 < bytes.count, space.end < unclosedComment {
      if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
        space.end = place + 2
        space.holdsLineEnd = space.holdsLineEnd || holdsLineEnd
        return
      }
      if bytes[place] == UInt8(ascii: "\n") { holdsLineEnd = true }
      place += 1
    }
    unclosedComment = min(unclosedComment, space.end)
    space.report(.unclosedComment, length: 2)
    space.end = bytes.lineEnd(from: space.end)
  }
}
