/// Picture formats that are not read, so that errors can name them.
package enum ForeignFormat {
  /// What the first eight bytes of each format's files contain, and at which byte.
  private static let marks: [(name: String, offset: Int, mark: [UInt8])] = [
    ("a JPEG picture", 0, [0xFF, 0xD8, 0xFF]),
    ("a WebP picture", 0, Array("RIFF".utf8)),
    ("a TIFF picture", 0, [0x49, 0x49, 0x2A, 0]),
    ("a TIFF picture", 0, [0x4D, 0x4D, 0, 0x2A]),
    ("an AVIF or HEIC picture", 4, Array("ftyp".utf8)),
    ("a QOI picture", 0, Array("qoif".utf8)),
    ("a Photoshop file", 0, Array("8BPS".utf8)),
    ("a GIMP file", 0, Array("gimp xcf".utf8)),
    ("an archive, as Krita, OpenRaster and Pixelorama write them", 0, [0x50, 0x4B, 3, 4]),
  ]

  /// The format of a file, with its article; nil if it is none of these.
  package static func name(of bytes: [UInt8]) -> String? {
    if let known = marks.first(where: { bytes.dropFirst($0.offset).starts(with: $0.mark) }) {
      return known.name
    }
    // Two letters alone may begin a text.
    return bytes.starts(with: "BM".utf8) && bytes.prefix(8).contains(0) ? "a BMP picture" : nil
  }
}
