/// The state of a table that is saved.
struct TableState: Hashable, Sendable {
  /// Whether there is a search field.
  var isSearching = false
  /// The text in the search field.
  var query = ""
  /// Whether the search field has the focus.
  var fieldHasFocus = false
  /// Path of the selected entry within the folder.
  var selected: String?
  /// The first visible row.
  var scroll = 0
  /// Whether the selected row is kept visible.
  var followsSelection = false
  var order = BrowserOrder()
}
