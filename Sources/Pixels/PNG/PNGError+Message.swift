extension PNGError: CustomStringConvertible {
  /// What is wrong, to be put after a file's name and a colon; without a full stop.
  ///
  /// It contains no control characters, whatever the file contains.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .notPNG(let start): "it is not a PNG file (it starts with \(Self.visible(start)))"
    case .tooLarge(let width, let height, let pixelLimit):
      "it is \(width)x\(height) pixels, more than the limit of \(pixelLimit)"
    case .truncated(let detail): "it is cut off before the picture ends (\(detail))"
    case .damaged(let detail): "it is damaged (\(detail))"
    case .animation(let reason, let place): "byte \(place): its animation is damaged: \(reason)"
    case .outOfMemory: "there is not enough memory for it"
    }
  }

  /// Bytes as quoted text when the first few are printable ASCII, else in hexadecimal.
  private static func visible(_ bytes: [UInt8]) -> String {
    let text = bytes.prefix { 0x20...0x7E ~= $0 }
    guard text.count >= min(3, bytes.count) else {
      return bytes.prefix(4).map(hexadecimal).joined(separator: " ")
    }
    return "\"\(String(decoding: text, as: UTF8.self))\""
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
