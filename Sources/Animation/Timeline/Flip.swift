/// Mirrored left to right, upside down, or both.
public struct Flip: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Left to right.
  public static let horizontal = Flip(rawValue: 1)
  /// Upside down.
  public static let vertical = Flip(rawValue: 2)
}
