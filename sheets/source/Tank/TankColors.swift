/// What stands in the tank is made of.
enum TankColors {
  static let weed = Ramp(0x0E3C3C, 0x1E7050, 0x44AC4C, 0xA4E45C)
  static let coral = Ramp(0x4C1848, 0x902860, 0xD0486C, 0xFF9890)
  static let sand = Ramp(0x6C4840, 0xA88058, 0xDCBC7C, 0xF8E8B0)
  static let stone = Ramp(0x34345C, 0x5C6088, 0x8C98B4, 0xC4D0D8)
  static let wood = Ramp(0x3C1C30, 0x783838, 0xB0603C, 0xDC9450)
  static let gold = Ramp(0x8A4A24, 0xD08828, 0xFFC83C, 0xFFF098)
  static let dark = Tone(0x241430)
  static let eyeWhite = Tone(0xFFFFFF)
}
