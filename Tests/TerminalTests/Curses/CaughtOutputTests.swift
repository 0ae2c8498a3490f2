import Glibc
import Testing

@testable import Terminal

@Suite @MainActor struct CaughtOutputTests {
  /// Writes as curses does, and takes what is there.
  private static func taken(_ output: CaughtOutput, after bytes: [UInt8]) -> [UInt8] {
    #expect(write(output.descriptor, bytes, bytes.count) == bytes.count)
    return taken(output)
  }

  private static func taken(_ output: CaughtOutput) -> [UInt8] {
    var taken: [UInt8] = []
    output.take { taken += $0 }
    return taken
  }

  @Test func `what was written is taken once`() throws {
    let output = try CaughtOutput()
    #expect(Self.taken(output) == [])
    #expect(Self.taken(output, after: [1, 2, 3]) == [1, 2, 3])
    #expect(Self.taken(output) == [])
    #expect(Self.taken(output, after: [4]) == [4])
    _ = write(output.descriptor, [5], 1)
    output.rewind()
    #expect(Self.taken(output, after: [6]) == [6])
  }

  @Test(
    "much of it, again and again", arguments: [1, 1000, 0xFFFF, 0x1_0000, 0x1_0001, 0x10_0000])
  func large(_ count: Int) throws {
    let output = try CaughtOutput()
    for round in 0..<5 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7 + round) }
      #expect(Self.taken(output, after: bytes) == bytes)
    }
    #expect(lseek(output.descriptor, 0, SEEK_CUR) <= max(0x1_0000, 5))
  }
}
