import Basics
import Animation
import FuzzSupport
import Pixels
import SheetFiles
import Sheets

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count)).withSumsOfChunks
  withinASecond { run(bytes) }
  return 0
}

private func run(_ bytes: [UInt8]) {
  let files = FuzzFiles(bytes)
  do throws(SheetFileError) {
    use(try SheetFile.read(bytes, at: "art/fuzz.json", with: files))
  } catch {
    precondition(
      "\(error)".unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F },
      "a message has control characters")
  }
}

/// Asks a sheet for what a player asks it for.
private func use(_ sheet: Sheet) {
  for number in 0..<min(sheet.frameCount, 64) {
    let (size, frame) = (sheet.size(ofFrame: number), sheet.frame(number))
    precondition(frame.bitmap.width == size.width && frame.bitmap.height == size.height)
  }
  precondition(Set(sheet.tagNames).count == sheet.tags.count, "two tags have one name")
  for tag in sheet.tags.prefix(1000) {
    let timeline = Timeline(Animation(tag: tag, of: sheet))
    _ = timeline.step(at: 1_000_000_000)
  }
}

/// Wherever a reader looks, there is the input, or a picture.
private final class FuzzFiles: SheetFileAccess {
  private let input: [UInt8]
  private var budget = PixelBudget(pixelLimit: 1 << 16)

  init(_ input: [UInt8]) { self.input = input }

  var pixelLimit: Int { budget.pixelLimit }

  func hasFile(_ path: String) -> Bool { path.utf8.count % 8 != 0 }

  func bytes(_ path: String, limit: Int) throws(SheetFileError) -> [UInt8] {
    guard hasFile(path) else { throw .file(.missing) }
    return input
  }

  func bitmap(_ path: String) throws(SheetFileError) -> Bitmap {
    try budget.spend(width: picture.width, height: picture.height)
    return picture
  }

  func bitmap(png bytes: [UInt8]) throws(SheetFileError) -> Bitmap {
    try budget.decode(png: bytes)
  }

  func claim(width: Int, height: Int, count: Int) throws(SheetFileError) {
    try budget.spend(width: width, height: height, count: count)
  }
}

/// Stands for every image of an atlas.
private let picture = Bitmap(width: 128, height: 128, filling: RGBA(1, 2, 3))
