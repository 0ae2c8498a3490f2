/// Puts lines together from bytes as they come.
struct LineBuffer {
  /// Bytes of the longest line, the line feed not counted.
  let limit: Int
  /// The beginning of a line.
  private var rest: [UInt8] = []
  /// Whether a line was longer than allowed; nothing comes after it.
  private(set) var isOverlong = false

  init(limit: Int) { self.limit = limit }

  /// The lines that are complete with these bytes, without their line feeds.
  mutating func lines(with bytes: some Sequence<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for byte in bytes where !isOverlong {
      if byte == UInt8(ascii: "\n") {
        lines.append(rest)
        rest = []
      } else if rest.count == limit {
        isOverlong = true
        rest = []
      } else {
        rest.append(byte)
      }
    }
    return lines
  }
}
