/// The eight bytes at the start of a PNG file.
package enum PNGSignature {
  /// The telling half.
  ///
  /// The other half shows what a transfer as text did to the file; libpng has words for that.
  private static let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  /// Whether bytes are a PNG file, or its beginning.
  package static func isAtStart(of bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: mark)
  }

  /// - Throws: ``PNGError`` if bytes are not those of a PNG file, or there are none.
  static func check(_ bytes: [UInt8]) throws(PNGError) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.starts(with: mark.prefix(bytes.count)) else {
      throw .notPNG(start: Array(bytes.prefix(8)))
    }
  }
}
