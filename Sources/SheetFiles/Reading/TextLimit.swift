/// The most bytes that text files may have.
enum TextLimit {
  /// For JSON, XML and sections in brackets: a value takes about 80 bytes in memory.
  static let structured = 8 << 20
  /// For other text, which may be a graph as well.
  static let plain = 4 << 20
}
