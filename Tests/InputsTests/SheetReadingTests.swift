@testable import Files
import Support
@testable import Inputs
import Basics
import Pixels
import SheetFiles
import Testing

@Suite struct SheetReadingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b", "c", "d", "e"] {
      try folder.write(Bitmap(width: 5, height: 4), to: name)
    }
    try folder.write(Bitmap(width: 7, height: 3), to: "wide")
  }

  private func read(_ name: String, _ reading: SheetReading) throws(SheetFileError) -> Bitmap {
    try reading.bitmap(folder.path(name))
  }

  @Test func `A known sheet that has not changed is not decoded again`() throws {
    let path = folder.path("a")
    var known = SheetLibrary()
    let mark = Bitmap(width: 1, height: 1, filling: RGBA(1, 2, 3))
    known.add(mark, at: path, as: try #require(FileStamp(path)))
    let reading = SheetReading(pixelLimit: 100, known: known)
    #expect(try reading.bitmap(path) == mark)
    #expect(try read("b", reading).width == 5)

    try folder.write(Bitmap(width: 9, height: 9), to: "a")
    let next = SheetReading(pixelLimit: 100, known: reading.library)
    #expect(try next.bitmap(path).width == 9)
    let stamp = try #require(FileStamp(folder.path("b")))
    #expect(reading.library.bitmap(folder.path("b"), as: stamp) != nil)
    #expect(next.library.bitmap(folder.path("b"), as: stamp) == nil)
  }

  @Test func `All requested files are recorded, including missing ones`() throws {
    let reading = SheetReading(pixelLimit: 100, known: SheetLibrary())
    _ = try read("a", reading)
    #expect(throws: SheetFileError.file(.missing)) { try read("none", reading) }
    #expect(
      reading.stamps == [
        folder.path("a"): FileStamp(folder.path("a")), folder.path("none"): nil,
      ])
  }

  @Test(arguments: [false, true])
  func `Sheets can have four times the pixels of one together`(areKnown: Bool) throws {
    let all = SheetReading(pixelLimit: 1000, known: SheetLibrary())
    for name in ["a", "b", "c", "d", "e", "wide"] { _ = try read(name, all) }
    let reading = SheetReading(
      pixelLimit: 20, known: areKnown ? all.library : SheetLibrary())
    #expect(throws: SheetFileError.png(.tooLarge(width: 7, height: 3, pixelLimit: 20))) {
      try read("wide", reading)
    }
    for name in ["a", "b", "c", "d"] { _ = try read(name, reading) }
    let crowded = SheetFileError.crowded(width: 5, height: 4, pixelsLeft: 0, pixelLimit: 80)
    #expect(throws: crowded) { try read("e", reading) }
    #expect(throws: SheetFileError.png(.tooLarge(width: 7, height: 3, pixelLimit: 20))) {
      try read("wide", reading)
    }
  }

  @Test func `Any limit can be given`() throws {
    let reading = SheetReading(pixelLimit: .max, known: SheetLibrary())
    #expect(try read("a", reading).height == 4)
  }
}
