import Sheets
import Pixels

/// Reads Tiled's tile sets: the tiles of a grid, or a collection of images; each animated tile makes a
/// tag.
struct TileSetReader {
  let neighbours: Neighbours

  /// The sheet of a tile set; a tag has the name of the tile's class, or one such as `tile36`.
  ///
  /// - Throws: ``SheetFileError``.
  func sheet(_ root: XMLElement) throws(SheetFileError) -> Sheet {
    var atlas = Atlas(neighbours)
    let frames: [Int: Int]
    if let image = root.first("image") {
      frames = try addGrid(of: image, in: root, to: &atlas)
    } else {
      frames = try addCollection(in: root, to: &atlas)
    }
    guard !atlas.places.isEmpty else {
      throw root.error("it has neither an image nor tiles with images")
    }
    for tile in root.all("tile") {
      for animation in tile.all("animation") {
        try addTag(of: animation, tile, frames, to: &atlas)
      }
    }
    return try atlas.sheet()
  }

  /// Adds the tiles of a grid; each tile's number is that of its frame.
  ///
  /// - Returns: The frame of each tile.
  private func addGrid(
    of image: XMLElement, in root: XMLElement, to atlas: inout Atlas
  ) throws(SheetFileError) -> [Int: Int] {
    _ = try self.image(image, &atlas)
    let (width, height) = (try root.whole("tilewidth"), try root.whole("tileheight"))
    let gap = try root.whole(ifThere: "spacing") ?? 0
    let margin = try root.whole(ifThere: "margin") ?? 0
    guard width > 0, height > 0, gap >= 0, margin >= 0 else {
      throw root.error(
        "tiles of \(width)x\(height) with spacing \(gap), margin \(margin) cannot be")
    }
    let bitmap = atlas.bitmaps[0]
    let columns =
      try root.whole(ifThere: "columns") ?? ((bitmap.width - margin + gap) / (width + gap))
    let rows = (bitmap.height - margin + gap) / (height + gap)
    let count = try root.whole(ifThere: "tilecount") ?? max(0, columns * rows)
    guard columns > 0, count > 0, count <= Sheet.mostFrames else {
      throw root.error("\(count) tiles in \(columns) columns cannot be")
    }
    for id in 0..<count {
      let region = PixelRect(
        x: margin + id % columns * (width + gap), y: margin + id / columns * (height + gap),
        width: width, height: height)
      try atlas.add(FramePlace(region: region)) {
        root.error("tile \(id): \($0)")
      }
    }
    return Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) })
  }

  /// Adds the tiles of a collection, each with its own image or part of one.
  ///
  /// - Returns: The frame of each tile.
  private func addCollection(
    in root: XMLElement, to atlas: inout Atlas
  ) throws(SheetFileError) -> [Int: Int] {
    var frames: [Int: Int] = [:]
    for tile in root.all("tile") {
      guard let image = tile.first("image") else { continue }
      let bitmap = try self.image(image, &atlas)
      let whole = atlas.bitmaps[bitmap].bounds
      let region = PixelRect(
        x: try tile.whole(ifThere: "x") ?? 0, y: try tile.whole(ifThere: "y") ?? 0,
        width: try tile.whole(ifThere: "width") ?? whole.width,
        height: try tile.whole(ifThere: "height") ?? whole.height)
      frames[try tile.whole("id")] = atlas.places.count
      try atlas.add(
        FramePlace(bitmap: bitmap, region: region),
        error: tile.error)
    }
    return frames
  }

  /// The index of an image among the atlas's bitmaps.
  private func image(_ element: XMLElement, _ atlas: inout Atlas) throws(SheetFileError) -> Int {
    let index = try atlas.image(element["source"], error: element.error)
    if let text = element["trans"] {
      guard let color = RGBA(hexadecimal: text) else {
        throw element.error("trans=\(quoted(text)) must be a colour such as ff00ff")
      }
      atlas.makeTransparent(color, in: index)
    }
    return index
  }

  private func addTag(
    of animation: XMLElement, _ tile: XMLElement, _ frames: [Int: Int], to atlas: inout Atlas
  ) throws(SheetFileError) {
    var numbers: [Int] = []
    var durations: [Duration] = []
    for frame in animation.all("frame") {
      let id = try frame.whole("tileid")
      guard let number = frames[id] else { throw frame.error("there is no tile \(id)") }
      let duration = try frame.whole(ifThere: "duration") ?? 0
      guard duration >= 0, duration <= FrameDuration.mostMilliseconds else {
        throw frame.error(
          "duration=\"\(duration)\" must be from 0 to \(FrameDuration.mostMilliseconds) milliseconds"
        )
      }
      numbers.append(number)
      durations.append(.milliseconds(duration))
    }
    guard !numbers.isEmpty else { return }
    try atlas.checkRoom(forTagged: numbers.count, error: animation.error)
    let kind = [tile["class"], tile["type"]].compactMap { $0 }.first { !$0.isEmpty }
    let id = try tile.whole("id")
    atlas.add(
      Tag(name: kind ?? "tile\(id)", frames: numbers, durations: durations, repeatCount: 0))
  }
}

extension RGBA {
  /// An opaque colour of six hexadecimal digits, with or without `#`; nil if it is none.
  fileprivate init?(hexadecimal text: String) {
    let digits = text.utf8.first == UInt8(ascii: "#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
    self.init(UInt8(value >> 16), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }
}
