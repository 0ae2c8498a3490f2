import Sheets
import Pixels

/// Reads Aseprite's own files (.aseprite, .ase), and draws their layers.
struct AsepriteSheetReader: SheetReader {
  let formatName = "aseprite"

  func recognizes(_ bytes: [UInt8]) -> Bool { AsepriteParser.recognizes(bytes) }

  func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    var parser = try opened(bytes, access)
    let file = try SheetContentError.failing { () throws(SheetContentError) in
      try parser.run()
      try parser.file.checkCost(pixelLimit: access.pixelLimit)
      return parser.file
    }
    let renderer = AsepriteRenderer(file)
    let numbers = file.frames.indices
    return Sheet(
      pictures: numbers.map(renderer.picture), durations: file.frames.map(\.duration),
      tags: file.tags, pivots: numbers.map(file.pivot))
  }

  func outline(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    var parser = try opened(bytes, access)
    parser.readsPixels = false
    let file = try SheetContentError.failing { () throws(SheetContentError) in
      try parser.run()
      return parser.file
    }
    return .outline(
      width: file.width, height: file.height, durations: file.frames.map(\.duration),
      tags: file.tags)
  }

  /// What reads a file, its header read and room taken for its frames.
  private func opened(
    _ bytes: [UInt8], _ access: any SheetFileAccess
  ) throws(SheetFileError) -> AsepriteParser {
    let parser = try SheetContentError.failing { () throws(SheetContentError) in
      try AsepriteParser(bytes, pixelLimit: access.pixelLimit)
    }
    let header = parser.file
    try access.claimFrames(
      width: header.width, height: header.height, count: parser.announcedFrames)
    return parser
  }
}
