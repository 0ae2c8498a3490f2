/// The compiled form of a terminal description, as defined in term(5).
extension TerminalDescription {
  /// The first bytes of an entry with 32-bit numbers (octal 01036).
  private static let magicNumber = 0x021E

  /// The entry in terminfo's format with 32-bit numbers, all in little-endian order: header,
  /// name, booleans, numbers, offsets of strings, strings; then the same for extended ones.
  func compiled() -> [UInt8] {
    let names = Array("\(name)|terminal of an animation player\0".utf8)
    let flags: [UInt8] = Self.trimmed(
      CapabilityNames.booleans.map { booleans.contains($0) ? 1 : 0 }, 0)
    let values = Self.trimmed(CapabilityNames.numbers.map { numbers[$0] ?? -1 }, -1)
    let (offsets, table) = stringTable()

    var bytes: [UInt8] = []
    for count in [
      Self.magicNumber, names.count, flags.count, values.count, offsets.count, table.count,
    ] {
      Self.append16(count, to: &bytes)
    }
    bytes += names
    bytes += flags
    Self.align(&bytes)
    for value in values { Self.append32(value, to: &bytes) }
    for offset in offsets { Self.append16(offset, to: &bytes) }
    bytes += table
    if hasDirectColor { appendDirectColor(to: &bytes) }
    return bytes
  }

  /// The value of `TERMINFO` that contains this description.
  var environmentValue: String { "b64:" + Base64.encode(compiled()) }

  /// The offset of each string in the table, -1 for an absent one.
  private func stringTable() -> (offsets: [Int], table: [UInt8]) {
    var table: [UInt8] = []
    let offsets = CapabilityNames.strings.map { name -> Int in
      guard let string = strings[name] else { return -1 }
      let offset = table.count
      table += string
      table.append(0)
      return offset
    }
    return (Self.trimmed(offsets, -1), table)
  }

  /// The extended part: one boolean, its value, and the offset and text of its name.
  private func appendDirectColor(to bytes: inout [UInt8]) {
    Self.align(&bytes)
    let name = Array("RGB\0".utf8)
    for count in [1, 0, 0, 1, name.count] { Self.append16(count, to: &bytes) }
    bytes += [1, 0]
    Self.append16(0, to: &bytes)
    bytes += name
  }

  /// The values without absent ones at the end.
  private static func trimmed<Value: Equatable>(_ values: [Value], _ absent: Value) -> [Value] {
    Array(values[..<(values.lastIndex { $0 != absent }.map { $0 + 1 } ?? 0)])
  }

  private static func align(_ bytes: inout [UInt8]) {
    if bytes.count % 2 != 0 { bytes.append(0) }
  }

  private static func append16(_ value: Int, to bytes: inout [UInt8]) {
    let value = UInt16(truncatingIfNeeded: value)
    bytes += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  private static func append32(_ value: Int32, to bytes: inout [UInt8]) {
    append16(Int(value), to: &bytes)
    append16(Int(value >> 16), to: &bytes)
  }
}
