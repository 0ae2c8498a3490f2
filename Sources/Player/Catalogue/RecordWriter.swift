/// Puts numbers and texts one after the other into few bytes.
struct RecordWriter {
  private(set) var bytes: [UInt8]

  init(_ start: [UInt8] = []) { bytes = start }

  mutating func put(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number) << 1 ^ Int64(number) >> 63)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func put(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func putFixed(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes += text.utf8
  }

  mutating func put<Value>(
    optional value: Value?, _ put: (inout RecordWriter, Value) -> Void
  ) {
    self.put(value != nil)
    if let value { put(&self, value) }
  }

  mutating func put<Value>(_ list: [Value], _ put: (inout RecordWriter, Value) -> Void) {
    self.put(list.count)
    for value in list { put(&self, value) }
  }
}

/// A number that is another one if the bytes are others, as far as chance allows (FNV-1a, with eight bytes
/// taken at once).
enum Checksum {
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { memory in
      var sum = start
      var place = 0
      while place + 8 <= memory.count {
        let word = memory.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
        sum = mixed(sum, word)
        place += 8
      }
      while place < memory.count {
        sum = mixed(sum, UInt64(memory[place]))
        place += 1
      }
      return sum ^ UInt64(memory.count)
    }
  }

  private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let product = (sum ^ word) &* prime
    // Without this, the highest bits of a word would reach no other bits.
    return product ^ product >> 29
  }
}
