import Basics
import CJSON

/// A file of JSON as cJSON reads it: members keep their order, and those of equal names are all there.
///
/// Control characters within texts, which drawing programs write, are let pass.
final class JSONDocument {
  /// The most bytes that a file may have.
  static let mostBytes = TextLimit.structured

  private let top: UnsafeMutablePointer<cJSON>

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``SheetFileError`` with the place of what is no JSON.
  init(_ bytes: [UInt8]) throws(SheetFileError) {
    guard bytes.count <= Self.mostBytes else { throw .file(.tooLarge(limit: Self.mostBytes)) }
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
          top == nil ? "it is no JSON from here on" : "there is something behind the JSON"))
    }
    self.top = top
  }

  deinit { cJSON_Delete(top) }

  /// The outermost value.
  var root: JSONNode { JSONNode(document: self, item: top) }

  /// The way from the outermost value to another one, such as `frames[3].duration`.
  func way(to item: UnsafeMutablePointer<cJSON>) -> String {
    var way: [String] = []
    _ = find(item, below: top, &way)
    let text = way.reversed().joined()
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  /// Collects the steps to a value, the last first; false if it is not there.
  private func find(
    _ item: UnsafeMutablePointer<cJSON>, below parent: UnsafeMutablePointer<cJSON>,
    _ way: inout [String]
  ) -> Bool {
    if item == parent { return true }
    var child = parent.pointee.child
    var index = 0
    while let current = child {
      if find(item, below: current, &way) {
        if let name = current.pointee.string {
          way.append(JSONNode.step(String(cString: name)))
        } else {
          way.append("[\(index)]")
        }
        return true
      }
      child = current.pointee.next
      index += 1
    }
    return false
  }
}
