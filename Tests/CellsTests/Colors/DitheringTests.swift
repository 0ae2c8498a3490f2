import Pixels
import Support
import Testing

@testable import Cells

struct DitheringTests {
  /// Black or white, whichever is nearer.
  private func blackOrWhite(_ rgb: UInt32) -> UInt32 { rgb & 0xFF < 128 ? 0 : 0xFFFFFF }

  @Test func `A mixture has as much of each colour as its light asks for`() {
    for code in stride(from: UInt8(0), through: 255, by: 15) {
      let picture = Bitmap(width: 8, height: 8, filling: RGBA(code, code, code))
      let dithered = Dithering.ordered.applied(to: picture, nearest: blackOrWhite)
      let white = dithered.pixels.count { $0 == RGBA(rgb: 0xFFFFFF) }
      #expect(dithered.pixels.allSatisfy { $0.red == 0 || $0.red == 255 })
      let light = LinearLight.values[Int(code)]
      // Where nothing but the nearest colour lies beyond, it stays plain.
      if light > 0.02 { #expect(abs(Float(white) / 64 - light) <= 1.01 / 64) }
    }
  }

  @Test func `Colours of the palette stay plain, and so does what is not shown`() {
    let picture = Bitmap(
      width: 3, height: 1, pixels: [RGBA(rgb: 0), RGBA(rgb: 0xFFFFFF), RGBA(90, 90, 90, 40)])
    #expect(Dithering.ordered.applied(to: picture, nearest: blackOrWhite) == picture)
  }

  @Test func `The pattern depends on the place alone`() {
    let gray = Bitmap(width: 16, height: 8, filling: RGBA(rgb: 0x909090))
    let dithered = Dithering.ordered.applied(to: gray, nearest: blackOrWhite)
    let left = dithered.cropped(to: PixelRect(x: 0, y: 0, width: 8, height: 8))
    #expect(left == dithered.cropped(to: PixelRect(x: 8, y: 0, width: 8, height: 8)))
  }

  @Test func `Without it nothing changes, and by default there is none`() {
    let picture = Bitmap.random(width: 8, height: 8, seed: 60)
    #expect(Dithering.none.applied(to: picture, nearest: blackOrWhite) == picture)
    var plain = CellEncoder(glyphs: .half, depth: .ansi8)
    var ordered = CellEncoder(glyphs: .half, depth: .ansi8, dithering: .ordered)
    #expect(plain.dithering == .none)
    #expect(plain.encode(picture) != ordered.encode(picture))
    var full = CellEncoder(glyphs: .half, depth: .trueColor, dithering: .ordered)
    var fullPlain = CellEncoder(glyphs: .half, depth: .trueColor)
    #expect(full.encode(picture) == fullPlain.encode(picture))
  }
}
