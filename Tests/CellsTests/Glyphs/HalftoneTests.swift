import Pixels
import Testing

@testable import Cells

struct HalftoneTests {
  /// Transparent, black, dark red, medium grey, white.
  static let pixels: [Character: RGBA] = [
    ".": .transparent, "k": RGBA(rgb: 0), "r": RGBA(rgb: 0x800000), "m": RGBA(rgb: 0x707070),
    "w": RGBA(rgb: 0xFFFFFF),
  ]

  private func lineArt(_ rows: [String]) -> [String] {
    let bitmap = Bitmap(
      width: rows[0].count, height: rows.count,
      pixels: rows.joined().map { Self.pixels[$0, default: .transparent] })
    let lit = Halftone.lineArt(of: bitmap)
    return (0..<lit.height).map { y in
      String((0..<lit.width).map { x in lit[x, y].alpha == 255 ? "#" : "." })
    }
  }

  @Test func `A dark figure keeps its outline, and its face is lit`() {
    let figure = [
      "..kkkkk..",
      ".kkkkkkk.",
      ".kwwwwrk.",
      ".kwkwwrk.",
      ".kwwwwrk.",
      "..kkkkk..",
    ]
    let expected = [
      "..#####..",
      ".#.....#.",
      ".#####.#.",
      ".##.##.#.",
      ".#####.#.",
      "..#####..",
    ]
    #expect(lineArt(figure) == expected)
  }

  @Test func `Medium tones become a chessboard, without an outline where nothing is transparent`() {
    #expect(lineArt(["mmmm", "mmmm", "kkkk", "wwww"]) == ["#.#.", ".#.#", "....", "####"])
  }

  @Test func `A figure at the edge of the picture is closed there`() {
    #expect(lineArt(["kkk.", "kkk.", "kkk."]) == ["###.", "#.#.", "###."])
  }

  @Test func `Nothing is lit where nothing is`() {
    #expect(lineArt(["...", "..."]) == ["...", "..."])
  }
}
