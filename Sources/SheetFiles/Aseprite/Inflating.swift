import CZlib

extension ArraySlice<UInt8> {
  /// The best compression ratio of deflate.
  private static var bestRatio: Int { 1032 }

  /// Undoes zlib's compression.
  ///
  /// - Parameter count: How many bytes result. Nothing is allocated if these bytes are too few for that.
  /// - Returns: Nil if the bytes are damaged, or do not result in `count` bytes.
  func inflated(to count: Int) -> [UInt8]? {
    guard count / Self.bestRatio <= self.count else { return nil }
    let inflated = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      var length = uLongf(count)
      let status = withUnsafeBufferPointer { source in
        uncompress(buffer.baseAddress, &length, source.baseAddress, uLong(source.count))
      }
      written = status == Z_OK ? Int(length) : 0
    }
    return inflated.count == count ? inflated : nil
  }
}
