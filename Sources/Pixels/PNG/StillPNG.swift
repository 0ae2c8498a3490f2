import Basics
import Glibc

/// An open PNG file without an animation, which is decoded while it is being read.
///
/// So it is never in memory as a whole.
package final class StillPNG {
  private let descriptor: Int32

  /// How far into a file its pixels are looked for: few files have more before them.
  private static let startSize = 1 << 12

  /// Opens a file; nil if it is anything else, cannot be read or is too large.
  ///
  /// Reading it as a whole then gives the error.
  package init?(_ path: String) {
    guard let (descriptor, size) = try? FileContents.opened(path) else { return nil }
    self.descriptor = descriptor
    var start = [UInt8](repeating: 0, count: Self.startSize)
    let count = pread(descriptor, &start, start.count, 0)
    guard size <= FileContents.mostBytes, Self.isStill(start.prefix(max(0, count))) else {
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Whether bytes are the start of a PNG file whose pixels come before any animation.
  static func isStill(_ start: ArraySlice<UInt8>) -> Bool {
    guard PNGSignature.isAtStart(of: start) else { return false }
    var rest = start.dropFirst(8)
    while rest.count >= 8 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      switch rest.dropFirst(4).prefix(4) {
      case let kind where kind.elementsEqual("IDAT".utf8): return true
      case let kind where kind.elementsEqual("acTL".utf8): return false
      // Name, length and check sum have four bytes each.
      default: rest = rest.dropFirst(12 + length)
      }
    }
    return false
  }

  /// Decodes the picture, once.
  ///
  /// - Throws: ``PNGError``.
  package func bitmap(pixelLimit: Int) throws(PNGError) -> Bitmap {
    try Bitmap(pngFrom: descriptor, pixelLimit: pixelLimit)
  }
}
