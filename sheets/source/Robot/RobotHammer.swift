/// The robot's hammer: an orange handle and a head of warm iron with a light face, which always keeps
/// its shape and is only turned.
enum RobotHammer {
  static func draw(_ pose: RobotPose, on tile: inout Tile) {
    let (drawing, grip) = picture(pose)
    let hand = pose.hand.rounded
    tile.stamp(drawing, x: Int(hand.x) - grip.x, y: Int(hand.y) - grip.y, key)
  }

  private static let key: [Character: Tone] = [
    "K": RobotColors.iron.line, "L": RobotColors.iron.light, "M": RobotColors.iron.middle,
    "S": RobotColors.iron.shade, "o": RobotColors.amber.shade, "l": RobotColors.amber.middle,
    "d": RobotColors.amber.line,
  ]

  /// How it looks the way it points, and where on that picture the hand is.
  private static func picture(_ pose: RobotPose) -> (String, grip: (x: Int, y: Int)) {
    if pose.hits { return (squashed, (0, 4)) }
    switch pose.hammer {
    case ..<(-30): return (down, (4, 0))
    case ..<22: return (level, (0, 5))
    case ..<67: return (oblique, (0, 11))
    default: return (up, (4, 14))
    }
  }

  private static let level = """
    ........KKKKKK.
    ........KMMMSK.
    ........KMMMSK.
    dddddddddMMMSK.
    llllllllKMMMSK.
    ooooooooKMMMSK.
    dddddddddMMMSK.
    ........KLLLLK.
    ........KLLLLK.
    ........KKKKKK.
    """

  /// At the moment of the blow.
  private static let squashed = """
    .......KKKKKKKK.
    .......KMMMMMSK.
    dddddddKMMMMMSK.
    llllllllMMMMMSK.
    ooooooooMMMMMSK.
    dddddddKLLLLLLK.
    .......KLLLLLLK.
    .......KKKKKKKK.
    """

  private static let up = """
    KKKKKKKKKK
    KMMMMMMLLK
    KMMMMMMLLK
    KMMMMMMLLK
    KSSSSSSLLK
    KKKKKKKKKK
    ...dlod...
    ...dlod...
    ...dlod...
    ...dlod...
    ...dlod...
    ...dlod...
    ...dlod...
    ...dlod...
    ...dlod...
    """

  private static let down = """
    ..dlod....
    ..dlod....
    ..dlod....
    ..dlod....
    ..dlod....
    ..dlod....
    ..dlod....
    ..dlod....
    KKKKKKKKKK
    KLLMMMMMMK
    KLLMMMMMMK
    KLLMMMMMMK
    KLLSSSSSSK
    KKKKKKKKKK
    """

  private static let oblique = """
    ......KK........
    .....KMMK.......
    ....KMMMMK......
    .....KMMMMK.....
    ......KMMMMK....
    ......dKMMMSK...
    .....dloKMMLLK..
    ....dlod.KLLLLK.
    ...dlod...KLLSK.
    ..dlod.....KKK..
    .dlod...........
    dlod............
    lod.............
    """
}
