/// What the robot and its anvil are made of, and what its lamp can shine like.
enum RobotColors {
  static let enamel = Ramp(0x4A4474, 0xA09CC4, 0xE0E0E8, 0xFFFFF4)
  static let teal = Ramp(0x1C485C, 0x2C8090, 0x48B8B0, 0x9CECD4)
  static let metal = Ramp(0x28284C, 0x4C507C, 0x7884A8, 0xB0C0D0)
  /// The hammer's head, whose face is as light as the lamp.
  static let iron = Ramp(0x28284C, 0x8C5C68, 0xC89C84, 0xFFF4B0)
  static let screen = Ramp(0x28284C, 0x141A34, 0x202C50, 0x34487C)

  static let off = Ramp(0x405C88, 0x6088B0, 0x98C0D4, 0xE0F4F4)
  static let amber = Ramp(0x9C4820, 0xE88420, 0xFFC83C, 0xFFF4B0)
  static let green = Ramp(0x1C6C44, 0x30B04C, 0x78EC5C, 0xE0FFB0)
  static let red = Ramp(0x7C1438, 0xCC2840, 0xFF5448, 0xFFB498)

  static let smoke = enamel.shade
  static let smokeEdge = enamel.line
}
