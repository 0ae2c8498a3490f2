/// Mouse reports of terminals (xterm's control sequences, "Mouse Tracking").
///
/// In mode 1006 a terminal sends `ESC [ < button ; column ; row M`, with `m` at the end for a released
/// button. Terminals without that mode send `ESC [ M` and three bytes.
enum ClickReport {
  /// Added to each of the three bytes, so that they are printable.
  private static let offset = 32
  /// Bits of a button's number: Shift, Meta and Control, which are ignored.
  private static let modifiers = 4 | 8 | 16

  /// Whether bytes begin as a report does.
  static func isBegun(by bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: "\u{1B}[<".utf8) || bytes.starts(with: "\u{1B}[M".utf8)
  }

  /// Bit of a button's number: the wheel, which turns down if the last bit is set.
  private static let wheel = 64

  /// The click or turn of the wheel that a report stands for, or no event if it is something else, and
  /// how many bytes it took; nil if more bytes are needed.
  ///
  /// - Precondition: A report has begun.
  static func read(_ bytes: ArraySlice<UInt8>) -> (event: ScreenEvent?, length: Int)? {
    let body = bytes.dropFirst(3)
    if bytes[bytes.startIndex + 2] == UInt8(ascii: "M") {
      guard body.count >= 3 else { return nil }
      return (click(body.prefix(3).map { Int($0) - offset }), 6)
    }
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return nil }
    let length = end - bytes.startIndex + 1
    // Another key within a report: the report was cut off.
    guard (0x40...0x7E).contains(bytes[end]) else { return (nil, length - 1) }
    guard bytes[end] == UInt8(ascii: "M") else { return (nil, length) }
    let numbers = body[..<end].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    return (click(numbers.map { Int(String(decoding: $0, as: UTF8.self)) ?? -1 }), length)
  }

  /// The event of a button's number, a column and a row, the latter two counted from one.
  private static func click(_ numbers: [Int]) -> ScreenEvent? {
    guard numbers.count == 3, numbers[0] >= 0, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let (column, row) = (numbers[1] - 1, numbers[2] - 1)
    switch numbers[0] & ~modifiers {
    case 0: return .click(column: column, row: row)
    case wheel: return .wheel(by: -1, column: column, row: row)
    case wheel + 1: return .wheel(by: 1, column: column, row: row)
    default: return nil
    }
  }
}
