import Pixels
import Sheets
import Testing

@Suite struct FramePlaceTests {
  /// Three by two pixels with the red values 0 1 2 above 3 4 5.
  private static let upright = [[0, 1, 2], [3, 4, 5]]

  /// The pixels on the bitmap after each turn.
  private static let turned: [Turn: [[Int]]] = [
    .upright: upright,
    .clockwise: [[3, 0], [4, 1], [5, 2]],
    .upsideDown: [[5, 4, 3], [2, 1, 0]],
    .counterclockwise: [[2, 5], [1, 4], [0, 3]],
  ]

  private func bitmap(_ rows: [[Int]]) -> Bitmap {
    Bitmap(
      width: rows[0].count, height: rows.count,
      pixels: rows.joined().map { RGBA(UInt8($0), 0, 0) })
  }

  private func reds(_ bitmap: Bitmap) -> [[Int]] {
    (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x in bitmap[x, y].alpha == 0 ? -1 : Int(bitmap[x, y].red) }
    }
  }

  @Test(arguments: Turn.allCases)
  func `A frame that was turned is upright`(turn: Turn) throws {
    let packed = bitmap(try #require(Self.turned[turn]))
    let region = PixelRect(x: 0, y: 0, width: packed.width, height: packed.height)
    let sheet = try Sheet(bitmaps: [packed], places: [FramePlace(region: region, turn: turn)])
    #expect(reds(sheet.frame(0).bitmap) == Self.upright)
    #expect(sheet.size(ofFrame: 0) == (3, 2))
  }

  private static let mirrored: [(Mirroring, [[Int]])] = [
    ([], upright), (.leftToRight, [[2, 1, 0], [5, 4, 3]]),
    (.topToBottom, [[3, 4, 5], [0, 1, 2]]),
    ([.leftToRight, .topToBottom], [[5, 4, 3], [2, 1, 0]]),
  ]

  @Test(arguments: Turn.allCases, mirrored)
  func `A frame is mirrored once it is upright`(turn: Turn, _ mirrored: (Mirroring, [[Int]])) throws
  {
    let packed = bitmap(try #require(Self.turned[turn]))
    let region = PixelRect(x: 0, y: 0, width: packed.width, height: packed.height)
    let place = FramePlace(region: region, turn: turn, mirroring: mirrored.0)
    let sheet = try Sheet(bitmaps: [packed], places: [place])
    #expect(reds(sheet.frame(0).bitmap) == mirrored.1)
  }

  @Test func `A trimmed frame is whole again, and pixels outside are lost`() throws {
    let region = PixelRect(x: 1, y: 0, width: 2, height: 2)
    func whole(_ width: Int, _ height: Int, at x: Int, _ y: Int) throws -> [[Int]] {
      let place = FramePlace(region: region, size: (width, height), offset: (x, y))
      return reds(
        try Sheet(bitmaps: [bitmap(Self.upright)], places: [place]).frame(0).bitmap)
    }
    #expect(try whole(3, 3, at: 1, 0) == [[-1, 1, 2], [-1, 4, 5], [-1, -1, -1]])
    #expect(try whole(2, 1, at: -1, -1) == [[5, -1]])
    #expect(try whole(2, 2, at: 1, 1) == [[-1, -1], [-1, 1]])
    #expect(try whole(1, 1, at: .max, .min) == [[-1]])
  }

  @Test func `Name, duration and pivot of a frame are kept`() throws {
    let place = FramePlace(
      region: PixelRect(x: 2, y: 1, width: 1, height: 1), name: "last",
      duration: .milliseconds(70), pivot: Pivot(x: 0.5, y: 1))
    let frame = try Sheet(bitmaps: [bitmap(Self.upright)], places: [place]).frame(0)
    #expect(
      frame
        == Frame(
          bitmap: bitmap([[5]]), name: "last", duration: .milliseconds(70),
          pivot: Pivot(x: 0.5, y: 1)))
  }

  @Test(arguments: [
    (PixelRect(x: -1, y: 0, width: 1, height: 1), "does not fit into the image, which is 3x2"),
    (PixelRect(x: 2, y: 0, width: 2, height: 1), "it lies at 2,0 and is 2x1"),
    (PixelRect(x: 0, y: .max, width: 1, height: .max), "does not fit"),
    (PixelRect(x: 0, y: 0, width: 0, height: 1), "it is 0x1, which shows nothing"),
  ])
  func `A frame off its bitmap is refused`(region: PixelRect, words: String) throws {
    let good = FramePlace(region: PixelRect(x: 0, y: 0, width: 1, height: 1))
    let error = #expect(throws: FrameError.self) {
      try Sheet(bitmaps: [bitmap(Self.upright)], places: [good, FramePlace(region: region)])
    }
    #expect(error?.frame == 1)
    #expect(error.map { "\($0.cause)" }?.contains(words) == true)
  }

  @Test func `A frame whose whole picture is too large is refused`() throws {
    let region = PixelRect(x: 0, y: 0, width: 1, height: 1)
    for size in [(width: 11, height: 10), (width: .max, height: 2)] {
      #expect(throws: FrameError.self) {
        try Sheet(
          bitmaps: [bitmap(Self.upright)], places: [FramePlace(region: region, size: size)],
          pixelLimit: 100)
      }
    }
  }
}
