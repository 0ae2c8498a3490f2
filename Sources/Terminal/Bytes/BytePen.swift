/// Appends bytes to memory without checking its size.
///
/// The memory must be large enough for all of them and ``slack`` bytes more.
struct BytePen: ByteSink {
  /// How many bytes after the last one may be overwritten: words are stored whole.
  static let slack = 8

  /// Where the next byte goes.
  private(set) var next: UnsafeMutablePointer<UInt8>

  init(_ start: UnsafeMutablePointer<UInt8>) { next = start }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    next.initialize(to: byte)
    next += 1
  }

  @inline(__always)
  mutating func append(_ word: UInt64, count: Int) {
    UnsafeMutableRawPointer(next).storeBytes(of: word.littleEndian, as: UInt64.self)
    next += count
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer.SubSequence) {
    for byte in bytes { append(byte) }
  }

  /// Writes a character in UTF-8.
  @inline(__always)
  mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    func byte(_ lead: UInt32, _ shift: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: lead | value >> shift & (lead == 0x80 ? 0x3F : 0xFF))
    }
    switch value {
    case 0..<0x80: return append(UInt8(value))
    case 0x80..<0x800: append(byte(0xC0, 6))
    case 0x800..<0x1_0000:
      append(byte(0xE0, 12))
      append(byte(0x80, 6))
    default:
      append(byte(0xF0, 18))
      append(byte(0x80, 12))
      append(byte(0x80, 6))
    }
    append(byte(0x80, 0))
  }
}
