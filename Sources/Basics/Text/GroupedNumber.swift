/// A number with commas between its thousands.
package func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  let groups = stride(from: digits.count, to: 0, by: -3).map { end in
    String(digits[max(0, end - 3)..<end])
  }
  return groups.reversed().joined(separator: ",")
}
