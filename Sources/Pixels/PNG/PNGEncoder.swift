import CPNG
import Glibc

extension Bitmap {
  /// The bitmap as an RGBA PNG file, 8 bits a channel, marked as sRGB.
  ///
  /// - Precondition: The bitmap has pixels, and fewer than 2³¹ in each direction, as PNG requires.
  public func pngData() -> [UInt8] {
    precondition(width > 0 && height > 0, "a PNG file has at least one pixel")
    precondition(max(width, height) <= Int32.max, "a PNG file has fewer than 2^31 columns and rows")
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    var failure = cpng_failure()
    let status = pixels.withUnsafeBytes { buffer in
      cpng_encode(
        buffer.bindMemory(to: UInt8.self).baseAddress, UInt32(width), UInt32(height), &bytes,
        &count, &failure)
    }
    // Only memory could be missing, which is fatal elsewhere, too.
    precondition(status == CPNG_OK, "out of memory")
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
