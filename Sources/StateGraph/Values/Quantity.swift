package import Animation

/// Numbers with a range: rates, factors and counts.
package enum Quantity {
  /// Frames per second: 0.01 to 1000.
  package static func frameRate(_ text: String) throws(ValueError) -> Ratio {
    try ratio(text, from: Ratio(1, 100), to: Ratio(1000), example: "10")
  }

  /// A factor on the pace: 0.01 to 100.
  package static func speed(_ text: String) throws(ValueError) -> Ratio {
    try ratio(text, from: Ratio(1, 100), to: Ratio(100), example: "1.5")
  }

  /// A factor on the size: 0.01 to 64.
  package static func scale(_ text: String) throws(ValueError) -> Appearance.Scale {
    if text == "fit" { return .fit }
    do {
      return .factor(try ratio(text, from: Ratio(1, 100), to: Ratio(64), example: "2"))
    } catch {
      throw ValueError(error.message + ", or fit")
    }
  }

  /// How many passes are played: a whole number, 0 for ever.
  package static func repeatCount(_ text: String) throws(ValueError) -> Int {
    try whole(text, 0...1_000_000, unit: "passes (0 plays for ever)")
  }

  /// Odds from 0 to 1,000,000, in millionths.
  package static func weight(_ text: String) throws(ValueError) -> Int64 {
    guard let decimal = Decimal(text) else {
      throw ValueError("'\(text)' is not a number: write one such as 2")
    }
    let millionths = decimal.digits.multipliedReportingOverflow(by: 1_000_000 / decimal.denominator)
    guard !decimal.isNegative || decimal.digits == 0, !millionths.overflow,
      millionths.partialValue <= 1_000_000_000_000
    else { throw ValueError("'\(text)' is out of range: write a number from 0 to 1000000") }
    return millionths.partialValue
  }

  /// Pixels in a picture: 1 to 2^40.
  package static func pixelCount(_ text: String) throws(ValueError) -> Int {
    try whole(text, 1...1 << 40, unit: "pixels")
  }

  /// A number that chance starts from.
  package static func seed(_ text: String) throws(ValueError) -> UInt64 {
    UInt64(try whole(text, 0...Int.max, unit: "a seed"))
  }

  /// A place in a list, from zero.
  package static func index(_ text: String) throws(ValueError) -> Int {
    try whole(text, 0...FrameList.longest, unit: "a number")
  }

  /// A whole number within a range.
  static func whole(
    _ text: some StringProtocol, _ range: ClosedRange<Int>, unit: String
  ) throws(ValueError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw ValueError(
        "'\(text)' is not a whole number: write \(unit) from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number
  }

  private static func ratio(
    _ text: String, from low: Ratio, to high: Ratio, example: String
  ) throws(ValueError) -> Ratio {
    guard let decimal = Decimal(text) else {
      throw ValueError("'\(text)' is not a number: write one such as \(example)")
    }
    guard let ratio = decimal.ratio, ratio >= low, ratio <= high else {
      throw ValueError(
        "'\(text)' is out of range: write a number from \(shown(low)) to \(shown(high))")
    }
    return ratio
  }

  /// A bound of a range; whole, or hundredths.
  private static func shown(_ ratio: Ratio) -> String {
    ratio.denominator == 1 ? "\(ratio.numerator)" : "0.01"
  }
}
