import Files
import Sheets
import Basics

/// The files that an input comes from, as they were when it was read.
package struct Origins: Sendable {
  /// How each `images` pattern was found, by the pattern as it is written.
  typealias ImageFiles = [String: Result<[String], ImageSequenceError>]

  /// The input's own file, sheets and images; nil for those that are not there.
  private let stamps: [String: FileStamp?]
  private let imageFiles: ImageFiles
  /// The directory that patterns start from; empty for the current one.
  private let directory: String
  /// The sheets, decoded.
  package let library: SheetLibrary

  /// Those of an input that comes from no file.
  package init() {
    stamps = [:]
    imageFiles = [:]
    directory = ""
    library = SheetLibrary()
  }

  /// Those of an input that has been read.
  ///
  /// - Parameters:
  ///   - path: The input's own file.
  ///   - stamp: What that was before it was read.
  ///   - sheetFiles: Sheets and images that it names.
  ///   - imageFiles: What was found of its patterns.
  ///   - directory: The directory that patterns start from; empty for the current one.
  ///   - reading: What has read the sheets.
  init(
    path: String, stamp: FileStamp?, sheetFiles: Set<String> = [], imageFiles: ImageFiles = [:],
    directory: String = "", reading: SheetReading? = nil
  ) {
    var stamps = reading?.stamps ?? [:]
    // Those that were not read because something else was wrong.
    for path in sheetFiles where stamps[path] == nil { stamps[path] = .some(FileStamp(path)) }
    stamps[path] = .some(stamp)
    self.stamps = stamps
    self.imageFiles = imageFiles
    self.directory = directory
    library = reading?.library ?? SheetLibrary()
  }

  /// Paths of the files, as they were given or put together.
  package var paths: Set<String> { Set(stamps.keys) }

  /// The name by which the file at a path was read.
  ///
  /// - Parameter path: Absolute, or relative to the current directory; it may be another name of the file.
  /// - Returns: A path, or `-` for standard input; nil if the file was not read.
  package func name(ofFileAt path: String) -> String? {
    guard FileContents.exists(path), let file = FileIdentity(path) else { return nil }
    func isFile(_ name: String) -> Bool {
      (name == "-" ? FileIdentity(descriptor: 0) : stamps[name]??.identity) == file
    }
    return stamps.keys.contains(path) && isFile(path) ? path : stamps.keys.filter(isFile).min()
  }

  /// The folders in which files can come that match a pattern, as by
  /// ``ImageSequence/folder(of:in:)``.
  package var folders: Set<String> {
    Set(imageFiles.keys.map { ImageSequence.folder(of: $0, in: directory) })
  }

  /// Whether something is not as it was.
  package var haveChanged: Bool {
    stamps.contains { FileStamp($0.key) != $0.value } || imagesDiffer
  }

  /// Whether patterns find other files than they did.
  var imagesDiffer: Bool {
    imageFiles.contains { pattern, found in
      Result { () throws(ImageSequenceError) in
        try ImageSequence(pattern, in: directory).paths
      } != found
    }
  }
}
