/// An exact positive fraction: a frame rate in frames per second, or a speed.
///
/// Frame boundaries are computed from it directly, never summed, so that nothing drifts.
public struct Ratio: Hashable, Sendable, Comparable {
  /// At least 1, and without a factor in common with ``denominator``.
  public let numerator: Int64
  /// At least 1.
  public let denominator: Int64

  /// Makes a fraction in lowest terms.
  ///
  /// - Precondition: Both parts are above zero.
  public init(_ numerator: Int64, _ denominator: Int64 = 1) {
    precondition(numerator > 0 && denominator > 0, "a ratio is positive")
    let common = Self.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / common
    self.denominator = denominator / common
  }

  public static let one = Ratio(1)

  /// One over the ratio.
  public var inverse: Ratio { Ratio(denominator, numerator) }

  /// The product, exact.
  ///
  /// - Precondition: Its parts in lowest terms fit in 64 bits.
  public static func * (left: Ratio, right: Ratio) -> Ratio {
    // Crosswise first, which keeps the products small.
    let a = Ratio(left.numerator, right.denominator)
    let b = Ratio(right.numerator, left.denominator)
    return Ratio(a.numerator * b.numerator, a.denominator * b.denominator)
  }

  public static func < (left: Ratio, right: Ratio) -> Bool {
    let a = left.numerator.multipliedFullWidth(by: right.denominator)
    let b = right.numerator.multipliedFullWidth(by: left.denominator)
    return (a.high, a.low) < (b.high, b.low)
  }

  /// Its closest floating-point number.
  public var value: Double { Double(numerator) / Double(denominator) }

  /// `amount` times the ratio, rounded to the nearest whole number, halves up.
  ///
  /// - Precondition: `amount` is not negative.
  public func scaling(_ amount: Int64) -> Int64 {
    Self.rounded(amount, times: numerator, over: denominator)
  }

  /// `amount` divided by the ratio, rounded to the nearest whole number, halves up.
  ///
  /// - Precondition: `amount` is not negative.
  public func dividing(_ amount: Int64) -> Int64 {
    Self.rounded(amount, times: denominator, over: numerator)
  }

  /// A product of 128 bits over a divisor; the largest number if the result does not fit.
  private static func rounded(_ amount: Int64, times factor: Int64, over divisor: Int64) -> Int64 {
    precondition(amount >= 0, "time runs forward")
    if factor == divisor { return amount }
    let product = UInt64(amount).multipliedFullWidth(by: UInt64(factor))
    let (low, carry) = product.low.addingReportingOverflow(UInt64(divisor) / 2)
    let high = product.high + (carry ? 1 : 0)
    if high == 0 { return Int64(clamping: low / UInt64(divisor)) }
    guard high < UInt64(divisor) else { return .max }
    let quotient = UInt64(divisor).dividingFullWidth((high, low)).quotient
    return Int64(clamping: quotient)
  }

  private static func greatestCommonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
