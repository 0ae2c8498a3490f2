package import Pixels
package import Sheets

/// The sheets of a graph: each file is decoded once, and cut once for each grid.
package struct SheetShelf {
  /// Decodes a file; a seam for tests.
  package typealias Reader = (_ path: String) -> Result<Bitmap, SheetFile.Failure>

  private let read: Reader
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

  init(directory: String, read: @escaping Reader) {
    self.directory = directory
    self.read = read
  }

  /// The bitmap of a sheet as the graph file names it.
  ///
  /// - Throws: Why it could not be read, the same each time.
  mutating func bitmap(_ path: String) throws(SheetFile.Failure) -> Bitmap {
    let path = resolved(path)
    if let known = bitmaps[path] { return try known.get() }
    let result = read(path)
    bitmaps[path] = result
    return try result.get()
  }

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

  /// The path that is opened for one named in the file.
  func resolved(_ path: String) -> String {
    let slash = UInt8(ascii: "/")
    if path.utf8.first == slash || directory.isEmpty { return path }
    return directory.utf8.last == slash ? directory + path : directory + "/" + path
  }
}
