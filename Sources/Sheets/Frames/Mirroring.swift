/// How an upright picture is mirrored.
public struct Mirroring: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Left and right change places.
  public static let leftToRight = Mirroring(rawValue: 1)
  /// Top and bottom change places.
  public static let topToBottom = Mirroring(rawValue: 2)
}
