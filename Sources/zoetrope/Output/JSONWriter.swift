import Basics

/// Writes JSON (RFC 8259) piece by piece, in UTF-8.
///
/// What would act on a terminal is escaped, so the text can be shown as it is.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Arrays and objects as deep as this have a line for each element, those further in are on one line.
  private let openLevels: Int
  private var level = 0
  /// Whether the next element is the first of its array or object.
  private var isFirst = true

  /// Begins a text.
  ///
  /// - Parameters:
  ///   - openLevels: So many levels from the outermost one are spread over lines; zero puts
  ///     everything on one line.
  ///   - capacity: Bytes to make room for beforehand.
  init(openLevels: Int = 0, capacity: Int = 0) {
    self.openLevels = openLevels
    bytes.reserveCapacity(capacity)
  }

  /// Ends the text with a line feed.
  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  // MARK: - Arrays and objects

  /// Writes an array; the closure calls `element` before each value.
  mutating func array(_ body: (inout JSONWriter) -> Void) {
    enclose(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes an object; the closure calls `name` before each value.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Begins the next value of an array.
  mutating func element() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if level <= openLevels {
      breakLine()
    } else if !isFirst {
      bytes.append(UInt8(ascii: " "))
    }
    isFirst = false
  }

  /// Begins the next member of an object, whose value comes next; no name may come twice.
  mutating func name(_ name: String) {
    element()
    string(name)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
  }

  /// Writes a member that is a text.
  mutating func member(_ name: String, _ text: String) {
    self.name(name)
    string(text)
  }

  /// Writes a member that is a whole number.
  mutating func member(_ name: String, _ number: Int) {
    self.name(name)
    integer(number)
  }

  private mutating func enclose(
    _ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    bytes.append(opening)
    level += 1
    isFirst = true
    body(&self)
    level -= 1
    if level < openLevels, !isFirst { breakLine() }
    isFirst = false
    bytes.append(closing)
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * 2))
  }

  // MARK: - Values

  mutating func boolean(_ value: Bool) {
    bytes += (value ? "true" : "false").utf8
  }

  mutating func integer(_ value: Int) {
    bytes += String(value).utf8
  }

  /// A decimal number.
  mutating func number(millionths: Int64) {
    bytes += decimal(millionths: millionths).utf8
  }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let isWritten = text.utf8.withContiguousStorageIfAvailable { units in
      let isPlain = units.allSatisfy(\.isPlainInJSON)
      if isPlain { bytes.append(contentsOf: units) }
      return isPlain
    }
    if isWritten != true {
      for scalar in text.unicodeScalars { write(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    case _ where actsOnTerminal(scalar): for unit in String(scalar).utf16 { writeEscape(unit) }
    default: bytes += String(scalar).utf8
    }
  }

  private mutating func writeEscape(_ unit: UTF16.CodeUnit) {
    let digits = String(unit, radix: 16)
    bytes += "\\u".utf8
    bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    bytes += digits.utf8
  }
}

extension UInt8 {
  /// Whether it is a character of ASCII that stands for itself in a string of JSON.
  fileprivate var isPlainInJSON: Bool {
    self >= 0x20 && self < 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
