import CGIF
import Pixels

/// Reads a GIF file in memory through giflib, record by record.
///
/// It is a class because giflib's memory has to be freed.
final class GIFStream {
  /// The bytes that giflib reads.
  private final class Source {
    let bytes: [UInt8]
    var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func read(into buffer: UnsafeMutablePointer<GifByteType>?, count: Int) -> Int {
      let count = min(max(count, 0), bytes.count - position)
      bytes.withUnsafeBufferPointer { source in
        if let start = source.baseAddress { buffer?.update(from: start + position, count: count) }
      }
      position += count
      return count
    }
  }

  /// A part of the file.
  enum Record {
    /// An image, whose region and palette have been read; its pixels are next.
    case image
    /// An extension with its code and blocks.
    case extra(code: Int32, blocks: [[UInt8]])
    case end
  }

  private let source: Source
  private let file: UnsafeMutablePointer<GifFileType>

  /// Reads the header.
  ///
  /// - Throws: ``SheetContentError``.
  init(_ bytes: [UInt8]) throws(SheetContentError) {
    let source = Source(bytes)
    var code: Int32 = 0
    let opened = DGifOpen(
      Unmanaged.passUnretained(source).toOpaque(),
      { file, buffer, count in
        guard let user = file?.pointee.UserData else { return 0 }
        let source = Unmanaged<Source>.fromOpaque(user).takeUnretainedValue()
        return Int32(source.read(into: buffer, count: Int(count)))
      }, &code)
    guard let opened else { throw Self.error(code, at: source.position) }
    self.source = source
    file = opened
  }

  deinit {
    var code: Int32 = 0
    DGifCloseFile(file, &code)
  }

  /// Width and height of the screen in pixels, as the header says.
  var screen: (width: Int, height: Int) {
    (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
  }

  /// The index of the screen's background colour, if there is a palette for the whole file.
  var background: Int { file.pointee.SColorMap == nil ? 0 : Int(file.pointee.SBackGroundColor) }

  /// Where the current image lies, in pixels.
  var region: PixelRect {
    let image = file.pointee.Image
    return PixelRect(
      x: Int(image.Left), y: Int(image.Top), width: Int(image.Width), height: Int(image.Height))
  }

  /// The colours of the current image: its own, else the file's, else greys.
  var palette: [RGBA] {
    guard let map = file.pointee.Image.ColorMap ?? file.pointee.SColorMap,
      let colors = map.pointee.Colors
    else { return (0...255).map { RGBA($0, $0, $0) } }
    return (0..<Int(map.pointee.ColorCount)).map { number in
      RGBA(colors[number].Red, colors[number].Green, colors[number].Blue)
    }
  }

  /// The next record; the one before must have been read completely.
  ///
  /// - Throws: ``SheetContentError``.
  func next() throws(SheetContentError) -> Record {
    // Many files lack a trailer.
    if source.position == source.bytes.count { return .end }
    var kind = UNDEFINED_RECORD_TYPE
    try check(DGifGetRecordType(file, &kind))
    switch kind {
    case IMAGE_DESC_RECORD_TYPE:
      try check(DGifGetImageDesc(file))
      return .image
    case EXTENSION_RECORD_TYPE: return try readExtension()
    default: return .end
    }
  }

  private func readExtension() throws(SheetContentError) -> Record {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    try check(DGifGetExtension(file, &code, &block))
    var blocks: [[UInt8]] = []
    while let bytes = block {
      // The first byte is the count of those that follow.
      blocks.append(Array(UnsafeBufferPointer(start: bytes + 1, count: Int(bytes[0]))))
      try check(DGifGetExtensionNext(file, &block))
    }
    return .extra(code: code, blocks: blocks)
  }

  /// Skips the pixels of the current image.
  ///
  /// - Throws: ``SheetContentError``.
  func skipPixels() throws(SheetContentError) {
    var size: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    try check(DGifGetCode(file, &size, &block))
    while block != nil { try check(DGifGetCodeNext(file, &block)) }
  }

  /// Decodes the pixels of the current image.
  ///
  /// - Returns: Colour indices, row by row from the top, whatever the order in the file.
  /// - Throws: ``SheetContentError``.
  func readPixels() throws(SheetContentError) -> [UInt8] {
    let (width, height) = (region.width, region.height)
    var indices = [UInt8](repeating: 0, count: width * height)
    for y in file.pointee.Image.Interlace ? Self.interlacedRows(height) : Array(0..<height) {
      let status = indices.withUnsafeMutableBufferPointer { buffer in
        DGifGetLine(file, buffer.baseAddress.map { $0 + y * width }, Int32(width))
      }
      try check(status)
    }
    return indices
  }

  /// The rows of an image in the order of an interlaced file: every eighth from 0 and from 4, every
  /// fourth from 2, every second from 1.
  private static func interlacedRows(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }

  private func check(_ status: Int32) throws(SheetContentError) {
    guard status == GIF_OK else { throw Self.error(file.pointee.Error, at: source.position) }
  }

  private static func error(_ code: Int32, at place: Int) -> SheetContentError {
    let words = GifErrorString(code).map { String(cString: $0) } ?? "it cannot be read"
    return SheetContentError(at: .byte(place), "the GIF file is damaged (\(words))")
  }
}
