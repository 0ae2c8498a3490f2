import CZlib

extension [UInt8] {
  /// The bytes, in which the chunks of a PNG file have the right check sums, as otherwise next to no
  /// changed file would get further.
  var withSumsOfChunks: [UInt8] {
    guard starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return self }
    var result = self
    var place = 8
    while place + 12 <= result.count {
      let length = result[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= result.count - 12 - place else { break }
      let sum = result[place + 4..<place + 8 + length].withUnsafeBufferPointer {
        crc32_z(0, $0.baseAddress, $0.count)
      }
      for index in 0..<4 {
        result[place + 8 + length + index] = UInt8(truncatingIfNeeded: sum >> UInt(24 - 8 * index))
      }
      place += 12 + length
    }
    return result
  }
}
