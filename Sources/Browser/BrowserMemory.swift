/// How a browser was left, for its next start.
///
/// On the disk it is a line with the mark, a line `name value` for each thing, and a line `end`, without
/// which the file was cut off. In values, control characters and backslashes stand as `\` and the
/// two digits of each byte.
package struct BrowserMemory: Hashable, Sendable {
  /// The folder that is browsed, absolute.
  package var folder: String
  /// What stands above the table.
  package var title: String
  /// Whether there is a field for searching.
  package var isSearching = false
  /// What stands in that.
  package var query = ""
  /// Whether keys go there.
  package var fieldHasFocus = false
  /// Path of the selected entry within the folder.
  package var selected: String?
  /// The first row in sight.
  package var scroll = 0
  /// Whether the selected row is to be in sight.
  package var followsSelection = false
  package var order = BrowserOrder()
  /// Path of the entry that is played whole.
  package var open: String?

  /// Why a file is not what a browser of the folder has left.
  package enum Fault: Error, Hashable, Sendable {
    case unknownFormat
    case damaged
    case otherFolder(String)
  }

  private static let mark = "zoetrope-browse-1"
  private static let end = "end"

  package init(folder: String, title: String) {
    self.folder = folder
    self.title = title
  }

  /// Reads what was left.
  ///
  /// - Throws: ``Fault``.
  package init(_ bytes: [UInt8], of folder: String) throws(Fault) {
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

  /// - Returns: Whether there is such a thing, and it can have the value.
  private mutating func set(_ name: String, _ value: String) -> Bool {
    switch name {
    case "folder": folder = value
    case "title": title = value
    case "searching":
      guard let flag = Self.flags[value] else { return false }
      isSearching = flag
    case "query": query = value
    case "focus":
      guard ["field", "table"].contains(value) else { return false }
      fieldHasFocus = value == "field"
    case "selected": selected = value
    case "scroll":
      guard let number = Int(value), number >= 0 else { return false }
      scroll = number
    case "follows":
      guard let flag = Self.flags[value] else { return false }
      followsSelection = flag
    case "sort":
      let words = value.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 2, let column = BrowserColumn(rawValue: String(words[0])),
        ["up", "down"].contains(words[1])
      else { return false }
      order = BrowserOrder(column, isAscending: words[1] == "up")
    case "open": open = value
    default: return false
    }
    return true
  }

  private static let flags = ["yes": true, "no": false]

  /// The bytes of the file.
  package var bytes: [UInt8] {
    var lines = [
      "folder \(Self.escaped(folder))",
      "title \(Self.escaped(title))",
      "searching \(isSearching ? "yes" : "no")",
      "query \(Self.escaped(query))",
      "focus \(fieldHasFocus ? "field" : "table")",
      "scroll \(scroll)",
      "follows \(followsSelection ? "yes" : "no")",
      "sort \(order.column.rawValue) \(order.isAscending ? "up" : "down")",
    ]
    if let selected { lines.append("selected \(Self.escaped(selected))") }
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

  /// Nil if it is not how a value is written.
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
