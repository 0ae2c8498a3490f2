/// The size of the picture in a PNG file, by its first bytes.
package struct PNGOutline: Hashable, Sendable {
  /// How many bytes of a file are enough: signature and header chunk.
  package static let bytesWanted = 33

  package let width: Int
  package let height: Int

  /// Reads the header, which is the first chunk.
  ///
  /// - Parameter bytes: The file, or the first bytes of it.
  /// - Throws: ``PNGError`` if they are not those of a PNG file, or too few.
  package init(png bytes: [UInt8]) throws(PNGError) {
    try PNGSignature.check(bytes)
    let header: PNGChunk
    do { header = try PNGChunk(at: PNGChunk.signatureSize, in: bytes) } catch {
      throw .truncated(detail: "it ends within its header")
    }
    guard header.kind == "IHDR", header.data.count == 13 else {
      throw .damaged(detail: "it does not begin with its size")
    }
    let start = header.data.lowerBound
    width = Int(bytes.bigEndian32(at: start))
    height = Int(bytes.bigEndian32(at: start + 4))
    guard 1...Int(Int32.max) ~= width, 1...Int(Int32.max) ~= height else {
      throw .damaged(detail: "the picture is \(width)x\(height)")
    }
  }
}

extension Bitmap {
  /// A bitmap of which only the size matters; its pixels are undefined.
  ///
  /// It costs hardly any memory, however large it is, because its pages are never touched.
  ///
  /// - Precondition: Neither `width` nor `height` is negative.
  package static func placeholder(width: Int, height: Int) -> Bitmap {
    Bitmap(width: width, height: height) { _ in }
  }
}
