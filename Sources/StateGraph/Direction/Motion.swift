package import Basics

/// An actor's way along one side of the stage: even motion within limits, exact at every moment.
///
/// Places are those of the upper left corner of the actor's box.
package struct Motion: Hashable, Sendable {
  /// Where the motion began.
  package let origin: Distance
  /// Millionths of a cell per second, once there is room to move.
  package let velocity: Int64
  package let leeway: Leeway

  package init(from origin: Distance, velocity: Int64, within leeway: Leeway) {
    self.init(origin: leeway.clamped(origin), velocity: velocity, leeway: leeway)
  }

  /// The same motion on a side of another leeway, its way moved along the side.
  ///
  /// - Parameters:
  ///   - shift: How far the way is moved.
  ///   - leeway: In place of that of now.
  ///   - elapsed: The present moment of the motion.
  /// - Returns: Nil if the border holds the box now, or would then, or if there is room for the motion
  ///   only now or only then.
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

  /// Millionths of a cell per second, as it moves in fact until it comes to the border.
  private var pace: Int64 { leeway.hasRoom ? velocity : 0 }

  /// Whether the place changes, unless the border holds the box.
  package var isMoving: Bool { pace != 0 }

  private func unbounded(after elapsed: Nanoseconds) -> Distance {
    origin + Distance(pace) * Distance(elapsed)
  }

  /// The place after so long a motion.
  package func place(after elapsed: Nanoseconds) -> Distance {
    leeway.clamped(unbounded(after: elapsed))
  }

  /// After how long the box comes to the border; nil if it does not move towards one.
  package var timeToBorder: Nanoseconds? {
    guard isMoving else { return nil }
    return timeOfArrival(at: pace > 0 ? leeway.range.upperBound : leeway.range.lowerBound)
  }

  /// After how long the place, rounded to sub-cells, next changes; nil if it never does.
  ///
  /// - Parameters:
  ///   - elapsed: The present moment of the motion.
  ///   - subcells: How many there are to a cell.
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

  /// After how long the place, rounded to sub-cells, became what it is; nil if it never changes.
  ///
  /// - Parameters:
  ///   - elapsed: The present moment of the motion.
  ///   - subcells: How many there are to a cell.
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

  /// After how long the motion comes to a place; not above zero if it began there or beyond.
  private func timeOfArrival(at place: Distance) -> Nanoseconds {
    let way = pace > 0 ? place - origin : origin - place
    let speed = Distance(pace.magnitude)
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
