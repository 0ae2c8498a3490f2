/// The cat's head, turned half to the viewer, drawn by hand.
struct CatHead {
  enum Eyes { case open, wide, half, closed, squeezed }
  enum Mouth { case closed, tongue, small, wide }
  enum Ears { case up, back }

  var eyes = Eyes.open
  var mouth = Mouth.closed
  var ears = Ears.up

  /// Draws the head about its middle.
  func draw(on tile: inout Tile, middle: Point) {
    let (left, top) = (Int((middle.x - 6.5).rounded()), Int((middle.y - 6.5).rounded()))
    tile.add { part in
      part.stamp(ears.drawing, x: left - 1, y: top, CatColors.key)
      part.stamp(skull, x: left, y: top + 4, CatColors.key)
    }
    tile.stamp(eyeRows, x: left, y: top + 6, CatColors.key)
    tile.stamp(mouthRows, x: left, y: top + 9, CatColors.key)
  }

  private let skull = """
    .lffsfsfsfff.
    llffsfsfsfffd
    lffffffffffdd
    lffffffffffdd
    lffffccfffffd
    dfccccccccfdd
    .fccccccccCd.
    ..dCccccCCd..
    """

  private var eyeRows: String {
    switch eyes {
    case .open:
      """
      ...gk....gk..
      ...gk....gk..
      ...gk....gk..
      """
    case .wide:
      """
      ..www...www..
      ..wkw...wkw..
      ..www...www..
      """
    case .half:
      """
      ...dd....dd..
      ...oo....oo..
      ...gk....gk..
      """
    case .closed:
      """
      .............
      ..o.o...o.o..
      ...o.....o...
      """
    case .squeezed:
      """
      .............
      ...o.....o...
      ..o.o...o.o..
      """
    }
  }

  private var mouthRows: String {
    switch mouth {
    case .closed:
      """
      ......pp.....
      .....o..o....
      .............
      """
    case .tongue:
      """
      ......pp.....
      .....ottt....
      ......tt.....
      """
    case .small:
      """
      ......pp.....
      ....ommmo....
      .....ott.....
      """
    case .wide:
      """
      .....mppm....
      ....mmmmmm...
      ....mttttm...
      """
    }
  }
}

extension CatHead.Ears {
  fileprivate var drawing: String {
    switch self {
    case .up:
      """
      ..f.........f..
      ..lf.......ff..
      ..lpf.....fpf..
      ..lppfllfffpf..
      """
    case .back:
      """
      ...............
      ...............
      lf...........ff
      .lppffllfffppf.
      """
    }
  }
}
