package import Files
package import StateGraph

/// A file that is being played and read again when it changes.
package struct FollowedFile {
  package let file: InputFile
  /// The name of the file in messages.
  private let name: String

  /// The files that were read last, whether or not they were valid.
  package private(set) var origins: Origins
  /// The last valid contents, which are played.
  package private(set) var graph: StateGraph
  /// Why the present file is invalid; nil if it is valid.
  package private(set) var mistake: FileMessage?
  /// The first warning about the played contents; nil if there is none, or if they were read at the start.
  package private(set) var doubt: FileMessage?
  /// The sheets that are played.
  private var library: SheetLibrary

  /// - Parameters:
  ///   - file: The file.
  ///   - input: Its contents.
  ///   - name: The name of the file in messages.
  package init(_ file: InputFile, _ input: Input, name: String) {
    self.file = file
    self.name = name
    origins = input.origins
    graph = input.graph
    library = input.origins.library
  }

  /// The sheets that were read last and those that are played.
  package var sheets: SheetLibrary { origins.library.merging(library) }

  /// Whether the reported changes may affect the file.
  package func isConcerned(by report: FileReport) -> Bool {
    !origins.paths.isDisjoint(with: report.changed) || !origins.paths.isDisjoint(with: report.gone)
      || origins.imagesDiffer
  }

  /// Drops sheets that are known to have changed, whatever their stamps say.
  package mutating func forget(_ paths: Set<String>) { library.forget(paths) }

  /// Reads the file again, even if only its sheets have changed.
  ///
  /// - Parameter known: Sheets that need not be decoded again unless they have changed.
  /// - Returns: Whether it is valid.
  package mutating func read(_ known: SheetLibrary) -> Bool {
    do throws(InputError) {
      let input = try file.read(known)
      origins = input.origins
      library = input.origins.library
      graph = input.graph
      mistake = nil
      doubt = input.source.flatMap { source in
        input.diagnostics.first.map {
          FileMessage($0, in: source, named: name, files: origins.paths)
        }
      }
      return true
    } catch {
      if case .graph(_, _, let origins) = error { self.origins = origins }
      mistake = FileMessage(error, named: name)
      return false
    }
  }
}
