import Pixels
import Testing

@testable import SheetFiles
import Sheets

struct AsepriteParserTests {
  private func read(_ bytes: [UInt8], pixelLimit: Int = 1000) throws -> Sheet {
    try SheetFile.read(bytes, at: "a.aseprite", with: DiskAccess(pixelLimit: pixelLimit))
  }

  private func reason(_ bytes: [UInt8], pixelLimit: Int = 1000) -> String {
    do {
      _ = try read(bytes, pixelLimit: pixelLimit)
      return "no error"
    } catch { return "\(error)" }
  }

  @Test func `Tags and durations are read`() throws {
    var file = AsepriteBytes(speed: 30, frames: [[], [], []])
    file.duration = 0
    file.frames[0] = [
      AsepriteBytes.tags([
        AsepriteBytes.tag("a", 0, 1, direction: 2, repeats: 0),
        AsepriteBytes.tag("b", 1, 2, direction: 3, repeats: 4),
        AsepriteBytes.tag("c", 2, 2, direction: 9, repeats: 1),
      ])
    ]
    let sheet = try read(file.bytes)
    #expect(sheet.places.map(\.duration) == Array(repeating: .milliseconds(30), count: 3))
    #expect(
      sheet.tags == [
        Sheets.Tag(name: "a", frames: [0, 1], direction: .pingpong),
        Sheets.Tag(name: "b", frames: [1, 2], direction: .pingpongReverse, repeatCount: 4),
        Sheets.Tag(name: "c", frames: [2], repeatCount: 1),
      ])
  }

  @Test func `Pivots hold from their frames on`() throws {
    let key = [0, 10, 20, 5, 5].flatMap(AsepriteBytes.double)
    let later = [2, -1, -2, 5, 5].flatMap(AsepriteBytes.double)
    let pivot = AsepriteBytes.double(1) + AsepriteBytes.double(-30)
    let center = Array(repeating: UInt8(0), count: 16)
    let head = AsepriteBytes.double(2) + AsepriteBytes.double(3) + AsepriteBytes.double(0)
    let slice = AsepriteBytes.chunk(
      0x2022, head + AsepriteBytes.string("body") + key + center + pivot + later + center + pivot)
    let sheet = try read(AsepriteBytes(frames: [[slice], [], []]).bytes)
    let first = Pivot(x: 11, y: -10)
    #expect(sheet.places.map(\.pivot) == [first, first, Pivot(x: 0, y: -32)])
  }

  @Test func `Unknown chunks are skipped`() throws {
    let unknown = AsepriteBytes.chunk(0x2020, [1, 2, 3])
    #expect(try read(AsepriteBytes(frames: [[unknown]]).bytes).frameCount == 1)
  }

  @Test(arguments: [
    ([AsepriteBytes.layer(mode: 19)], "a layer has the unknown blend mode 19"),
    ([AsepriteBytes.layer(kind: 3)], "a layer is of the unknown kind 3"),
    ([AsepriteBytes.layer(level: 1)], "a layer is 1 deep, where there is no group"),
    (
      [AsepriteBytes.layer(), AsepriteBytes.layer(level: 1)],
      "a layer is 1 deep, where there is no group"
    ),
    ([AsepriteBytes.cel(0, [0, 0, 0, 0])], "a cel is of layer 0, and there are 0 layers"),
    ([AsepriteBytes.layer(), AsepriteBytes.cel(0, [0])], "a cel ends too early"),
    (
      [AsepriteBytes.layer(), AsepriteBytes.cel(0, width: 1001, [])],
      "a cel of 1001x1 pixels is too large"
    ),
    (
      [
        AsepriteBytes.layer(),
        AsepriteBytes.chunk(0x2005, AsepriteBytes.celHead(0, kind: 2) + [1, 0, 1, 0, 9, 9]),
      ], "a cel's pixels are damaged"
    ),
    (
      [AsepriteBytes.layer(), AsepriteBytes.tiles(0, columns: 1, rows: 1, [0])],
      "a cel does not fit its layer"
    ),
    (
      [AsepriteBytes.tags([AsepriteBytes.tag("x\u{1B}", 0, 1, direction: 0, repeats: 0)])],
      "tag \"x\\u{1b}\" is of frames 0 to 1, and there are 1"
    ),
    ([AsepriteBytes.double(3) + [0, 0]], "a chunk has 3 bytes"),
    ([AsepriteBytes.double(99) + AsepriteBytes.word(0x2004)], "a frame ends too early"),
  ])
  func `Bad chunks are refused with place and reason`(_ chunks: [[UInt8]], _ expected: String) {
    let reason = reason(AsepriteBytes(frames: [chunks]).bytes)
    #expect(reason.hasPrefix("byte "))
    #expect(reason.hasSuffix(": " + expected), "\(reason)")
  }

  @Test func `Bad headers are refused with a reason`() {
    #expect(reason(AsepriteBytes(depth: 24, frames: [[]]).bytes).contains("a pixel has 24 bits"))
    #expect(reason(AsepriteBytes().bytes).contains("there are 0 frames of 2x2"))
    #expect(reason(AsepriteBytes(width: 2000, frames: [[]]).bytes).contains("2000x2"))
    #expect(reason(Array(AsepriteBytes(frames: [[], []]).bytes.dropLast())).contains("too early"))
  }

  @Test func `A small file cannot cause endless drawing`() {
    let cel = AsepriteBytes.cel(0, width: 10, height: 10, Array(repeating: 0, count: 400))
    let links = Array(repeating: [AsepriteBytes.link(0, to: 0)], count: 19)
    func file(_ layers: [[UInt8]], flags: Int = 1) -> [UInt8] {
      AsepriteBytes(
        flags: flags, width: 10, height: 10, frames: [layers + [cel]] + links
      ).bytes
    }
    #expect(reason(file([AsepriteBytes.layer()]), pixelLimit: 1000) == "no error")
    let groups = (0..<20).map { AsepriteBytes.layer(kind: 1, level: $0) }
    let many = [AsepriteBytes.layer()] + groups
    #expect(reason(file(many)) == "no error")
    let words = reason(file(many, flags: 3))
    #expect(words.hasPrefix("its layers take too long to draw, longer than 8000 "))
    let deep = AsepriteBytes(flags: 3, width: 10, height: 10, frames: [groups]).bytes
    #expect(reason(deep, pixelLimit: 400).hasPrefix("groups are too deep for so large a picture"))
  }

  @Test func `A file damaged anywhere is read or refused; only a crash fails this test`() {
    let file = AsepriteBytes(frames: [
      [AsepriteBytes.layer(), AsepriteBytes.cel(0, [1, 2, 3, 4])], [AsepriteBytes.link(0, to: 0)],
    ]).bytes
    for place in file.indices {
      _ = reason(Array(file[..<place]))
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var changed = file
        changed[place] = value
        _ = reason(changed)
      }
    }
  }
}
