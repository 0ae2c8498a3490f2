import Glibc

/// A chest on the ground, in which somebody lives.
enum Chest {
  /// Shut; seven tiles of a look outside; twelve of opening and shutting with a bang.
  static var tiles: [Tile] {
    let peeks = [(6.0, 0), (26, 0), (42, 0), (42, 1), (42, -1), (26, -1), (8, -1)]
    let opens = [-4.0, 30, 66, 98, 88, 92, 92, 92, 70, 34, 0, 6]
    let glints = [nil, nil, nil, 0, 1, 2, 3, 4, nil, nil, nil, nil]
    return [draw(lid: 0)] + peeks.map { draw(lid: $0.0, look: $0.1) }
      + zip(opens, glints).map { draw(lid: $0, glint: $1) }
  }

  private static let left = 3.0
  private static let right = 25.0
  private static let rim = 22.0

  /// Draws it with its lid lifted by an angle in degrees; with eyes inside, if there are any, that look
  /// to the left, ahead or to the right: -1, 0, 1; and with a stage of the sparkle on the gold.
  private static func draw(lid: Double, look: Int? = nil, glint: Int? = nil) -> Tile {
    var tile = Tile(width: Tank.width, height: Tank.height)
    let angle = lid * .pi / 180
    let edge = rim - (9 * sin(max(0, angle))).rounded() + (lid < 0 ? 1 : 0)
    if edge < rim - 0.5 {
      darkness(&tile, from: edge)
      if lid > 60 { underside(&tile, from: edge) }
      if let look { eyes(&tile, look, from: edge) } else { treasure(&tile, from: edge) }
      if let glint { sparkle(&tile, glint) }
    }
    box(&tile)
    lidTop(&tile, edge: edge, height: max(1.2, 6.5 * cos(angle)))
    lock(&tile, edge: Int(edge), isTurned: lid > 60)
    Tank.sand(on: &tile, from: 0, to: 27.5)
    return tile
  }

  private static func darkness(_ tile: inout Tile, from edge: Double) {
    tile.add { part in
      part.fill(
        [
          Point(left + 1, edge), Point(right - 1, edge), Point(right - 1, rim),
          Point(left + 1, rim),
        ], TankColors.dark)
    }
  }

  /// The hollow of the lid that has tilted back: its boards, darker towards the hinge, and its bands.
  private static func underside(_ tile: inout Tile, from edge: Double) {
    let wood = TankColors.wood
    tile.add { part in
      for y in Int(edge)..<Int(rim) {
        for x in Int(left)..<Int(right) {
          let isFrame = x < Int(left) + 2 || x >= Int(right) - 2 || y == Int(edge)
          part[x, y] = isFrame ? wood.middle : y < Int(edge) + 4 ? wood.shade : wood.line
        }
      }
    }
    for x in [6, 20] {
      for y in Int(edge) + 1..<Int(rim) { tile[x + 1, y] = TankColors.gold.line }
    }
  }

  private static func treasure(_ tile: inout Tile, from edge: Double) {
    let gold = TankColors.gold
    let height = min(5.5, rim - edge - 1)
    guard height > 2 else { return }
    tile.add { part in
      part.fill(.ellipse(Point(14, rim + 1), Point(9, height))) { point, normal in
        guard point.y < rim else { return nil }
        switch (Int(point.x) * 3 + Int(point.y) * 5) % 7 {
        case 0: return gold.light
        case 3: return gold.shade
        default: return normal.x > 0.4 ? gold.shade : gold.middle
        }
      }
    }
  }

  /// White with a dark pupil, as much of them as the lid lets see.
  private static func eyes(_ tile: inout Tile, _ look: Int, from edge: Double) {
    let height = min(4, Int(rim - edge) - 1)
    guard height > 2 else { return }
    let top = Int(rim) - 1 - height
    for x in [5, 18] {
      for row in 0..<height {
        let isPupil = row > 0 && row < height - 1
        tile.stamp("wwwww", x: x, y: top + row, ["w": TankColors.eyeWhite])
        if isPupil { tile[x + 2 + look, top + row] = TankColors.dark }
      }
    }
  }

  /// A cross of light that grows and goes, here and there on the gold.
  private static func sparkle(_ tile: inout Tile, _ stage: Int) {
    let small = ".w.\nwww\n.w."
    let large = "..w..\n..w..\nwwwww\n..w..\n..w.."
    let (x, y) = stage < 3 ? (11, 18) : (17, 19)
    let drawing = [small, large, small, small, large][stage]
    let half = drawing == large ? 2 : 1
    tile.stamp(drawing, x: x - half, y: y - half, ["w": TankColors.eyeWhite])
  }

  private static func box(_ tile: inout Tile) {
    tile.add { part in
      part.fill(
        [Point(left, rim), Point(right, rim), Point(right - 1, 31), Point(left + 1, 31)],
        TankColors.wood.middle)
      part.fill(
        [Point(left, rim), Point(right, rim), Point(right, rim + 1), Point(left, rim + 1)],
        TankColors.wood.light)
      part.fill(
        [Point(left + 1, 26), Point(right - 1, 26), Point(right - 1, 27), Point(left + 1, 27)],
        TankColors.wood.shade)
      part.fill(
        [Point(20.5, rim + 1), Point(right, rim + 1), Point(right - 1, 31), Point(20.5, 31)],
        TankColors.wood.shade)
    }
    bands(&tile, from: Int(rim), to: 31)
  }

  private static func lidTop(_ tile: inout Tile, edge: Double, height: Double) {
    let top = edge - height
    tile.add { part in
      part.fill(
        [
          Point(left, edge), Point(left + 0.4, top + height * 0.35), Point(left + 3, top),
          Point(right - 3, top), Point(right - 0.4, top + height * 0.35), Point(right, edge),
        ], TankColors.wood.middle)
      if height > 3 {
        part.fill(
          [Point(left + 2, top), Point(17, top), Point(15, top + 1.6), Point(left + 1, top + 1.6)],
          TankColors.wood.light)
        part.fill(
          [
            Point(left + 1, edge - 1.4), Point(right - 1, edge - 1.4), Point(right, edge),
            Point(left, edge),
          ], TankColors.wood.shade)
      }
    }
    bands(&tile, from: Int(top.rounded()), to: Int(edge.rounded()))
  }

  /// It hangs on the edge of the lid; once that has tilted back, it stands up there, seen from behind.
  private static func lock(_ tile: inout Tile, edge: Int, isTurned: Bool) {
    let gold = TankColors.gold
    let drawing = isTurned ? "ssss\nssss" : "llmm\nlmKm\nmmKs\nmmss"
    var part = Tile(width: Tank.width, height: Tank.height)
    part.stamp(
      drawing, x: 12, y: edge - 2,
      ["l": gold.light, "m": gold.middle, "s": gold.shade, "K": TankColors.dark])
    tile.lay(part.outlined())
  }

  private static func bands(_ tile: inout Tile, from top: Int, to bottom: Int) {
    for x in [6, 20] {
      for y in top..<max(top, bottom) {
        guard tile[x, y] != nil else { continue }
        tile[x, y] = y == top ? TankColors.gold.light : TankColors.gold.middle
        tile[x + 1, y] = TankColors.gold.shade
      }
    }
  }
}
