/// A place or a way along one side of the stage, in 10^-15 cells.
///
/// A velocity in millionths of a cell per second times a time in nanoseconds is a whole number of
/// these, so that motion adds up exactly.
package typealias Distance = Int128

extension Distance {
  package static let cell: Distance = 1_000_000_000_000_000

  /// A ratio of whole numbers, rounded down; `/` rounds towards zero.
  func flooredQuotient(by divisor: Distance) -> Distance {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder != 0 && (remainder < 0) != (divisor < 0) ? quotient - 1 : quotient
  }
}
