package import GraphLanguage
package import Pixels
import Sheets
package import StateGraph

/// A file to be played: a state graph with its sheets, or a sheet alone.
package struct Input: Sendable {
  package let graph: StateGraph
  /// The bitmap of a file that is a sheet itself; nil for a state-graph file.
  package let bitmap: Bitmap?
  /// The state-graph file's text; nil for a sheet.
  package let source: SourceText?
  /// Paths of the sheets that a state-graph file names.
  package let sheetFiles: Set<String>
  /// The warnings.
  package let diagnostics: [Diagnostic]

  /// Reads a file and all that it names.
  ///
  /// What a file is, is seen from its first bytes.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - bare: How a sheet without a graph is cut and played.
  ///   - pixelLimit: The most pixels that a sheet may have.
  /// - Throws: ``InputError``.
  package init(
    _ path: String, bare: BareSheet = BareSheet(), pixelLimit: Int = Bitmap.defaultPixelLimit
  ) throws(InputError) {
    let bytes = try Self.bytes(of: path)
    let name = PathName(path)
    if SheetFile.isPNG(bytes) || name.hasSuffix(".png") {
      let bitmap: Bitmap
      do { bitmap = try Bitmap(png: bytes, pixelLimit: pixelLimit) } catch {
        throw .unusable(file: path, reason: error.description)
      }
      self.bitmap = bitmap
      graph = try bare.graph(of: bitmap, path: path, name: name.stem)
      source = nil
      sheetFiles = []
      diagnostics = []
      return
    }
    let source = SourceText(name: path, bytes: bytes)
    let reader = GraphFileReader(
      source, directory: name.directory, fallbackName: name.stem, keys: .terminal
    ) { path in
      Result { () throws(SheetFile.Failure) in
        try SheetFile.bitmap(path, pixelLimit: pixelLimit)
      }
    }
    guard let graph = reader.graph else {
      throw .graph(
        source, diagnostics: reader.diagnostics, sheetFiles: reader.sheetFiles)
    }
    self.graph = graph
    self.source = source
    bitmap = nil
    sheetFiles = reader.sheetFiles
    diagnostics = reader.diagnostics
  }

  /// All bytes of a file; `-` is standard input.
  ///
  /// - Throws: ``InputError/unusable(file:reason:)``.
  package static func bytes(of path: String) throws(InputError) -> [UInt8] {
    do {
      return path == "-"
        ? try FileContents.read(descriptor: 0) : try FileContents.read(path)
    } catch { throw .unusable(file: path, reason: error.description) }
  }
}
