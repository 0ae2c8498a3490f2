public import Basics
public import Pixels
import Sheets

extension ImageAnimator {
  /// Crops all frames of the animation, so that none has to be made when it is due.
  public func load() {
    for number in animation.frames { _ = bitmap(number) }
  }

  /// Releases all pictures; one that is shown again is cropped again.
  public func unload() {
    pictures.removeAll()
  }

  /// The picture that shows at a time, as it is on the sheet; nil before the start.
  public func image(at time: Nanoseconds) -> Bitmap? {
    frame(at: time).map(bitmap)
  }

  private func bitmap(_ number: Int) -> Bitmap {
    pictures.bitmap(number) { sheet.frame($0).bitmap }
  }
}
