import Basics
public import Sheets
public import Pixels

/// Reads sheet files.
public enum SheetFile {
  /// The readers of all formats; the first that recognizes a file reads it.
  static let readers: [any SheetReader] = [
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

  /// Whether a file is a sheet, rather than a graph or anything else.
  package static func isSheet(_ bytes: [UInt8]) -> Bool {
    readers.contains { $0.recognizes(bytes) }
  }

  /// How many bytes of a file a reader of sheets may want, by its first bytes, eight if it has so many:
  /// one more than it may have, so that it is seen if it is too large.
  package static func bytesWanted(ofFileStartingWith start: [UInt8]) -> Int {
    if let first = start.visibleStart.first, "{[<".utf8.contains(first) {
      return TextLimit.structured + 1
    }
    let isPicture =
      PNGSignature.isAtStart(of: start) || start.starts(with: "GIF8".utf8)
      || AsepriteParser.isMarked(start)
    if isPicture { return .max }
    // Bytes that are no text may be a text in another encoding, but nothing that is larger.
    let isBinary = start.contains { $0 == 0x7F || $0 < 0x20 && !$0.isSpace }
    return (isBinary ? TextLimit.structured : TextLimit.plain) + 1
  }

  /// Reads the sheet file at a path, whatever its format.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the current directory.
  ///   - pixelLimit: The most pixels that one picture of it may have.
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
  ///   - access: What reads those, and keeps to the limits.
  /// - Returns: Its frames and tags.
  /// - Throws: ``SheetFileError``.
  package static func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    // What nobody knows is taken for a PNG file, which says what is wrong with it.
    let reader = readers.first { $0.recognizes(bytes) } ?? PNGSheetReader()
    return try reader.read(bytes, at: path, with: access)
  }

  /// The names of all formats, each once, in the order in which files are tried.
  package static let formatNames: [String] = readers.map(\.formatName).reduce(into: []) {
    if !$0.contains($1) { $0.append($1) }
  }

  /// What the format of a sheet file is called, by its bytes; nil if it is no sheet.
  package static func formatName(of bytes: [UInt8]) -> String? {
    readers.first { $0.recognizes(bytes) }?.formatName
  }

  /// Reads all of a sheet file but its pixels.
  ///
  /// - Parameters:
  ///   - bytes: The whole file; of a PNG file without an animation the first
  ///     ``Pixels/PNGOutline/bytesWanted`` are enough.
  ///   - path: Where it is; files that it names are beside it.
  ///   - access: What reads those, and keeps to the limits.
  /// - Returns: A sheet whose pixels mean nothing.
  /// - Throws: ``SheetFileError``.
  package static func outline(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    let reader = readers.first { $0.recognizes(bytes) } ?? PNGSheetReader()
    return try reader.outline(bytes, at: path, with: access)
  }
}
