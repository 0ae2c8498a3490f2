import Sheets
import Pixels

/// Reads JSON that is written by hand: an image of equal tiles, and animations as nested lists of tile
/// numbers.
///
/// The list `walking` in the object `up` is the tag `up_walking`.
///
/// `sprite` has `texture`, `framewidth` and `frameheight`. `animations` has the lists in `frames`, and in
/// `velocities` the frames per second by the last parts of their names.
struct TileListReader {
  let neighbours: Neighbours

  private static let mostDepth = 8

  static func recognizes(_ root: JSONNode) -> Bool {
    root["sprite"]?["texture"] != nil && root["animations"]?["frames"]?.isObject == true
  }

  /// The sheet of a recognized file.
  ///
  /// - Throws: ``SheetFileError``.
  func sheet(_ root: JSONNode) throws(SheetFileError) -> Sheet {
    var atlas = Atlas(neighbours)
    try addTiles(of: try root.member("sprite"), to: &atlas)
    let animations = try root.member("animations")
    var rates: [String: JSONNode] = [:]
    if let table = animations["velocities"] {
      for rate in table.children { rates[rate.name] = rate }
    }
    for list in try animations.member("frames").children {
      try addTags(of: list, name: list.name, rates: rates, to: &atlas)
    }
    return try atlas.sheet()
  }

  private func addTiles(
    of sprite: JSONNode, to atlas: inout Atlas
  ) throws(SheetFileError) {
    let texture = try sprite.member("texture")
    _ = try atlas.image(try texture.string()) { texture.error($0) }
    let grid = TileGrid(
      tileWidth: try sprite.whole("framewidth"), tileHeight: try sprite.whole("frameheight"))
    let regions: [PixelRect]
    do {
      regions = try grid.regions(width: atlas.bitmaps[0].width, height: atlas.bitmaps[0].height)
    } catch { throw sprite.error(error.message) }
    for region in regions {
      try atlas.add(FramePlace(region: region)) {
        sprite.error($0)
      }
    }
  }

  /// Adds a tag for a list of tiles, or for each list in an object.
  private func addTags(
    of list: JSONNode, name: String, rates: [String: JSONNode], depth: Int = 0,
    to atlas: inout Atlas
  ) throws(SheetFileError) {
    guard depth < Self.mostDepth else { throw list.error("the lists are nested too deep") }
    if list.isObject {
      for part in list.children {
        let name = name + "_" + part.name
        try addTags(of: part, name: name, rates: rates, depth: depth + 1, to: &atlas)
      }
      return
    }
    guard list.isArray else { throw list.error("it must be a list of tiles") }
    let frames = try list.children.map { tile throws(SheetFileError) in
      let number = try tile.whole()
      guard atlas.places.indices.contains(number) else {
        throw tile.error("the image has no tile \(number): it has \(atlas.places.count)")
      }
      return number
    }
    guard !frames.isEmpty else { return }
    try atlas.checkRoom(forTagged: frames.count) { list.error($0) }
    let duration = try rates[list.name]?.frameDuration()
    atlas.add(
      Tag(
        name: name, frames: frames,
        durations: duration.map { Array(repeating: $0, count: frames.count) }))
  }
}
