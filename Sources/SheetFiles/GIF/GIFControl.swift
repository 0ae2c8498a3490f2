import CGIF

/// A graphic control extension: how the image after it is shown.
struct GIFControl {
  /// What becomes of the image's region before the next image is drawn.
  enum Disposal {
    case unspecified, keep, clear, restore
  }

  private(set) var disposal = Disposal.unspecified
  /// The index of the transparent colour; nil for none.
  private(set) var transparent: Int?
  /// Hundredths of a second.
  private(set) var delay = 0

  /// The defaults, for an image without such an extension.
  init() {}

  /// Reads an extension; nil if the bytes are not those of one.
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
  /// 0 and 1 hundredths are taken for 10, as in browsers: programs without delays wrote them, and files were
  /// made to look right in browsers.
  var duration: Duration { .milliseconds(delay <= 1 ? 100 : delay * 10) }
}
