import Glibc

/// A pufferfish, who looks to the right, and is a ball of spines when it has puffed itself up.
enum Puffer {
  /// Eight tiles of swimming, five of turning to the left, six of puffing up and eight of drifting
  /// about as a ball.
  static var tiles: [Tile] {
    let swims = (0..<8).map { draw(PufferPose(beat: Double($0) / 8)) }
    let turns = [28.0, 60, 90, 120, 152].enumerated().map { index, heading in
      draw(PufferPose(heading: heading, beat: Double(index + 1) / 12))
    }
    let puffs = [-0.12, 0.2, 0.55, 0.9, 1.12, 1].enumerated().map { index, size in
      draw(PufferPose(beat: Double(index) / 12, size: size))
    }
    let drifts = (0..<8).map { tile in
      let wave = sin(Double(tile) / 4 * .pi)
      return draw(
        PufferPose(beat: 0.5 + Double(tile) / 8, size: 1 + 0.04 * wave, bob: wave))
    }
    return swims + turns + puffs + drifts
  }

  private static func draw(_ pose: PufferPose) -> Tile {
    let wave = sin(pose.beat * 2 * .pi)
    let body = FishBody(
      middle: Point(14.5 - pose.heading / 180, 12.5 + pose.bob), length: 6.4 + 1.4 * pose.size,
      height: 4.4 + 3.4 * pose.size, thickness: 4.6 + 3.4 * pose.size, heading: pose.heading)
    var tile = Tile(width: Fish.width, height: Fish.height)
    spines(&tile, body, pose, behind: true)
    fins(&tile, body, wave)
    trunk(&tile, body)
    spines(&tile, body, pose, behind: false)
    face(&tile, body, pose)
    sideFin(&tile, body, pose)
    return tile
  }

  private static func fins(_ tile: inout Tile, _ body: FishBody, _ wave: Double) {
    let back = 0.9 - body.length
    tile.add { part in
      part.fill(
        body.fin(
          [
            Point(back, 0), Point(back - 1.6, -1.2), Point(back - 4, -3.4), Point(back - 5, 0),
            Point(back - 4, 3.4), Point(back - 1.6, 1.2),
          ], swing: 45 * wave), FishColors.sand.middle)
      part.fill(
        body.fin(
          [Point(back, 0), Point(back - 3.6, -2.4), Point(back - 4.2, 0)], swing: 45 * wave),
        FishColors.sand.light)
    }
    tile.add { part in
      part.fill(
        body.fin(
          [
            Point(-1.6, 1.4 - body.height), Point(-3.4, -1.6 - body.height),
            Point(-5, -0.6 - body.height), Point(-4.8, 2.4 - body.height),
          ], swing: 20 * wave), FishColors.sand.middle)
    }
  }

  private static func trunk(_ tile: inout Tile, _ body: FishBody) {
    tile.add { part in
      part.fill(body.solid) { point, normal in
        let brightness = Light.brightness(normal: normal)
        return normal.y > 0.16
          ? FishColors.sandBelly.tone(brightness: brightness + 0.35)
          : FishColors.sand.tone(brightness: brightness)
      }
    }
    let stretch = Point(body.length / 6.6, body.height / 4.4)
    for spot in [Point(-4.4, -1.2), Point(-1.4, -2.4), Point(1.4, -2.8)] {
      for side in [-0.6, 0.6] where body.depth(spot.x, side: side * body.thickness) > 1 {
        let place = body.place(
          spot.x * stretch.x, spot.y * stretch.y, side: side * 0.7 * body.thickness)
        tile.stamp(
          "ss\nss", x: Int(place.x.rounded()) - 1, y: Int(place.y.rounded()) - 1,
          ["s": FishColors.sand.shade])
      }
    }
  }

  /// Short strokes straight out of the skin; those of the rim lie behind the body.
  private static func spines(
    _ tile: inout Tile, _ body: FishBody, _ pose: PufferPose, behind: Bool
  ) {
    guard pose.size > 0.3 else { return }
    let reach = 1.2 + 2.6 * pose.size
    if behind {
      for index in 0..<14 {
        let out = Point(1, 0).turned(by: (Double(index) + 0.5) * 360 / 14)
        let root = body.middle + Point(out.x * body.length, out.y * body.height)
        let side = Point(-out.y, out.x) * 1.5
        tile.fill(
          [root - out + side, root - out - side, root + out * reach],
          out.y > 0.25 ? FishColors.sandBelly.shade : FishColors.sand.shade)
      }
      return
    }
    for spot in [Point(-0.2, 0.5), Point(-0.5, 0.35), Point(0.15, 0.75), Point(-0.2, -0.2)] {
      let place = body.middle + Point(spot.x * body.length, spot.y * body.height)
      tile.stamp(
        "a.\n.a", x: Int(place.x), y: Int(place.y),
        ["a": spot.y > 0 ? FishColors.sandBelly.shade : FishColors.sand.shade])
    }
  }

  private static func face(_ tile: inout Tile, _ body: FishBody, _ pose: PufferPose) {
    let side = body.thickness * 0.62
    let ahead = body.length * 0.55
    for side in [-side, side] where body.depth(ahead, side: side) > 1.4 {
      Eyes.stamp(on: &tile, at: body.place(ahead, -1 - 1.2 * pose.size, side: side))
    }
    let mouth = body.place(body.length - 1, 1 + 0.6 * pose.size)
    guard body.depth(body.length, side: 0) > -1 else { return }
    tile.stamp(
      "mm\nmm", x: Int(mouth.x.rounded()) - 1, y: Int(mouth.y.rounded()),
      ["m": FishColors.lip])
  }

  private static func sideFin(_ tile: inout Tile, _ body: FishBody, _ pose: PufferPose) {
    let flap = 1.3 * sin(pose.beat * 4 * .pi)
    for side in [-body.thickness, body.thickness] where body.depth(0, side: side) > 1 {
      let root = body.place(0.6, 0.8, side: side * 0.8)
      let tip = body.place(-1.8, 1.4 + flap, side: side * 1.1)
      tile.add { part in
        part.fill(.chain([(root, 0.8), (tip, 1.4)])) { _, normal in
          normal.y < 0.2 ? FishColors.sand.light : FishColors.sand.middle
        }
      }
    }
  }
}

/// How the pufferfish is in one tile.
struct PufferPose {
  /// Where it looks, in degrees from the right.
  var heading = 0.0
  /// Which part of a beat of the tail is done, from 0 to 1.
  var beat = 0.0
  /// How far it is puffed up: 0 at rest, 1 a ball.
  var size = 0.0
  /// How far it is lower than usual, in pixels.
  var bob = 0.0
}
