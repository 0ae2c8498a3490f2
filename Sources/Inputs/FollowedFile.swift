package import Files
package import StateGraph

/// One of the files of a play, as it was read last.
package struct FollowedFile {
  package let file: InputFile
  /// What messages call the file.
  private let name: String

  /// What was read last, whether or not it was good.
  package private(set) var origins: Origins
  /// What is played of the file: what was in it when it was good last.
  package private(set) var graph: StateGraph
  /// What is wrong with the file now; nil if nothing is.
  package private(set) var mistake: FileMessage?
  /// What is doubtful in what was read since the play began and is played now; nil if nothing is.
  package private(set) var doubt: FileMessage?
  /// The sheets that are played.
  private var library: SheetLibrary

  /// Begins with what was read of a file that messages call by a name.
  package init(_ file: InputFile, _ input: Input, name: String) {
    self.file = file
    self.name = name
    origins = input.origins
    graph = input.graph
    library = input.origins.library
  }

  /// The sheets that were read last and those that are played.
  package var sheets: SheetLibrary { origins.library.merging(library) }

  /// Whether what happened may make the file another one.
  package func isConcerned(by report: FileReport) -> Bool {
    !origins.paths.isDisjoint(with: report.changed) || !origins.paths.isDisjoint(with: report.gone)
      || origins.imagesDiffer
  }

  /// Drops sheets that are known to have changed, whatever their stamps say.
  package mutating func forget(_ paths: Set<String>) { library.forget(paths) }

  /// Reads the file anew, whatever changed: a sheet that is back may be all that was missing.
  ///
  /// - Parameter known: Sheets that need not be decoded again unless they have changed.
  /// - Returns: Whether it is good.
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
