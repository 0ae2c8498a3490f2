import GraphLanguage
import Pixels
import StateGraph

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Trial(Array(UnsafeBufferPointer(start: start, count: count))).run()
  return 0
}

/// One graph file on its way through everything that needs no terminal: parser, readers, the picture of what is
/// wrong, and the play on a virtual clock.
private struct Trial {
  /// Stands for every sheet, and is as large as the one of the demos.
  private static let sheet = Bitmap(width: 366, height: 340)

  private let source: SourceText
  /// The most events that the play is followed for: mostly few, so that many inputs have their turn.
  private let mostEvents: Int

  init(_ bytes: [UInt8]) {
    source = SourceText(name: "fuzz.gv", bytes: bytes)
    mostEvents = bytes.count % 64 == 0 ? 100_000 : 1000
  }

  func run() {
    let reader = GraphFileReader(source, directory: "", fallbackName: "fuzz") { _ in
      .success(Self.sheet)
    }
    _ = DiagnosticRenderer().render(Array(reader.diagnostics.prefix(20)), in: source)
    if let graph = reader.graph { play(graph) }
  }

  private func play(_ graph: StateGraph) {
    let director = Director(graph, seed: UInt64(source.bytes.count))
    var events = 0
    director.onEvent = { _ in events += 1 }
    director.start()
    while events < mostEvents, let due = director.nextEvent { director.advance(to: due) }
  }
}
