package import Pixels
import StateGraph

extension Magnification {
  /// A picture at its size on the stage.
  package func scaled(_ bitmap: Bitmap) -> Bitmap {
    bitmap.scaled(toWidth: width(bitmap.width), height: height(bitmap.height), filter: filter)
  }

  /// The pixels along one side of a picture that come to lie on the stage; at least one.
  ///
  /// - Parameters:
  ///   - length: Pixels of the picture along that side.
  ///   - factor: Sub-cells for each of them.
  ///   - start: Where the picture begins, in sub-cells; may be negative.
  ///   - room: Sub-cells of the stage.
  /// - Returns: The pixels, and where the first of them begins in sub-cells.
  func cut(
    _ length: Int, by factor: KeyPath<Magnification, Double>, at start: Int, within room: Int
  ) -> (pixels: Range<Int>, start: Int) {
    let factor = self[keyPath: factor]
    let first = min(length - 1, max(0, Int((Double(-start) / factor).rounded(.down))))
    let end = min(length, max(first + 1, Int((Double(room - start) / factor).rounded(.up))))
    return (first..<end, start + Int((Double(first) * factor).rounded()))
  }
}
