/// A seal, who looks to the right.
enum Seal {
  static func draw(_ pose: SealPose) -> Tile {
    var tile = Floe.draw(from: 1, to: 36)
    tail(&tile, pose)
    flipper(&tile, pose, far: true)
    nose(&tile, pose, ".sss.\nsssss\nsssss\n.sss.")
    body(&tile, pose)
    folds(&tile, pose)
    face(&tile, pose)
    flipper(&tile, pose, far: false)
    if let spin = pose.ball { tile.lay(Ball.draw(at: pose.ballPlace, spin: spin)) }
    return tile
  }

  private static func tail(_ tile: inout Tile, _ pose: SealPose) {
    let root = Point(7.5, 39.5)
    for (turn, far) in [(pose.tail + 26, true), (pose.tail - 6, false)] {
      let middle = root + Point(-3, 0).turned(by: turn)
      let tip = root + Point(-5.2, 0).turned(by: turn)
      tile.add { part in
        part.shade(
          .chain([(root, 1.6), (middle, 1.7), (tip, 1.3)]),
          far ? FloeColors.fur.far : FloeColors.fur)
      }
    }
  }

  private static func body(_ tile: inout Tile, _ pose: SealPose) {
    let neck = Floe.between(pose.chest, pose.head, 0.55) + Point(0.8, 0)
    let spine: [(at: Point, radius: Double)] = [
      (Point(8, 40), 2), (Point(12, 38.2), 3.8), (Point(16.5, 36.2), 5.8),
      (pose.chest, 6.8), (neck, 4.8), (pose.head, 5.2),
    ]
    // The throat is pale too, which shows when the snout points up.
    let throat = pose.head.y + (pose.look > 40 ? 0.5 : 5.5)
    var part = Tile(width: tile.width, height: tile.height)
    part.fill(.chain(spine)) { point, normal in
      let brightness = Light.brightness(normal: normal)
      let isBreast = 0.75 * normal.x + 0.6 * normal.y > 0.3 && point.y > throat
      return isBreast
        ? FloeColors.paleFur.tone(brightness: brightness + 0.35)
        : FloeColors.fur.tone(brightness: brightness)
    }
    part.shade(
      .ellipse(pose.onHead(4.8, 1.2), Point(3.5, 2.9), turn: -pose.look), FloeColors.paleFur,
      glow: 0.2)
    tile.lay(part.withoutSpecks().withoutNubs().outlined())
  }

  /// The line of the jaw, and the fold where the neck bends, once the snout points up.
  private static func folds(_ tile: inout Tile, _ pose: SealPose) {
    guard pose.look > 40 else { return }
    let lines = [
      (pose.onHead(3.8, 4.3), pose.onHead(0.4, 2.2), FloeColors.fur.shade),
      (pose.onHead(-1.6, 6), pose.onHead(-4.1, 3.4), FloeColors.paleFur.shade),
    ]
    for (start, end, tone) in lines {
      for step in 0...8 {
        let place = Floe.between(start, end, Double(step) / 8)
        let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
        if tile[x, y] != nil { tile[x, y] = tone }
      }
    }
  }

  private static func face(_ tile: inout Tile, _ pose: SealPose) {
    nose(&tile, pose, "...\n.lKK.\n.KKK.")
    for spot in [pose.onHead(3.2, 1.4), pose.onHead(4.4, 2.4)] {
      let (x, y) = (Int(spot.x), Int(spot.y))
      if tile[x, y] == FloeColors.paleFur.middle || tile[x, y] == FloeColors.paleFur.light {
        tile[x, y] = FloeColors.fur.middle
      }
    }
    Eye.stamp(pose.eye, on: &tile, at: pose.onHead(1.4, -1.4))
  }

  /// Draws what is given over the nose and a pixel around it.
  private static func nose(_ tile: inout Tile, _ pose: SealPose, _ drawing: String) {
    let place = pose.onHead(7.4, -0.6).rounded
    tile.stamp(
      drawing, x: Int(place.x) - 2, y: Int(place.y) - 2,
      ["K": FloeColors.coat.shade, "l": FloeColors.coat.light, "s": FloeColors.fur.line])
  }

  private static func flipper(_ tile: inout Tile, _ pose: SealPose, far: Bool) {
    let root = pose.chest + (far ? Point(5, 1) : Point(0.5, 2.5))
    let ramp = far ? FloeColors.fur.far : FloeColors.fur
    let joints: [Point]
    if let swing = far ? pose.farFlipper : pose.flipper {
      let elbow = root + .hanging(length: 7, degrees: swing.upper)
      joints = [root, elbow, elbow + .hanging(length: far ? 5 : 11.5, degrees: swing.lower)]
    } else {
      let tip = far ? Point(28, Floe.ground - 1.2) : Point(18.5, Floe.ground - 0.6)
      let elbow = middleJoint(from: root, to: tip, upper: 4, lower: 4, bend: .backward)
      joints = [root, elbow, tip]
    }
    tile.add { part in
      let isUp = (far ? pose.farFlipper : pose.flipper) != nil
      part.shade(
        .chain([(joints[0], 2.2), (joints[1], isUp ? 1.4 : 2.2), (joints[2], isUp ? 1.5 : 1.7)]),
        ramp)
    }
  }
}
