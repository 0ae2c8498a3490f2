import CZlib

/// One chunk of a PNG file, by its places in the file's bytes.
struct PNGChunk {
  /// The four letters of a chunk's type, as a number whose highest byte is the first.
  struct Kind: Hashable, ExpressibleByStringLiteral {
    let code: UInt32

    init(code: UInt32) { self.code = code }

    init(stringLiteral letters: StaticString) {
      code = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }
  }

  /// Bytes that a chunk takes besides its data: length, type and check sum.
  static let overhead = 12
  /// Bytes of the signature, after which the first chunk begins.
  static let signatureSize = 8

  let kind: Kind
  /// All of the chunk.
  let whole: Range<Int>

  /// What it holds, between its type and its check sum.
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

  /// - Throws: ``PNGError/animation(_:at:)`` if the check sum is not that of type and data.
  func check(in bytes: [UInt8]) throws(PNGError) {
    let covered = bytes[whole.lowerBound + 4..<whole.upperBound - 4]
    guard covered.crc32 == bytes.bigEndian32(at: whole.upperBound - 4) else {
      throw .animation("the check sum of a chunk is wrong", at: whole.lowerBound)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The check sum of a PNG chunk.
  var crc32: UInt32 {
    withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count)) }
  }
}

extension [UInt8] {
  /// The number in the four bytes from a place on, the highest first.
  func bigEndian32(at place: Int) -> UInt32 {
    self[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The number in the two bytes from a place on, the highest first.
  func bigEndian16(at place: Int) -> UInt16 { UInt16(self[place]) << 8 | UInt16(self[place + 1]) }

  /// Adds a number's four bytes, the highest first.
  mutating func append(bigEndian number: UInt32) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
  }

  /// Adds a number's two bytes, the higher first.
  mutating func append(bigEndian number: UInt16) {
    append(UInt8(number >> 8))
    append(UInt8(number & 0xFF))
  }

  /// Adds a chunk with its length and check sum.
  mutating func append(chunk kind: PNGChunk.Kind, _ parts: [ArraySlice<UInt8>]) {
    append(bigEndian: UInt32(parts.reduce(0) { $0 + $1.count }))
    let start = count
    append(bigEndian: kind.code)
    for part in parts { self += part }
    append(bigEndian: self[start...].crc32)
  }
}
