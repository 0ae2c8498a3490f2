import Glibc

/// The walk: eight tiles, the paws of one side after another, on the spot.
enum CatWalk {
  static let tiles = 8
  /// How far the ground goes to the left from tile to tile, in pixels.
  static let pace = 2.0

  static func pose(tile: Int) -> CatPose {
    let turn = Double(tile) / Double(tiles) * 2 * .pi
    let hipSink = 0.5 * cos(2 * turn)
    let chestSink = 0.5 * cos(2 * turn - 1.6)
    let hip = Point(9, 20 + hipSink)
    let chest = Point(19.5, 19.6 + chestSink)
    return CatPose(
      body: [(hip, 4.5), (Point(14.5, 20.4), 4.1), (chest, 4.4)],
      headAt: Point(24.5, 13 + (chestSink > 0.2 ? 1 : 0)),
      tail: CatTail(
        root: hip + Point(-3, -2), angle: 34 + 6 * sin(turn), curl: -16 + 5 * sin(turn - 1),
        growth: 3 * sin(turn - 2.2), bones: 5),
      nearFore: leg(tile: tile + 6, root: chest + Point(0.6, 2)),
      nearHind: leg(tile: tile, root: hip + Point(-0.5, 2)),
      farFore: leg(tile: tile + 2, root: chest + Point(2, 1.5)),
      farHind: leg(tile: tile + 4, root: hip + Point(1.5, 1.5)))
  }

  /// One leg, so many tiles after its paw met the ground; it swings forward from tile 5 on.
  private static func leg(tile: Int, root: Point) -> CatLeg {
    let phase = tile % tiles
    let shift: Point
    let pitch: Double
    switch phase {
    case 0...4: (shift, pitch) = (Point(4 - pace * Double(phase), 0), 0)
    case 5: (shift, pitch) = (Point(-4, -1.8), 50)
    case 6: (shift, pitch) = (Point(0, -2.6), 30)
    default: (shift, pitch) = (Point(4, -1.4), -10)
    }
    return CatLeg(root: root, sole: Point(root.x.rounded(), CatBody.ground) + shift, pitch: pitch)
  }
}
