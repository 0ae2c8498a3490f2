import CJSON

/// A JSON file as cJSON reads it: members keep their order, and those with equal names are all kept.
///
/// Control characters in texts are accepted, since drawing programs write them.
final class JSONDocument {
  private let top: UnsafeMutablePointer<cJSON>

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``SheetFileError`` with the place where the JSON is broken.
  init(_ bytes: [UInt8]) throws(SheetFileError) {
    var end = 0
    let top = bytes.withUnsafeBytes { buffer -> UnsafeMutablePointer<cJSON>? in
      let start = buffer.bindMemory(to: CChar.self).baseAddress
      var stop: UnsafePointer<CChar>?
      let top = cJSON_ParseWithLengthOpts(start, buffer.count, &stop, 0)
      if let start, let stop { end = stop - start }
      return top
    }
    let rest = bytes.dropFirst(end).firstIndex { !$0.isSpace && $0 != 0 }
    guard let top, rest == nil else {
      cJSON_Delete(top)
      throw .content(
        SheetContentError(
          at: .position(of: rest ?? end, in: bytes),
          top == nil ? "it is no JSON from here on" : "there is something after the JSON"))
    }
    self.top = top
  }

  deinit { cJSON_Delete(top) }

  /// The outermost value.
  var root: JSONNode { JSONNode(document: self, item: top) }

  /// The path from the outermost value to another one, such as `frames[3].duration`.
  func path(to item: UnsafeMutablePointer<cJSON>) -> String {
    var steps: [String] = []
    _ = find(item, below: top, &steps)
    let text = steps.reversed().joined()
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  /// Collects the steps to a value, the last first; returns whether the value was found.
  private func find(
    _ item: UnsafeMutablePointer<cJSON>, below parent: UnsafeMutablePointer<cJSON>,
    _ steps: inout [String]
  ) -> Bool {
    if item == parent { return true }
    var child = parent.pointee.child
    var index = 0
    while let current = child {
      if find(item, below: current, &steps) {
        if let name = current.pointee.string {
          steps.append(JSONNode.step(String(cString: name)))
        } else {
          steps.append("[\(index)]")
        }
        return true
      }
      child = current.pointee.next
      index += 1
    }
    return false
  }
}
