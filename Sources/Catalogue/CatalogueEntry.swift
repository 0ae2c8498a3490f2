import SheetFiles
package import Basics
import Animation

/// One file of a catalogue.
package struct CatalogueEntry: Hashable, Sendable {
  /// Relative to the catalogue's folder, without `./`.
  package var path: String
  package var mark: FileMark
  /// The title that the file gives, else the file's name.
  package var title: String
  /// Empty if unknown.
  package var author = ""
  package var year: Int?
  package var tags: [String] = []
  /// `graph`, or the name of a sheet's format; empty for a file that is neither, which has an entry
  /// so that it is not read again.
  package var kind: String
  /// Number of states of all actors; of a sheet, its tags or the animations that were detected.
  package var states = 0
  /// Number of different pictures.
  package var frames = 0
  /// Width and height of all frames in pixels; nil if they differ.
  package var tile: Tile?
  /// The frame rates of all animated states in thousandths per second, ascending, without duplicates.
  package var rates: [Int] = []
  /// The sum of one pass of each state.
  package var length: Nanoseconds = 0
  /// Why it cannot be played, in one line; nil if it can.
  package var fault: String?
  /// The other files that it uses and the folders that it searches, the latter with a slash at their end.
  package var parts: [Part] = []

  package struct Tile: Hashable, Sendable {
    package var width: Int
    package var height: Int
  }

  /// Whether it is a picture that another file of the catalogue uses.
  var isUsed = false

  /// A file that another one uses.
  package struct Part: Hashable, Sendable {
    /// The path by which it is opened.
    package var path: String
    /// Its state before it was read; nil if it was missing.
    package var mark: FileMark?
  }

  init(path: String, mark: FileMark, title: String, kind: String) {
    self.path = path
    self.mark = mark
    self.title = title
    self.kind = kind
  }

  /// Whether it is listed: pictures in use are represented by the files that use them.
  package var isListed: Bool { !kind.isEmpty && !isUsed }
}

extension CatalogueEntry {
  /// Possible values of ``kind``.
  package static let kinds = ["graph"] + SheetFile.formatNames
}
