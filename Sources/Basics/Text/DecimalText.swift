/// A number of millionths as a decimal number without trailing zeros: `-0.5`, `3`.
package func decimal(millionths: Int64) -> String {
  let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
  let sign = millionths < 0 ? "-" : ""
  guard rest > 0 else { return sign + String(whole) }
  var digits = String(rest + 1_000_000).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return sign + "\(whole).\(digits)"
}
