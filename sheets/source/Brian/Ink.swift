import Pixels

/// A tile of Brian's, or a part of one.
typealias Canvas = Film<Ink>

/// The colours of Brian's sheets; each is also the letter that stands for it in a pixel pattern.
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
