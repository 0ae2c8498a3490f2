import Sheets

/// The animations in a packer's JSON, which are lists of frame names.
struct AnimationLists {
  private let lists: [JSONNode]

  /// - Parameter lists: The lists of each pack.
  init(_ lists: [JSONNode]) { self.lists = lists }

  /// Adds a tag for each animation, in the order of the files; one that is in two packs is added once.
  ///
  /// - Throws: ``SheetFileError`` if an animation is no list, or names a missing frame.
  func add(to atlas: inout Atlas) throws(SheetFileError) {
    guard lists.contains(where: { !$0.isEmpty }) else { return }
    var numbers: [String: Int] = [:]
    for (number, place) in atlas.places.enumerated() where numbers[place.name] == nil {
      numbers[place.name] = number
    }
    var seen: Set<String> = []
    for list in lists {
      for animation in list.children where seen.insert(animation.name).inserted {
        try add(animation, numbers, to: &atlas)
      }
    }
  }

  private func add(
    _ animation: JSONNode, _ numbers: [String: Int], to atlas: inout Atlas
  ) throws(SheetFileError) {
    guard animation.isArray else { throw animation.error("it must be a list of frames") }
    var frames: [Int] = []
    for entry in animation.children {
      let name = try entry.string()
      guard let number = numbers[name] else {
        throw entry.error("no frame is called \(quoted(name)); export the atlas again")
      }
      frames.append(number)
    }
    guard !frames.isEmpty else { return }
    try atlas.checkRoom(forTagged: frames.count) { animation.error($0) }
    atlas.add(Tag(name: animation.name, frames: frames))
  }
}
