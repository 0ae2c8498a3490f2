extension Folding {
  /// Bytes whose order is the one in which people expect texts: folded, and with runs of digits
  /// compared as numbers, so that `walk 2` comes before `walk 10`.
  package mutating func sortKey(_ text: String) -> [UInt8] {
    let folded = bytes(of: text)
    guard folded.contains(where: \.isDigit) else { return folded }
    var key: [UInt8] = []
    var place = 0
    while place < folded.count {
      guard folded[place].isDigit else {
        key.append(folded[place])
        place += 1
        continue
      }
      let run = folded[place...].prefix(while: \.isDigit)
      let digits = run.drop { $0 == UInt8(ascii: "0") }
      // A number with more digits is larger: their count comes first.
      key.append(UInt8(ascii: "0"))
      key.append(UInt8(min(digits.count, 255)))
      key += digits
      place = run.endIndex
    }
    return key
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
