/// The cat that sits, and what it does sitting.
enum CatSit {
  static let sitting = seated(tail: lying)

  /// The tail's tip rises and falls, and the tail follows.
  static let flick = [
    seated(tail: tail(angle: 84, curl: -14, growth: -6)),
    seated(tail: tail(angle: 66, curl: -16, growth: -8)),
    seated(tail: tail(angle: 62, curl: 2, growth: 4)),
    seated(tail: tail(angle: 76, curl: 6, growth: 2)),
  ]

  static let blinking = seated(tail: lying, head: CatHead(eyes: .closed))

  /// Halfway between standing and sitting.
  static let sinking: CatPose = {
    var pose = seated(tail: lying, headAt: Point(23.5, 11.5))
    pose.body = [(Point(11.4, 23.4), 4.8), (Point(15.2, 20.6), 4.4), (Point(19.8, 18), 4)]
    pose.tail = CatTail(root: Point(8.5, 25), angle: 78, curl: -22, growth: -6, bones: 4)
    pose.haunch = Point(13, 25)
    pose.bib = nil
    pose.nearFore = CatLeg(root: Point(21, 20), sole: Point(22.5, 31))
    pose.farFore = CatLeg(root: Point(22.5, 19.5), sole: Point(25.5, 30.5))
    return pose
  }()

  static let lying = tail(angle: 92, curl: -4, growth: -4)

  static func tail(angle: Double, curl: Double, growth: Double) -> CatTail {
    CatTail(root: Point(12.5, 28.8), angle: angle, curl: curl, growth: growth, bones: 4)
  }

  /// The sitting cat, with another head or tail.
  static func seated(
    tail: CatTail, head: CatHead = CatHead(), headAt: Point = Point(22.5, 10.5)
  ) -> CatPose {
    CatPose(
      body: [(Point(15, 26), 4.8), (Point(17, 21.5), 4.6), (Point(19.6, 17.5), 3.8)],
      head: head, headAt: headAt, tail: tail,
      nearFore: CatLeg(root: Point(21, 20), sole: Point(22.5, 31)),
      farFore: CatLeg(root: Point(22.5, 19), sole: Point(25.5, 30.5)),
      haunch: Point(15.4, 26.6),
      bib: Point(22.3, 19.5))
  }
}
