import Basics
import Sheets

/// Reads libGDX's texture atlases, as they were written before and after version 1.9.12.
///
/// A blank line ends a page. A page begins with its image's name, a region with its own; lines such as
/// `xy: 2, 7` say more of them.
struct GDXAtlasReader: SheetReader {
  let formatName = "libgdx"

  private static let mostBytes = TextLimit.plain
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
    guard bytes.count <= Self.mostBytes else { throw .file(.tooLarge(limit: Self.mostBytes)) }
    let neighbours = Neighbours(path: path, access: access)
    var lines = TextLines(bytes)
    var atlas = Atlas()
    /// The page's bitmap; nil between two pages.
    var page: Int?
    var region: GDXRegion?
    func finish() throws(SheetFileError) {
      guard let done = region, let bitmap = page else { return }
      region = nil
      try atlas.add(
        try done.place(on: bitmap), within: access.pixelLimit, fault: done.fault)
    }
    while let line = lines.next() {
      if line.isEmpty {
        try finish()
        page = nil
      } else if let (key, value) = GDXRegion.entry(line) {
        guard page != nil else {
          throw Self.fault("a page begins with its image's name", line: lines.number)
        }
        // Those of the page say nothing about frames.
        try region?.set(key, value, line: lines.number)
      } else if page == nil {
        do { page = try atlas.image(String(line), of: neighbours) } catch .content(let fault) {
          throw Self.fault(fault.reason, line: lines.number)
        }
      } else {
        try finish()
        region = GDXRegion(name: String(line), line: lines.number)
      }
    }
    try finish()
    for tag in FrameNames.tags(of: atlas.places.map(\.name)) { atlas.add(tag) }
    return try atlas.sheet()
  }

  private static func fault(_ reason: String, line: Int) -> SheetFileError {
    .content(SheetContentError(at: .line(line, column: 1), reason))
  }
}
