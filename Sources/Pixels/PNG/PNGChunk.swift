import CZlib

/// One chunk of a PNG file, by its ranges in the file's bytes.
struct PNGChunk {
  /// The four letters of a chunk's type, as a number whose highest byte is the first.
  struct Kind: Hashable, ExpressibleByStringLiteral {
    let code: UInt32

    init(code: UInt32) { self.code = code }

    init(stringLiteral letters: StaticString) {
      code = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }
  }

  /// The bytes of a chunk besides its data: length, type and checksum.
  static let overhead = 12
  /// The bytes of the signature, before the first chunk.
  static let signatureSize = 8

  let kind: Kind
  /// The range of the whole chunk.
  let whole: Range<Int>

  /// The range of its data, between type and checksum.
  var data: Range<Int> { whole.lowerBound + 8..<whole.upperBound - 4 }

  /// Finds the chunk at a place.
  ///
  /// - Throws: ``PNGError/animation(_:at:)`` if the file ends before the chunk does.
  init(at start: Int, in bytes: [UInt8]) throws(PNGError) {
    guard start <= bytes.count - Self.overhead else {
      throw .animation("the file ends between two chunks", at: start)
    }
    let length = Int(bytes.bigEndian32(at: start))
    guard length <= bytes.count - Self.overhead - start else {
      throw .animation("the file ends within a chunk", at: start)
    }
    kind = Kind(code: bytes.bigEndian32(at: start + 4))
    whole = start..<start + Self.overhead + length
  }

  /// Checks the checksum.
  ///
  /// - Throws: ``PNGError/animation(_:at:)`` if it is not that of type and data.
  func check(in bytes: [UInt8]) throws(PNGError) {
    let covered = bytes[whole.lowerBound + 4..<whole.upperBound - 4]
    guard covered.crc32 == bytes.bigEndian32(at: whole.upperBound - 4) else {
      throw .animation("the checksum of a chunk is wrong", at: whole.lowerBound)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The checksum of a PNG chunk.
  var crc32: UInt32 {
    withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count)) }
  }
}

extension [UInt8] {
  /// The big-endian number in the four bytes at an index.
  func bigEndian32(at place: Int) -> UInt32 {
    self[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The big-endian number in the two bytes at an index.
  func bigEndian16(at place: Int) -> UInt16 { UInt16(self[place]) << 8 | UInt16(self[place + 1]) }

  /// Appends a number as four big-endian bytes.
  mutating func append(bigEndian number: UInt32) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
  }

  /// Appends a number as two big-endian bytes.
  mutating func append(bigEndian number: UInt16) {
    append(UInt8(number >> 8))
    append(UInt8(number & 0xFF))
  }

  /// Appends a chunk with its length and checksum.
  mutating func append(chunk kind: PNGChunk.Kind, _ parts: [ArraySlice<UInt8>]) {
    append(bigEndian: UInt32(parts.reduce(0) { $0 + $1.count }))
    let start = count
    append(bigEndian: kind.code)
    for part in parts { self += part }
    append(bigEndian: self[start...].crc32)
  }
}
