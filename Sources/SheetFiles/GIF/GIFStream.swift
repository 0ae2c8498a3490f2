import CGIF
import Pixels

/// A GIF file in memory as giflib reads it, record by record.
///
/// It is a class because giflib holds memory that is to be freed.
final class GIFStream {
  /// What giflib reads from.
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

  /// What comes next in the file.
  enum Record {
    /// The image's size and place have been read; its pixels are next.
    case image
    /// An extension by its code, and its blocks.
    case extra(code: Int32, blocks: [[UInt8]])
    case end
  }

  private let source: Source
  private let file: UnsafeMutablePointer<GifFileType>

  /// Reads the header.
  ///
  /// - Throws: What is wrong with it.
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

  /// The colour number of the screen's ground, where there are colours for the whole file.
  var background: Int { file.pointee.SColorMap == nil ? 0 : Int(file.pointee.SBackGroundColor) }

  /// Where the image lies that was begun last, in pixels.
  var region: PixelRect {
    let image = file.pointee.Image
    return PixelRect(
      x: Int(image.Left), y: Int(image.Top), width: Int(image.Width), height: Int(image.Height))
  }

  /// The colours of the image that was begun last: its own, else the file's, else greys.
  var palette: [RGBA] {
    guard let map = file.pointee.Image.ColorMap ?? file.pointee.SColorMap,
      let colors = map.pointee.Colors
    else { return (0...255).map { RGBA($0, $0, $0) } }
    return (0..<Int(map.pointee.ColorCount)).map { number in
      RGBA(colors[number].Red, colors[number].Green, colors[number].Blue)
    }
  }

  /// Goes to the next record; all of the one before must have been read.
  ///
  /// - Throws: What is wrong with the file.
  func next() throws(SheetContentError) -> Record {
    // Many files lack the mark of the end.
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

  /// Passes over the pixels of the image that was begun.
  ///
  /// - Throws: What is wrong with the file.
  func skipPixels() throws(SheetContentError) {
    var size: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    try check(DGifGetCode(file, &size, &block))
    while block != nil { try check(DGifGetCodeNext(file, &block)) }
  }

  /// Decodes the pixels of the image that was begun.
  ///
  /// - Returns: Colour numbers, row by row from the top, whatever the order in the file.
  /// - Throws: What is wrong with the file.
  func readPixels() throws(SheetContentError) -> [UInt8] {
    let (width, height) = (region.width, region.height)
    var numbers = [UInt8](repeating: 0, count: width * height)
    for y in file.pointee.Image.Interlace ? Self.interlacedRows(height) : Array(0..<height) {
      let status = numbers.withUnsafeMutableBufferPointer { buffer in
        DGifGetLine(file, buffer.baseAddress.map { $0 + y * width }, Int32(width))
      }
      try check(status)
    }
    return numbers
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
