/// Where bytes go, one after the other.
protocol ByteSink {
  mutating func append(_ byte: UInt8)
}

extension [UInt8]: ByteSink {}

extension ByteSink {
  /// Appends the decimal digits of a number that is not negative, without the making of strings.
  @inline(__always)
  mutating func append(digitsOf number: Int) {
    if number >= 1000 { append(digitsOfLarge: number / 1000) }
    if number >= 100 { append(UInt8(truncatingIfNeeded: 0x30 + number / 100 % 10)) }
    if number >= 10 { append(UInt8(truncatingIfNeeded: 0x30 + number / 10 % 10)) }
    append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  private mutating func append(digitsOfLarge number: Int) {
    if number >= 10 { append(digitsOfLarge: number / 10) }
    append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }
}
