/// The order in which an animation's frames are played.
///
/// As in Aseprite, one pass of a ping-pong is one sweep, and the frame at which it turns shows once: two
/// passes over 0-3 are 0 1 2 3 2 1 0.
public enum PlayDirection: String, CaseIterable, Sendable {
  case forward
  case reverse
  case pingpong
  case pingpongReverse = "pingpong_reverse"
}
