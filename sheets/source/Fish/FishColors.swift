/// What the fish are made of.
enum FishColors {
  static let gold = Ramp(0x8A2438, 0xDC5028, 0xFF8C2C, 0xFFC450)
  static let goldBelly = Ramp(0x8A2438, 0xFF8C2C, 0xFFC450, 0xFFEEA8)
  static let goldFin = Ramp(0xB83834, 0xDC5028, 0xFFA850, 0xFFDC90)

  static let sand = Ramp(0x4C3A28, 0x8C7430, 0xC8AC40, 0xF0DC78)
  static let sandBelly = Ramp(0x6C6488, 0xB0B0C8, 0xE8E8E8, 0xFFFFFF)

  static let air = Ramp(0x3C78CC, 0x5CA8E8, 0xB0E4F8, 0xFFFFFF)
  static let lip = Tone(0xE87888)

  static let neonBack = Ramp(0x1C2C68, 0x2C4C9C, 0x3C78CC, 0x5CA8E8)
  static let neonLight = Tone(0x70FFF0)
  static let neonTail = Ramp(0x80183C, 0xB82048, 0xF03C58, 0xFF8080)

  static let eye = Tone(0x1C1830)
  static let eyeWhite = Tone(0xFFFFFF)
}
