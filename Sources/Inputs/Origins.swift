import Files
import Sheets
import Basics

/// The files that an input was read from, with their states at that time.
package struct Origins: Sendable {
  /// The files of each `images` pattern, by the pattern as it is written.
  typealias ImageFiles = [String: Result<[String], ImageSequenceError>]

  /// The input's own file, sheets and images; nil for missing ones.
  private let stamps: [String: FileStamp?]
  private let imageFiles: ImageFiles
  /// The directory that patterns start from; empty for the current one.
  private let directory: String
  /// The decoded sheets.
  package let library: SheetLibrary

  /// The origins of an input that comes from no file.
  package init() {
    stamps = [:]
    imageFiles = [:]
    directory = ""
    library = SheetLibrary()
  }

  /// The origins of an input that was read from files.
  ///
  /// - Parameters:
  ///   - path: The input's own file.
  ///   - stamp: Its state before it was read.
  ///   - sheetFiles: Sheets and images that it names.
  ///   - imageFiles: The files of its patterns.
  ///   - directory: The directory that patterns start from; empty for the current one.
  ///   - reading: The reader of the sheets.
  init(
    path: String, stamp: FileStamp?, sheetFiles: Set<String> = [], imageFiles: ImageFiles = [:],
    directory: String = "", reading: SheetReading? = nil
  ) {
    var stamps = reading?.stamps ?? [:]
    // Some were not read because of other errors.
    for path in sheetFiles where stamps[path] == nil { stamps[path] = .some(FileStamp(path)) }
    stamps[path] = .some(stamp)
    self.stamps = stamps
    self.imageFiles = imageFiles
    self.directory = directory
    library = reading?.library ?? SheetLibrary()
  }

  /// Paths of the files, as they were given or derived.
  package var paths: Set<String> { Set(stamps.keys) }

  /// The path by which a file was read.
  ///
  /// - Parameter path: Absolute, or relative to the current directory; possibly another path of the file.
  /// - Returns: A path, or `-` for standard input; nil if the file was not read.
  package func name(ofFileAt path: String) -> String? {
    guard FileContents.exists(path), let file = FileIdentity(path) else { return nil }
    func isFile(_ name: String) -> Bool {
      (name == "-" ? FileIdentity(descriptor: 0) : stamps[name]??.identity) == file
    }
    return stamps.keys.contains(path) && isFile(path) ? path : stamps.keys.filter(isFile).min()
  }

  /// The folders in which files that match a pattern can appear, as by
  /// ``ImageSequence/folder(of:in:)``.
  package var folders: Set<String> {
    Set(imageFiles.keys.map { ImageSequence.folder(of: $0, in: directory) })
  }

  /// Whether any of the files has changed.
  package var haveChanged: Bool {
    stamps.contains { FileStamp($0.key) != $0.value } || imagesDiffer
  }

  /// Whether other files match the patterns now.
  var imagesDiffer: Bool {
    imageFiles.contains { pattern, found in
      Result { () throws(ImageSequenceError) in
        try ImageSequence(pattern, in: directory).paths
      } != found
    }
  }
}
