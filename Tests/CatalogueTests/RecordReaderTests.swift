@testable import Files
@testable import Catalogue
import Testing

struct RecordReaderTests {
  private static let numbers = [
    0, 1, -1, 63, 64, -64, -65, 127, 128, 300, -300, 1 << 40, .max, .min,
  ]

  @Test func `What was written is read`() throws {
    var writer = RecordWriter()
    for number in Self.numbers { writer.put(number) }
    writer.put("Zoë 🫖")
    writer.put("")
    writer.put(true)
    writer.putFixed(0x0123_4567_89AB_CDEF)
    writer.put(optional: Int?.none) { $0.put($1) }
    writer.put(["a", "b"]) { $0.put($1) }
    var reader = RecordReader(writer.bytes[...])
    for number in Self.numbers { #expect(try reader.number() == number) }
    #expect(try reader.text() == "Zoë 🫖")
    #expect(try reader.text() == "")
    #expect(try reader.flag())
    #expect(try reader.fixed() == 0x0123_4567_89AB_CDEF)
    #expect(try !reader.flag())
    let list = try reader.list(ofAtLeast: 1) { reader throws(RecordReader.FormatError) in
      try reader.text()
    }
    #expect(list == ["a", "b"])
    #expect(reader.rest.isEmpty)
  }

  @Test func `Small numbers take a byte`() {
    for number in -64...63 {
      var writer = RecordWriter()
      writer.put(number)
      #expect(writer.bytes.count == 1)
    }
  }

  @Test(
    arguments: [
      [], [0x80], Array(repeating: 0xFF, count: 11), [0x02], [0x01], [0x7F], [0x02, 0xC3],
    ] as [[UInt8]])
  func `Invalid bytes are refused`(bytes: [UInt8]) {
    var reader = RecordReader(bytes[...])
    #expect(throws: RecordReader.FormatError.self) { try reader.text() }
    var other = RecordReader([2])
    #expect(throws: RecordReader.FormatError.self) { try other.flag() }
    var short = RecordReader([1, 2, 3])
    #expect(throws: RecordReader.FormatError.self) { try short.fixed() }
  }

  @Test func `Each byte changes the checksum`() {
    let bytes = (0..<100).map { UInt8($0) }
    let sum = Checksum.of(bytes[...])
    for place in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[place] ^= 1 << UInt8(bit)
        #expect(Checksum.of(other[...]) != sum)
      }
    }
    #expect(Checksum.of([]) != Checksum.of([0]))
  }
}
