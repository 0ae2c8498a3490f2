/// Reads the values that a ``RecordWriter`` wrote.
struct RecordReader {
  /// The bytes are invalid.
  struct FormatError: Error {}

  /// The bytes that have not been read yet.
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func number() throws(FormatError) -> Int {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      guard shift < 64, let byte = rest.popFirst() else { throw FormatError() }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return Int(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
  }

  mutating func fixed() throws(FormatError) -> UInt64 {
    guard rest.count >= 8 else { throw FormatError() }
    defer { rest = rest.dropFirst(8) }
    return rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func flag() throws(FormatError) -> Bool {
    guard let byte = rest.popFirst(), byte <= 1 else { throw FormatError() }
    return byte == 1
  }

  mutating func text() throws(FormatError) -> String {
    let count = try count(ofAtLeast: 1)
    let start = rest.startIndex
    defer { rest = rest[(start + count)...] }
    guard let text = String(validating: rest[start..<start + count], as: UTF8.self) else {
      throw FormatError()
    }
    return text
  }

  /// Reads a count of values that take at least `bytes` bytes each, which limits it.
  mutating func count(ofAtLeast bytes: Int) throws(FormatError) -> Int {
    let count = try number()
    guard 0...rest.count / bytes ~= count else { throw FormatError() }
    return count
  }

  mutating func list<Value>(
    ofAtLeast bytes: Int, _ next: (inout RecordReader) throws(FormatError) -> Value
  ) throws(FormatError) -> [Value] {
    let count = try count(ofAtLeast: bytes)
    var list: [Value] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try next(&self)) }
    return list
  }
}
