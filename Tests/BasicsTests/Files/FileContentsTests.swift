import Foundation
import Basics
import Testing

@Suite final class FileContentsTests {
  private let path = NSTemporaryDirectory() + "file-contents-\(UUID().uuidString)"

  init() throws { try Data(0..<100).write(to: URL(filePath: path)) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @Test func `the whole of a file, or its beginning`() throws {
    #expect(try FileContents.read(path) == Array(0..<100))
    #expect(try FileContents.read(path, limit: 100) == Array(0..<100))
    #expect(try FileContents.read(path) { _ in 30 } == Array(0..<30))
    #expect(try FileContents.read(path) { _ in 200 } == Array(0..<100))
    #expect(try FileContents.read(path, limit: 30) { _ in 30 } == Array(0..<30))
  }

  @Test func `the measure gets the first eight bytes, or all if there are fewer`() throws {
    var starts: [[UInt8]] = []
    func note(_ start: [UInt8]) -> Int {
      starts.append(start)
      return .max
    }
    _ = try FileContents.read(path, wanted: note)
    try Data([7, 8]).write(to: URL(filePath: path))
    #expect(try FileContents.read(path, wanted: note) == [7, 8])
    #expect(starts == [Array(0..<8), [7, 8]])
  }

  @Test func `a file that is too large is refused`() {
    #expect(throws: FileError.tooLarge(limit: 99)) { try FileContents.read(path, limit: 99) }
    #expect(throws: FileError.tooLarge(limit: 29)) {
      try FileContents.read(path, limit: 29) { _ in 30 }
    }
  }

  @Test func `a descriptor without an end is read as far as wanted`() throws {
    let endless = open("/dev/zero", O_RDONLY)
    defer { close(endless) }
    let wanted = 1_000_000
    #expect(try FileContents.read(descriptor: endless) { _ in wanted }.count == wanted)
    #expect(throws: FileError.tooLarge(limit: wanted)) {
      try FileContents.read(descriptor: endless, limit: wanted)
    }
  }

  @Test func `a pipe is read to its end, in however small parts it comes`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    for byte in UInt8(0)..<20 {
      _ = withUnsafeBytes(of: byte) { write(ends[1], $0.baseAddress, 1) }
    }
    close(ends[1])
    #expect(try FileContents.read(descriptor: ends[0]) == Array(0..<20))
  }
}
