/// The cat that sharpens its claws on a wall at its right.
enum CatClaws {
  /// It stretches up, and draws one paw down after the other, the whole body with it.
  static let clawing = [
    upright(near: 9, far: 14, stretch: 0, eyes: .open),
    upright(near: 4.5, far: 11, stretch: 1, eyes: .open, tilt: 1),
    upright(near: 10, far: 5, stretch: 0.3, eyes: .half),
    upright(near: 15.5, far: 10.5, stretch: -1, eyes: .squeezed),
    upright(near: 12, far: 16, stretch: -0.7, eyes: .squeezed),
    upright(near: 6, far: 11, stretch: 0.4, eyes: .half),
  ]

  /// Standing on the hind legs: `near` and `far` are the heights of the paws on the wall, `stretch`
  /// is 1 drawn out and -1 compressed.
  private static func upright(
    near: Double, far: Double, stretch: Double, eyes: CatHead.Eyes, tilt: Int = 0
  ) -> CatPose {
    let chest = Point(17.4, 17.2 - 2.2 * stretch)
    return CatPose(
      body: [
        (Point(11, 25), 4.6), (Point(13.8, 21.2 - 0.8 * stretch), 4.4 - 0.4 * stretch),
        (chest, 3.9 - 0.2 * stretch),
      ],
      head: CatHead(view: .side, eyes: eyes, ears: stretch < 0 ? .half : .up, tilt: tilt),
      headAt: chest + Point(-2, -6.9 - 0.4 * stretch),
      tail: CatTail(
        root: Point(8, 27.5), angle: 76 + 8 * stretch, curl: -16, growth: -4, bones: 4),
      nearFore: CatLeg(root: chest + Point(1.8, 2.8), sole: Point(29.4, near), pitch: -80),
      nearHind: CatLeg(root: Point(11, 26), sole: Point(12.5, 31)),
      farFore: CatLeg(root: chest + Point(2.6, 0.4), sole: Point(29.4, far), pitch: -80),
      farHind: CatLeg(root: Point(13.5, 25.5), sole: Point(17, 30.6)),
      isPawBeforeHead: true,
      isAtWall: true)
  }
}
