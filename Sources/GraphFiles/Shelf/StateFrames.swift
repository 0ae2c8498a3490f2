import Animation
import Sheets

/// The sheet that a state is drawn from, and which frames of it the state has if it names none.
struct StateFrames {
  /// Index on the shelf.
  let index: Int
  let sheet: Sheet
  /// Whether the sheet is cut into tiles, so that frames must be named.
  let hasTiles: Bool
  /// The tag of the state's own name, else of a state that it is like; nil if there is none.
  let ownTag: Tag?
  /// By what the tag's timing is known again.
  private let ownTagName: String

  /// What is played of a sheet.
  struct Selection {
    let frames: [Int]
    /// The tag that has them; nil if they are named by their numbers.
    let tag: Tag?
    /// How often they are played, 0 for ever; nil if the file does not say.
    let repeatCount: Int?
    /// By what their timing is known again.
    fileprivate let key: String
  }

  init(index: Int, sheet: Sheet, hasTiles: Bool, names: [String]) {
    self.index = index
    self.sheet = sheet
    self.hasTiles = hasTiles
    ownTagName = names.first { sheet.tag(named: $0) != nil } ?? ""
    ownTag = sheet.tag(named: ownTagName)
  }

  /// Whether frames must be named.
  var areNeeded: Bool { ownTag == nil && (hasTiles || !sheet.tags.isEmpty) }

  /// The frames of a state that names none, if it need not.
  func all(_ lists: SharedLists) -> Selection? {
    if let ownTag { return selection(ownTag, ownTagName) }
    let frames = try? lists.frames("all", ofSheetWith: sheet.frameCount)
    return frames.map {
      Selection(frames: $0, tag: nil, repeatCount: sheet.playCount, key: "all")
    }
  }

  /// The frames that a text names: numbers, or a tag.
  ///
  /// - Throws: ``ValueError``.
  func selection(_ text: String, _ lists: SharedLists) throws(ValueError) -> Selection {
    if (try? lists.list(text)) == nil, let tag = sheet.tag(named: text) {
      return selection(tag, text)
    }
    return Selection(
      frames: try lists.frames(text, ofSheetWith: sheet.frameCount), tag: nil, repeatCount: nil,
      key: text)
  }

  private func selection(_ tag: Tag, _ name: String) -> Selection {
    Selection(frames: tag.frames, tag: tag, repeatCount: tag.repeatCount, key: "tag " + name)
  }

  /// How long frames stay by what the sheet says; nil if it says nothing.
  func timing(of selection: Selection, _ lists: SharedLists) -> FrameTiming? {
    lists.timing(of: selection.key, onSheet: index) {
      selection.tag.map { FrameTiming(of: $0, on: sheet) }
        ?? FrameTiming(of: selection.frames, on: sheet)
    }
  }
}
