/// A shoe with its spat, and the ways it can meet the ground.
enum Foot {
  /// From the sole to the ankle, in pixels.
  static let height = 5.0

  private static let heel = Point(-4, height)
  private static let ball = Point(4, height)

  /// A foot turned about the back of its heel, which lies where it would if the foot were flat.
  static func onHeel(flat: Point, pitch: Double) -> LegPose {
    LegPose(
      ankle: flat + heel - heel.turned(by: pitch), pitch: pitch, toePitch: pitch)
  }

  /// A foot turned about its ball, its toes still flat on the ground.
  static func onBall(flat: Point, pitch: Double) -> LegPose {
    LegPose(ankle: flat + ball - ball.turned(by: pitch), pitch: pitch, toePitch: 0)
  }

  /// Draws the foot; `far` ones are a tone darker.
  static func draw(_ pose: LegPose, far: Bool) -> Canvas {
    let shoe = far ? Material.shoe.far : .shoe
    let spat = far ? Material.shirt.far : .shirt
    let ballAt = pose.ankle + ball.turned(by: pose.pitch)
    let back = [Point(-4.5, 1), Point(4.5, 1), Point(5, 5), Point(-4.2, 5)]
      .map { pose.ankle + $0.turned(by: pose.pitch) }
    let upper = [Point(-3.5, -3), Point(3.5, -3), Point(5, 2.2), Point(-3.8, 2.2)]
      .map { pose.ankle + $0.turned(by: pose.pitch) }
    let toes = [
      Point(-1.5, -4), Point(1.5, -3.8), Point(4, -3), Point(5.2, -1.4), Point(5, 0),
      Point(-1.5, 0),
    ].map { ballAt + $0.turned(by: pose.toePitch) }
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    canvas.fill { point in
      if contains(upper, point) {
        return point.x < pose.ankle.x + 1 ? spat.light : spat.middle
      }
      if contains(toes, point) {
        return point.y < ballAt.y - 2.6 ? shoe.light : shoe.middle
      }
      return contains(back, point) ? shoe.middle : nil
    }
    return canvas.withoutNubs().withoutSpecks().outlined()
  }
}
