import Pixels

/// The colours of the sheet; each is also the letter that stands for it in a pixel pattern.
enum Ink: Character, CaseIterable, Paint {
  case ink = "K"

  case hatShade = "a"
  case hat = "b"
  case hatLight = "c"

  case skinLine = "v"
  case skinShade = "u"
  case skin = "t"
  case skinLight = "s"

  case hairLine = "j"
  case hair = "i"
  case hairLight = "h"

  case shirtLine = "z"
  case shirtShade = "y"
  case shirt = "x"
  case shirtLight = "w"

  case waistcoatLine = "o"
  case waistcoatShade = "p"
  case waistcoat = "q"
  case waistcoatLight = "r"

  case trousersLine = "g"
  case trousersShade = "f"
  case trousers = "e"
  case trousersLight = "d"

  case shoeLine = "n"
  case shoe = "m"
  case shoeLight = "l"

  case mugLine = "D"
  case mugShade = "C"
  case mug = "B"
  case mugLight = "A"

  case gold = "G"
  case blush = "P"

  var color: RGBA {
    switch self {
    case .ink: RGBA(0x22, 0x1A, 0x38)
    case .hatShade: RGBA(0x36, 0x30, 0x60)
    case .hat: RGBA(0x50, 0x52, 0x8C)
    case .hatLight: RGBA(0x82, 0x8E, 0xC0)
    case .skinLine: RGBA(0x8A, 0x46, 0x4C)
    case .skinShade: RGBA(0xD0, 0x86, 0x6C)
    case .skin: RGBA(0xF2, 0xBA, 0x8E)
    case .skinLight: RGBA(0xFF, 0xE0, 0xB6)
    case .hairLine: RGBA(0x84, 0x34, 0x34)
    case .hair: RGBA(0xC8, 0x60, 0x30)
    case .hairLight: RGBA(0xF0, 0x98, 0x44)
    case .shirtLine: RGBA(0x66, 0x5A, 0x8E)
    case .shirtShade: RGBA(0xA8, 0x9E, 0xC4)
    case .shirt: RGBA(0xDC, 0xD6, 0xE0)
    case .shirtLight: RGBA(0xFF, 0xF8, 0xE4)
    case .waistcoatLine: RGBA(0x48, 0x1A, 0x40)
    case .waistcoatShade: RGBA(0x76, 0x20, 0x4C)
    case .waistcoat: RGBA(0xA8, 0x30, 0x50)
    case .waistcoatLight: RGBA(0xD8, 0x54, 0x58)
    case .trousersLine: RGBA(0x38, 0x36, 0x66)
    case .trousersShade: RGBA(0x5A, 0x5E, 0x92)
    case .trousers: RGBA(0x84, 0x8E, 0xB8)
    case .trousersLight: RGBA(0xB0, 0xBC, 0xD4)
    case .shoeLine: RGBA(0x56, 0x2C, 0x3C)
    case .shoe: RGBA(0x7C, 0x42, 0x34)
    case .shoeLight: RGBA(0xB8, 0x72, 0x42)
    case .mugLine: RGBA(0x1C, 0x4C, 0x72)
    case .mugShade: RGBA(0x28, 0x80, 0x9C)
    case .mug: RGBA(0x48, 0xBC, 0xB8)
    case .mugLight: RGBA(0xA8, 0xF0, 0xD8)
    case .gold: RGBA(0xFF, 0xD2, 0x5A)
    case .blush: RGBA(0xEC, 0x98, 0x7C)
    }
  }

  /// The material that the colour belongs to, which says what its edge is drawn with.
  var material: Material {
    switch self {
    case .ink, .hatShade, .hat, .hatLight: .hat
    case .skinLine, .skinShade, .skin, .skinLight, .blush: .skin
    case .hairLine, .hair, .hairLight: .hair
    case .shirtLine, .shirtShade, .shirt, .shirtLight: .shirt
    case .waistcoatLine, .waistcoatShade, .waistcoat, .waistcoatLight, .gold: .waistcoat
    case .trousersLine, .trousersShade, .trousers, .trousersLight: .trousers
    case .shoeLine, .shoe, .shoeLight: .shoe
    case .mugLine, .mugShade, .mug, .mugLight: .mug
    }
  }
}

extension Ink {
  var line: Ink { material.line }
  var litLine: Ink { material.shade }
}

/// The tones of one material, from its edge to where the light falls.
struct Material {
  let line: Ink
  let shade: Ink
  let middle: Ink
  let light: Ink

  static let hat = Material(line: .ink, shade: .hatShade, middle: .hat, light: .hatLight)
  static let skin = Material(
    line: .skinLine, shade: .skinShade, middle: .skin, light: .skinLight)
  static let hair = Material(line: .hairLine, shade: .hairLine, middle: .hair, light: .hairLight)
  static let shirt = Material(
    line: .shirtLine, shade: .shirtShade, middle: .shirt, light: .shirtLight)
  static let waistcoat = Material(
    line: .waistcoatLine, shade: .waistcoatShade, middle: .waistcoat, light: .waistcoatLight)
  static let trousers = Material(
    line: .trousersLine, shade: .trousersShade, middle: .trousers, light: .trousersLight)
  static let shoe = Material(line: .shoeLine, shade: .shoeLine, middle: .shoe, light: .shoeLight)
  static let mug = Material(line: .mugLine, shade: .mugShade, middle: .mug, light: .mugLight)

  /// The same material a tone darker, for what is on the far side of the figure.
  var far: Material { Material(line: line, shade: line, middle: shade, light: middle) }

  /// The same material out of the light, but not as dark as on the far side.
  var shaded: Material { Material(line: line, shade: shade, middle: shade, light: middle) }

  /// The tone of a surface that meets the light as much as `brightness` says, from -1 to 1.
  func tone(brightness: Double) -> Ink {
    brightness > 0.79 ? light : brightness > 0.32 ? middle : shade
  }
}

/// The one light of the sheet: from the upper left, in front of the figure.
enum Light {
  /// How much a round surface meets the light where its normal, on the tile, is `normal`.
  ///
  /// - Parameter normal: From (0, 0), facing the viewer, to length 1, at the surface's rim.
  /// - Returns: From -1, facing away, to 1, facing the light.
  static func brightness(normal: Point) -> Double {
    let towardsViewer = max(0, 1 - normal.x * normal.x - normal.y * normal.y).squareRoot()
    return -0.52 * normal.x - 0.5 * normal.y + 0.69 * towardsViewer
  }
}
