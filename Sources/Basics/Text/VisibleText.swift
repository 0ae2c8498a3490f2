/// A text in which everything that would act on a terminal is made visible: control characters as
/// `^[`, and marks of direction and characters without width as `<U+202E>`.
package func visible(_ text: some StringProtocol) -> String {
  guard text.unicodeScalars.contains(where: actsOnTerminal) else { return String(text) }
  var shown = ""
  for scalar in text.unicodeScalars {
    if actsOnTerminal(scalar) {
      shown += visible(scalar)
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// A name in single quotes, for messages: made visible, and cut if it is long.
package func quoted(_ name: some StringProtocol) -> String {
  "'\(shortened(name))'"
}

/// A text for messages: made visible, and cut if it is long.
package func shortened(_ text: some StringProtocol) -> String {
  // More would hide the rest of the sentence.
  let longest = 60
  let kept = text.prefix(longest)
  return visible(kept) + (kept.endIndex < text.endIndex ? "…" : "")
}

/// Whether a character acts on a terminal instead of being shown: a control character, a mark of
/// direction, or one without width.
package func actsOnTerminal(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
    0xFFF9...0xFFFB, 0xE0000...0xE007F:
    true
  default: false
  }
}

private func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0..<0x20: "^\(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)))"
  case 0x7F: "^?"
  default: "<\(codePoint(scalar))>"
  }
}

/// A character in Unicode's notation, such as `U+00A0`.
package func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
