import Animation

/// A decimal number read exactly, as people write it: `10`, `12.5`, `-1`, `.5`.
struct Decimal: Hashable {
  let isNegative: Bool
  /// All digits as one number.
  let digits: Int64
  /// Ten to the number of digits behind the point.
  let denominator: Int64

  /// More digits than this behind the point are an error rather than silently rounded.
  static let longestFraction = 6

  /// Reads a number; nil if the text is none, or has too many digits.
  init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    let parts = rest.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : ""
    let all = parts[0] + fraction
    guard !all.isEmpty, all.utf8.allSatisfy({ (0x30...0x39).contains($0) }), all.utf8.count <= 15,
      fraction.utf8.count <= Self.longestFraction, let digits = Int64(all)
    else { return nil }
    self.digits = digits
    denominator = fraction.utf8.reduce(1) { power, _ in power * 10 }
  }

  /// The number as a ratio; nil if it is not above zero.
  var ratio: Ratio? { isNegative || digits == 0 ? nil : Ratio(digits, denominator) }
}
