package import Animation

/// An actor's way along one side of the stage: even motion within limits, exact at every moment.
///
/// Places are those of the upper left corner of the actor's box.
package struct Motion: Hashable, Sendable {
  /// Where the motion began.
  package let origin: Distance
  /// Millionths of a cell per second.
  package let velocity: Int64
  /// Where the box touches the border on either side; nil if it does not fit on the stage.
  package let limits: ClosedRange<Distance>?

  package init(from origin: Distance, velocity: Int64, within limits: ClosedRange<Distance>?) {
    self.origin = limits.map { origin.clamped(to: $0) } ?? origin
    self.velocity = velocity
    self.limits = limits
  }

  /// The place after so long a motion.
  package func place(after elapsed: Nanoseconds) -> Distance {
    let place = origin + Distance(velocity) * Distance(elapsed)
    return limits.map { place.clamped(to: $0) } ?? place
  }

  /// After how long the box comes to the border; nil if it does not move towards one.
  package var timeToBorder: Nanoseconds? {
    guard velocity != 0, let limits else { return nil }
    let way = velocity > 0 ? limits.upperBound - origin : origin - limits.lowerBound
    let speed = Distance(velocity.magnitude)
    return Nanoseconds(clamping: (way + speed - 1) / speed)
  }

  /// After how long the place, rounded to sub-cells, next changes; nil if it never does.
  ///
  /// - Parameters:
  ///   - elapsed: The present moment of the motion.
  ///   - subcells: How many there are to a cell.
  /// - Returns: Nanoseconds since the motion began.
  package func nextChange(after elapsed: Nanoseconds, subcells: Int) -> Nanoseconds? {
    guard velocity != 0 else { return nil }
    let side = Distance.cell / Distance(subcells)
    let present = Self.rounded(place(after: elapsed), subcells: subcells)
    // The first place that is rounded to the next sub-cell.
    let edge = Distance(2 * present + (velocity > 0 ? 1 : -1)) * side / 2 - (velocity > 0 ? 0 : 1)
    if let limits, !limits.contains(edge) { return nil }
    let way = velocity > 0 ? edge - origin : origin - edge
    let speed = Distance(velocity.magnitude)
    return Nanoseconds(clamping: (way + speed - 1) / speed)
  }

  /// A place in whole sub-cells, halves to the right or down.
  package static func rounded(_ place: Distance, subcells: Int) -> Int {
    let side = Distance.cell / Distance(subcells)
    return Int((place + side / 2).flooredQuotient(by: side))
  }
}

extension Distance {
  func clamped(to limits: ClosedRange<Distance>) -> Distance {
    Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
  }
}
