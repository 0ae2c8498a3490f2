import CJSON

/// One value of a JSON file.
struct JSONNode {
  let document: JSONDocument
  let item: UnsafeMutablePointer<cJSON>

  var isObject: Bool { cJSON_IsObject(item) != 0 }
  var isArray: Bool { cJSON_IsArray(item) != 0 }

  /// The text; nil if it is none.
  var text: String? {
    guard cJSON_IsString(item) != 0, let start = item.pointee.valuestring else { return nil }
    return String(cString: start)
  }

  /// The number; nil if it is none.
  var number: Double? { cJSON_IsNumber(item) != 0 ? item.pointee.valuedouble : nil }

  /// Whether it is `true` or `false`; nil if it is something else.
  var truth: Bool? { cJSON_IsBool(item) != 0 ? cJSON_IsTrue(item) != 0 : nil }

  /// The name within an object; empty if it is not in one.
  var name: String { item.pointee.string.map { String(cString: $0) } ?? "" }

  /// The first member of a name; nil if there is none, or if this is no object.
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

  /// A fault at this value, or at a member that is missing in it.
  func fault(_ reason: String, member: String? = nil) -> SheetFileError {
    var way = document.way(to: item)
    if let member { way += way.isEmpty ? member : "." + member }
    return .content(SheetContentError(at: way.isEmpty ? nil : .value(way), reason))
  }

  /// One step of a way, as a program would write it.
  static func step(_ name: String) -> String {
    let isPlain =
      !name.isEmpty
      && name.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") || $0.isLetter }
    return isPlain ? "." + name : "[" + quoted(name) + "]"
  }
}

extension JSONNode {
  /// Numbers beyond this are no pixels or frames; sums and small products of them fit.
  private static let largestWhole = 1_000_000_000.0

  /// The member of a name.
  ///
  /// - Throws: ``SheetFileError`` if it is missing.
  func member(_ name: String) throws(SheetFileError) -> JSONNode {
    guard let member = self[name] else { throw fault("it is missing", member: name) }
    return member
  }

  /// The whole number that this is.
  ///
  /// - Throws: ``SheetFileError`` if it is none, or beyond a thousand million.
  func whole() throws(SheetFileError) -> Int {
    guard let number, number.rounded() == number, abs(number) <= Self.largestWhole else {
      throw fault("it must be a whole number")
    }
    return Int(number)
  }

  /// The whole number that a member is.
  ///
  /// - Throws: ``SheetFileError`` if it is none, or missing.
  func whole(_ name: String) throws(SheetFileError) -> Int { try member(name).whole() }

  /// The text that this is.
  ///
  /// - Throws: ``SheetFileError`` if it is none.
  func string() throws(SheetFileError) -> String {
    guard let text else { throw fault("it must be a text in quotes") }
    return text
  }
}
