import Sheets
import Pixels

/// Reads PNG files with an animation.
struct APNGSheetReader: SheetReader {
  let formatName = "apng"
  let ownEndings = ["apng"]

  func sizeLimit(ofFileStartingWith start: [UInt8]) -> Int? {
    PNGSignature.isAtStart(of: start) ? .max : nil
  }

  func recognizes(_ bytes: [UInt8]) -> Bool { AnimatedPNG.isAnimated(bytes) }

  func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    do {
      let file = try AnimatedPNG(png: bytes)
      try access.claimFrames(width: file.width, height: file.height, count: file.delays.count)
      return Sheet(
        pictures: try file.pictures(), durations: file.delays, playCount: file.playCount)
    } catch let error as PNGError {
      throw .png(error)
    } catch let error as SheetFileError {
      throw error
    } catch { throw .png(.outOfMemory) }
  }

  func outline(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    let file: AnimatedPNG
    do { file = try AnimatedPNG(png: bytes) } catch { throw .png(error) }
    try access.claimFrames(width: file.width, height: file.height, count: file.delays.count)
    return .outline(
      width: file.width, height: file.height, durations: file.delays, playCount: file.playCount)
  }
}
