import Basics

/// Where an actor's box is on the stage, and how it moves.
///
/// Places are those of the upper left corner of the box; times are of the actor's own clock. It has
/// plain numbers only, so that a look at it counts no references.
struct ActorMotion: Hashable, Sendable {
  /// Whether the place changes; the one value here that every frame needs.
  private(set) var isMoving = false
  private var x: Motion { didSet { findWhetherMoving() } }
  private var y: Motion { didSet { findWhetherMoving() } }
  /// When the motion began: with the state, or with another size of the stage.
  private(set) var start: Nanoseconds = 0

  /// Stands at an actor's first place.
  init(ofActor index: Int, on geometry: StageGeometry) {
    let start = geometry.start(ofActor: index)
    let leeway = geometry.leeway(ofActor: index)
    x = Motion(from: start.x, velocity: 0, within: leeway.x)
    y = Motion(from: start.y, velocity: 0, within: leeway.y)
  }

  private mutating func findWhetherMoving() { isMoving = x.isMoving || y.isMoving }

  // MARK: Changes

  /// Goes on with another velocity from where the box is.
  mutating func setVelocity(_ velocity: Velocity, at time: Nanoseconds) {
    guard velocity != .none || x.velocity != 0 || y.velocity != 0 else { return }
    let place = place(at: time)
    x = Motion(from: place.x, velocity: velocity.x, within: x.leeway)
    y = Motion(from: place.y, velocity: velocity.y, within: y.leeway)
    start = time
  }

  /// Stands at another place from now on.
  mutating func stand(x newX: Distance, y newY: Distance, at time: Nanoseconds) {
    x = Motion(from: newX, velocity: 0, within: x.leeway)
    y = Motion(from: newY, velocity: 0, within: y.leeway)
    start = time
  }

  /// Goes on on a stage of another size, as far from the first place as before.
  ///
  /// What would be outside is moved in.
  mutating func move(
    ofActor index: Int, from old: StageGeometry, to new: StageGeometry, at time: Nanoseconds
  ) {
    let (oldStart, newStart) = (old.start(ofActor: index), new.start(ofActor: index))
    let (shiftX, shiftY) = (newStart.x - oldStart.x, newStart.y - oldStart.y)
    let leeway = new.leeway(ofActor: index)
    let elapsed = max(0, time - start)
    if let movedX = x.moved(by: shiftX, within: leeway.x, after: elapsed),
      let movedY = y.moved(by: shiftY, within: leeway.y, after: elapsed)
    {
      (x, y) = (movedX, movedY)
      return
    }
    let place = place(at: time)
    x = Motion(from: place.x + shiftX, velocity: x.velocity, within: leeway.x)
    y = Motion(from: place.y + shiftY, velocity: y.velocity, within: leeway.y)
    start = time
  }

  // MARK: Places

  /// The corner of the box.
  func place(at time: Nanoseconds) -> (x: Distance, y: Distance) {
    let elapsed = max(0, time - start)
    return (x.place(after: elapsed), y.place(after: elapsed))
  }

  /// The corner of the box in sub-cells from the upper left of the stage.
  func corner(at time: Nanoseconds, _ cell: CellShape) -> (x: Int, y: Int) {
    let place = place(at: time)
    return (
      Motion.rounded(place.x, subcells: cell.across),
      Motion.rounded(place.y, subcells: cell.down)
    )
  }

  // MARK: Moments

  /// When the box comes to the border.
  ///
  /// - Parameter hasComeRound: Whether the border was met at ``start`` in the state that plays.
  /// - Returns: Nil if it does not.
  func nextBorder(hasComeRound: () -> Bool) -> Nanoseconds? {
    guard isMoving else { return nil }
    let (toX, toY) = (x.timeToBorder, y.timeToBorder)
    // In a corner each way out may lead back at once: the second time the box slides along the border.
    if let toX, let toY, min(toX, toY) <= 0, max(toX, toY) > 0, hasComeRound() {
      return start + max(toX, toY)
    }
    return earlier(toX, toY).map { start + $0 }
  }

  /// When the corner next comes to other sub-cells; nil if it stays.
  func nextStep(after time: Nanoseconds, _ cell: CellShape) -> Nanoseconds? {
    guard isMoving else { return nil }
    let elapsed = max(0, time - start)
    let change = earlier(
      x.nextChange(after: elapsed, subcells: cell.across),
      y.nextChange(after: elapsed, subcells: cell.down))
    return change.map { start + $0 }
  }

  /// When the corner came to the sub-cells where it is at a time; nil if it has been there since the
  /// motion began.
  func lastStep(until time: Nanoseconds, _ cell: CellShape) -> Nanoseconds? {
    let elapsed = max(0, time - start)
    let changes = [
      x.lastChange(until: elapsed, subcells: cell.across),
      y.lastChange(until: elapsed, subcells: cell.down),
    ]
    return changes.compactMap { $0 }.max().flatMap { $0 > 0 ? start + $0 : nil }
  }
}
