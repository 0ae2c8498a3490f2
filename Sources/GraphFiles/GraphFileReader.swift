package import StateGraph
import Basics
package import GraphLanguage
package import Sheets

/// Reads a state-graph file: text to graph, with everything that there is to say about it.
package struct GraphFileReader {
  /// The text that the diagnostics point into.
  package let source: SourceText
  /// The graph; nil if there was an error.
  package let graph: StateGraph?
  /// What the file says about itself.
  package let imprint: Imprint
  /// Paths of the sheets that the file names, whether or not they could be read.
  package let sheetFiles: Set<String>
  /// The files of each `images` pattern that the file names, as it is written there.
  package let imageFiles: [String: Result<[String], ImageSequenceError>]
  /// In the order of the file.
  package let diagnostics: [Diagnostic]

  /// Reads a file's text and the sheets that it names.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - directory: Where relative paths in the file start from; empty for the current directory.
  ///   - fallbackName: What an actor is called whose graph has no name.
  ///   - keys: What keys are called.
  ///   - listImages: Finds the files of a pattern.
  ///   - readSheet: Reads the sheet at a path.
  package init(
    _ source: SourceText, directory: String, fallbackName: String, keys: KeyNames = .any,
    listImages: @escaping SheetShelf.Lister = SheetShelf.files,
    readSheet: @escaping SheetShelf.Reader
  ) {
    self.source = source
    let parsed = ParsedFile(source)
    let reading = GraphReading(parsed.document)
    imprint = Imprint(reading.graphs)
    var bag = DiagnosticBag(parsed.diagnostics + reading.diagnostics)
    var shelf = SheetShelf(directory: directory, read: readSheet, list: listImages)
    // What could be read is checked too, so that one run tells of as much as it can.
    var actors: [ActorGraph] = []
    for graph in reading.graphs {
      let reader = CastReader(graph: graph, fallbackName: fallbackName, keys: keys)
      guard let read = reader.read(&shelf, &bag) else { continue }
      GraphChecks(read: read, keys: keys).run(&bag)
      let earlier = actors.count
      actors += read.actors.map { $0.withActors(after: earlier) }
    }
    bag.tellOfIdle()
    Self.checkActorNames(reading.graphs, actors, &bag)
    graph =
      bag.hasErrors || actors.isEmpty
      ? nil : StateGraph(actors: actors, sheets: shelf.sheets)
    diagnostics = bag.sorted
    sheetFiles = shelf.files
    imageFiles = shelf.imageFiles
  }

  private static func checkActorNames(
    _ graphs: [ResolvedGraph], _ actors: [ActorGraph], _ bag: inout DiagnosticBag
  ) {
    var seen: Set<String> = []
    for actor in actors where !seen.insert(actor.name).inserted {
      let named = graphs.last { $0.name?.text == actor.name || $0.name == nil }
      bag.error(
        "two actors are called \(quoted(actor.name))", at: named?.name?.range ?? named?.keyword,
        note: named?.name == nil
          ? "give it a name, as in digraph NAME {" : "give one of them another name")
    }
  }
}
