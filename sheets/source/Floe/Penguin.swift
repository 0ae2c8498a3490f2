/// A penguin, who looks to the left.
enum Penguin {

  static func draw(_ pose: PenguinPose) -> Tile {
    var tile = Floe.draw(from: 50, to: 78)
    foot(&tile, pose, far: true)
    flipper(&tile, pose, far: true)
    body(&tile, pose)
    foot(&tile, pose, far: false)
    head(&tile, pose)
    scarf(&tile, pose)
    if let ball = pose.ball { tile.lay(Ball.draw(at: ball.at, spin: ball.spin)) }
    flipper(&tile, pose, far: false)
    return tile
  }

  private static func foot(_ tile: inout Tile, _ pose: PenguinPose, far: Bool) {
    let middle = Point(far ? 60.5 : 66, Floe.ground - 0.6 - pose.lift)
    tile.add { part in
      part.shade(
        .ellipse(middle, Point(3.2, 1.7)), far ? FloeColors.horn.far : FloeColors.horn, glow: 0.2)
    }
  }

  private static func body(_ tile: inout Tile, _ pose: PenguinPose) {
    let middle = pose.place(0, 9.5)
    tile.add { part in
      part.shade(
        .ellipse(middle, Point(8.2 * pose.wide, 10 / pose.wide), turn: pose.lean), FloeColors.coat)
      part.fill(
        .ellipse(pose.place(-2.6, 8.8), Point(5.6 * pose.wide, 8.6 / pose.wide), turn: pose.lean)
      ) { point, normal in
        let lit = Light.brightness(normal: normal)
        return lit < 0.2 ? FloeColors.bib.shade : FloeColors.bib.middle
      }
    }
  }

  private static func head(_ tile: inout Tile, _ pose: PenguinPose) {
    let middle = pose.head
    tile.add { part in
      part.shade(.ellipse(middle, Point(6.8, 6.2), turn: pose.lean), FloeColors.coat)
      part.fill(.ellipse(middle + Point(-2.6, 1.4), Point(4, 3.9))) { _, _ in FloeColors.bib.middle
      }
    }
    let beak = middle + Point(-6.6, 1.4)
    tile.add { part in
      if pose.calls {
        part.fill(
          [beak + Point(2.5, 0.5), beak + Point(-0.6, 2), beak + Point(2.5, 2.6)],
          FloeColors.horn.shade)
      }
      part.fill(
        [beak + Point(2.5, -1.5), beak + Point(-2, 0.2), beak + Point(2.5, 1.5)],
        FloeColors.horn.middle)
    }
    Eye.stamp(pose.eye, on: &tile, at: middle + Point(-2, -1))
    let cheek = middle + Point(0.4, 1.4)
    for x in 0..<2 { tile[Int(cheek.x) + x, Int(cheek.y)] = FloeColors.cheek }
  }

  private static func scarf(_ tile: inout Tile, _ pose: PenguinPose) {
    let left = pose.place(-6, 17.2)
    let middle = pose.place(0, 15.8)
    let right = pose.place(6.2, 17.6)
    tile.add { part in
      part.shade(
        .chain([
          (middle + Point(4, 1), 1.5), (pose.place(9.5, 13.5 + pose.scarf), 1.4),
          (pose.place(11, 10 + pose.scarf * 2), 1.7),
        ]), FloeColors.wool)
      part.shade(.chain([(left, 1.5), (middle, 1.7), (right, 1.5)]), FloeColors.wool)
    }
  }

  private static func flipper(_ tile: inout Tile, _ pose: PenguinPose, far: Bool) {
    let root = pose.place(far ? -5.5 : 4.5, 14.5)
    let swing = far ? pose.far : pose.near
    let tip = root + .hanging(length: 9, degrees: swing)
    let elbow = root + .hanging(length: 4.5, degrees: swing)
    tile.add { part in
      part.shade(
        .chain([(root, 1.8), (elbow, 2.2), (tip, 1.3)]), far ? FloeColors.coat.far : FloeColors.coat
      )
    }
  }
}

/// How the penguin holds itself in one tile.
struct PenguinPose: Mixable {
  /// How far the feet are above the ice, in pixels.
  var lift = 0.0
  /// How much wider than at rest; as much lower.
  var wide = 1.0
  /// How far the body leans, in degrees, clockwise.
  var lean = 0.0
  /// How far the flippers swing from hanging, in degrees, to the right.
  var near = 14.0
  var far = -14.0
  /// How far the loose end of the scarf flies up, in pixels.
  var scarf = 0.0
  /// How far the head is from where it sits at rest.
  var nod = Point(0, 0)
  var eye = Eye.open
  /// Whether the beak is open.
  var calls = false
  /// Where the ball is and how far it has rolled, in degrees; nil if there is none.
  var ball: (at: Point, spin: Double)?

  /// Where a place of the body lies, given by pixels to the right of its middle and above the soles.
  func place(_ x: Double, _ y: Double) -> Point {
    Point(63.5, Floe.ground - 1.5 - lift) + Point(x * wide, -y / wide).turned(by: lean)
  }

  var head: Point { place(-0.5, 22) + nod }

  func mixed(with other: PenguinPose, _ share: Double) -> PenguinPose {
    var pose = share < 1 ? self : other
    pose.lift = mix(lift, other.lift, share)
    pose.wide = mix(wide, other.wide, share)
    pose.lean = mix(lean, other.lean, share)
    pose.near = mix(near, other.near, share)
    pose.far = mix(far, other.far, share)
    pose.scarf = mix(scarf, other.scarf, share)
    pose.nod = Floe.between(nod, other.nod, share)
    if let held = ball, let next = other.ball {
      pose.ball = (Floe.between(held.at, next.at, share), mix(held.spin, next.spin, share))
    }
    return pose
  }
}
