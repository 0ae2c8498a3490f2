package import StateGraph
import Basics
package import Animation

/// Numbers with a range: rates, factors and counts.
package enum Quantity {
  /// Frames per second: 0.01 to 1000, with at most six digits behind the point.
  package static func frameRate(_ text: String) throws(ValueError) -> Ratio {
    try ratio(text, from: Ratio(1, 100), to: Ratio(1000), example: "10")
  }

  /// A factor on the pace: 0.01 to 100, with at most three digits behind the point, so that a
  /// frame rate times several speeds stays exact in 64 bits.
  package static func speed(_ text: String) throws(ValueError) -> Ratio {
    try ratio(text, from: Ratio(1, 100), to: Ratio(100), places: 3, example: "1.5")
  }

  /// A factor on the size, 0.01 to 64, also as a fraction of whole numbers such as 1/3, which no
  /// decimal number is.
  package static func scale(_ text: String) throws(ValueError) -> Appearance.Scale {
    if text == "fit" { return .fit }
    do {
      return .factor(
        try ratio(
          text, from: Ratio(1, 100), to: Ratio(64), example: "2 or 1/3", allowsFractions: true))
    } catch {
      throw ValueError(error.message + ", or fit")
    }
  }

  /// How many passes are played: a whole number, 0 for ever, or two from 1 on as `2..5`.
  package static func repeats(_ text: String) throws(ValueError) -> ClosedRange<Int> {
    guard let ends = TwoEnds.split(text) else {
      let count = try whole(
        text, 0...mostPasses,
        remedy: "write the number of passes, up to 1000000, 0 for ever, or a range such as 2..5")
      return count...count
    }
    return try TwoEnds.read(text, ends, example: "2..5") { end throws(ValueError) in
      try whole(end, 1...mostPasses, remedy: "write a range from 1 to 1000000, such as 2..5")
    }
  }

  private static let mostPasses = 1_000_000

  /// Odds from 0 to 1,000,000, in millionths.
  package static func weight(_ text: String) throws(ValueError) -> Int64 {
    let remedy = "write a number from 0 to 1000000"
    let decimal: Decimal
    do throws(Decimal.Flaw) { decimal = try Decimal(text) } catch {
      throw error.error(of: text, form: "is not a number: write one such as 2", range: remedy)
    }
    let millionths = decimal.digits.multipliedReportingOverflow(by: 1_000_000 / decimal.denominator)
    guard !decimal.isNegative || decimal.digits == 0, !millionths.overflow,
      millionths.partialValue <= 1_000_000_000_000
    else { throw ValueError("\(quoted(text)) is out of range: \(remedy)") }
    return millionths.partialValue
  }

  /// An actor's place among others that it overlaps: -1,000,000 to 1,000,000.
  package static func z(_ text: String) throws(ValueError) -> Int {
    try whole(text, -1_000_000...1_000_000)
  }

  /// How many pixels wide and high a pixel is drawn: 1 to 64.
  package static func zoom(_ text: String) throws(ValueError) -> Int {
    try whole(text, 1...64)
  }

  /// A cell's width over its height: 0.1 to 2.
  package static func cellAspect(_ text: String) throws(ValueError) -> Double {
    try ratio(text, from: Ratio(1, 10), to: Ratio(2), example: "0.5").value
  }

  /// Mebibytes of memory: 1 to 65536.
  package static func mebibytes(_ text: String) throws(ValueError) -> Int {
    try whole(text, 1...65_536)
  }

  /// Pixels in a picture: 1 to 2^40.
  package static func pixelCount(_ text: String) throws(ValueError) -> Int {
    try whole(text, 1...1 << 40)
  }

  /// A number that chance starts from.
  package static func seed(_ text: String) throws(ValueError) -> UInt64 {
    UInt64(try whole(text, 0...Int.max))
  }

  /// How many passes are done: from 1 on.
  static func passes(_ text: String) throws(ValueError) -> Int { try whole(text, 1...mostPasses) }

  /// A place in a list, from zero.
  package static func index(_ text: String) throws(ValueError) -> Int {
    try whole(text, 0...FrameList.longest)
  }

  /// A whole number within a range.
  private static func whole(
    _ text: String, _ range: ClosedRange<Int>, remedy: String? = nil
  ) throws(ValueError) -> Int {
    if let number = Int(text), range.contains(number) { return number }
    let digits = text.drop { $0 == "-" || $0 == "+" }
    let isWhole = !digits.isEmpty && digits.utf8.allSatisfy(\.isDigit)
    throw ValueError(
      "\(quoted(text)) is \(isWhole ? "out of range" : "not a whole number"): "
        + (remedy ?? "write one from \(range.lowerBound) to \(range.upperBound)"))
  }

  /// A fraction such as `1/3` of whole numbers from 1 to 1,000,000; nil if it is none.
  private static func fraction(_ text: String) -> Ratio? {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.utf8.allSatisfy(\.isDigit) ? Int64($0) : nil }
    guard numbers.count == 2, let numerator = numbers[0], let denominator = numbers[1],
      1...1_000_000 ~= numerator, 1...1_000_000 ~= denominator
    else { return nil }
    return Ratio(numerator, denominator)
  }

  private static func ratio(
    _ text: String, from low: Ratio, to high: Ratio, places: Int = Decimal.longestFraction,
    example: String, allowsFractions: Bool = false
  ) throws(ValueError) -> Ratio {
    let remedy = "write a number from \(shown(low)) to \(shown(high))"
    var ratio = allowsFractions ? fraction(text) : nil
    if ratio == nil {
      do throws(Decimal.Flaw) { ratio = try Decimal(text, places: places).ratio } catch {
        throw error.error(
          of: text, form: "is not a number: write one such as \(example)", range: remedy)
      }
    }
    guard let ratio, ratio >= low, ratio <= high else {
      throw ValueError("\(quoted(text)) is out of range: \(remedy)")
    }
    return ratio
  }

  /// A bound of a range as one would write it.
  private static func shown(_ ratio: Ratio) -> String {
    ratio.denominator == 1 ? "\(ratio.numerator)" : "\(ratio.value)"
  }
}
