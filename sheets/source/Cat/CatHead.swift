/// The cat's head, drawn by hand.
struct CatHead {
  enum View {
    /// To the right, the far eye just seen.
    case side
    /// Half to the viewer.
    case half
    case front
  }
  enum Eyes { case open, wide, half, closed, squeezed }
  enum Mouth { case closed, tongue, small, wide }
  enum Ears {
    case up
    case half
    case back
    /// The one that is scratched.
    case folded
  }

  var view = View.half
  var eyes = Eyes.open
  var mouth = Mouth.closed
  var ears = Ears.up
  /// How far the top of the head goes back, and the chin up, in pixels.
  var tilt = 0

  /// Draws the head about its middle.
  func draw(on tile: inout Tile, middle: Point) {
    let (left, top) = (Int((middle.x - 6.5).rounded()), Int((middle.y - 6.5).rounded()))
    let blank = Tile(width: tile.width, height: tile.height)
    var (head, face) = (blank, blank)
    head.stamp(earRows, x: left - 1, y: top, CatColors.key)
    head.stamp(skull, x: left, y: top + 4, CatColors.key)
    face.stamp(eyeRows, x: left, y: top + 6, CatColors.key)
    face.stamp(mouthRows, x: left, y: top + 9, CatColors.key)
    tile.lay(head.tilted(back: tilt, about: middle).withoutSpecks().outlined())
    tile.lay(face.tilted(back: tilt, about: middle))
  }

  private var skull: String {
    switch view {
    case .side:
      """
      .lfsffsffff...
      llfsffsfffff..
      lffffffffffff.
      lffffffffffff.
      lfffffffffcccc
      dffffffffccccc
      .dfffffffcccC.
      ..ddffffdCCC..
      """
    case .half, .front:
      """
      .lffsfsfsfff.
      llffsfsfsfffd
      lffffffffffdd
      lffffffffffdd
      lffff\(view == .front ? "cccf" : "fccf")ffdd
      dff\(view == .front ? "cccccccf" : "cccccccc")dd
      .ff\(view == .front ? "cccccccf" : "cccccccC")d.
      ..dCccccCCd..
      """
    }
  }

  private var eyeRows: String {
    view == .side ? eyes.sideRows : view == .front ? eyes.frontRows : eyes.halfRows
  }

  private var mouthRows: String {
    view == .side ? mouth.sideRows : view == .front ? mouth.frontRows : mouth.halfRows
  }

  private var earRows: String { view == .side ? ears.sideRows : ears.halfRows }
}
