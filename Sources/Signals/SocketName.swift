/// The file name of a player's socket, for any player's name.
enum SocketName {
  private static let ending = ".socket"
  /// A file name with more bytes than this before its ending is cut and marked by a hash.
  private static let longest = 64
  private static let longestStart = 40
  private static let mark = "~"

  /// The file name for a player's name: bytes other than those of ASCII letters, digits, `-`, `_` and
  /// `~` are written as `%` and two digits, and of a long name only the start is kept.
  static func file(of name: String) -> String {
    let parts = name.utf8.map(escaped)
    let whole = parts.joined()
    if whole.isEmpty { return "%" + ending }
    guard whole.utf8.count > longest else { return whole + ending }
    var start = ""
    for part in parts {
      guard start.utf8.count + part.utf8.count <= longestStart else { break }
      start += part
    }
    return start + mark + hexadecimal(hash(of: name), digits: 16) + ending
  }

  /// The player's name for a file name, for listing; nil if it is no socket's file name.
  ///
  /// A long name is returned as its start and its mark, for which `file(of:)` returns the same file name.
  static func name(of file: String) -> String? {
    guard file.hasSuffix(ending) else { return nil }
    var rest = file.utf8.dropLast(ending.utf8.count)
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), !(rest.isEmpty && bytes.isEmpty) else {
        if byte != UInt8(ascii: "%") { bytes.append(byte) }
        continue
      }
      guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    guard let name = String(validating: bytes, as: UTF8.self) else { return nil }
    return self.file(of: name) == file ? name : nil
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      String(Unicode.Scalar(byte))
    default: "%" + hexadecimal(UInt64(byte), digits: 2)
    }
  }

  private static func hexadecimal(_ number: UInt64, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: digits - text.count) + text
  }

  /// The 64-bit FNV-1a hash.
  private static func hash(of name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
