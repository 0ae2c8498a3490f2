import Pixels
import SheetFiles
import Sheets
import Support
import Testing

/// The atlases in `../shared/real`, against what Tests/Fixtures/atlases/make-atlases reads from them by
/// other means.
@Suite(.enabled(if: SharedFiles.areUsable)) struct RealAtlasTests {
  private func sheet(_ name: String) throws -> Sheet {
    try SheetFile.read(SharedFiles.path("real/" + name))
  }

  @Test(arguments: try Fixtures.table("atlases/atlases.tsv"))
  func `Frames and tags are those of the file`(_ fields: [String]) throws {
    let sheet = try SheetFile.read(SharedFiles.path(fields[0]))
    #expect(sheet.summary == fields[1], "\(fields[0])")
    let sums = (0..<sheet.frameCount).map { sheet.frame($0).bitmap.checkSum }
    #expect(sums == fields[2].split(separator: ",").map(String.init), "\(fields[0])")
  }

  @Test func `A frame packed turned and trimmed equals the same frame packed only trimmed`() throws
  {
    let trimmed = try sheet("tp-rotated-trimmed/test-trim.json")
    let turned = try sheet("tp-rotated-trimmed/test-trim-rotation.json")
    // The third was drawn in other colours for one of the two.
    for number in [0, 1, 3] {
      #expect(trimmed.frame(number) == turned.frame(number))
    }
    // So was the first for this one, which is not trimmed, and has 80 columns less on the left.
    let untrimmed = try sheet("tp-rotated-trimmed/test-rotation.json").frame(0).bitmap
    for y in 0..<untrimmed.height {
      for x in 0..<untrimmed.width {
        #expect(untrimmed[x, y].alpha == trimmed.frame(0).bitmap[x + 80, y].alpha)
      }
    }
  }

  @Test func `Frames that Starling turned are upright`() throws {
    let sheet = try sheet("starling-flight/atlas.xml")
    for number in 3...16 {
      // The bird's eye is the only blue in the picture.
      let bitmap = sheet.frame(number).bitmap
      let blue = bitmap.pixels.indices.filter {
        let pixel = bitmap.pixels[$0]
        return pixel.alpha > 250 && pixel.blue > 150 && pixel.red < 60
      }
      #expect(blue.count > 50)
      #expect(blue.allSatisfy { 120...160 ~= $0 % bitmap.width })
    }
  }

  @Test func `Frames that libGDX turned are upright`() throws {
    let sheet = try sheet("libgdx-atlas/libgdx-packed.atlas")
    // The figure's legs are the same in all frames.
    let legs = PixelRect(x: 45, y: 120, width: 12, height: 30)
    let parts = (0..<5).map { sheet.frame($0).bitmap.cropped(to: legs) }
    for part in parts {
      let same = zip(part.pixels, parts[0].pixels).count { $0 == $1 }
      #expect(same * 10 >= part.pixels.count * 9)
    }
  }

  @Test(arguments: [
    ("tp-pixi/atlas-multipack-wrong-array.json", "frames: it is empty"),
    ("tp-pixi/atlas-multipack-wrong-type.json", "frames: it is empty"),
  ])
  func `A file that is no atlas is refused with place and reason`(name: String, words: String)
    throws
  {
    let failure = #expect(throws: SheetFileError.self) { try sheet(name) }
    #expect(failure.map { "\($0)".hasPrefix(words) } == true)
  }
}
