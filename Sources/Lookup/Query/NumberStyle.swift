/// How the user's language writes numbers.
package struct NumberStyle: Hashable, Sendable {
  /// What stands before the fraction.
  package let decimalPoint: String
  /// What may stand between groups of three digits; empty if nothing does.
  package let grouping: String

  /// As in programs: a point, and no grouping.
  package static let plain = NumberStyle(decimalPoint: ".", grouping: "")

  package init(decimalPoint: String, grouping: String) {
    self.decimalPoint = decimalPoint.isEmpty ? "." : decimalPoint
    self.grouping = grouping == decimalPoint ? "" : grouping
  }

  /// The number that a text is, as a whole; nil if it is none.
  ///
  /// What is no number as the language writes it may still be one as programs do: `2.5` where the
  /// language has a comma.
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

  /// The digits at the beginning, without what groups them; nil if there are none, or if groups are
  /// not of three.
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
