import Glibc

/// Three small fish who keep together and look to the right.
enum Neons {
  /// Eight tiles of swimming, nine of turning to the left, one after another.
  static var tiles: [Tile] {
    let swims = (0..<8).map { tile in
      school(tile) { _ in 0 }
    }
    let turns = (0..<9).map { tile in
      school(tile) { fish in min(6, max(0, tile - fish)) }
    }
    return swims + turns
  }

  /// The upper left corner of each: they keep to rows of their own, one above another.
  private static let places: [(x: Int, y: Int)] = [(12, 9), (5, 1), (2, 17)]
  /// How a fish is seen at each step of the turn.
  private static let views: [View] = [.side, .side, .oblique, .front, .oblique, .side, .side]

  /// Draws them all, given how many of the six steps of its turn each fish has made.
  private static func school(_ tile: Int, step: (Int) -> Int) -> Tile {
    var picture = Tile(width: Fish.width, height: Fish.height)
    for (index, place) in places.enumerated() {
      let step = step(index)
      let beat = tile + 3 * index
      // They change places as they turn, so that the mirrored school goes on from there.
      let mirrored = Fish.width - place.x - View.side.width
      let share = smooth(Double(step) / 6)
      let left = mix(Double(place.x), Double(mirrored), share)
      let middle = left + Double(View.side.width) / 2
      let bob = beat % 8 < 4 ? 0 : 1
      let view = views[step]
      view.stamp(
        on: &picture, x: Int((middle - Double(view.width) / 2).rounded()), y: place.y + bob,
        beat: beat, isMirrored: step > 3)
    }
    return picture
  }

  /// A fish seen from one direction, drawn by hand.
  private enum View {
    case side, oblique, front

    /// The body without its tail; its stripe ends in the eye, white and, in front of that, dark.
    private var body: String {
      switch self {
      case .side:
        """
        ........bb.....
        ......bbBBbb...
        ....bBBBBBBBBb.
        ....NNNNNNNWKNb
        ....rRRRRRswwws
        .....rrrrgggg..
        """
      case .oblique:
        """
        ....bb...
        ..bbBBbb.
        .bBBBBBBb
        ..NNNNWKs
        .rRRRswws
        ..rrggg..
        """
      case .front:
        """
        ..bb..
        .bBBb.
        bBBBBb
        WKNNKW
        .swws.
        ..gg..
        """
      }
    }

    var width: Int { body.prefix { $0 != "\n" }.count }

    /// The tail as it beats: open, half closed, closed, half open.
    private func tail(_ beat: Int) -> String {
      let stage = [0, 1, 2, 1][beat % 4]
      return switch self {
      case .side:
        ["RR...\n.RRr.\n..rRr\n.RRr.\nRR...", "\n.RRr.\n..rRr\n.RRr.", "\n\n.RRRr\n..rr."][stage]
      case .oblique: ["\nR.\nRR\nR.", "\nR.\nRR\nR.", "\n\nRR"][stage]
      case .front: ""
      }
    }

    func stamp(on tile: inout Tile, x: Int, y: Int, beat: Int, isMirrored: Bool) {
      let key: [Character: Tone] = [
        "b": FishColors.neonBack.shade, "B": FishColors.neonBack.middle,
        "N": FishColors.neonLight, "r": FishColors.neonTail.shade,
        "R": FishColors.neonTail.middle, "s": FishColors.sandBelly.shade,
        "w": FishColors.sandBelly.middle, "W": FishColors.eyeWhite, "g": FishColors.sandBelly.line,
        "K": FishColors.eye,
      ]
      for (drawing, top) in [(tail(beat), y + 1), (body, y)] {
        tile.stamp(drawing, x: x, y: top, key, mirror: isMirrored ? width : nil)
      }
    }
  }
}
