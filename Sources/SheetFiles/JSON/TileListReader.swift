import Sheets
import Pixels

/// Reads JSON that is written by hand: an image of equal tiles, and animations as lists of their
/// numbers within each other, of which `up` with `walking` in it is the tag `up_walking`.
///
/// `sprite` says `texture`, `framewidth` and `frameheight`; `animations` has the lists in `frames`, and
/// the frames per second by the last part of their names in `velocities`.
struct TileListReader {
  let neighbours: Neighbours

  private static let mostDepth = 8

  static func recognizes(_ root: JSONNode) -> Bool {
    root["sprite"]?["texture"] != nil && root["animations"]?["frames"]?.isObject == true
  }

  /// The sheet of a file that is recognized.
  ///
  /// - Throws: ``SheetFileError``.
  func sheet(_ root: JSONNode) throws(SheetFileError) -> Sheet {
    var atlas = Atlas()
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
    do { _ = try atlas.image(try texture.string(), of: neighbours) } catch .content(let fault) {
      throw texture.fault(fault.reason)
    }
    let grid = TileGrid(
      tileWidth: try sprite.whole("framewidth"), tileHeight: try sprite.whole("frameheight"))
    let regions: [PixelRect]
    do {
      regions = try grid.regions(width: atlas.bitmaps[0].width, height: atlas.bitmaps[0].height)
    } catch { throw sprite.fault(error.message) }
    for region in regions {
      try atlas.add(FramePlace(region: region), within: neighbours.access.pixelLimit) {
        sprite.fault($0)
      }
    }
  }

  /// Adds a tag for a list of tiles, or for each list in an object.
  private func addTags(
    of list: JSONNode, name: String, rates: [String: JSONNode], depth: Int = 0,
    to atlas: inout Atlas
  ) throws(SheetFileError) {
    guard depth < Self.mostDepth else { throw list.fault("the lists are nested too deep") }
    if list.isObject {
      for part in list.children {
        let name = name + "_" + part.name
        try addTags(of: part, name: name, rates: rates, depth: depth + 1, to: &atlas)
      }
      return
    }
    guard list.isArray else { throw list.fault("it must be a list of tiles") }
    let frames = try list.children.map { tile throws(SheetFileError) in
      let number = try tile.whole()
      guard atlas.places.indices.contains(number) else {
        throw tile.fault("the image has no tile \(number): it has \(atlas.places.count)")
      }
      return number
    }
    guard !frames.isEmpty else { return }
    try atlas.checkRoom(forTagged: frames.count) { list.fault($0) }
    let duration = try rates[list.name]?.frameDuration()
    atlas.add(
      Tag(
        name: name, frames: frames,
        durations: duration.map { Array(repeating: $0, count: frames.count) }))
  }
}
