/// How fast an actor moves in a state, in millionths of a cell per second, to the right and down.
package struct Velocity: Hashable, Sendable {
  package var x: Int64
  package var y: Int64

  package init(x: Int64, y: Int64) {
    self.x = x
    self.y = y
  }

  package static let none = Velocity(x: 0, y: 0)
}
