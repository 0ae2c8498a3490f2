import Glibc

/// A goldfish with a long tail, who looks to the right.
enum Goldfish {
  /// Eight tiles of swimming, eight of hovering, five of turning to the left.
  static var tiles: [Tile] {
    let swims = (0..<8).map { draw(GoldfishPose(beat: Double($0) / 8 + 0.3, force: 1)) }
    let hovers = (0..<8).map { tile in
      draw(
        GoldfishPose(
          beat: Double(tile) / 8 + 0.3, force: 0.3, bob: 0.5 * sin(Double(tile) / 4 * .pi),
          mouth: (3...4).contains(tile)))
    }
    let turns = [28.0, 60, 90, 120, 152].enumerated().map { index, heading in
      draw(GoldfishPose(heading: heading, beat: Double(index + 1) / 12 + 0.2, force: 1.2))
    }
    return swims + hovers + turns
  }

  private static func draw(_ pose: GoldfishPose) -> Tile {
    let wave = sin(pose.beat * 2 * .pi) * pose.force
    let late = sin((pose.beat - 0.2) * 2 * .pi) * pose.force
    let body = FishBody(
      middle: Point(16 - 4 * pose.heading / 180, 12.2 + pose.bob), length: 6.6, height: 5,
      thickness: 4.2,
      heading: pose.heading - 6 * wave)
    var tile = Tile(width: Fish.width, height: Fish.height)
    tail(&tile, body, swing: 50 * late)
    back(&tile, body, late: late)
    trunk(&tile, body)
    face(&tile, body, pose)
    breastFin(&tile, body, pose)
    return tile
  }

  private static func tail(_ tile: inout Tile, _ body: FishBody, swing: Double) {
    let ramp = FishColors.goldFin
    let root = Point(-4.6, 0)
    tile.add { part in
      for (tip, inner) in [
        (Point(-13, -6.6), Point(-11, -0.8)), (Point(-12, 7), Point(-11, -0.8)),
      ] {
        let side = tip.y < 0 ? -1.0 : 1.0
        part.fill(
          body.fin(
            [
              root, Point(-6.4, side * 2.6), Point(-9.5, side * 6), tip, Point(-12.8, side * 3),
              inner,
            ],
            swing: swing), ramp.middle)
        part.fill(
          body.fin(
            [root, Point(-9, side * 4.4), Point(-11.6, side * 5), Point(-10.6, side * 1.8)],
            swing: swing),
          ramp.light)
      }
    }
  }

  private static func back(_ tile: inout Tile, _ body: FishBody, late: Double) {
    tile.add { part in
      part.fill(
        body.fin(
          [
            Point(3, -3.6), Point(1, -7), Point(-2.4, -8), Point(-5, -6.6), Point(-4.6, -3),
          ], swing: 14 * late), FishColors.goldFin.middle)
      part.fill(
        body.fin([Point(-1, -8), Point(-3, -8), Point(-1.6, -4), Point(0, -4)], swing: 14 * late),
        FishColors.goldFin.light)
      part.fill(
        body.fin(
          [Point(-1, 3), Point(-4.4, 7.6), Point(-5.4, 6.2), Point(-4, 2.6)], swing: -14 * late),
        FishColors.goldFin.shade)
    }
  }

  private static func trunk(_ tile: inout Tile, _ body: FishBody) {
    tile.add { part in
      part.fill(body.solid) { point, normal in
        let brightness = Light.brightness(normal: normal)
        return point.y > body.middle.y + 1.4
          ? FishColors.goldBelly.tone(brightness: brightness + 0.3)
          : FishColors.gold.tone(brightness: brightness)
      }
    }
  }

  private static func face(_ tile: inout Tile, _ body: FishBody, _ pose: GoldfishPose) {
    for side in [-2.8, 2.8] where body.depth(3.4, side: side) > 1 {
      Eyes.stamp(on: &tile, at: body.place(3.6, -1, side: side))
    }
    let mouth = body.place(6.2, 1.2)
    if pose.mouth { tile[Int(mouth.x), Int(mouth.y) + 1] = FishColors.gold.line }
    if body.depth(6.2, side: 0) > -1 { tile[Int(mouth.x), Int(mouth.y)] = FishColors.gold.line }
  }

  private static func breastFin(_ tile: inout Tile, _ body: FishBody, _ pose: GoldfishPose) {
    let flap = 1.4 * sin((pose.beat + 0.4) * 2 * .pi)
    for side in [-3.4, 3.4] where body.depth(0, side: side) > 0.8 {
      let root = body.place(0.5, 1.6, side: side)
      let tip = body.place(-2, 3 + flap, side: side * 1.4)
      tile.add { part in
        part.fill(.chain([(root, 0.7), (tip, 1.2)])) { _, normal in
          normal.y < 0 ? FishColors.goldFin.light : FishColors.goldFin.middle
        }
      }
    }
  }
}

/// How the goldfish is in one tile.
struct GoldfishPose {
  /// Where it looks, in degrees from the right.
  var heading = 0.0
  /// Which part of a beat of the tail is done, from 0 to 1.
  var beat = 0.0
  /// How strong the beat is.
  var force = 1.0
  /// How far it is lower than usual, in pixels.
  var bob = 0.0
  /// Whether the mouth is open.
  var mouth = false
}
