/// What has become of files that are watched, by the paths that were given.
package struct FileReport: Hashable, Sendable {
  /// Files with new contents, written to their end.
  package var changed: Set<String>
  /// Files that went away and did not come back.
  package var gone: Set<String>
  /// Folders in which other files came, went or were written, or that came or went themselves.
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

/// Something that happens to a file.
enum FileHappening: Hashable {
  /// It is there now, but perhaps being written.
  case created
  /// It is being written.
  case modified
  /// Whoever wrote it is done.
  case written
  /// Another file, which is whole, has taken its place.
  case replaced
  /// Its rights or times are others.
  case touched
  case removed
}
