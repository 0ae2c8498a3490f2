/// A value of the model, for listings such as `inspect --json`.
package enum ShownValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  /// A number in millionths.
  case millionths(Int64)
  case list([ShownValue])

  /// The one value of a range, or both ends if it is left to chance.
  static func range<Bound>(
    _ range: ClosedRange<Bound>, _ show: (Bound) -> ShownValue
  ) -> ShownValue {
    range.lowerBound == range.upperBound
      ? show(range.lowerBound) : .list([show(range.lowerBound), show(range.upperBound)])
  }
}
