package import Animation

extension Actor {
  /// Goes on from where it is, with a state's velocity.
  func beginMotion(_ velocity: Velocity, at time: Nanoseconds) {
    motionX = Motion(from: motionX.place(after: moved(at: time)), velocity: velocity.x, within: motionX.limits)
    motionY = Motion(from: motionY.place(after: moved(at: time)), velocity: velocity.y, within: motionY.limits)
  }

  /// How long the present motion has been going on.
  private func moved(at time: Nanoseconds) -> Nanoseconds { max(0, time - entry) }

  /// When the box comes to the border; nil if it does not, or did so in this state already.
  var nextBorder: Nanoseconds? {
    guard !hasMetBorder else { return nil }
    return [motionX, motionY].compactMap(\.timeToBorder).min().map { entry + $0 }
  }

  /// The corner of the box in sub-cells from the upper left of the stage.
  package func corner(at time: Nanoseconds, _ geometry: StageGeometry) -> (x: Int, y: Int) {
    (
      Motion.rounded(
        motionX.place(after: moved(at: time)), subcells: geometry.subcellsAcross),
      Motion.rounded(motionY.place(after: moved(at: time)), subcells: geometry.subcellsDown)
    )
  }

  /// When the corner next comes to other sub-cells; nil if it stays.
  func nextStepOfMotion(after time: Nanoseconds, _ geometry: StageGeometry) -> Nanoseconds? {
    let changes = [
      motionX.nextChange(after: moved(at: time), subcells: geometry.subcellsAcross),
      motionY.nextChange(after: moved(at: time), subcells: geometry.subcellsDown),
    ]
    return changes.compactMap { $0 }.min().map { entry + $0 }
  }

  /// Keeps the way from the first place, on a stage of other sides; what was outside is moved in.
  func move(from old: StageGeometry, to new: StageGeometry, at time: Nanoseconds) {
    let (oldStart, newStart) = (old.start(ofActor: index), new.start(ofActor: index))
    let limits = new.limits(ofActor: index)
    // The motion begins anew here, but times count from the entry: step back by what went by.
    let elapsed = Distance(moved(at: time))
    func moved(_ motion: Motion, _ way: Distance, _ limits: ClosedRange<Distance>?) -> Motion {
      let place = Motion(
        from: motion.place(after: Nanoseconds(elapsed)) + way, velocity: 0, within: limits
      ).origin
      return Motion(
        passing: place, after: Nanoseconds(elapsed), velocity: motion.velocity, within: limits)
    }
    motionX = moved(motionX, newStart.x - oldStart.x, limits.x)
    motionY = moved(motionY, newStart.y - oldStart.y, limits.y)
  }
}
