import Cells
import Terminal

@testable import Stage

extension StillPicture {
  /// The picture as ANSI text.
  var text: String { ANSIText.text(of: grid, depth: depth) }
}
