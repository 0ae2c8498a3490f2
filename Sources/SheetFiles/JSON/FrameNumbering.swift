import Basics
import Sheets

/// Which exported frames are which frames of the drawing.
///
/// For example, a drawing has the frames 0 to 3, of which 1 is empty, and a tag of 2 to 3. Exported with
/// `--ignore-empty`, the list is `man 0.png`, `man 2.png`, `man 3.png`. As their numbers have a gap, the
/// indices of the list are not those of the drawing; the tag's frames are found by the numbers in the
/// names, at the indices 1 and 2.
enum FrameNumbering {
  /// The export left nothing out: indices in the list are numbers in the drawing.
  case indices
  /// Indices in the list by the tag in the frames' names, as `--split-tags` writes them.
  case tags([String: [Int]])
  /// For each layer, the numbers at the ends of the frames' names and their indices in the list, sorted.
  case numbers([(layer: String, frames: [(number: Int, index: Int)])])
  /// The names do not tell.
  case unknown(count: Int)

  /// Decides by the names of the exported frames.
  ///
  /// - Parameters:
  ///   - names: In the order of the list.
  ///   - lastTagged: The highest frame number of the drawing in a tag.
  init(_ names: [String], lastTagged: Int) {
    let parts = names.map(FrameNames.split)
    let numbers = parts.compactMap(\.number)
    if parts.allSatisfy({ Self.tag(in: $0.stem) != nil }) {
      var tags: [String: [Int]] = [:]
      for (index, part) in parts.enumerated() {
        tags[Self.tag(in: part.stem) ?? "", default: []].append(index)
      }
      self = .tags(tags)
      return
    }
    let first = numbers.first ?? 0
    let areOrdered = numbers.enumerated().allSatisfy { $0.element == first + $0.offset }
    if lastTagged < names.count, first <= 1, numbers.count < names.count || areOrdered {
      self = .indices
      return
    }
    guard numbers.count == names.count else {
      self = .unknown(count: names.count)
      return
    }
    let layers = Dictionary(grouping: parts.indices) { parts[$0].stem }
    let order = layers.sorted { $0.value[0] < $1.value[0] }
    // Of several drawings it is unknown which one a tag belongs to.
    guard order.count == 1 || order.allSatisfy({ Self.layer(in: $0.key) != nil }) else {
      self = .unknown(count: names.count)
      return
    }
    self = .numbers(
      order.map { stem, indices in
        (
          layer: order.count == 1 ? "" : " " + (Self.layer(in: stem) ?? ""),
          frames: indices.map { (parts[$0].number ?? 0, $0) }.sorted { $0 < $1 }
        )
      })
  }

  /// The exported frames of a tag: one list of indices, or one for each layer, with a suffix for the tag's
  /// name.
  ///
  /// - Throws: ``SheetFileError`` if they cannot be found.
  func frames(
    of tag: AsepriteTags.Written
  ) throws(SheetFileError) -> [(suffix: String, frames: [Int])] {
    let reason = "tag \(quoted(tag.name)) has the frames \(tag.from)-\(tag.to) of the drawing"
    let remedy = "export it without --ignore-empty, --split-layers, --split-tags and --frame-range"
    switch self {
    case .indices:
      return [("", Array(tag.from...tag.to))]
    case .tags(let frames):
      if let frames = frames[tag.name] { return [("", frames)] }
      throw tag.node.error("no frame of tag \(quoted(tag.name)) is in the file; \(remedy)")
    case .numbers(let layers):
      let found = layers.compactMap { layer, frames -> (suffix: String, frames: [Int])? in
        let start = frames.partitioningIndex { $0.number >= tag.from }
        let indices = frames[start...].prefix { $0.number <= tag.to }.map(\.index)
        return indices.isEmpty ? nil : (layer, indices)
      }
      if found.isEmpty {
        throw tag.node.error("\(reason), none of which is in the file; \(remedy)")
      }
      return found
    case .unknown(let count):
      throw tag.node.error(
        "\(reason), but which of the \(count) in the file they are cannot be told; \(remedy), "
          + "and each drawing by itself")
    }
  }

  /// The tag in a name such as `man #walk`.
  private static func tag(in stem: String) -> String? {
    let parts = stem.split(separator: " #", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.last.map(String.init) : nil
  }

  /// The layer in a name such as `man (body)`, in its parentheses.
  private static func layer(in stem: String) -> String? {
    guard stem.utf8.last == UInt8(ascii: ")"), let open = stem.lastIndex(of: "(") else {
      return nil
    }
    return String(stem[open...])
  }
}
