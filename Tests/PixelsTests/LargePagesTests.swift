import Testing

@testable import Pixels

@Suite("LargePages") struct LargePagesTests {
  @Test("memory keeps what it holds, wherever it begins", arguments: [0, 1, 4095])
  func keeps(start: Int) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 9 << 20, alignment: 16)
    defer { memory.deallocate() }
    for place in stride(from: 0, to: memory.count, by: 1021) { memory[place] = UInt8(place & 0xFF) }
    LargePages.advise(for: UnsafeMutableRawBufferPointer(rebasing: memory[start...]))
    #expect(
      stride(from: 0, to: memory.count, by: 1021).allSatisfy {
        memory[$0] == UInt8($0 & 0xFF)
      })
  }

  @Test("a picture that spans large pages comes out as it went in")
  func picture() throws {
    var bitmap = Bitmap(width: 1500, height: 1000)
    for y in 0..<bitmap.height { bitmap[y, y] = RGBA(UInt8(y & 0xFF), 1, 2, 3) }
    #expect(try Bitmap(png: bitmap.pngData()) == bitmap)
  }
}
