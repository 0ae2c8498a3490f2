/// Reports what is wrong with the text as a whole.
struct EncodingCheck {
  let cursor: TokenCursor

  /// Checks the text; false if it makes no sense to parse it.
  func isReadable() -> Bool {
    let source = cursor.source
    if case .latin1(let place) = source.encoding {
      // The marks of UTF-16, FF FE and FE FF, as bytes of Latin-1 that were recoded to UTF-8.
      let marks: [[UInt8]] = [[0xC3, 0xBF, 0xC3, 0xBE], [0xC3, 0xBE, 0xC3, 0xBF]]
      if marks.contains(where: source.bytes.starts(with:)) {
        cursor.report(.utf16, at: nil)
        return false
      }
      if !source.holdsZero {
        cursor.report(.latin1, at: SourceRange(start: place, end: place + 2))
      }
    }
    if source.holdsZero { cursor.report(.notText, at: nil) }
    if let lone = source.loneCarriageReturn {
      cursor.report(.loneCarriageReturn, at: SourceRange(start: lone, end: lone + 1))
    }
    return !source.holdsZero
  }
}
