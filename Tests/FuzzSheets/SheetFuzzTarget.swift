import Glibc
import Pixels
import Sheets

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let before = processorTime()
  read(Array(UnsafeBufferPointer(start: start, count: count)))
  // Not libFuzzer's own timeout, which takes a busy machine for a slow input.
  precondition(processorTime() - before < 1, "an input took a second")
  return 0
}

/// Reads an input as a sheet and looks at its frames, as the player would.
private func read(_ bytes: [UInt8]) {
  let bytes = bytes.withSumsOfChunks
  let found = SheetFile.readers.first { $0.recognizes(bytes) }
  guard let found, chosen.map({ "\(type(of: found))".hasPrefix($0) }) ?? true,
    let sheet = try? found.read(bytes, at: "fuzz", with: FuzzFiles())
  else { return }
  for number in 0..<min(sheet.frameCount, 16) { _ = sheet.frame(number).bitmap }
}

/// What the name of the reader begins with that is fed; all are if there is none.
private let chosen = getenv("ZOETROPE_FUZZ_READER").map { String(cString: $0) }

/// Seconds that the process has kept a processor busy.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
