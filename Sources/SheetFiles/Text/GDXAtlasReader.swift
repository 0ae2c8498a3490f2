import Sheets

/// Reads libGDX's texture atlases, as written before and since version 1.9.12.
///
/// A page begins with its image's name and ends with a blank line. A region begins with its own name.
/// Lines such as `xy: 2, 7` give their properties.
struct GDXAtlasReader: SheetReader {
  let formatName = "libgdx"
  let ownEndings = ["atlas"]
  let sharedEndings = ["pack", "txt"]

  func sizeLimit(ofFileStartingWith start: [UInt8]) -> Int? {
    start.isText ? TextLimit.plain : nil
  }

  private static let pageKeys: Set<Substring> = [
    "size", "format", "filter", "repeat", "pma", "scale",
  ]

  func recognizes(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(Array(bytes.prefix(4096)))
    while let line = lines.next() {
      if line.isEmpty { continue }
      guard let (key, _) = lines.next().flatMap(GDXRegion.entry) else { return false }
      return Self.pageKeys.contains(key) && GDXRegion.entry(line) == nil
    }
    return false
  }

  func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    let neighbours = Neighbours(path: path, access: access)
    var lines = TextLines(bytes)
    var atlas = Atlas(neighbours)
    /// The page's bitmap; nil between two pages.
    var page: Int?
    var region: GDXRegion?
    func finish() throws(SheetFileError) {
      guard let done = region, let bitmap = page else { return }
      region = nil
      try atlas.add(
        try done.place(on: bitmap), error: done.error)
    }
    while let line = lines.next() {
      if line.isEmpty {
        try finish()
        page = nil
      } else if let (key, value) = GDXRegion.entry(line) {
        guard page != nil else {
          throw Self.error("a page begins with its image's name", line: lines.number)
        }
        // Properties of the page do not concern its frames.
        try region?.set(key, to: value, line: lines.number)
      } else if page == nil {
        let number = lines.number
        page = try atlas.image(String(line)) { Self.error($0, line: number) }
      } else {
        try finish()
        region = GDXRegion(name: String(line), line: lines.number)
      }
    }
    try finish()
    atlas.addTagsByNames()
    return try atlas.sheet()
  }

  private static func error(_ reason: String, line: Int) -> SheetFileError {
    .content(SheetContentError(at: .line(line, column: 1), reason))
  }
}
