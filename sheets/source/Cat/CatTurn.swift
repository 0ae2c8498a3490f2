/// The cat that turns to the viewer, standing.
enum CatTurn {
  static let halfWay = CatPose(
    body: [(Point(12.5, 20.6), 4.8), (Point(15.5, 20), 4.5), (Point(18, 20), 4.6)],
    headAt: Point(20, 12.5),
    tail: CatTail(root: Point(9.5, 19), angle: 62, curl: -18, bones: 4),
    nearFore: CatLeg(root: Point(17.6, 21.5), sole: Point(18, 31)),
    nearHind: CatLeg(root: Point(12, 22), sole: Point(11.5, 31)),
    farFore: CatLeg(root: Point(20.4, 21), sole: Point(22.5, 30.4)),
    farHind: CatLeg(root: Point(14, 22), sole: Point(15, 30.4)))

  static let front = CatPose(
    body: [(Point(16, 24), 5.2), (Point(16, 19.5), 4.6)],
    head: CatHead(view: .front),
    headAt: Point(16.5, 13.5),
    tail: CatTail(root: Point(11, 26), angle: 80, curl: -20, growth: 2, bones: 5),
    nearFore: CatLeg(root: Point(13.6, 21.4), sole: Point(13.4, 31)),
    pairedFore: CatLeg(root: Point(18.4, 21.4), sole: Point(18.6, 31)),
    bib: Point(16, 21.4))
}
