import Pixels
import Sheets
import Testing

@testable import SheetFiles

struct BlendModeTests {
  /// Opaque colours by the formulas of the W3C's "Compositing and Blending", worked out by hand.
  @Test(arguments: [
    // The layer has 200, 100, 50 and the background 100, 150, 0 of red, green and blue.
    (BlendMode.normal, RGBA(200, 100, 50)), (.multiply, RGBA(78, 59, 0)),
    (.screen, RGBA(222, 191, 50)), (.overlay, RGBA(157, 127, 0)), (.darken, RGBA(100, 100, 0)),
    (.lighten, RGBA(200, 150, 50)), (.colorDodge, RGBA(255, 247, 0)),
    (.colorBurn, RGBA(57, 0, 0)), (.hardLight, RGBA(188, 118, 0)),
    (.difference, RGBA(100, 50, 50)), (.exclusion, RGBA(144, 132, 50)),
    (.addition, RGBA(255, 250, 50)), (.subtract, RGBA(0, 50, 0)), (.divide, RGBA(128, 255, 0)),
  ])
  func `Opaque colours are mixed by the mode's formula`(_ mode: BlendMode, _ expected: RGBA) {
    let shown = mode.blend(RGBA(200, 100, 50), over: RGBA(100, 150, 0), opacity: 255)
    #expect(shown == expected)
  }

  @Test func `An opacity is rounded as in Aseprite`() {
    let shown = BlendMode.normal.blend(RGBA(237, 118, 20), over: RGBA(0, 205, 249), opacity: 128)
    #expect(shown == RGBA(118, 162, 135))
  }

  @Test func `Soft light has three parts`() {
    // s = 0.2, b = 0.4: 0.4 - 0.6 * 0.4 * 0.6 = 0.256; s = 0.8, b = 0.1608: d is 0.3994, so
    // 0.1608 + 0.6 * 0.2386 = 0.304; s = 0.8, b = 0.4: 0.4 + 0.6 * (0.63246 - 0.4) = 0.53947.
    let shown = BlendMode.softLight.blend(
      RGBA(51, 204, 204), over: RGBA(102, 41, 102), opacity: 255)
    #expect(shown == RGBA(65, 78, 138))
  }

  @Test func `Hue, saturation and lightness are taken from one or the other`() {
    let (top, ground) = (RGBA(200, 40, 90), RGBA(30, 120, 80))
    func light(_ pixel: RGBA) -> Double {
      0.3 * Double(pixel.red) + 0.59 * Double(pixel.green) + 0.11 * Double(pixel.blue)
    }
    for mode in [BlendMode.hue, .saturation, .color] {
      let shown = mode.blend(top, over: ground, opacity: 255)
      #expect(abs(light(shown) - light(ground)) < 1.5, "\(mode)")
    }
    let shown = BlendMode.luminosity.blend(top, over: ground, opacity: 255)
    #expect(abs(light(shown) - light(top)) < 1.5)
    // Greys have no hue to give; numbers are cut off, not rounded.
    let gray = BlendMode.color.blend(RGBA(9, 9, 9), over: RGBA(80, 80, 80), opacity: 255)
    #expect((79...80).contains(gray.red) && gray.red == gray.blue)
    // Aseprite makes greys red here, as two channels of three are taken.
    let reddish = BlendMode.saturation.blend(top, over: RGBA(80, 80, 80), opacity: 255)
    #expect(reddish.red > reddish.green && reddish.green == reddish.blue)
  }

  @Test(arguments: BlendMode.allCases)
  func `A transparent pixel changes nothing`(_ mode: BlendMode) {
    let (pixel, ground) = (RGBA(9, 99, 199, 77), RGBA(50, 60, 70, 80))
    #expect(mode.blend(.transparent, over: ground, opacity: 255) == ground)
    #expect(mode.blend(pixel, over: .transparent, opacity: 255) == pixel)
    #expect(mode.blend(pixel, over: ground, opacity: 0).alpha == ground.alpha)
    // The opacity is that of "over", whatever the colours: 77 + 80 - 77 * 80 / 255.
    #expect(mode.blend(pixel, over: ground, opacity: 255).alpha == 133)
    #expect(mode.blend(pixel, over: RGBA(50, 60, 70), opacity: 255).alpha == 255)
  }

  @Test func `Over a nearly transparent background a mode gives way to the normal one`() {
    let pixel = RGBA(200, 200, 200)
    func shown(_ alpha: UInt8) -> Int {
      Int(BlendMode.multiply.blend(pixel, over: RGBA(0, 0, 0, alpha), opacity: 255).red)
    }
    #expect(shown(255) == 0)
    #expect(shown(1) > 190)
    #expect(shown(128) > shown(200))
  }

  @Test func `A product of 255ths is rounded`() {
    #expect(product(255, 255) == 255)
    #expect(product(100, 100) == 39)
    #expect(product(-100, 100) == -39)
    #expect((0...255).allSatisfy { product($0, 255) == $0 && product(0, $0) == 0 })
  }

  @Test func `Modes of hue are the normal one for greys`() {
    #expect(BlendMode.hue.ofGray == .normal)
    #expect(BlendMode.multiply.ofGray == .multiply)
  }

  @Test(arguments: BlendMode.allCases)
  func `A nearly opaque background gives nearly the result of an opaque one`(_ mode: BlendMode) {
    for opacity in [0, 1, 77, 128, 254, 255] {
      for alpha: UInt8 in [1, 90, 255] {
        let pixel = RGBA(237, 18, 120, alpha)
        let opaque = mode.blend(pixel, over: RGBA(10, 205, 99), opacity: opacity)
        let nearly = mode.blend(pixel, over: RGBA(10, 205, 99, 254), opacity: opacity)
        #expect(opaque.alpha == 255)
        for (one, other) in [
          (opaque.red, nearly.red), (opaque.green, nearly.green), (opaque.blue, nearly.blue),
        ] { #expect(abs(Int(one) - Int(other)) <= 3) }
      }
    }
  }
}
