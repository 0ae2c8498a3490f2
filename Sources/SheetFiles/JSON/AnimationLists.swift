import Sheets

/// Animations that a packer's JSON lists by the names of their frames.
struct AnimationLists {
  private let lists: [JSONNode]

  /// - Parameter lists: One of each pack.
  init(_ lists: [JSONNode]) { self.lists = lists }

  /// Adds a tag for each animation, in the order of the files; the same one in two packs once.
  ///
  /// - Throws: ``SheetFileError`` if a list is none, or names a frame that is not there.
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
    guard animation.isArray else { throw animation.fault("it must be a list of frames") }
    var frames: [Int] = []
    for entry in animation.children {
      let name = try entry.string()
      guard let number = numbers[name] else {
        throw entry.fault("no frame is called \(quoted(name)); export the atlas anew")
      }
      frames.append(number)
    }
    guard !frames.isEmpty else { return }
    try atlas.checkRoom(forTagged: frames.count) { animation.fault($0) }
    atlas.add(Tag(name: animation.name, frames: frames))
  }
}
