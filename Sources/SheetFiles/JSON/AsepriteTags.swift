import Sheets

/// The tags in Aseprite's JSON.
///
/// Their `from` and `to` are frame numbers of the drawing. These are indices in the list of frames only
/// if the export left out no frame and split nothing; ``FrameNumbering`` finds the frames otherwise.
struct AsepriteTags {
  private let list: JSONNode

  init(_ list: JSONNode) { self.list = list }

  /// Adds the tags in the order of the file.
  ///
  /// - Throws: ``SheetFileError``.
  func add(to atlas: inout Atlas) throws(SheetFileError) {
    let tags = try list.children.map { node throws(SheetFileError) in try read(node) }
    let names = atlas.places.map(\.name)
    let numbering = FrameNumbering(names, lastTagged: tags.map(\.to).max() ?? 0)
    for tag in tags {
      let found = try numbering.frames(of: tag)
      for (suffix, frames) in found {
        try atlas.checkRoom(forTagged: frames.count) { tag.node.error($0) }
        atlas.add(
          Tag(
            name: tag.name + suffix, frames: frames, direction: tag.direction,
            repeatCount: tag.repeatCount))
      }
    }
  }

  /// A tag as it is in the file.
  struct Written {
    let node: JSONNode
    let name: String
    let from: Int
    let to: Int
    let direction: PlayDirection
    let repeatCount: Int?
  }

  private static let mostRepeats = 1_000_000

  private func read(_ node: JSONNode) throws(SheetFileError) -> Written {
    let (from, to) = (try node.whole("from"), try node.whole("to"))
    guard from >= 0, from <= to else {
      throw node.error("it goes from \(from) to \(to)")
    }
    return Written(
      node: node, name: try node.member("name").string(), from: from, to: to,
      // Aseprite too takes unknown directions for forward.
      direction: node["direction"]?.text.flatMap(PlayDirection.init) ?? .forward,
      repeatCount: try repeats(node))
  }

  /// The number of passes, which is a text; nil if it is missing, for forever.
  private func repeats(_ node: JSONNode) throws(SheetFileError) -> Int? {
    guard let node = node["repeat"] else { return nil }
    guard let count = node.text.flatMap({ Int($0) }) ?? node.number.flatMap({ Int(exactly: $0) }),
      count >= 0, count <= Self.mostRepeats
    else { throw node.error("it must be a number of repeats from 0 to \(Self.mostRepeats)") }
    return count
  }
}
