public import Sheets

extension ImageAnimator {
  /// Makes an animator of a tag of a sheet, such as Aseprite's, by its name among
  /// ``Sheet/tagNames``.
  ///
  /// - Returns: Nil if the sheet has no such tag.
  public convenience init?(sheet: Sheet, tag name: String) {
    guard let tag = sheet.tag(named: name) else { return nil }
    self.init(sheet: sheet, animation: Animation(tag: tag, of: sheet))
  }
}
