import Basics
import Animation

/// A decimal number read exactly, as people write it: `10`, `12.5`, `-1`, `.5`.
package struct Decimal: Hashable {
  let isNegative: Bool
  /// All digits as one number.
  let digits: Int64
  /// Ten to the number of digits behind the point.
  let denominator: Int64

  /// More digits than this behind the point are an error rather than silently rounded.
  static let longestFraction = 6
  /// More digits than this are past the range of every value.
  private static let mostDigits = 15

  /// Reads a number.
  ///
  /// - Parameters:
  ///   - text: All of it must be the number.
  ///   - places: Digits behind the point at most, up to ``longestFraction``.
  /// - Throws: ``Flaw``.
  init(_ text: some StringProtocol, places: Int = longestFraction) throws(Flaw) {
    var rest = Substring(text)
    isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    let parts = rest.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : ""
    let all = parts[0] + fraction
    guard !all.isEmpty, all.utf8.allSatisfy(\.isDigit) else { throw .noNumber }
    guard fraction.utf8.count <= places else { throw .fraction(atMost: places) }
    guard all.utf8.count <= Self.mostDigits, let digits = Int64(all) else { throw .tooLarge }
    self.digits = digits
    denominator = fraction.utf8.reduce(1) { power, _ in power * 10 }
  }

  /// The number as a ratio; nil if it is not above zero.
  var ratio: Ratio? { isNegative || digits == 0 ? nil : Ratio(digits, denominator) }
}

extension Decimal {
  /// Why a text is no number that can be used.
  enum Flaw: Error, Hashable {
    case noNumber
    /// There are more digits behind the point than this.
    case fraction(atMost: Int)
    /// It is past the range, or has more digits than any value.
    case tooLarge

    /// The flaw in words.
    ///
    /// - Parameters:
    ///   - text: The whole value that the number is of.
    ///   - form: What is said of a value that is no number.
    ///   - range: What is to be written in place of one that is out of range.
    /// - Returns: The error of the value.
    func error(of text: String, form: String, range: String) -> ValueError {
      switch self {
      case .noNumber: ValueError("\(quoted(text)) \(form)")
      case .fraction(let most):
        ValueError("\(quoted(text)) has too many digits behind the point: write at most \(most)")
      case .tooLarge: ValueError("\(quoted(text)) is out of range: \(range)")
      }
    }
  }
}

extension UInt8 {
  /// Whether it is a decimal digit in ASCII.
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
