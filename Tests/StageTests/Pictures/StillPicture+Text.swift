import Cells
import Terminal

@testable import Stage

extension StillPicture {
  /// The picture as 24-bit ANSI text.
  var text: String { ANSIText.text(of: grid, depth: .trueColor) }
}
