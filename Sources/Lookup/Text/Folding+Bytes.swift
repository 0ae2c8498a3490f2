extension Folding {
  /// The bytes by which a text is compared, without its graphemes and words; fast for ASCII.
  mutating func bytes(of text: String) -> [UInt8] {
    var text = text
    let plain = text.withUTF8 { bytes -> [UInt8]? in
      guard bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return nil }
      return bytes.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    }
    return plain ?? fold(text).bytes
  }
}
