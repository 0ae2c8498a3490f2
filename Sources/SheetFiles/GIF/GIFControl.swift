import CGIF

/// What a graphic control extension says of the image after it.
struct GIFControl {
  /// What becomes of the image's region before the next image is drawn.
  enum Disposal {
    case unspecified, keep, clear, restore
  }

  private(set) var disposal = Disposal.unspecified
  /// The colour number that leaves a pixel as it was; nil for none.
  private(set) var transparent: Int?
  /// Hundredths of a second.
  private(set) var delay = 0

  /// What holds for an image without such an extension.
  init() {}

  /// Fails if the bytes are not those of such an extension.
  ///
  /// - Parameter block: The extension's bytes.
  init?(_ block: [UInt8]) {
    var control = GraphicsControlBlock()
    guard DGifExtensionToGCB(block.count, block, &control) == GIF_OK else { return nil }
    disposal =
      switch control.DisposalMode {
      case 0: .unspecified
      case 1: .keep
      case 2: .clear
      // 4 and up are undefined; some programs wrote 4 for 3.
      default: .restore
      }
    transparent =
      control.TransparentColor == NO_TRANSPARENT_COLOR ? nil : Int(control.TransparentColor)
    delay = Int(control.DelayTime)
  }

  /// How long the image stays.
  ///
  /// 0 and 1 hundredths are taken for 10, as browsers do: programs that knew no delay wrote them, and
  /// files were made to look right there.
  var duration: Duration { .milliseconds(delay <= 1 ? 100 : delay * 10) }
}
