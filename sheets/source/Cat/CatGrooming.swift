/// What the cat does for its looks, sitting.
enum CatGrooming {
  /// A paw is raised, licked twice, and drawn over the face twice.
  static let licking = [
    washing(paw: Point(27.5, 24), head: CatHead(eyes: .half), headAt: Point(22.5, 11)),
    washing(
      paw: Point(27.5, 19.6), head: CatHead(eyes: .closed, mouth: .tongue),
      headAt: Point(23, 12)),
    washing(
      paw: Point(27.5, 18), head: CatHead(eyes: .closed, mouth: .tongue), headAt: Point(23, 11)),
    washing(paw: Point(28, 12), head: CatHead(eyes: .closed), headAt: Point(23, 12.5)),
    washing(paw: Point(28.4, 15.5), head: CatHead(eyes: .closed), headAt: Point(23, 13.5)),
  ]

  /// A hind leg comes up and kicks behind the ear.
  static let scratching = [
    kicking(paw: Point(22, 24), haunch: Point(16, 26), head: CatHead(), headAt: Point(22, 11)),
    kicking(paw: Point(15.4, 16.4)), kicking(paw: Point(17, 14)), kicking(paw: Point(14.4, 14.6)),
  ]

  private static func washing(paw: Point, head: CatHead, headAt: Point) -> CatPose {
    var pose = CatSit.seated(tail: CatSit.lying, head: head, headAt: headAt)
    pose.nearFore = CatLeg(root: Point(21.4, 20.5), sole: paw, pitch: -70)
    pose.isPawBeforeHead = true
    return pose
  }

  private static func kicking(
    paw: Point, haunch: Point = Point(16.6, 25), head: CatHead = CatHead(eyes: .squeezed),
    headAt: Point? = nil
  ) -> CatPose {
    let nod = (paw.y - 15.4) / 1.5
    var pose = CatSit.seated(
      tail: CatSit.lying, head: head, headAt: headAt ?? Point(20.5, 12.5 - nod))
    pose.haunch = haunch
    pose.nearHind = CatLeg(root: haunch + Point(2.4, -2), sole: paw, pitch: -50, bend: .forward)
    pose.isKicking = true
    return pose
  }
}
