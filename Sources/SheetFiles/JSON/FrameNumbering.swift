import Sheets

/// Which exported frames are which frames of the drawing.
enum FrameNumbering {
  /// The export left nothing out: places in the list are numbers in the drawing.
  case places(count: Int)
  /// Frames by the tag that their names say they belong to, as `--split-tags` writes them.
  case tags([String: [Int]])
  /// Places in the list by layer and by the number at the end of the name.
  case numbers([(layer: String, frames: [(number: Int, place: Int)])])
  /// The names tell nothing.
  case unknown(count: Int)

  /// Finds out by the names of the exported frames.
  ///
  /// - Parameters:
  ///   - names: In the order of the list.
  ///   - lastTagged: The highest frame number of the drawing that a tag names.
  init(_ names: [String], lastTagged: Int) {
    let parts = names.map(FrameNames.split)
    let numbers = parts.compactMap(\.number)
    if parts.allSatisfy({ Self.tag(in: $0.stem) != nil }) {
      var tags: [String: [Int]] = [:]
      for (place, part) in parts.enumerated() {
        tags[Self.tag(in: part.stem) ?? "", default: []].append(place)
      }
      self = .tags(tags)
      return
    }
    let first = numbers.first ?? 0
    let areOrdered = numbers.enumerated().allSatisfy { $0.element == first + $0.offset }
    if lastTagged < names.count, first <= 1, numbers.count < names.count || areOrdered {
      self = .places(count: names.count)
      return
    }
    guard numbers.count == names.count else {
      self = .unknown(count: names.count)
      return
    }
    let layers = Dictionary(grouping: parts.indices) { parts[$0].stem }
    let order = layers.sorted { $0.value[0] < $1.value[0] }
    // Frames of several drawings, whose tags cannot be told apart.
    guard order.count == 1 || order.allSatisfy({ Self.layer(in: $0.key) != nil }) else {
      self = .unknown(count: names.count)
      return
    }
    self = .numbers(
      order.map { stem, places in
        (
          layer: order.count == 1 ? "" : " " + (Self.layer(in: stem) ?? ""),
          frames: places.map { (parts[$0].number ?? 0, $0) }.sorted { $0 < $1 }
        )
      })
  }

  /// The exported frames of a tag: in one list, or in one for each layer, with what is to be added to
  /// the tag's name.
  ///
  /// - Throws: ``SheetFileError`` if they cannot be found.
  func frames(
    of tag: AsepriteTags.Written, error: (String, String?) -> SheetFileError
  ) throws(SheetFileError) -> [(suffix: String, frames: [Int])] {
    let reason = "tag \(quoted(tag.name)) has the frames \(tag.from)-\(tag.to) of the drawing"
    let remedy = "export it without --ignore-empty, --split-layers, --split-tags and --frame-range"
    switch self {
    case .places:
      return [("", Array(tag.from...tag.to))]
    case .tags(let frames):
      if let frames = frames[tag.name] { return [("", frames)] }
      throw error("no frame of tag \(quoted(tag.name)) is in the file; \(remedy)", nil)
    case .numbers(let layers):
      let found = layers.compactMap { layer, frames -> (suffix: String, frames: [Int])? in
        let start = Self.place(ofFirst: tag.from, in: frames)
        let places = frames[start...].prefix { $0.number <= tag.to }.map(\.place)
        return places.isEmpty ? nil : (layer, places)
      }
      if found.isEmpty { throw error("\(reason), none of which is in the file; \(remedy)", nil) }
      return found
    case .unknown(let count):
      throw error(
        "\(reason), but which of the \(count) in the file they are cannot be told; \(remedy), "
          + "and each drawing by itself", nil)
    }
  }

  /// Where the first frame is whose number is not below another one, in an ordered list.
  private static func place(
    ofFirst number: Int, in frames: [(number: Int, place: Int)]
  ) -> Int {
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
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
