import GraphLanguage
import Pixels
import StateGraph

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = SourceText(name: "fuzz.gv", bytes: bytes)
  let reader = GraphFileReader(
    source, directory: "", fallbackName: "fuzz", listImages: { _, _ in .success(["a", "b", "c"]) },
    readSheet: { _ in .success(sheet) })
  _ = DiagnosticRenderer().render(Array(reader.diagnostics.prefix(20)), in: source)
  if let graph = reader.graph {
    // Mostly few, so that many inputs have their turn.
    var play = FuzzPlay(graph, seed: UInt64(count), mostEvents: count % 64 == 0 ? 100_000 : 1000)
    play.run()
  }
  return 0
}

/// Stands for every sheet, and is as large as the one of the demos.
private let sheet = Bitmap(width: 366, height: 340)
