extension Double {
  /// The number with so many decimals, in eight columns.
  func text(decimals: Int = 1) -> String {
    let unit = (0..<decimals).reduce(1) { product, _ in product * 10 }
    let whole = Int((self * Double(unit)).rounded())
    let fraction = String(whole % unit)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(whole / unit).\(zeros)\(fraction)".leftPadded(8)
  }
}

extension String {
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }

  func leftPadded(_ width: Int) -> String {
    String(repeating: " ", count: max(width - count, 0)) + self
  }
}
