import Pixels
import StateGraph

extension Magnification {
  /// A picture at its size on the stage.
  func scaled(_ bitmap: Bitmap) -> Bitmap {
    bitmap.scaled(toWidth: width(bitmap.width), height: height(bitmap.height), filter: filter)
  }
}
