import GraphFiles
import Files
package import GraphLanguage
import Pixels
import SheetFiles
package import Sheets
import Basics
package import StateGraph

/// A file to be played: a state graph with its sheets, or a sheet alone.
package struct Input: Sendable {
  package let graph: StateGraph
  /// The sheet as it was read; nil for a state-graph file.
  package let sheet: Sheet?
  /// The guessed tiles of a picture that is played without a graph file; nil without a guess.
  package let guessed: GuessedSheet?
  /// Whether the file is a pattern of numbered files.
  package let isPattern: Bool
  /// The state-graph file's text; nil for a sheet.
  package let source: SourceText?
  /// The files that were read.
  package let origins: Origins
  /// Warnings.
  package let diagnostics: [Diagnostic]

  /// Reads a file and all files that it names.
  ///
  /// The format is recognized by the first bytes.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input. A pattern of numbered files is a sheet, too.
  ///   - bare: How a sheet without a graph is cut and played.
  ///   - pixelLimit: The most pixels that a sheet may have; those of a graph may have four times
  ///     as many together.
  ///   - pixelLimitRemedy: How the user can raise that limit, which is added to errors that it causes.
  ///   - library: Sheets that need not be decoded again unless they have changed.
  /// - Throws: ``InputError``.
  package init(
    _ path: String, bare: BareSheet = BareSheet(), pixelLimit: Int = Bitmap.defaultPixelLimit,
    pixelLimitRemedy: String? = nil,
    library: SheetLibrary = SheetLibrary()
  ) throws(InputError) {
    let reading = SheetReading(
      pixelLimit: pixelLimit, pixelLimitRemedy: pixelLimitRemedy, known: library)
    if NumberedFiles.areMeant(by: path) {
      try self.init(pattern: path, bare, reading)
      return
    }
    let stamp = FileStamp(path)
    switch try Self.content(of: path, as: stamp, reading) {
    case .sheet(let sheet):
      try self.init(sheet, bare, path, Origins(path: path, stamp: stamp, reading: reading))
    case .text(let bytes): try self.init(graph: bytes, path, stamp, reading)
    }
  }

  /// Reads the files of a pattern.
  private init(
    pattern path: String, _ bare: BareSheet, _ reading: SheetReading
  ) throws(InputError) {
    let files = try NumberedFiles(path, bare, reading)
    graph = try bare.graph(of: files.sheet, path: path, name: files.name)
    sheet = files.sheet
    guessed = nil
    isPattern = true
    source = nil
    origins = Origins(
      path: path, stamp: nil, imageFiles: [path: .success(files.paths)], reading: reading)
    diagnostics = []
  }

  /// Plays a sheet without a graph file.
  private init(
    _ sheet: Sheet, _ bare: BareSheet, _ path: String, _ origins: Origins
  ) throws(InputError) {
    guessed = GuessedSheet(sheet, bare.tile)
    graph = try bare.graph(of: sheet, guessed: guessed, path: path, name: PathName(path).stem)
    self.sheet = sheet
    isPattern = false
    source = nil
    self.origins = origins
    diagnostics = []
  }

  /// Reads the text of a graph file, and the sheets that it names.
  private init(
    graph bytes: [UInt8], _ path: String, _ stamp: FileStamp?, _ reading: SheetReading
  ) throws(InputError) {
    let name = PathName(path)
    let source = SourceText(name: path, bytes: bytes)
    let reader = GraphFileReader(
      source, directory: name.directory, fallbackName: name.stem, keys: .terminal
    ) { path in
      Result { () throws(SheetFileError) in try reading.sheet(path) }
    }
    origins = Origins(
      path: path, stamp: stamp, sheetFiles: reader.sheetFiles, imageFiles: reader.imageFiles,
      directory: name.directory, reading: reading)
    guard let graph = reader.graph else {
      throw .graph(source, diagnostics: reader.diagnostics, origins: origins)
    }
    self.graph = graph
    sheet = nil
    guessed = nil
    isPattern = false
    self.source = source
    diagnostics = reader.diagnostics
  }

  private enum Content {
    case sheet(Sheet)
    /// Possibly a graph.
    case text([UInt8])
  }

  private static func content(
    of path: String, as stamp: FileStamp?, _ reading: SheetReading
  ) throws(InputError) -> Content {
    do throws(SheetFileError) {
      // Its first bytes are unmistakable, and it can be decoded without loading the whole file.
      if path != "-", let file = StillPNG(path) {
        return .sheet(try reading.sheet(file, at: path, as: stamp))
      }
    } catch { throw .unusable(file: path, reason: error.description) }
    let bytes = try bytes(of: path)
    let isPicture =
      SheetFile.isSheet(bytes) || ForeignFormat.name(of: bytes) != nil
      || PathName(path).hasSuffix(".png")
    guard isPicture else { return .text(bytes) }
    do throws(SheetFileError) {
      return .sheet(try reading.sheet(bytes, at: path, as: stamp))
    } catch { throw .unusable(file: path, reason: error.description) }
  }

  /// All bytes of a file; `-` is standard input.
  ///
  /// If it is no sheet and too large for a graph, only as many bytes are read as show this.
  ///
  /// - Throws: ``InputError/unusable(file:reason:)``.
  package static func bytes(of path: String) throws(InputError) -> [UInt8] {
    func wanted(_ start: [UInt8]) -> Int {
      max(SheetFile.bytesWanted(ofFileStartingWith: start), SourceText.maximumSize + 1)
    }
    do {
      return path == "-"
        ? try FileContents.read(descriptor: 0, wanted: wanted)
        : try FileContents.read(path, wanted: wanted)
    } catch { throw .unusable(file: path, reason: error.description) }
  }
}
