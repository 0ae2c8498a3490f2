import Basics
public import Pixels
public import Sheets

/// Reads sheet files of all formats.
public enum SheetFile {
  /// The readers of all formats; the first that recognizes a file reads it.
  private static let readers: [any SheetReader] = [
    APNGSheetReader(),
    PNGSheetReader(),
    GIFSheetReader(),
    AsepriteSheetReader(),
    JSONSheetReader(),
    XMLSheetReader(),
    GDXAtlasReader(),
    SheetPackerReader(),
    GodotReader(),
    SpriteFileReader(),
  ]

  /// The reader of a file; nil if it is of no known format.
  private static func reader(of bytes: [UInt8]) -> (any SheetReader)? {
    readers.first { $0.recognizes(bytes) }
  }

  /// Whether a file is a sheet, rather than a graph or anything else.
  package static func isSheet(_ bytes: [UInt8]) -> Bool { reader(of: bytes) != nil }

  // MARK: Reading

  /// Reads the sheet file at a path, whatever its format.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the current directory.
  ///   - pixelLimit: The most pixels that one of its pictures may have; all together may have four
  ///     times as many.
  /// - Returns: Its frames and tags.
  /// - Throws: ``SheetFileError``.
  public static func read(
    _ path: String, pixelLimit: Int = Bitmap.defaultPixelLimit
  ) throws(SheetFileError) -> Sheet {
    let access = DiskAccess(pixelLimit: pixelLimit)
    if StillPNG(path) != nil { return Sheet(bitmap: try access.bitmap(path)) }
    return try read(try FileContents.readSheet(path, wanted: bytesWanted), at: path, with: access)
  }

  /// Reads a sheet file, whatever its format.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: Where it is; files that it names are beside it.
  ///   - access: Reads those, and enforces the limits.
  /// - Returns: Its frames and tags.
  /// - Throws: ``SheetFileError``.
  package static func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    try checkedReader(of: bytes).read(bytes, at: path, with: access)
  }

  /// Reads all of a sheet file but its pixels.
  ///
  /// - Parameters:
  ///   - bytes: The whole file; of a PNG file without an animation the first
  ///     ``Pixels/PNGOutline/bytesWanted`` are enough.
  ///   - path: Where it is; files that it names are beside it.
  ///   - access: Reads those, and enforces the limits.
  /// - Returns: A sheet whose pixels are meaningless.
  /// - Throws: ``SheetFileError``.
  package static func outline(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    try checkedReader(of: bytes).outline(bytes, at: path, with: access)
  }

  /// The reader of a file that is not too large for it; for a file of no known format that of PNG files,
  /// whose error says how the file begins.
  private static func checkedReader(
    of bytes: [UInt8]
  ) throws(SheetFileError) -> any SheetReader {
    guard let reader = reader(of: bytes) else { return PNGSheetReader() }
    let start = Array(bytes.prefix(FileContents.startSize))
    if let limit = reader.sizeLimit(ofFileStartingWith: start), bytes.count > limit {
      throw .file(.tooLarge(limit: limit))
    }
    return reader
  }

  /// How many bytes of a file are worth reading: one more than its reader allows, to show that it is too
  /// large.
  ///
  /// - Parameter start: Its first eight bytes, or all if there are fewer.
  /// - Returns: The largest number for a file that is wanted as a whole.
  package static func bytesWanted(ofFileStartingWith start: [UInt8]) -> Int {
    let limits = readers.compactMap { $0.sizeLimit(ofFileStartingWith: start) }
    // What no reader wants is refused, whatever follows.
    let limit = limits.max() ?? TextLimit.structured
    return limit == .max ? .max : limit + 1
  }

  // MARK: Names

  /// The names of all formats, each once, in the order in which files are tried.
  package static let formatNames: [String] = readers.map(\.formatName).reduce(into: []) {
    if !$0.contains($1) { $0.append($1) }
  }

  /// The name of a sheet file's format; nil if it is of none.
  package static func formatName(of bytes: [UInt8]) -> String? { reader(of: bytes)?.formatName }

  /// The formats to which the endings of file names belong alone, by those endings, which are in lower
  /// case and have no dot.
  package static let formatsByEnding: [String: String] = readers.reduce(into: [:]) {
    formats, reader in
    for ending in reader.ownEndings { formats[ending] = reader.formatName }
  }

  /// The endings of file names that sheets share with files of other kinds.
  package static let sharedEndings = Set(readers.flatMap(\.sharedEndings))

  /// Whether a file that cannot be read was meant to be a sheet, as far as its first 64 KiB tell.
  package static func looksLikeSheet(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    return readers.contains { $0.telltales.contains { start.contains($0) } }
  }
}
