/// What the flower and its pot are made of.
enum FlowerColors {
  static let leaf = Ramp(0x14443C, 0x24784C, 0x50B04C, 0xACE460)
  static let dry = Ramp(0x4C3C34, 0x7C6840, 0xA89450, 0xD0C478)
  static let petal = Ramp(0xA8502C, 0xEC9424, 0xFFCC34, 0xFFF088)
  static let disc = Ramp(0x5C2C34, 0x8C4C34, 0xC07C40, 0xE4AC5C)
  static let clay = Ramp(0x642840, 0xA84840, 0xDC7850, 0xF8B07C)
  static let soil = Ramp(0x30202C, 0x4C3038, 0x6C4840, 0x8C644C)
  static let face = Tone(0x30182C)
  static let cheek = Tone(0xF47C60)
}
