/// Changes of watched files and folders, by the paths that were given.
package struct FileReport: Hashable, Sendable {
  /// Files with new contents, completely written.
  package var changed: Set<String>
  /// Files that disappeared and did not come back.
  package var gone: Set<String>
  /// Folders that appeared or disappeared, or in which other files did or were written.
  package var folders: Set<String>

  package init(
    changed: Set<String> = [], gone: Set<String> = [], folders: Set<String> = []
  ) {
    self.changed = changed
    self.gone = gone
    self.folders = folders
  }

  package var isEmpty: Bool { changed.isEmpty && gone.isEmpty && folders.isEmpty }
}

/// An event of a file.
enum FileEvent: Hashable {
  /// It exists now, but may still be written.
  case created
  /// It is being written.
  case modified
  /// It was closed after writing.
  case written
  /// A complete file has replaced it.
  case replaced
  /// Its permissions or times have changed.
  case touched
  case removed
}
