import Pixels

/// The sheet of the cat: tiles of 32 by 32 in ten columns.
enum Cat {
  private static let poses: [CatPose] = [
    (0..<CatWalk.tiles).map(CatWalk.pose(tile:)),  // 0-7
    CatRun.poses + [CatRun.braking],  // 8-13, 14
    [CatTurn.halfWay, CatTurn.front, CatSit.sinking],  // 15, 16, 17
    [CatSit.sitting] + CatSit.flick + [CatSit.blinking],  // 18, 19-22, 23
    CatAlarm.startled,  // 24-28
    CatGrooming.licking,  // 29-34
    CatGrooming.scratching,  // 35-39
    CatRest.yawning,  // 40-45
    CatRest.lyingDown,  // 46-49
    CatRest.sleeping,  // 50-53
    CatClaws.clawing,  // 54-59
  ].flatMap(\.self)

  static var sheet: Bitmap { tiled(poses.map(CatBody.draw), columns: 10) }
}
