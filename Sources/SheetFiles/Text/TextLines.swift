/// The lines of a text file, with their numbers from 1.
struct TextLines {
  private var rest: ArraySlice<UInt8>
  /// The number of the last line read.
  private(set) var number = 0

  init(_ bytes: [UInt8]) { rest = bytes.withoutMark }

  /// The next line, without surrounding spaces; nil at the end.
  mutating func next() -> Substring? {
    guard !rest.isEmpty else { return nil }
    number += 1
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest[line.endIndex...].dropFirst()
    return Self.trimmed(line)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> Substring {
    let start = bytes.drop(while: \.isSpace)
    let end = start.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? start.startIndex
    return String(decoding: start[..<end], as: UTF8.self)[...]
  }
}
