/// How Brian stands in a tile in which he is turned to the viewer.
///
/// Left and right are the viewer's.
struct BrianFrontPose {
  /// How far he stands to the right of the tile's middle, in pixels.
  var shift = 0
  /// How far to the right of the body's middle that of the chest is seen: 0 from the front.
  var turn = 0
  /// How far the body is below its highest, in pixels.
  var sink = 0
  /// The same of the head, the hat and the satchel, each of which may be late.
  var headSink = 0
  var hatSink = 0
  /// How far the hat leans to the left, in pixels at its top.
  var hatLean = 0
  /// Where the middle of the satchel's upper edge is when he stands in the tile's middle.
  var satchel = Point(20, 51)
  var satchelSwing = 0.0
  var face = Face.front
  /// Whether the head looks to the left, as in a mirror.
  var looksLeft = false
  var leftLeg = Leg()
  var rightLeg = Leg()
  var leftArm = Arm.hanging
  var rightArm = Arm.hanging

  static let atRest = Self()

  enum Face {
    case front
    /// Half turned, to the right.
    case aside
    /// To the right, as when he walks.
    case profile
    case startled
  }

  /// How a leg is held.
  struct Leg {
    /// How far the foot is outwards of its place below the hip.
    var out = 0.0
    /// How far it is above the ground.
    var lift = 0.0
    /// How much of a bent knee points outwards, from 0 to 1.
    var kneeOut = 0.0
  }

  /// How an arm is held; shifts to the right are outwards.
  struct Arm {
    /// From the shoulder.
    var elbow: Point
    /// From the elbow.
    var hand: Point
    /// Whether it is before the chest, with the palm to the viewer.
    var isRaised = false

    static let hanging = Self(elbow: Point(3, 11), hand: Point(-1, 13))
  }
}
