import StateGraph
import Pixels
package import SheetFiles
package import Sheets

/// The sheets of a graph: each file is decoded once, and cut once for each grid.
package final class SheetShelf {
  /// Reads a sheet file; a seam for tests.
  package typealias Reader = (_ path: String) -> Result<Sheet, SheetFileError>

  /// Finds the files of a pattern; a seam for tests.
  package typealias Lister =
    (_ pattern: String, _ directory: String) -> Result<[String], ImageSequenceError>

  /// The files of a pattern as they are on the disk.
  package static func files(
    _ pattern: String, _ directory: String
  ) -> Result<[String], ImageSequenceError> {
    Result { () throws(ImageSequenceError) in try ImageSequence(pattern, in: directory).paths }
  }

  private let read: Reader
  private let list: Lister
  /// The directory that relative paths start from; empty for the current one.
  private let directory: String
  private var known: [String: Result<Sheet, SheetFileError>] = [:]
  private var places: [Cut: Int] = [:]
  private(set) var sheets: [LoadedSheet] = []

  private struct Cut: Hashable {
    let path: String
    /// Nil stands for the sheet as it was read.
    let grid: TileGrid?
  }

  /// The sheets of images by their patterns.
  private var sequences: [String: Result<Int, ValueError>] = [:]

  init(directory: String, read: @escaping Reader, list: @escaping Lister) {
    self.directory = directory
    self.read = read
    self.list = list
  }

  /// A sheet as the graph file names it, uncut if it is a picture.
  ///
  /// - Throws: Why it could not be read, the same each time.
  func sheet(_ path: String) throws(SheetFileError) -> Sheet {
    try sheet(at: resolved(path))
  }

  private func sheet(at path: String) throws(SheetFileError) -> Sheet {
    if let known = known[path] { return try known.get() }
    let result = read(path)
    known[path] = result
    return try result.get()
  }

  /// Lists of frames and of times, each read once: a default may stand for thousands of states.
  let lists = SharedLists()

  /// Paths of all files that were asked for, those that could not be read among them.
  var files: Set<String> {
    Set(known.keys).union(imageFiles.values.flatMap { (try? $0.get()) ?? [] })
  }
  /// The files of each pattern that was asked for, as the pattern is written.
  private(set) var imageFiles: [String: Result<[String], ImageSequenceError>] = [:]

  /// Index in ``sheets`` of a sheet as it was read.
  func index(of sheet: Sheet, at path: String) -> Int {
    index(of: Cut(path: resolved(path), grid: nil)) { sheet }
  }

  /// Index in ``sheets`` of a bitmap cut by a grid.
  func index(
    of bitmap: Bitmap, at path: String, cutBy grid: TileGrid
  ) throws(TileGridError) -> Int {
    try index(of: Cut(path: resolved(path), grid: grid)) { () throws(TileGridError) in
      try Sheet(bitmap: bitmap, grid: grid)
    }
  }

  private func index<Failure>(
    of cut: Cut, _ make: () throws(Failure) -> Sheet
  ) throws(Failure) -> Int {
    if let index = places[cut] { return index }
    sheets.append(LoadedSheet(path: cut.path, sheet: try make()))
    places[cut] = sheets.count - 1
    return sheets.count - 1
  }

  /// Index in ``sheets`` of numbered files, each a frame.
  ///
  /// - Throws: Why they cannot be used, the same each time.
  func index(ofImages pattern: String) throws(ValueError) -> Int {
    if let known = sequences[pattern] { return try known.get() }
    let result: Result<Int, ValueError>
    do { result = .success(try add(imagesOf: pattern)) } catch { result = .failure(error) }
    sequences[pattern] = result
    return try result.get()
  }

  private func add(imagesOf pattern: String) throws(ValueError) -> Int {
    let found = list(pattern, directory)
    imageFiles[pattern] = found
    let paths: [String]
    do { paths = try found.get() } catch { throw ValueError(error.message) }
    var bitmaps: [Bitmap] = []
    for path in paths {
      let sheet: Sheet
      do { sheet = try self.sheet(at: path) } catch {
        throw ValueError("\(quotedPath(path)) cannot be read: \(error)")
      }
      guard let bitmap = sheet.uncut else {
        throw ValueError("\(quotedPath(path)) is no single picture: name it with sheet")
      }
      bitmaps.append(bitmap)
    }
    sheets.append(LoadedSheet(path: resolved(pattern), sheet: Sheet(bitmaps: bitmaps)))
    return sheets.count - 1
  }

  /// The path that is opened for one named in the file.
  func resolved(_ path: String) -> String {
    let slash = UInt8(ascii: "/")
    if path.utf8.first == slash || directory.isEmpty { return path }
    return directory.utf8.last == slash ? directory + path : directory + "/" + path
  }
}
