/// How Brian stands in one tile.
///
/// Places are on the tile; angles are in degrees.
struct BrianPose {
  /// How far the body is below its highest, in pixels.
  var sink = 0
  /// The same of the hips, which the legs hang from, in parts of a pixel.
  var hipSink = 0.0
  /// How far forward the hips are, as the weight goes from leg to leg.
  var hipShift = 0.0
  /// How far the head is below its highest; it follows the body late.
  var headSink = 0
  var nearLeg: LegPose
  var farLeg: LegPose
  var farArm: ArmPose
  /// Where the near hand is; with the mug, at the nearest whole pixel, so that the mug keeps its
  /// shape.
  var hand: Point
  var mug: MugPose?
  /// Whether the near hand is in the satchel, whose front hides it.
  var isInSatchel = false
  /// How far the satchel swings forward, in degrees.
  var satchelSwing = 0.0
  /// How far forward of its place it is.
  var satchelShift = 0.0
  /// How far the satchel is below its highest; it follows the body a tile late.
  var satchelSink = 0.0
  /// How far the head leans back, in pixels at its top.
  var lean = 0
  /// The same of the back, in pixels at the shoulders.
  var backLean = 0
  /// How far the shoulders turn: the near one goes back by as many pixels, the far one, which is
  /// seen beyond the chest, forward by three times as many.
  var twist = 0.0
  var face = Face.open
  /// Whether the head is half turned to the viewer, whatever `face` says.
  var looksAside = false
}

/// How the mug is held.
struct MugPose {
  /// How far it is tipped towards the face.
  var tip = 0.0
  var isFull = true
  /// The tile of the steam's motion; nil for none.
  var steam: Int?
}

/// What the eye and the brow do.
enum Face {
  case open
  /// The eye on the hands.
  case down
  case closed
  /// Closed, with the brow up.
  case pleased
}

/// Where a foot is and how it is turned.
struct LegPose {
  var ankle: Point
  /// Clockwise: positive lifts the heel, negative the toe.
  var pitch: Double
  /// The same for the toes, which bend at the ball of the foot.
  var toePitch: Double
}

/// How a hanging arm is held.
struct ArmPose {
  /// From straight down, forwards positive.
  var swing: Double
  /// How much further the forearm swings.
  var bend: Double
}
