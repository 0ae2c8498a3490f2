import CJSON

/// One value of a JSON file.
struct JSONNode {
  let document: JSONDocument
  let item: UnsafeMutablePointer<cJSON>

  var isObject: Bool { cJSON_IsObject(item) != 0 }
  var isArray: Bool { cJSON_IsArray(item) != 0 }

  /// The text; nil if the value is something else.
  var text: String? {
    guard cJSON_IsString(item) != 0, let start = item.pointee.valuestring else { return nil }
    return String(cString: start)
  }

  /// The number; nil if the value is something else.
  var number: Double? { cJSON_IsNumber(item) != 0 ? item.pointee.valuedouble : nil }

  /// `true` or `false`; nil if the value is something else.
  var truth: Bool? { cJSON_IsBool(item) != 0 ? cJSON_IsTrue(item) != 0 : nil }

  /// The name within an object; empty if it is not in one.
  var name: String { item.pointee.string.map { String(cString: $0) } ?? "" }

  /// The first member with a name; nil if there is none, or if this is no object.
  subscript(name: String) -> JSONNode? {
    guard isObject, let found = cJSON_GetObjectItemCaseSensitive(item, name) else { return nil }
    return JSONNode(document: document, item: found)
  }

  /// The values in an array or an object, in the order of the file.
  var children: some Sequence<JSONNode> {
    sequence(state: item.pointee.child) { [document] next in
      guard let current = next else { return nil }
      next = current.pointee.next
      return JSONNode(document: document, item: current)
    }
  }

  var isEmpty: Bool { item.pointee.child == nil }

  /// An error at this value, or at a missing member of it.
  func error(_ reason: String, member: String? = nil) -> SheetFileError {
    var path = document.path(to: item)
    if let member { path += path.isEmpty ? member : "." + member }
    return .content(SheetContentError(at: path.isEmpty ? nil : .value(path), reason))
  }

  /// One step of a path, as a program would write it.
  static func step(_ name: String) -> String {
    let isPlain =
      !name.isEmpty
      && name.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") || $0.isLetter }
    return isPlain ? "." + name : "[" + quoted(name) + "]"
  }
}

extension JSONNode {
  /// The largest number of pixels or frames that makes sense; sums and small products of it fit.
  private static let largestWhole = 1_000_000_000.0

  /// The member with a name.
  ///
  /// - Throws: ``SheetFileError`` if it is missing.
  func member(_ name: String) throws(SheetFileError) -> JSONNode {
    guard let member = self[name] else { throw error("it is missing", member: name) }
    return member
  }

  /// The value as a whole number.
  ///
  /// - Throws: ``SheetFileError`` if it is no whole number, or beyond ±10⁹.
  func whole() throws(SheetFileError) -> Int {
    guard let number, number.rounded() == number, abs(number) <= Self.largestWhole else {
      throw error("it must be a whole number")
    }
    return Int(number)
  }

  /// A member's value as a whole number.
  ///
  /// - Throws: ``SheetFileError`` if it is no whole number, or missing.
  func whole(_ name: String) throws(SheetFileError) -> Int { try member(name).whole() }

  /// The value as a text.
  ///
  /// - Throws: ``SheetFileError`` if it is something else.
  func string() throws(SheetFileError) -> String {
    guard let text else { throw error("it must be a text in quotes") }
    return text
  }
}
