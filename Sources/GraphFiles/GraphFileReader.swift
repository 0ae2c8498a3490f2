package import StateGraph
import Basics
package import GraphLanguage
package import Sheets

/// Reads a state-graph file: from text to a graph, with all diagnostics.
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
  ///   - vocabulary: The attributes and triggers that there are; a seam for tests.
  ///   - listImages: Finds the files of a pattern.
  ///   - readSheet: Reads the sheet at a path.
  package init(
    _ source: SourceText, directory: String, fallbackName: String, keys: KeyNames = .any,
    vocabulary: Vocabulary = .standard,
    listImages: @escaping SheetShelf.Lister = SheetShelf.files,
    readSheet: @escaping SheetShelf.Reader
  ) {
    self.source = source
    let parsed = ParsedFile(source)
    let reading = GraphReading(parsed.document)
    imprint = Imprint(reading.graphs)
    let bag = DiagnosticBag(parsed.diagnostics + reading.diagnostics)
    let shelf = SheetShelf(directory: directory, read: readSheet, list: listImages)
    let shared = FileReading(bag: bag, shelf: shelf, vocabulary: vocabulary, keys: keys)
    // What could be read is checked, too, so that one run reports as much as it can.
    var actors: [ActorGraph] = []
    for graph in reading.graphs {
      let reader = CastReader(graph: graph, fallbackName: fallbackName, reading: shared)
      guard let read = reader.read() else { continue }
      GraphChecks(read: read, keys: keys, bag: bag).run()
      let earlier = actors.count
      actors += read.actors.map { $0.withActors(after: earlier) }
    }
    bag.warnOfUnusedAttributes()
    Self.checkActorNames(reading.graphs, actors, bag)
    graph =
      bag.hasErrors || actors.isEmpty
      ? nil : StateGraph(actors: actors, sheets: shelf.sheets)
    diagnostics = bag.sorted
    sheetFiles = shelf.files
    imageFiles = shelf.imageFiles
  }

  private static func checkActorNames(
    _ graphs: [ResolvedGraph], _ actors: [ActorGraph], _ bag: DiagnosticBag
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
