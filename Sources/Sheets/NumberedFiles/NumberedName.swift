/// A pattern for file names with one number, as of printf(3): `walk_%02d.png`.
struct NumberedName: Hashable {
  private let prefix: [UInt8]
  private let suffix: [UInt8]
  /// Fills the number up to `width`: a zero or a space.
  private let padding: UInt8
  /// The least length of the number in bytes.
  private let width: Int

  /// The largest width that a pattern may ask for.
  private static let mostDigits = 18

  /// Reads a pattern: `%d` for the number, with a width as in `%02d` or `%3d`, and `%%` for a
  /// percent sign.
  ///
  /// - Returns: Nil if there is no number in the pattern.
  /// - Throws: ``ImageSequenceError``.
  init?(_ pattern: String) throws(ImageSequenceError) {
    var rest = Array(pattern.utf8)[...]
    var texts: [[UInt8]] = [[]]
    var number: (padding: UInt8, width: Int)?
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        texts[texts.count - 1].append(byte)
        continue
      }
      if rest.first == UInt8(ascii: "%") {
        texts[texts.count - 1].append(rest.removeFirst())
        continue
      }
      guard number == nil else { throw .severalNumbers(pattern: pattern) }
      number = try Self.conversion(&rest, of: pattern)
      texts.append([])
    }
    guard let number else { return nil }
    prefix = texts[0]
    suffix = texts[1]
    padding = number.padding
    width = number.width
  }

  private static func conversion(
    _ rest: inout ArraySlice<UInt8>, of pattern: String
  ) throws(ImageSequenceError) -> (padding: UInt8, width: Int) {
    let digits = rest.prefix { $0.isDigit }
    rest = rest[digits.endIndex...]
    guard rest.popFirst() == UInt8(ascii: "d"), digits.count <= 3 else {
      throw .unknownConversion(pattern: pattern)
    }
    let width = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    guard width <= mostDigits else { throw .unknownConversion(pattern: pattern) }
    return (digits.first == UInt8(ascii: "0") ? UInt8(ascii: "0") : UInt8(ascii: " "), width)
  }

  /// The number in a file's name; nil if printf would not have written that name.
  func number(in name: String) -> Int? {
    guard let written = written(in: name),
      let number = Self.value(of: written.drop { $0 == UInt8(ascii: " ") }),
      formatted(number).elementsEqual(written)
    else { return nil }
    return number
  }

  /// Whether a file's name has a number in the right place, with any number of zeros before it.
  func nearlyMatches(_ name: String) -> Bool {
    written(in: name).flatMap(Self.value) != nil
  }

  /// The part of a file's name in place of the number; nil if the rest does not match.
  private func written(in name: String) -> ArraySlice<UInt8>? {
    let bytes = Array(name.utf8)
    guard bytes.count > prefix.count + suffix.count, bytes.starts(with: prefix),
      bytes.suffix(suffix.count).elementsEqual(suffix)
    else { return nil }
    return bytes[prefix.count..<(bytes.count - suffix.count)]
  }

  private static func value(of digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= mostDigits, digits.allSatisfy(\.isDigit) else {
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private func formatted(_ number: Int) -> [UInt8] {
    let digits = Array(String(number).utf8)
    return Array(repeating: padding, count: max(0, width - digits.count)) + digits
  }
}
