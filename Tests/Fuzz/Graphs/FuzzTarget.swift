import GraphFiles
import FuzzSupport
import GraphLanguage
import Pixels
import Sheets

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  withinASecond { run(Array(UnsafeBufferPointer(start: start, count: count))) }
  return 0
}

private func run(_ bytes: [UInt8]) {
  let source = SourceText(name: "fuzz.gv", bytes: bytes)
  let reader = GraphFileReader(
    source, directory: "", fallbackName: "fuzz", listImages: { _, _ in .success(["a", "b", "c"]) },
    readSheet: { _ in .success(Sheet(bitmap: sheet)) })
  _ = DiagnosticRenderer().render(Array(reader.diagnostics.prefix(20)), in: source)
  guard let graph = reader.graph else { return }
  // Mostly few, so that many inputs have their turn.
  let mostEvents = bytes.count % 64 == 0 ? 100_000 : 1000
  var play = FuzzPlay(graph, seed: UInt64(bytes.count), mostEvents: mostEvents)
  play.run()
}

/// Stands for every sheet, and is as large as the one of the demos.
private let sheet = Bitmap(width: 366, height: 340)
