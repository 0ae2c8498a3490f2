import GraphLanguage
package import Pixels
package import Sheets

/// The sheets of a graph: each file is decoded once, and cut once for each grid.
package struct SheetShelf {
  /// Decodes a file; a seam for tests.
  package typealias Reader = (_ path: String) -> Result<Bitmap, SheetFile.Failure>

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
  private var bitmaps: [String: Result<Bitmap, SheetFile.Failure>] = [:]
  private var places: [Cut: Int] = [:]
  private(set) var sheets: [LoadedSheet] = []

  private struct Cut: Hashable {
    let path: String
    /// Nil stands for the whole bitmap as one frame.
    let grid: TileGrid?
  }

  /// The sheets of images by their patterns.
  private var sequences: [String: Result<Int, ValueError>] = [:]

  init(directory: String, read: @escaping Reader, list: @escaping Lister) {
    self.directory = directory
    self.read = read
    self.list = list
  }

  /// The bitmap of a sheet as the graph file names it.
  ///
  /// - Throws: Why it could not be read, the same each time.
  mutating func bitmap(_ path: String) throws(SheetFile.Failure) -> Bitmap {
    try bitmap(at: resolved(path))
  }

  private mutating func bitmap(at path: String) throws(SheetFile.Failure) -> Bitmap {
    if let known = bitmaps[path] { return try known.get() }
    let result = read(path)
    bitmaps[path] = result
    return try result.get()
  }

  /// Lists of frames and of times, each read once: a default may stand for thousands of states.
  var lists = SharedLists()

  /// Paths of all files that were asked for, those that could not be read among them.
  var files: Set<String> {
    Set(bitmaps.keys).union(imageFiles.values.flatMap { (try? $0.get()) ?? [] })
  }
  /// The files of each pattern that was asked for, as the pattern is written.
  private(set) var imageFiles: [String: Result<[String], ImageSequenceError>] = [:]

  /// Index in ``sheets`` of a bitmap cut by a grid.
  mutating func index(
    of bitmap: Bitmap, at path: String, cutBy grid: TileGrid?
  ) throws(TileGridError) -> Int {
    let cut = Cut(path: resolved(path), grid: grid)
    if let index = places[cut] { return index }
    let sheet: Sheet
    if let grid {
      sheet = try Sheet(bitmap: bitmap, grid: grid)
    } else {
      sheet = Sheet(bitmap: bitmap)
    }
    places[cut] = sheets.count
    sheets.append(LoadedSheet(path: cut.path, sheet: sheet))
    return sheets.count - 1
  }

  /// Index in ``sheets`` of numbered files, each a frame.
  ///
  /// - Throws: Why they cannot be used, the same each time.
  mutating func index(ofImages pattern: String) throws(ValueError) -> Int {
    if let known = sequences[pattern] { return try known.get() }
    let result: Result<Int, ValueError>
    do { result = .success(try add(imagesOf: pattern)) } catch { result = .failure(error) }
    sequences[pattern] = result
    return try result.get()
  }

  private mutating func add(imagesOf pattern: String) throws(ValueError) -> Int {
    let found = list(pattern, directory)
    imageFiles[pattern] = found
    let paths: [String]
    do { paths = try found.get() } catch { throw ValueError(error.message) }
    var bitmaps: [Bitmap] = []
    for path in paths {
      do { bitmaps.append(try bitmap(at: path)) } catch {
        throw ValueError("\(quotedPath(path)) cannot be read: \(error)")
      }
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
