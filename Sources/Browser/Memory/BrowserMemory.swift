/// A browser's state, restored at its next start.
///
/// The file consists of a line with the mark, a line `name value` for each property and a line `end`, without
/// which it is incomplete. In values, control characters and backslashes are written as `\` and two
/// hexadecimal digits for each byte.
package struct BrowserMemory: Hashable, Sendable {
  /// The folder that is browsed, absolute.
  var folder: String
  /// The title above the table.
  var title: String
  var table = TableState()
  /// Path of the open entry within the folder; nil while the table is shown.
  var open: String?

  /// Why a file is not the state of a folder's browser.
  enum Fault: Error, Hashable, Sendable {
    case unknownFormat
    case damaged
    case otherFolder(String)
  }

  private static let mark = "zoetrope-browse-1"
  private static let end = "end"

  init(folder: String, title: String) {
    self.folder = folder
    self.title = title
  }

  /// Parses a file.
  ///
  /// - Throws: ``Fault``.
  init(_ bytes: [UInt8], of folder: String) throws(Fault) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.first, first.elementsEqual(Self.mark.utf8) else {
      throw .unknownFormat
    }
    guard lines.count > 2, lines[lines.count - 1].isEmpty,
      lines[lines.count - 2].elementsEqual(Self.end.utf8)
    else { throw .damaged }
    self.init(folder: "", title: "")
    var seen: Set<String> = []
    for line in lines[1..<lines.count - 2] {
      guard let space = line.firstIndex(of: UInt8(ascii: " ")),
        let name = String(validating: line[..<space], as: UTF8.self),
        let value = Self.unescaped(line[line.index(after: space)...]), seen.insert(name).inserted,
        set(name, value)
      else { throw .damaged }
    }
    guard seen.isSuperset(of: ["folder", "title", "searching", "sort", "scroll"]) else {
      throw .damaged
    }
    guard self.folder == folder else { throw .otherFolder(self.folder) }
  }

  /// - Returns: Whether the name and the value are valid.
  private mutating func set(_ name: String, _ value: String) -> Bool {
    switch name {
    case "folder": folder = value
    case "title": title = value
    case "searching":
      guard let flag = Self.flags[value] else { return false }
      table.isSearching = flag
    case "query": table.query = value
    case "focus":
      guard ["field", "table"].contains(value) else { return false }
      table.fieldHasFocus = value == "field"
    case "selected": table.selected = value
    case "scroll":
      guard let number = Int(value), number >= 0 else { return false }
      table.scroll = number
    case "follows":
      guard let flag = Self.flags[value] else { return false }
      table.followsSelection = flag
    case "sort":
      let words = value.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 2, let column = BrowserColumn(rawValue: String(words[0])),
        ["up", "down"].contains(words[1])
      else { return false }
      table.order = BrowserOrder(column, isAscending: words[1] == "up")
    case "open": open = value
    default: return false
    }
    return true
  }

  private static let flags = ["yes": true, "no": false]

  /// The bytes of the file.
  var bytes: [UInt8] {
    var lines = [
      "folder \(Self.escaped(folder))",
      "title \(Self.escaped(title))",
      "searching \(table.isSearching ? "yes" : "no")",
      "query \(Self.escaped(table.query))",
      "focus \(table.fieldHasFocus ? "field" : "table")",
      "scroll \(table.scroll)",
      "follows \(table.followsSelection ? "yes" : "no")",
      "sort \(table.order.column.rawValue) \(table.order.isAscending ? "up" : "down")",
    ]
    if let selected = table.selected { lines.append("selected \(Self.escaped(selected))") }
    if let open { lines.append("open \(Self.escaped(open))") }
    return Array(([Self.mark] + lines + [Self.end, ""]).joined(separator: "\n").utf8)
  }

  // MARK: Values

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") {
        let digits = String(byte, radix: 16)
        bytes += "\\\(digits.count < 2 ? "0" : "")\(digits)".utf8
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Nil if the value is malformed.
  private static func unescaped(_ value: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = value
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\") {
        guard rest.count >= 2,
          let number = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
        else { return nil }
        bytes.append(number)
        rest = rest.dropFirst(2)
      } else {
        guard byte >= 0x20 else { return nil }
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
