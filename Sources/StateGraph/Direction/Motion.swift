package import Basics

/// An actor's motion along one side of the stage: even, within limits, exact at every moment.
///
/// Places are those of the upper left corner of the actor's box, in units of 10^-15 cells, so that a
/// velocity times a time is a whole number and nothing is rounded.
///
/// Example: a box of 4 cells on a side of 20 may be at 0 to 16. From 10 at 4,000,000 (four cells per
/// second) it is at 11 after 250 ms, and at 16, the border, after 1.5 s; there it stays. In half blocks,
/// with one sub-cell per column, the rounded place becomes 11 after 125 ms, when the place is 10.5.
package struct Motion: Hashable, Sendable {
  /// Where the motion began.
  package let origin: Distance
  /// In millionths of a cell per second; without effect while there is no room to move.
  package let velocity: Int64
  package let leeway: Leeway

  package init(from origin: Distance, velocity: Int64, within leeway: Leeway) {
    self.init(origin: leeway.clamped(origin), velocity: velocity, leeway: leeway)
  }

  /// The same motion on a side with another leeway, shifted along the side.
  ///
  /// - Parameters:
  ///   - shift: How far the motion is shifted.
  ///   - leeway: In place of the present one.
  ///   - elapsed: The present moment of the motion.
  /// - Returns: Nil if the border holds the box before or after the change, or if there is room for the
  ///   motion only before or only after it.
  func moved(by shift: Distance, within leeway: Leeway, after elapsed: Nanoseconds) -> Motion? {
    let place = unbounded(after: elapsed)
    guard velocity == 0 || leeway.hasRoom == self.leeway.hasRoom,
      self.leeway.range.contains(place), leeway.range.contains(place + shift)
    else { return nil }
    return Motion(origin: origin + shift, velocity: velocity, leeway: leeway)
  }

  private init(origin: Distance, velocity: Int64, leeway: Leeway) {
    self.origin = origin
    self.velocity = velocity
    self.leeway = leeway
  }

  /// The velocity at which it really moves until it comes to the border.
  private var pace: Int64 { leeway.hasRoom ? velocity : 0 }

  /// Whether the place changes, unless the border holds the box.
  package var isMoving: Bool { pace != 0 }

  private func unbounded(after elapsed: Nanoseconds) -> Distance {
    origin + Distance(pace) * Distance(elapsed)
  }

  /// The place after a time since the motion began.
  package func place(after elapsed: Nanoseconds) -> Distance {
    leeway.clamped(unbounded(after: elapsed))
  }

  /// How long after its beginning the motion comes to the border; nil if it does not move.
  package var timeToBorder: Nanoseconds? {
    guard isMoving else { return nil }
    return timeOfArrival(at: pace > 0 ? leeway.range.upperBound : leeway.range.lowerBound)
  }

  /// How long after the beginning the place, rounded to sub-cells, next changes; nil if it never does.
  ///
  /// - Parameters:
  ///   - elapsed: The present moment of the motion.
  ///   - subcells: How many there are in a cell.
  /// - Returns: Nanoseconds since the motion began.
  package func nextChange(after elapsed: Nanoseconds, subcells: Int) -> Nanoseconds? {
    guard isMoving else { return nil }
    let present = Self.rounded(place(after: elapsed), subcells: subcells)
    let edge =
      pace > 0
      ? Self.lowestPlace(roundedTo: present + 1, subcells: subcells)
      : Self.lowestPlace(roundedTo: present, subcells: subcells) - 1
    return leeway.range.contains(edge) ? timeOfArrival(at: edge) : nil
  }

  /// How long after the beginning the place, rounded to sub-cells, became what it is; nil if it never
  /// changes.
  ///
  /// - Parameters:
  ///   - elapsed: The present moment of the motion.
  ///   - subcells: How many there are in a cell.
  /// - Returns: Nanoseconds since the motion began, at most `elapsed`.
  package func lastChange(until elapsed: Nanoseconds, subcells: Int) -> Nanoseconds? {
    guard isMoving else { return nil }
    let present = Self.rounded(place(after: elapsed), subcells: subcells)
    let edge =
      pace > 0
      ? Self.lowestPlace(roundedTo: present, subcells: subcells)
      : Self.lowestPlace(roundedTo: present + 1, subcells: subcells) - 1
    return max(0, timeOfArrival(at: edge))
  }

  /// How long after its beginning the motion comes to a place, rounded up; not above zero if it began
  /// there or beyond.
  private func timeOfArrival(at place: Distance) -> Nanoseconds {
    let way = pace > 0 ? place - origin : origin - place
    let speed = Distance(pace.magnitude)
    return Nanoseconds(clamping: -(-way).flooredQuotient(by: speed))
  }

  /// A place rounded to whole sub-cells, halves to the right or down.
  package static func rounded(_ place: Distance, subcells: Int) -> Int {
    Int((2 * place * Distance(subcells) + .cell).flooredQuotient(by: 2 * .cell))
  }

  /// The lowest place that is rounded to a sub-cell.
  private static func lowestPlace(roundedTo subcell: Int, subcells: Int) -> Distance {
    let double = .cell * Distance(2 * subcell - 1)
    return -(-double).flooredQuotient(by: Distance(2 * subcells))
  }
}
