import Animation

extension Ratio {
  private static let steps = [
    Ratio(1, 8), Ratio(1, 4), Ratio(1, 2), Ratio(3, 4), Ratio(1), Ratio(3, 2), Ratio(2), Ratio(4),
    Ratio(8),
  ]

  /// The next higher or lower speed of those available by keys; itself if there is none.
  func stepped(up: Bool) -> Ratio {
    (up ? Self.steps.first { $0 > self } : Self.steps.last { $0 < self }) ?? self
  }
}
