/// Something that bytes can be appended to.
protocol ByteSink {
  mutating func append(_ byte: UInt8)

  /// Appends the lowest `count` bytes of a word, 8 at most, the lowest first.
  mutating func append(_ word: UInt64, count: Int)
}

extension [UInt8]: ByteSink {
  mutating func append(_ word: UInt64, count: Int) {
    for place in 0..<count { append(UInt8(truncatingIfNeeded: word >> (8 * place))) }
  }
}

extension ByteSink {
  /// Appends the decimal digits of a number that is not negative, without making a string.
  @inline(__always)
  mutating func append(digitsOf number: Int) {
    if number >= 1000 { append(digitsOfLarge: number / 1000) }
    if number >= 100 { append(UInt8(truncatingIfNeeded: 0x30 + number / 100 % 10)) }
    if number >= 10 { append(UInt8(truncatingIfNeeded: 0x30 + number / 10 % 10)) }
    append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  /// Appends the decimal digits of a byte, followed by an ASCII character.
  @inline(__always)
  mutating func append(digitsOf byte: UInt8, and last: Unicode.Scalar) {
    // A division by 100 that is exact for numbers below 256, and one by 10 for those below 100.
    let number = UInt64(byte)
    let hundreds = (number * 41) >> 12
    let rest = number - hundreds * 100
    let tens = (rest * 103) >> 10
    let digits = 0x30_3030 + (hundreds | tens << 8 | (rest - tens * 10) << 16)
    let count = number >= 100 ? 3 : number >= 10 ? 2 : 1
    let word = (digits >> UInt64(8 * (3 - count))) | (UInt64(last.value) << UInt64(8 * count))
    append(word, count: count + 1)
  }

  private mutating func append(digitsOfLarge number: Int) {
    if number >= 10 { append(digitsOfLarge: number / 10) }
    append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }
}
