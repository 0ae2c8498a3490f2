import Glibc

/// The walk: eight tiles, the paws of one side after another, on the spot.
enum CatWalk {
  static let tiles = 8
  /// How far the ground goes to the left from tile to tile, in pixels.
  static let pace = 2.0

  /// How far hip and shoulder rise over the leg that carries them, twice in a round.
  private static let hipRise = [0.0, 0, 1, 1]
  private static let chestRise = [1.0, 1, 0, 0]

  static func pose(tile: Int) -> CatPose {
    let turn = Double(tile) / Double(tiles) * 2 * .pi
    let hip = Point(8.5, 20.4 - hipRise[tile % 4])
    let chest = Point(19.5, 20.4 - chestRise[tile % 4])
    // The head is where the chest will be a tile later.
    let ahead = chestRise[(tile + 1) % 4]
    return CatPose(
      body: [(hip, 4.5), (Point(14, 20.3), 4.1), (chest, 4.4)],
      head: CatHead(view: .side),
      headAt: Point(22.5 + ahead, 14 - ahead),
      tail: CatTail(
        root: hip + Point(-3, -2), angle: 32 + 4 * sin(turn), curl: -13 + 3 * sin(turn - 0.8),
        bones: 5),
      nearFore: leg(tile: tile + 6, root: Point(20.6, chest.y + 2)),
      nearHind: leg(tile: tile, root: Point(7.6, hip.y + 2)),
      farFore: leg(tile: tile + 2, root: Point(22.6, chest.y + 1.5)),
      farHind: leg(tile: tile + 4, root: Point(9.6, hip.y + 2)))
  }

  /// One leg, so many tiles after its paw met the ground; it swings forward from tile 5 on.
  private static func leg(tile: Int, root: Point) -> CatLeg {
    let phase = tile % tiles
    let shift: Point
    let pitch: Double
    switch phase {
    case 0...4: (shift, pitch) = (Point(4 - pace * Double(phase), 0), 0)
    case 5: (shift, pitch) = (Point(-4, -2), 50)
    case 6: (shift, pitch) = (Point(0, -3), 30)
    default: (shift, pitch) = (Point(4, -1.6), -10)
    }
    return CatLeg(root: root, sole: Point(root.x, CatBody.ground) + shift, pitch: pitch)
  }
}
