import Glibc

/// Three small fish who keep together and look to the right.
enum Neons {
  /// Eight tiles of swimming, nine of turning to the left, one after another.
  static var tiles: [Tile] {
    let swims = (0..<8).map { tile in
      school(tile) { _ in 0 }
    }
    let turns = (0..<9).map { tile in
      school(tile) { fish in min(180, max(0, Double(tile - 1 - fish) * 36)) }
    }
    return swims + turns
  }

  private static let places = [Point(20.5, 11.5), Point(12.5, 5.5), Point(10, 17.5)]

  private static func school(_ tile: Int, heading: (Int) -> Double) -> Tile {
    var picture = Tile(width: Fish.width, height: Fish.height)
    for (index, place) in places.enumerated() {
      let beat = Double(tile) / 8 + Double(index) * 0.37
      let heading = heading(index)
      // They change places as they turn, so that the mirrored school goes on from there.
      let x = mix(place.x, Double(Fish.width) - place.x, heading / 180)
      let y = place.y + sin(beat * 2 * .pi)
      // On whole pixels, so that the stripes keep their width.
      let middle = Point(x.rounded(.down) + 0.5, y.rounded(.down) + 0.5)
      fish(&picture, at: middle, heading: heading, beat: beat)
    }
    return picture
  }

  private static func fish(_ tile: inout Tile, at place: Point, heading: Double, beat: Double) {
    let body = FishBody(
      middle: place, length: 5, height: 1.8, thickness: 1.8, heading: heading)
    let swing = 32 * sin(beat * 4 * .pi)
    tile.add { part in
      part.fill(
        body.fin(
          [
            Point(-3.8, -0.6), Point(-7.4, -2.4), Point(-6.6, 0), Point(-7.4, 2.4),
            Point(-3.8, 0.6),
          ],
          swing: swing),
        FishColors.neonTail.middle)
    }
    tile.add { part in
      part.fill(body.solid) { point, _ in
        let below = point.y - place.y
        if below < -0.5 { return FishColors.neonBack.middle }
        if below < 0.5 { return FishColors.neonLight }
        return abs(point.x - place.x + cos(heading * .pi / 180) * 2) < 2.2
          ? FishColors.neonTail.middle : FishColors.sandBelly.middle
      }
    }
    let eye = body.place(3, -0.4, side: 1)
    if body.depth(3, side: 1) > -0.5 {
      tile[Int(eye.x), Int(eye.y)] = FishColors.eye
    }
  }
}
