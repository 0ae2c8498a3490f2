/// Reads numbers and text from the bytes of a little-endian file, one after another.
struct BinaryReader {
  private let bytes: [UInt8]
  /// Index of the next byte.
  private(set) var position: Int
  /// Index after the last byte that may be read.
  let end: Int
  /// What the bytes are, for messages.
  private let subject: String

  /// - Parameters:
  ///   - bytes: All of the file.
  ///   - range: The bytes that may be read; within `bytes`.
  ///   - subject: What they are, with its article: `a layer`.
  init(_ bytes: [UInt8], in range: Range<Int>, subject: String) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    self.subject = subject
  }

  /// The number of bytes left.
  var left: Int { end - position }

  /// A reader of the next `count` bytes, which this one skips.
  ///
  /// - Throws: ``SheetContentError`` if there are fewer.
  mutating func part(_ count: Int, subject: String) throws(SheetContentError) -> BinaryReader {
    BinaryReader(bytes, in: try take(count), subject: subject)
  }

  /// The next `count` bytes.
  ///
  /// - Throws: ``SheetContentError`` if there are fewer.
  mutating func bytes(_ count: Int) throws(SheetContentError) -> ArraySlice<UInt8> {
    bytes[try take(count)]
  }

  /// Skips the next `count` bytes.
  ///
  /// - Throws: ``SheetContentError`` if there are fewer.
  mutating func skip(_ count: Int) throws(SheetContentError) { _ = try take(count) }

  mutating func uint8() throws(SheetContentError) -> Int { bytes[try take(1).lowerBound].asInt }

  /// An unsigned number of two bytes.
  mutating func uint16() throws(SheetContentError) -> Int {
    let place = try take(2).lowerBound
    return bytes[place].asInt | bytes[place + 1].asInt << 8
  }

  /// A signed number of two bytes.
  mutating func int16() throws(SheetContentError) -> Int {
    Int(Int16(truncatingIfNeeded: try uint16()))
  }

  /// An unsigned number of four bytes.
  mutating func uint32() throws(SheetContentError) -> Int {
    let low = try uint16()
    return low | (try uint16()) << 16
  }

  /// A signed number of four bytes.
  mutating func int32() throws(SheetContentError) -> Int {
    Int(Int32(truncatingIfNeeded: try uint32()))
  }

  /// UTF-8 text after its length in bytes; invalid bytes are replaced.
  mutating func string() throws(SheetContentError) -> String {
    String(decoding: try bytes(try uint16()), as: UTF8.self)
  }

  /// An error in what was read last.
  func error(_ reason: String, isPixelLimit: Bool = false) -> SheetContentError {
    SheetContentError(at: .byte(position), reason, isPixelLimit: isPixelLimit)
  }

  private mutating func take(_ count: Int) throws(SheetContentError) -> Range<Int> {
    guard count <= left else { throw error("\(subject) ends too early") }
    defer { position += count }
    return position..<position + count
  }
}

extension UInt8 {
  fileprivate var asInt: Int { Int(self) }
}
