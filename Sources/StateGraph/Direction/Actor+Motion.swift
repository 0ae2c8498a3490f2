package import Basics
package import Animation

extension Actor {
  /// Goes on from where it is, with another velocity.
  func beginMotion(_ velocity: Velocity, at time: Nanoseconds) {
    guard velocity != .none || motionX.velocity != 0 || motionY.velocity != 0 else { return }
    let place = place(at: time)
    motionX = Motion(from: place.x, velocity: velocity.x, within: motionX.leeway)
    motionY = Motion(from: place.y, velocity: velocity.y, within: motionY.leeway)
    motionStart = time
  }

  /// Goes no further.
  func stand(at time: Nanoseconds) { beginMotion(.none, at: time) }

  /// Stands somewhere else from now on.
  func stand(x: Distance, y: Distance, at time: Nanoseconds) {
    motionX = Motion(from: x, velocity: 0, within: motionX.leeway)
    motionY = Motion(from: y, velocity: 0, within: motionY.leeway)
    motionStart = time
  }

  /// The corner of the box.
  func place(at time: Nanoseconds) -> (x: Distance, y: Distance) {
    let elapsed = max(0, time - motionStart)
    return (motionX.place(after: elapsed), motionY.place(after: elapsed))
  }

  /// The corner of the box in sub-cells from the upper left of the stage.
  package func corner(at time: Nanoseconds, _ geometry: StageGeometry) -> (x: Int, y: Int) {
    let place = place(at: time)
    return (
      Motion.rounded(place.x, subcells: geometry.cell.across),
      Motion.rounded(place.y, subcells: geometry.cell.down)
    )
  }

  /// When the box comes to the border; nil if it does not, or did so in this state already.
  var nextBorder: Nanoseconds? {
    guard isMoving, !hasMetBorder else { return nil }
    let (x, y) = (motionX.timeToBorder, motionY.timeToBorder)
    // In a corner each way out may lead back at once: the second time it slides along the border.
    if let x, let y, min(x, y) <= 0, max(x, y) > 0, hasComeRound { return motionStart + max(x, y) }
    return earlier(x, y).map { motionStart + $0 }
  }

  /// Whether the state has met the border at the moment when its motion began, and was left for it.
  private var hasComeRound: Bool {
    borders.moment == motionStart && borders.states.contains(state)
  }

  /// The box has come to the border.
  func meetBorder(at time: Nanoseconds) {
    hasMetBorder = true
    if borders.moment != time { borders = (time, []) }
    borders.states.insert(state)
  }

  /// When the corner next comes to other sub-cells; nil if it stays.
  func nextStepOfMotion(after time: Nanoseconds, _ geometry: StageGeometry) -> Nanoseconds? {
    guard isMoving else { return nil }
    let elapsed = max(0, time - motionStart)
    let change = earlier(
      motionX.nextChange(after: elapsed, subcells: geometry.cell.across),
      motionY.nextChange(after: elapsed, subcells: geometry.cell.down))
    return change.map { motionStart + $0 }
  }

  /// When the corner came to the sub-cells where it is at a time; nil if it has been there since the
  /// motion began.
  func lastStepOfMotion(until time: Nanoseconds, _ geometry: StageGeometry) -> Nanoseconds? {
    let elapsed = max(0, time - motionStart)
    let changes = [
      motionX.lastChange(until: elapsed, subcells: geometry.cell.across),
      motionY.lastChange(until: elapsed, subcells: geometry.cell.down),
    ]
    return changes.compactMap { $0 }.max().flatMap { $0 > 0 ? motionStart + $0 : nil }
  }

  /// Keeps the way from the first place, on a stage of other sides; what was outside is moved in.
  func move(from old: StageGeometry, to new: StageGeometry, at time: Nanoseconds) {
    let (oldStart, newStart) = (old.start(ofActor: index), new.start(ofActor: index))
    let (shiftX, shiftY) = (newStart.x - oldStart.x, newStart.y - oldStart.y)
    let leeway = new.leeway(ofActor: index)
    let elapsed = max(0, time - motionStart)
    if let x = motionX.moved(by: shiftX, within: leeway.x, after: elapsed),
      let y = motionY.moved(by: shiftY, within: leeway.y, after: elapsed)
    {
      (motionX, motionY) = (x, y)
      return
    }
    let place = place(at: time)
    motionX = Motion(from: place.x + shiftX, velocity: motionX.velocity, within: leeway.x)
    motionY = Motion(from: place.y + shiftY, velocity: motionY.velocity, within: leeway.y)
    motionStart = time
  }
}
