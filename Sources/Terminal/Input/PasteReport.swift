/// Pasted text, between the brackets that xterm's mode 2004 puts around it.
struct PasteReport {
  static let start = Array("\u{1B}[200~".utf8)
  static let end = Array("\u{1B}[201~".utf8)
  /// The most bytes of a text; the rest is dropped, so that memory is bounded.
  private static let limit = 0x1_0000

  private var bytes: [UInt8] = []

  /// Whether bytes begin with the opening bracket.
  static func isBegun(by bytes: ArraySlice<UInt8>) -> Bool { bytes.starts(with: start) }

  /// The text so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes bytes, except the last few if they may be the beginning of the closing bracket.
  ///
  /// - Returns: How many bytes there are up to the end of that bracket; nil if it did not come yet.
  mutating func take(_ new: ArraySlice<UInt8>) -> Int? {
    var place = new.startIndex
    while let escape = new[place...].firstIndex(of: 0x1B) {
      if new[escape...].starts(with: Self.end) {
        keep(new[..<escape])
        return escape + Self.end.count - new.startIndex
      }
      place = escape + 1
    }
    keep(new.dropLast(Self.end.count - 1))
    return nil
  }

  private mutating func keep(_ new: ArraySlice<UInt8>) {
    bytes += new.prefix(max(0, Self.limit - bytes.count))
  }
}
