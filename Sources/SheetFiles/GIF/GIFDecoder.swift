import CGIF
import Pixels

/// Decodes the frames of a GIF file.
enum GIFDecoder {
  /// The frames, each the whole picture as it is to be seen.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - outline: What was found in it, and allowed.
  /// - Returns: In frame order.
  /// - Throws: What is wrong with the file.
  static func pictures(_ bytes: [UInt8], _ outline: GIFOutline) throws(SheetContentError)
    -> [Bitmap]
  {
    let stream = try GIFStream(bytes)
    var pictures: [Bitmap] = []
    var canvas: GIFCanvas?
    var control = GIFControl()
    while pictures.count < outline.durations.count {
      switch try stream.next() {
      case .image:
        let (palette, region) = (stream.palette, stream.region)
        var current =
          canvas
          ?? GIFCanvas(
            outline, first: control, palette: palette, background: stream.background)
        canvas = nil
        let numbers = try stream.readPixels()
        pictures.append(current.show(numbers, in: region, palette: palette, control: control))
        canvas = current
        control = GIFControl()
      case .extra(GRAPHICS_EXT_FUNC_CODE, let blocks):
        control = blocks.first.flatMap(GIFControl.init) ?? control
      case .extra: continue
      case .end: return pictures
      }
    }
    return pictures
  }
}
