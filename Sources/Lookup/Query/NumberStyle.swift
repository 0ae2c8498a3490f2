/// How numbers are written in the user's language.
package struct NumberStyle: Hashable, Sendable {
  /// What separates the fraction.
  package let decimalPoint: String
  /// What may separate groups of three digits; empty for nothing.
  package let grouping: String

  /// As in programming languages: a point, and no grouping.
  package static let plain = NumberStyle(decimalPoint: ".", grouping: "")

  package init(decimalPoint: String, grouping: String) {
    self.decimalPoint = decimalPoint.isEmpty ? "." : decimalPoint
    self.grouping = grouping == decimalPoint ? "" : grouping
  }

  /// The number that a text denotes as a whole; nil if it is not a number.
  ///
  /// A text that is not a number in the user's language may still be one in the plain style: `2.5`
  /// where the language uses a comma.
  package func number(_ text: some StringProtocol) -> Double? {
    let text = String(text)
    return localNumber(text) ?? (self == .plain ? nil : NumberStyle.plain.localNumber(text))
  }

  private func localNumber(_ text: String) -> Double? {
    var digits = ""
    var rest = text[...]
    if let sign = rest.first, sign == "-" || sign == "+" {
      rest = rest.dropFirst()
      if sign == "-" { digits = "-" }
    }
    guard let whole = Self.takeWhole(&rest, grouping: grouping) else { return nil }
    digits += whole
    if !rest.isEmpty {
      guard rest.hasPrefix(decimalPoint) else { return nil }
      let fraction = rest.dropFirst(decimalPoint.count)
      guard !fraction.isEmpty, fraction.utf8.allSatisfy(\.isDigit) else { return nil }
      digits += "." + fraction
    }
    return Double(digits)
  }

  /// Removes the digits at the beginning.
  ///
  /// - Returns: The digits without grouping; nil if there are none, or if a group does not have
  ///   three.
  private static func takeWhole(_ rest: inout Substring, grouping: String) -> String? {
    func takeDigits(_ rest: inout Substring) -> Substring {
      let digits = rest.prefix { $0.utf8.allSatisfy(\.isDigit) }
      rest = rest.dropFirst(digits.count)
      return digits
    }
    let first = takeDigits(&rest)
    guard !first.isEmpty else { return nil }
    var whole = String(first)
    guard !grouping.isEmpty, first.count <= 3 else { return whole }
    while rest.hasPrefix(grouping) {
      var after = rest.dropFirst(grouping.count)
      let group = takeDigits(&after)
      guard group.count == 3 else { return nil }
      whole += group
      rest = after
    }
    return whole
  }
}
