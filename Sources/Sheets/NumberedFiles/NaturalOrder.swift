/// The order of names in which a run of digits counts as a number: `walk_2` before `walk_10`.
enum NaturalOrder {
  /// Whether one name comes before another.
  ///
  /// Everything but digits is compared byte by byte. Names that differ only in leading zeros keep
  /// the order of their bytes, so that the order is total.
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

  /// Takes a run of digits off the start.
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
