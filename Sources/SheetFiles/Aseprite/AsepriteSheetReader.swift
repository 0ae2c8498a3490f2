import Sheets

/// Reads Aseprite's own files, and draws their layers.
struct AsepriteSheetReader: SheetReader {
  let formatName = "aseprite"
  let ownEndings = ["aseprite", "ase"]

  func sizeLimit(ofFileStartingWith start: [UInt8]) -> Int? {
    AsepriteHeader.isMarked(start) ? .max : nil
  }

  func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.count >= AsepriteHeader.size && AsepriteHeader.isMarked(bytes)
  }

  func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    var parser = try openedParser(of: bytes, access)
    let file = try SheetContentError.rethrown { () throws(SheetContentError) in
      let file = try parser.file(readingPixels: true)
      try file.checkCost(pixelLimit: access.pixelLimit)
      return file
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
    var parser = try openedParser(of: bytes, access)
    let file = try SheetContentError.rethrown { () throws(SheetContentError) in
      try parser.file(readingPixels: false)
    }
    return .outline(
      width: file.width, height: file.height, durations: file.frames.map(\.duration),
      tags: file.tags)
  }

  /// A parser that has read the header, and for whose frames pixels have been spent.
  private func openedParser(
    of bytes: [UInt8], _ access: any SheetFileAccess
  ) throws(SheetFileError) -> AsepriteParser {
    let parser = try SheetContentError.rethrown { () throws(SheetContentError) in
      try AsepriteParser(bytes, pixelLimit: access.pixelLimit)
    }
    let header = parser.header
    try access.claimFrames(width: header.width, height: header.height, count: header.frameCount)
    return parser
  }
}
