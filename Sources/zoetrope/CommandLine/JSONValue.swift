import GraphLanguage

/// A value of JSON (RFC 8259) to be written; objects keep their members in order.
enum JSONValue {
  case null
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  /// No name may come twice.
  case object([(name: String, value: JSONValue)])

  /// The value as text that ends with a line feed.
  ///
  /// What would act on a terminal is escaped, so the text can be shown as it is.
  ///
  /// - Parameter openLevels: Arrays and objects as deep as this have a line for each element, those
  ///   further in are on one line; zero puts everything on one.
  /// - Returns: UTF-8.
  func text(openLevels: Int = 0) -> [UInt8] {
    var writer = JSONWriter(openLevels: openLevels)
    writer.write(self)
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

/// Puts JSON values together as text.
private struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let openLevels: Int
  private var level = 0

  init(openLevels: Int) {
    self.openLevels = openLevels
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .string(let text): write(text)
    case .array(let elements):
      write(elements, between: ("[", "]")) { writer, element in writer.write(element) }
    case .object(let members):
      write(members, between: ("{", "}")) { writer, member in
        writer.write(member.name)
        writer.bytes += ": ".utf8
        writer.write(member.value)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], between brackets: (String, String),
    each: (inout JSONWriter, Element) -> Void
  ) {
    let isOpen = level < openLevels && !elements.isEmpty
    bytes += brackets.0.utf8
    level += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes += (isOpen ? "," : ", ").utf8 }
      if isOpen { breakLine() }
      each(&self, element)
    }
    level -= 1
    if isOpen { breakLine() }
    bytes += brackets.1.utf8
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * 2))
  }

  // MARK: - Strings

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      bytes += text.utf8
    } else {
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
    case _ where actsOnTerminal(scalar):
      for unit in UTF16.encode(scalar) ?? .init() { writeEscape(unit) }
    default: bytes += UTF8.encode(scalar) ?? .init()
    }
  }

  private mutating func writeEscape(_ unit: UTF16.CodeUnit) {
    let digits = String(unit, radix: 16)
    bytes += "\\u".utf8
    bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    bytes += digits.utf8
  }
}
