import CGIF
import Pixels

/// Decodes the frames of a GIF file.
enum GIFDecoder {
  /// The frames, each the whole visible picture.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - outline: That of the file, whose pixels have been spent.
  /// - Returns: In frame order.
  /// - Throws: ``SheetContentError``.
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
        // Moved, not copied, while it is changed.
        var current =
          canvas
          ?? GIFCanvas(
            outline, first: control, palette: palette, background: stream.background)
        canvas = nil
        let indices = try stream.readPixels()
        pictures.append(current.show(indices, in: region, palette: palette, control: control))
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
