/// Brian at rest, turned to the viewer.
enum BrianFront {
  private static let middle = 30.5
  private static let shoulders = 35.0
  private static let bag = Point(20, 51)

  static func draw() -> Canvas {
    var tile = Canvas(width: BrianBody.width, height: BrianBody.height)
    for side in [1.0, -1.0] { tile.lay(leg(side)) }
    tile.lay(arm(1, material: .shirt))
    tile.lay(torso())
    tile.lay(Satchel.strap(from: bag, to: Point(40, 31)))
    tile.lay(part(head, x: 18, y: 12))
    tile.lay(part(BrianPatterns.hat, x: 17, y: 1))
    tile.lay(Satchel.draw(hungAt: bag, swing: 0, isOpen: false))
    tile.lay(arm(-1, material: .shirt))
    return tile.withoutPinholes()
  }

  private static func part(_ pattern: Pattern, x: Int, y: Int) -> Canvas {
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    canvas.stamp(pattern, x: x, y: y)
    return canvas.outlined()
  }

  private static func drawn(_ limb: Limb) -> Canvas {
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    canvas.fill(limb.ink)
    return canvas.withoutSpecks().outlined()
  }

  /// The leg to the left of the middle, -1, or to the right, 1.
  private static func leg(_ side: Double) -> Canvas {
    let x = middle + 6.2 * side
    var canvas = part(shoe, x: Int(x - 5.5 + side), y: 76)
    canvas.lay(
      drawn(
        Limb(
          joints: [Point(x, 51), Point(x + 0.5 * side, 65), Point(x + side, 77.5)],
          radii: [5.6, 4.8, 4.4], hasFlatEnd: true, material: .trousers)))
    return canvas
  }

  private static func arm(_ side: Double, material: Material) -> Canvas {
    let shoulder = Point(middle + 12.5 * side, shoulders)
    let elbow = shoulder + Point(3 * side, 11)
    let wrist = elbow + Point(-0.5 * side, 9.5)
    let hand = elbow + Point(-1 * side, 13)
    var canvas = drawn(Limb(joints: [wrist, hand], radii: [2.8, 3.6], material: .skin))
    canvas.lay(
      drawn(Limb(joints: [shoulder, elbow, wrist], radii: [4, 3.6, 3.2], material: material)))
    return canvas
  }

  private static func torso() -> Canvas {
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    canvas.fill { point in
      let y = point.y - 27
      guard let half = halfWidth(y) else { return nil }
      let across = (point.x - middle) / half
      guard abs(across) < 1 else { return nil }
      if abs(point.x - middle) < 6.5 - 0.6 * y {
        return across < -0.25 ? .shirt : .shirtLight
      }
      if y > 24 { return .waistcoatShade }
      return across < -0.62 ? .waistcoatLight : across < 0.55 ? .waistcoat : .waistcoatShade
    }
    canvas = canvas.withoutSpecks().outlined()
    canvas.stamp(bow, x: 25, y: 29)
    for y in [39, 44, 49] { canvas.stamp(button, x: 30, y: y) }
    return canvas
  }

  /// Half the width of the torso so far below its upper edge; nil above and below it.
  private static func halfWidth(_ y: Double) -> Double? {
    switch y {
    case 0..<5: 6 + 1.5 * y - 0.06 * y * y
    case 5..<14: 12 + 0.17 * (y - 5)
    case 14..<20: 13.5
    case 20..<26: 13.5 - 0.13 * (y - 20) * (y - 20)
    default: nil
    }
  }

  private static let bow = Pattern(
    """
    GGG......GG
    GGGGhhGGGGG
    GGGGhhGGGGh
    hhG......hh
    """)

  private static let button = Pattern(
    """
    GG
    GG
    """)

  private static let shoe = Pattern(
    """
    ..wwwwxxy..
    ..wwwwxxy..
    .wwwwxxxyy.
    .lllmmmmmm.
    lllllmmmmmm
    llllmmmmmmm
    lmmmmmmmmmn
    .mmmmmmmmn.
    """)

  private static let head = Pattern(
    """
    ....hiuuuuuuuuuuuuij....
    ....hituuuuuuuuuuuij....
    ...hhitiiiittiiiiuijj...
    ..tsuitttttttttttuijut..
    .tsuittsKKsttsKKstuijut.
    .tstuttsKKsttsKKsttuutu.
    .tsuttttKKsssuKKttttutu.
    ..ttuttttssssstttttutu..
    ...uutPPtssssttuPPtuu...
    ....tPhhhssstthhhPtu....
    ...hhhhhhhtuuhhhhhhhi...
    ..hhhhhhhhhhhhhhhhhiii..
    .ihhiihhhiiiiihhhhiihii.
    .iii.tiijjjjjjjiitt.iij.
    ......tttjjjjjjttu......
    .......uttttttttu.......
    ........uuuuuuuu........
    """)
}
