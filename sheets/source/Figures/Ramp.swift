import Pixels

/// The tones of one material, from its edge to where the light falls.
struct Ramp {
  let line: Tone
  let shade: Tone
  let middle: Tone
  let light: Tone

  /// - Parameters: The colours as `0xRRGGBB`, darkest first.
  init(_ line: Int, _ shade: Int, _ middle: Int, _ light: Int) {
    let edge = (line: RGBA(hex: line), litLine: RGBA(hex: shade))
    self.line = Tone(RGBA(hex: line), edge: edge)
    self.shade = Tone(RGBA(hex: shade), edge: edge)
    self.middle = Tone(RGBA(hex: middle), edge: edge)
    self.light = Tone(RGBA(hex: light), edge: edge)
  }

  private init(line: Tone, shade: Tone, middle: Tone, light: Tone) {
    self.line = line
    self.shade = shade
    self.middle = middle
    self.light = light
  }

  /// The same material a tone darker, for what is on the far side of a figure.
  var far: Ramp { Ramp(line: line, shade: line, middle: shade, light: middle) }

  /// The tone of a surface that meets the light as much as `brightness` says, from -1 to 1.
  func tone(brightness: Double) -> Tone {
    brightness > 0.8 ? light : brightness > 0.3 ? middle : shade
  }
}

/// One colour of a material, which knows what the material's edge is drawn with.
struct Tone: Paint {
  let color: RGBA
  private let lineColor: RGBA
  private let litLineColor: RGBA

  init(_ color: RGBA, edge: (line: RGBA, litLine: RGBA)) {
    self.color = color
    lineColor = edge.line
    litLineColor = edge.litLine
  }

  /// A colour that is its own edge, given as `0xRRGGBB`.
  init(_ hex: Int) {
    self.init(RGBA(hex: hex), edge: (RGBA(hex: hex), RGBA(hex: hex)))
  }

  var line: Tone { Tone(lineColor, edge: (lineColor, litLineColor)) }
  var litLine: Tone { Tone(litLineColor, edge: (lineColor, litLineColor)) }
}

extension RGBA {
  /// The opaque colour `0xRRGGBB`.
  init(hex: Int) {
    self.init(UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF))
  }
}
