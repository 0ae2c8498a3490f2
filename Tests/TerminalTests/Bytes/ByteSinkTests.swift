import Testing

@testable import Terminal

@Suite struct DecimalDigitsTests {
  @Test("digits", arguments: [0, 7, 10, 99, 100, 255, 999, 1000, 1004, 65_535, 1_000_000])
  func digits(_ number: Int) {
    var bytes: [UInt8] = []
    bytes.append(digitsOf: number)
    #expect(String(decoding: bytes, as: UTF8.self) == "\(number)")
  }
}

extension DecimalDigitsTests {
  /// Writes by both kinds of sinks.
  private static func written(_ body: (inout any ByteSink) -> Void) -> [String] {
    var bytes: any ByteSink = [UInt8]()
    body(&bytes)
    let inMemory = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
      guard let first = buffer.baseAddress else { return "" }
      var pen: any ByteSink = BytePen(first)
      body(&pen)
      let count = (pen as? BytePen).map { $0.next - first } ?? 0
      return String(decoding: buffer[..<count], as: UTF8.self)
    }
    return [String(decoding: bytes as? [UInt8] ?? [], as: UTF8.self), inMemory]
  }

  @Test func `all bytes followed by a character`() {
    for byte in UInt8.min...UInt8.max {
      let written = Self.written { $0.append(digitsOf: byte, and: ";") }
      #expect(written == ["\(byte);", "\(byte);"])
    }
  }

  @Test func `some bytes of a word, the lowest first`() {
    let written = Self.written {
      $0.append(0x4847_4645_4443_4241, count: 3)
      $0.append(0x4847_4645_4443_4241, count: 8)
    }
    #expect(written == ["ABCABCDEFGH", "ABCABCDEFGH"])
  }
}
