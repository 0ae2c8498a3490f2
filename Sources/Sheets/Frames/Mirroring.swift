/// How an upright picture is mirrored.
public struct Mirroring: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Left and right are exchanged.
  public static let leftToRight = Mirroring(rawValue: 1)
  /// Top and bottom are exchanged.
  public static let topToBottom = Mirroring(rawValue: 2)
}
