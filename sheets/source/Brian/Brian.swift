import Pixels

/// The sheets of Brian, a man who walks, and stops for tea: tiles of 61 by 85.
enum Brian {
  /// 24 tiles in six columns.
  static var sheet: Bitmap {
    let poses = (0..<BrianWalk.tiles).map(BrianWalk.pose(tile:)) + BrianDrink.poses
    return tiled(poses.map(BrianBody.draw) + [BrianFront.draw(.atRest)], columns: 6)
  }

  /// What he does when he turns to you: twelve tiles in four columns.
  static var front: Bitmap {
    tiled(BrianTurn.tiles + BrianFright.poses.map(BrianFront.draw), columns: 4)
  }
}
