import Glibc

/// A beach ball, and its two ways over the water.
enum Ball {
  /// From its middle to the outer edge of its line.
  static let radius = 5.4
  /// How many tiles either way takes.
  static let flight = 11

  /// No ball; then the way from the seal to the penguin, then the way back.
  static var tiles: [Tile] {
    [Tile(width: Floe.width, height: Floe.height)]
      + way(from: Seal.release, to: Penguin.hug, rise: 11.5, spin: 30)
      + way(from: Penguin.release, to: Seal.landing, rise: 9.6, spin: -30)
  }

  /// A throw; the thrower's last tile and the catcher's first one show its two ends.
  ///
  /// Under gravity alone the height is a parabola, 4 s (1 - s) of the rise above the straight way.
  private static func way(from start: Point, to end: Point, rise: Double, spin: Double) -> [Tile] {
    (1...flight).map { step in
      let share = Double(step) / Double(flight + 1)
      let up = Point(0, -4 * rise * share * (1 - share))
      return draw(at: Floe.between(start, end, share) + up, spin: spin * Double(step))
    }
  }

  /// Draws it at a place; `spin` are the degrees that it has rolled clockwise.
  static func draw(at center: Point, spin: Double) -> Tile {
    var tile = Tile(width: Floe.width, height: Floe.height)
    let middle = Point(center.x.rounded(.down) + 0.5, center.y.rounded(.down) + 0.5)
    tile.add { part in
      part.fill(.ball(middle, 4.4)) { _, normal in
        // The gores meet at a pole that looks up at the viewer and turns with the ball.
        let pole = Point(0.24, 0).turned(by: spin)
        let way = (normal - pole).turned(by: -spin)
        let gore = Int((atan2(way.y, way.x) / (2 * .pi) * 6 + 6).rounded(.down)) % 6
        let ramp = [FloeColors.wool, FloeColors.bib, FloeColors.yellow][gore % 3]
        return Light.brightness(normal: normal) < 0.18 ? ramp.shade : ramp.middle
      }
    }
    return tile
  }
}
