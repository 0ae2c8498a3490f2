import GraphFiles
import Inputs
import Files
import GraphLanguage
import Pixels
import SheetFiles
import Sheets

/// Makes the catalogue's entry of a file.
///
/// No pixels of graphs and atlases are decoded. Pictures without an atlas are, since their tiles can only be
/// guessed from the pixels.
struct CatalogueReader: Sendable {
  /// The catalogue's folder, with a slash at its end.
  let root: String

  /// Maximum pixels of a picture whose tiles are guessed: more would take too long.
  private static let maximumPixelsToGuess = 4 << 20

  init(folder: String) { root = PathName.start(ofFilesIn: folder) }

  /// The path of a file.
  func path(of found: FolderScan.Found) -> String { root + found.path }

  /// Reads a file.
  func entry(_ found: FolderScan.Found) -> CatalogueEntry {
    let name = PathName(found.path)
    var entry = CatalogueEntry(path: found.path, mark: found.mark, title: name.stem, kind: "")
    let path = path(of: found)
    let bytes: [UInt8]
    do throws(InputError) { bytes = try Input.bytes(of: path) } catch {
      guard let kind = PlayableName.kind(of: name.last), case .unusable(_, let reason) = error
      else { return entry }
      entry.kind = kind
      entry.fault = reason
      return entry
    }
    if PlayableName.isGraph(name.last) {
      readGraph(bytes, path, into: &entry)
    } else {
      readSheet(bytes, path, into: &entry)
    }
    return entry
  }

  // MARK: Graphs

  private func readGraph(_ bytes: [UInt8], _ path: String, into entry: inout CatalogueEntry) {
    let name = PathName(path)
    let source = SourceText(name: path, bytes: bytes)
    let reading = OutlineReading()
    let reader = GraphFileReader(
      source, directory: name.directory, fallbackName: name.stem, keys: .terminal,
      listImages: { pattern, directory in
        reading.note(folderOf: pattern, in: directory)
        return SheetShelf.files(pattern, directory)
      },
      readSheet: { path in Result { () throws(SheetFileError) in try reading.sheet(path) } })
    entry.kind = "graph"
    let imprint = reader.imprint
    entry.title = imprint.title ?? entry.title
    entry.author = imprint.author ?? ""
    entry.year = imprint.year
    entry.tags = imprint.tags
    entry.setParts(reading, and: reader.sheetFiles)
    if let graph = reader.graph {
      entry.count(graph)
    } else {
      entry.fault = reader.diagnostics.firstError.map {
        FileMessage($0, in: source, files: Set(entry.parts.map(\.path))).brief
      }
    }
  }

  // MARK: Sheets

  private func readSheet(_ bytes: [UInt8], _ path: String, into entry: inout CatalogueEntry) {
    let name = PathName(path)
    let promised = PlayableName.kind(of: name.last)
    guard let kind = SheetFile.formatName(of: bytes) ?? promised else { return }
    let reading = OutlineReading()
    do {
      let outline = try SheetFile.outline(bytes, at: path, with: reading)
      let bare = BareSheet()
      var (sheet, guessed) = (outline, GuessedSheet?.none)
      if let picture = outline.uncut, picture.width * picture.height <= Self.maximumPixelsToGuess {
        sheet = try SheetFile.read(bytes, at: path, with: DiskAccess())
        guessed = GuessedSheet(sheet, bare.tile)
      }
      let graph = try bare.graph(of: sheet, guessed: guessed, path: path, name: name.stem)
      entry.count(graph)
      if outline.uncut == nil { entry.frames = outline.frameCount }
    } catch {
      guard promised != nil || SheetFile.looksLikeSheet(bytes) else { return }
      entry.fault = Self.words(error)
    }
    entry.kind = kind
    entry.setParts(reading)
  }

  private static func words(_ error: any Error) -> String {
    if case InputError.unusable(_, let reason) = error { return reason }
    return "\(error)"
  }
}

extension CatalogueEntry {
  /// Sets the files that were read for it.
  fileprivate mutating func setParts(_ reading: OutlineReading, and others: Set<String> = []) {
    var marks = reading.marks
    for path in others where marks[path] == nil { marks[path] = .some(FileMark(path)) }
    parts = marks.map { Part(path: $0.key, mark: $0.value) }.sorted { $0.path < $1.path }
  }
}
