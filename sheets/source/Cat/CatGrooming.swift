/// What the cat does for its looks, sitting.
enum CatGrooming {
  /// A paw is raised, licked twice, drawn over the face twice, and put down.
  static let licking = [
    washing(paw: Point(27.5, 24), head: CatHead(eyes: .half), headAt: Point(22.5, 11)),
    washing(
      paw: Point(27.5, 19.6), head: CatHead(eyes: .closed, mouth: .tongue),
      headAt: Point(23, 12)),
    washing(
      paw: Point(27.5, 18), head: CatHead(eyes: .closed, mouth: .tongue), headAt: Point(23, 11)),
    washing(
      paw: Point(28, 12), head: CatHead(eyes: .closed, ears: .half), headAt: Point(23, 12.5)),
    washing(paw: Point(28.4, 15.5), head: CatHead(eyes: .closed), headAt: Point(23, 13.5)),
    washing(paw: Point(26.5, 27), head: CatHead(), headAt: Point(22.5, 11)),
  ]

  /// The haunch lifts, a hind leg comes up and kicks behind the ear.
  static let scratching = [
    lifting,
    kicking(
      [Point(14, 25.5), Point(20, 24.6), Point(16.4, 22), Point(19.8, 20.2)],
      head: CatHead(eyes: .half, tilt: 1), headAt: Point(21.5, 12)),
    kicking(
      [Point(14, 25), Point(20, 22), Point(14.6, 18.6), Point(16.6, 15)],
      head: CatHead(eyes: .squeezed, ears: .folded, tilt: 1), headAt: Point(21, 12.5)),
    kicking(
      [Point(14, 25), Point(19.4, 21), Point(14, 17), Point(16.8, 11.6)],
      head: CatHead(eyes: .squeezed, ears: .folded, tilt: 2), headAt: Point(21, 13.5)),
    kicking(
      [Point(14, 25), Point(19, 21.6), Point(12.8, 18.4), Point(13.6, 13.6)],
      head: CatHead(eyes: .squeezed, ears: .folded, tilt: 2), headAt: Point(20.5, 13)),
  ]

  /// The weight goes on the front legs.
  private static let lifting: CatPose = {
    var pose = kicking(
      [Point(14.4, 25.6), Point(20, 26.4), Point(16.4, 27.4), Point(19.6, 28.6)],
      head: CatHead(), headAt: Point(22.5, 11.5))
    pose.body[0].at = Point(15, 25.4)
    return pose
  }()

  private static func washing(paw: Point, head: CatHead, headAt: Point) -> CatPose {
    var pose = CatSit.seated(tail: CatSit.lying, head: head, headAt: headAt)
    pose.nearFore = CatLeg(root: Point(21.4, 20.5), sole: paw, pitch: -70)
    pose.isPawBeforeHead = true
    return pose
  }

  private static func kicking(_ leg: [Point], head: CatHead, headAt: Point) -> CatPose {
    var pose = CatSit.seated(tail: CatSit.lying, head: head, headAt: headAt)
    pose.haunch = nil
    pose.farHaunch = Point(16.5, 26.6)
    pose.kick = leg
    return pose
  }
}
