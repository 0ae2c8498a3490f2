public import Sheets

extension ImageAnimator {
  /// Makes an animator of a tag of a sheet, such as Aseprite's; of several of one name, the first.
  ///
  /// - Returns: Nil if the sheet has no such tag.
  public convenience init?(sheet: Sheet, tag name: String) {
    guard let tag = sheet.tags.first(where: { $0.name == name }) else { return nil }
    self.init(sheet: sheet, animation: Animation(tag: tag, of: sheet))
  }
}
