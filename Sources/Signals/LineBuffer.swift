/// Assembles lines from the bytes of a stream.
struct LineBuffer {
  /// Maximum bytes of a line without its line feed.
  let limit: Int
  /// The beginning of an incomplete line.
  private var rest: [UInt8] = []
  /// Whether a line was too long; everything after it is dropped.
  private(set) var isOverlong = false

  init(limit: Int) { self.limit = limit }

  /// Adds bytes and returns the lines that they complete, without their line feeds.
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
