import Basics

/// A name or a value as it is written in a DOT file: in quotes if it needs them.
package func written(_ text: String) -> String { isBare(text) ? text : writtenInQuotes(text) }

/// A text in quotes as it is written in a DOT file.
///
/// DOT cannot express an odd number of backslashes before a quotation mark or at the end of a text;
/// one more is written there.
package func writtenInQuotes(_ text: String) -> String {
  var quoted: [UInt8] = []
  var backslashes = 0
  for byte in text.utf8 {
    if byte == UInt8(ascii: "\"") {
      if !backslashes.isMultiple(of: 2) { quoted.append(UInt8(ascii: "\\")) }
      quoted.append(UInt8(ascii: "\\"))
    }
    backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
    quoted.append(byte)
  }
  if !backslashes.isMultiple(of: 2) { quoted.append(UInt8(ascii: "\\")) }
  return "\"" + String(decoding: quoted, as: UTF8.self) + "\""
}

/// Whether a text needs no quotes: a word of ASCII letters, digits and `_` that is not a keyword,
/// or a number.
private func isBare(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  guard let first = bytes.first else { return false }
  if first.isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: ".") {
    return isNumeral(bytes[...])
  }
  return bytes.allSatisfy { $0 < 0x80 && ($0.startsName || $0.isDigit) }
    && !keywords.contains(text.lowercased())
}

/// Whether it is a number in DOT: `-1.5`, `.5`, `3.`.
private func isNumeral(_ bytes: ArraySlice<UInt8>) -> Bool {
  let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
  let points = digits.count { $0 == UInt8(ascii: ".") }
  return points <= 1 && digits.count > points
    && digits.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
}

private let keywords: Set = ["node", "edge", "graph", "digraph", "subgraph", "strict"]
