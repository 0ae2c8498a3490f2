/// What the eyes do.
enum Eye {
  case open
  case closed
  /// Closed by a smile.
  case glad

  /// Draws one, two pixels wide, around a place.
  static func stamp(_ eye: Eye, on tile: inout Tile, at place: Point) {
    let (x, y) = (Int(place.x.rounded()) - 1, Int(place.y.rounded()) - 1)
    let key: [Character: Tone] = ["K": FloeColors.eye, "w": FloeColors.glint]
    switch eye {
    case .open: tile.stamp("wK\nKK\nKK", x: x, y: y, key)
    case .closed: tile.stamp("....\nK..K\n.KK.", x: x - 1, y: y, key)
    case .glad: tile.stamp(".KK.\nK..K\n....", x: x - 1, y: y, key)
    }
  }
}
