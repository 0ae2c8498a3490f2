import SheetFiles
package import Basics
import Animation

/// What is known of one file of a catalogue.
package struct CatalogueEntry: Hashable, Sendable {
  /// From the catalogue's folder, without `./`.
  package var path: String
  package var mark: FileMark
  /// What it is called: as its file says, else by the file's name.
  package var title: String
  /// Empty if nobody says.
  package var author = ""
  package var year: Int?
  package var tags: [String] = []
  /// `graph`, or what the format of a sheet is called; empty for a file that is neither, which is
  /// known so that it need not be read again.
  package var kind: String
  /// States of all actors; of a sheet its tags, or what is seen in it as such.
  package var states = 0
  /// Pictures, each counted once.
  package var frames = 0
  /// Width and height of all frames in pixels; nil if they differ.
  package var tile: Tile?
  /// Thousandths of frames per second: of each state that moves, ascending, each once.
  package var rates: [Int] = []
  /// How long one pass of each state takes together.
  package var length: Nanoseconds = 0
  /// What is wrong with the file, in one line; nil if nothing is.
  package var fault: String?
  /// The other files that it uses, and folders in which it looks for files, those with a slash at their end.
  package var parts: [Part] = []

  package struct Tile: Hashable, Sendable {
    package var width: Int
    package var height: Int
  }

  /// Whether it is a mere picture that another file of the catalogue uses.
  package var isUsed = false

  /// A file that another one uses.
  package struct Part: Hashable, Sendable {
    /// As it is opened.
    package var path: String
    /// As it was when it was read; nil if it was missing.
    package var mark: FileMark?
  }

  package init(path: String, mark: FileMark, title: String, kind: String) {
    self.path = path
    self.mark = mark
    self.title = title
    self.kind = kind
  }

  /// Whether it is one of those that are listed: a picture is listed with what uses it.
  package var isListed: Bool { !kind.isEmpty && !isUsed }
}

extension CatalogueEntry {
  /// What can stand in ``kind``.
  package static let kinds = ["graph"] + SheetFile.formatNames
}
