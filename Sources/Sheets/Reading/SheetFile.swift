public import Pixels

/// Reads sheet files.
public enum SheetFile {
  /// Why a sheet could not be read.
  public indirect enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case file(FileError)
    case png(PNGError)
    /// It is not too large by itself, but with other pictures of the same sheet or graph: of all the
    /// pixels that they may have together, `pixelLimit`, only `pixelsLeft` are left.
    case crowded(width: Int, height: Int, pixelsLeft: Int, pixelLimit: Int)
    /// Something that stands in the file.
    case content(SheetFault)
    /// Something about another file that the file names.
    case part(path: String, Failure)

    /// What is wrong, to be put after a file's name and a colon; without a full stop.
    public var description: String {
      switch self {
      case .file(let error): error.description
      case .png(.notPNG(let start)):
        ForeignFormat.name(of: start).map { "it is \($0), which is not read; save it as PNG" }
          ?? "\(PNGError.notPNG(start: start)), nor any other sheet that is known"
      case .png(let error): error.description
      case .crowded(let width, let height, let pixelsLeft, let pixelLimit):
        "it is \(width)x\(height) pixels, and \(pixelsLeft) are left of the \(pixelLimit) "
          + "that all sheets of a graph may have; --max-pixels raises the limit"
      case .content(let fault): fault.description
      case .part(let path, let failure): "\(quoted(path)): \(failure)"
      }
    }
  }

  /// The most bytes that a sheet file may have.
  public static let mostBytes = 1 << 30

  /// The most bytes of JSON, XML and sections in brackets; a value takes some 80 bytes in memory.
  static let mostTextBytes = 8 << 20
  /// The most bytes of other text, which may be a graph as well.
  static let mostPlainTextBytes = 4 << 20

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

  /// Whether bytes begin as a PNG file does.
  public static func isPNG(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
  }

  /// Whether a file is a sheet, rather than a graph or anything else.
  public static func isSheet(_ bytes: [UInt8]) -> Bool {
    readers.contains { $0.recognizes(bytes) }
  }

  /// How many bytes of a file a reader of sheets may want, by its first bytes, eight if it has so many:
  /// one more than it may have, so that it is seen if it is too large.
  public static func bytesWanted(ofFileStartingWith start: [UInt8]) -> Int {
    if let first = start.visibleStart.first, "{[<".utf8.contains(first) { return mostTextBytes + 1 }
    let isPicture =
      isPNG(start) || start.starts(with: "GIF8".utf8) || AsepriteParser.isMarked(start)
    if isPicture { return .max }
    // Bytes that are no text may be a text in another encoding, but nothing that is larger.
    let isBinary = start.contains { $0 == 0x7F || $0 < 0x20 && !$0.isSpace }
    return (isBinary ? mostTextBytes : mostPlainTextBytes) + 1
  }

  /// Reads the sheet file at a path, whatever its format.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the current directory.
  ///   - pixelLimit: The most pixels that one picture of it may have.
  /// - Returns: Its frames and tags.
  /// - Throws: ``Failure``.
  public static func read(
    _ path: String, pixelLimit: Int = Bitmap.defaultPixelLimit
  ) throws(Failure) -> Sheet {
    let access = DiskAccess(pixelLimit: pixelLimit)
    if StillPNG(path) != nil { return Sheet(bitmap: try access.bitmap(path)) }
    return try read(try contents(of: path, wanted: bytesWanted), at: path, with: access)
  }

  /// Reads a sheet file, whatever its format.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: Where it is; files that it names are beside it.
  ///   - access: What reads those, and keeps to the limits.
  /// - Returns: Its frames and tags.
  /// - Throws: ``Failure``.
  public static func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(Failure) -> Sheet {
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
  /// - Throws: ``Failure``.
  package static func outline(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(Failure) -> Sheet {
    let reader = readers.first { $0.recognizes(bytes) } ?? PNGSheetReader()
    return try reader.outline(bytes, at: path, with: access)
  }

  /// The bytes of a file, as far as they are wanted.
  ///
  /// - Throws: ``Failure/file(_:)``.
  package static func contents(
    of path: String, limit: Int = mostBytes, wanted: FileContents.Measure = { _ in .max }
  ) throws(Failure) -> [UInt8] {
    do { return try FileContents.read(path, limit: limit, wanted: wanted) } catch {
      throw .file(error)
    }
  }

  /// Decodes the PNG file at a path.
  ///
  /// - Throws: ``Failure``.
  public static func bitmap(
    _ path: String, pixelLimit: Int = Bitmap.defaultPixelLimit
  ) throws(Failure) -> Bitmap {
    do {
      if let file = StillPNG(path) { return try file.bitmap(pixelLimit: pixelLimit) }
    } catch { throw .png(error) }
    let bytes = try contents(of: path)
    do { return try Bitmap(png: bytes, pixelLimit: pixelLimit) } catch { throw .png(error) }
  }
}
