/// Reads numbers and text from the bytes of a little-endian file, one after another.
struct BinaryReader {
  private let bytes: [UInt8]
  /// Index of the byte that is read next.
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

  /// How many bytes are left.
  var left: Int { end - position }

  /// A reader of the next bytes, over which this one passes.
  ///
  /// - Throws: ``SheetContentError`` if there are not so many.
  mutating func part(_ count: Int, subject: String) throws(SheetContentError) -> BinaryReader {
    BinaryReader(bytes, in: try take(count), subject: subject)
  }

  /// The next bytes.
  ///
  /// - Throws: ``SheetContentError`` if there are not so many.
  mutating func bytes(_ count: Int) throws(SheetContentError) -> ArraySlice<UInt8> {
    bytes[try take(count)]
  }

  /// - Throws: ``SheetContentError`` if there are not so many bytes.
  mutating func skip(_ count: Int) throws(SheetContentError) { _ = try take(count) }

  mutating func byte() throws(SheetContentError) -> Int { bytes[try take(1).lowerBound].asInt }

  /// A number of two bytes.
  mutating func word() throws(SheetContentError) -> Int {
    let place = try take(2).lowerBound
    return bytes[place].asInt | bytes[place + 1].asInt << 8
  }

  /// A number of two bytes, with its sign.
  mutating func short() throws(SheetContentError) -> Int {
    Int(Int16(truncatingIfNeeded: try word()))
  }

  /// A number of four bytes.
  mutating func double() throws(SheetContentError) -> Int {
    let low = try word()
    return low | (try word()) << 16
  }

  /// A number of four bytes, with its sign.
  mutating func long() throws(SheetContentError) -> Int {
    Int(Int32(truncatingIfNeeded: try double()))
  }

  /// Text in UTF-8 with its length before it; what is not UTF-8 is replaced.
  mutating func string() throws(SheetContentError) -> String {
    String(decoding: try bytes(try word()), as: UTF8.self)
  }

  /// What is wrong with what was read last.
  func fault(_ reason: String) -> SheetContentError {
    SheetContentError(at: .byte(position), reason)
  }

  private mutating func take(_ count: Int) throws(SheetContentError) -> Range<Int> {
    guard count <= left else { throw fault("\(subject) ends too early") }
    defer { position += count }
    return position..<position + count
  }
}

extension UInt8 {
  fileprivate var asInt: Int { Int(self) }
}
