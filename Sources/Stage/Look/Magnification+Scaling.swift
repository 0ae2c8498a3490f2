package import Pixels
import StateGraph

extension Magnification {
  /// A picture at its stage size.
  package func scaled(_ bitmap: Bitmap) -> Bitmap {
    bitmap.scaled(toWidth: width(bitmap.width), height: height(bitmap.height), filter: filter)
  }

  /// The pixels along one side of a picture that lie on the stage; at least one.
  ///
  /// - Parameters:
  ///   - length: Pixels of the picture along that side.
  ///   - factor: Sub-cells per pixel.
  ///   - start: Where the picture starts, in sub-cells; may be negative.
  ///   - room: Length of the stage, in sub-cells.
  /// - Returns: The pixels, and where the first of them starts, in sub-cells.
  func cut(
    _ length: Int, by factor: KeyPath<Magnification, Double>, at start: Int, within room: Int
  ) -> (pixels: Range<Int>, start: Int) {
    let factor = self[keyPath: factor]
    let first = min(length - 1, max(0, Int((Double(-start) / factor).rounded(.down))))
    let end = min(length, max(first + 1, Int((Double(room - start) / factor).rounded(.up))))
    return (first..<end, start + Int((Double(first) * factor).rounded()))
  }
}
