/// The order of names that takes runs of digits as numbers: `walk_2` before `walk_10`.
enum NaturalOrder {
  /// Whether one name comes before another.
  ///
  /// Everything else is compared byte by byte, as are names that differ only in leading zeros, so that
  /// the order is total.
  static func comesBefore(_ first: String, _ second: String) -> Bool {
    var left = Array(first.utf8)[...]
    var right = Array(second.utf8)[...]
    while let a = left.first, let b = right.first {
      if a.isDigit, b.isDigit {
        let numbers = (takeNumber(&left), takeNumber(&right))
        if numbers.0.count != numbers.1.count { return numbers.0.count < numbers.1.count }
        if numbers.0 != numbers.1 { return numbers.0.lexicographicallyPrecedes(numbers.1) }
      } else {
        if a != b { return a < b }
        left.removeFirst()
        right.removeFirst()
      }
    }
    if left.isEmpty, right.isEmpty { return first.utf8.lexicographicallyPrecedes(second.utf8) }
    return left.isEmpty
  }

  /// Removes a run of digits from the start.
  ///
  /// - Returns: The digits without leading zeros.
  private static func takeNumber(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = bytes.prefix { $0.isDigit }
    bytes = bytes[digits.endIndex...]
    return digits.drop { $0 == UInt8(ascii: "0") }
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
