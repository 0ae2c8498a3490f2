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
    self.init(
      origin: limits.map { origin.clamped(to: $0) } ?? origin, velocity: velocity, limits: limits)
  }

  /// The same motion on a side of other limits, its way moved along the side.
  ///
  /// - Parameters:
  ///   - shift: How far the way is moved.
  ///   - limits: In place of those of now.
  ///   - elapsed: The present moment of the motion.
  /// - Returns: Nil if the border holds the box now, or would then.
  func moved(
    by shift: Distance, within limits: ClosedRange<Distance>?, after elapsed: Nanoseconds
  ) -> Motion? {
    let place = unbounded(after: elapsed)
    guard self.limits?.contains(place) ?? true, limits?.contains(place + shift) ?? true else {
      return nil
    }
    return Motion(origin: origin + shift, velocity: velocity, limits: limits)
  }

  private init(origin: Distance, velocity: Int64, limits: ClosedRange<Distance>?) {
    self.origin = origin
    self.velocity = velocity
    self.limits = limits
  }

  private func unbounded(after elapsed: Nanoseconds) -> Distance {
    origin + Distance(velocity) * Distance(elapsed)
  }

  /// The place after so long a motion.
  package func place(after elapsed: Nanoseconds) -> Distance {
    let place = unbounded(after: elapsed)
    return limits.map { place.clamped(to: $0) } ?? place
  }

  /// After how long the box comes to the border; nil if it does not move towards one.
  package var timeToBorder: Nanoseconds? {
    guard velocity != 0, let limits else { return nil }
    return timeOfArrival(at: velocity > 0 ? limits.upperBound : limits.lowerBound)
  }

  /// After how long the place, rounded to sub-cells, next changes; nil if it never does.
  ///
  /// - Parameters:
  ///   - elapsed: The present moment of the motion.
  ///   - subcells: How many there are to a cell.
  /// - Returns: Nanoseconds since the motion began.
  package func nextChange(after elapsed: Nanoseconds, subcells: Int) -> Nanoseconds? {
    guard velocity != 0 else { return nil }
    let present = Self.rounded(place(after: elapsed), subcells: subcells)
    let edge =
      velocity > 0
      ? Self.lowestPlace(roundedTo: present + 1, subcells: subcells)
      : Self.lowestPlace(roundedTo: present, subcells: subcells) - 1
    if let limits, !limits.contains(edge) { return nil }
    return timeOfArrival(at: edge)
  }

  /// After how long the place, rounded to sub-cells, became what it is; nil if it never changes.
  ///
  /// - Parameters:
  ///   - elapsed: The present moment of the motion.
  ///   - subcells: How many there are to a cell.
  /// - Returns: Nanoseconds since the motion began, at most `elapsed`.
  package func lastChange(until elapsed: Nanoseconds, subcells: Int) -> Nanoseconds? {
    guard velocity != 0 else { return nil }
    let present = Self.rounded(place(after: elapsed), subcells: subcells)
    let edge =
      velocity > 0
      ? Self.lowestPlace(roundedTo: present, subcells: subcells)
      : Self.lowestPlace(roundedTo: present + 1, subcells: subcells) - 1
    return max(0, timeOfArrival(at: edge))
  }

  /// After how long the motion comes to a place; not above zero if it began there or beyond.
  private func timeOfArrival(at place: Distance) -> Nanoseconds {
    let way = velocity > 0 ? place - origin : origin - place
    let speed = Distance(velocity.magnitude)
    return Nanoseconds(clamping: -(-way).flooredQuotient(by: speed))
  }

  /// A place in whole sub-cells, halves to the right or down.
  package static func rounded(_ place: Distance, subcells: Int) -> Int {
    Int((2 * place * Distance(subcells) + .cell).flooredQuotient(by: 2 * .cell))
  }

  /// The first place, from the left or the top, that is rounded to a sub-cell.
  private static func lowestPlace(roundedTo subcell: Int, subcells: Int) -> Distance {
    let double = .cell * Distance(2 * subcell - 1)
    return -(-double).flooredQuotient(by: Distance(2 * subcells))
  }
}

extension Distance {
  func clamped(to limits: ClosedRange<Distance>) -> Distance {
    Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
  }
}
