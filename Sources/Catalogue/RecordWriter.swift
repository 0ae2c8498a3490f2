/// Writes numbers and texts in a compact binary form.
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
