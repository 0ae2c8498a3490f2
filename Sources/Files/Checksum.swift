/// A checksum of bytes that detects accidental changes: FNV-1a over words of eight bytes.
package enum Checksum {
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  package static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
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
    // Otherwise the highest bits of a word would not affect others.
    return product ^ product >> 29
  }
}
