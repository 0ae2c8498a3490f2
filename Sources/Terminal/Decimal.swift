/// Decimal digits without the making of strings.
enum Decimal {
  static func append(_ value: UInt8, to bytes: inout [UInt8]) {
    if value >= 100 { bytes.append(0x30 + value / 100) }
    if value >= 10 { bytes.append(0x30 + value / 10 % 10) }
    bytes.append(0x30 + value % 10)
  }
}
