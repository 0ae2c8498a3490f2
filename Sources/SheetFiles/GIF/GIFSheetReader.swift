import Sheets
import Pixels

/// Reads GIF files.
struct GIFSheetReader: SheetReader {
  let formatName = "gif"
  let ownEndings = ["gif"]

  func sizeLimit(ofFileStartingWith start: [UInt8]) -> Int? {
    start.starts(with: "GIF8".utf8) ? .max : nil
  }

  func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
  }

  func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    let outline = try SheetContentError.rethrown { () throws(SheetContentError) in
      try GIFOutline(bytes)
    }
    let durations = outline.durations
    try access.claimFrames(width: outline.width, height: outline.height, count: durations.count)
    let pictures = try SheetContentError.rethrown { () throws(SheetContentError) in
      try GIFDecoder.pictures(bytes, outline)
    }
    // A single picture may consist of tiles.
    if pictures.count == 1 { return Sheet(bitmap: pictures[0]) }
    return Sheet(pictures: pictures, durations: durations, playCount: outline.playCount)
  }

  func outline(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    let file = try SheetContentError.rethrown { () throws(SheetContentError) in
      try GIFOutline(bytes)
    }
    let durations = file.durations
    try access.claimFrames(width: file.width, height: file.height, count: durations.count)
    if durations.count == 1 {
      return Sheet(bitmap: .placeholder(width: file.width, height: file.height))
    }
    return .outline(
      width: file.width, height: file.height, durations: durations, playCount: file.playCount)
  }
}
