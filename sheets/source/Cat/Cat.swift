import Pixels

/// The sheet of the cat: tiles of 32 by 32 in eight columns.
enum Cat {
  private static let poses: [CatPose] = [
    (0..<CatWalk.tiles).map(CatWalk.pose(tile:)),  // 0-7
    CatRun.poses,  // 8-13
    [CatAlarm.turning, CatSit.sinking],  // 14, 15
    [CatSit.sitting] + CatSit.flick + [CatSit.blinking],  // 16, 17-20, 21
    CatAlarm.startled,  // 22, 23
    CatGrooming.licking,  // 24-28
    CatGrooming.scratching,  // 29-32
    CatRest.yawning,  // 33-37
    CatRest.lyingDown,  // 38, 39
    CatRest.sleeping,  // 40-43
    CatAlarm.clawing,  // 44-47
  ].flatMap(\.self)

  static var sheet: Bitmap { tiled(poses.map(CatBody.draw), columns: 8) }
}
