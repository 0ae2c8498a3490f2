import Sheets
import Pixels

/// The frames and animations of Godot's SpriteFrames while they are read.
struct GodotFrames {
  private let file: GodotFile
  private(set) var atlas: Atlas
  /// The frame of each texture, by the texture's kind and identifier.
  private var known: [String: Int] = [:]

  /// Frames per second if the file does not say, as in Godot.
  private static let usualSpeed = 5.0

  init(_ file: GodotFile, _ neighbours: Neighbours) {
    self.file = file
    atlas = Atlas(neighbours)
  }

  /// Adds the tag of an animation.
  ///
  /// - Parameters:
  ///   - animation: A table with `name`, `frames`, `speed` and `loop`.
  ///   - place: The byte in the file at which the animations begin.
  /// - Throws: ``SheetFileError``.
  mutating func add(_ animation: GodotValue, at place: Int) throws(SheetFileError) {
    let name = animation["name"]?.text ?? "default"
    guard case .list(let entries)? = animation["frames"] else {
      throw file.error("animation \(quoted(name)) has no list of frames", at: place)
    }
    let speed = animation["speed"]?.number ?? Self.usualSpeed
    guard FrameRate.allowed.contains(speed) else {
      throw file.error(
        "animation \(quoted(name)) has the speed \(speed); it must be from 0.01 to 1000 frames "
          + "per second", at: place)
    }
    guard !entries.isEmpty else { return }
    try atlas.checkRoom(forTagged: entries.count) { file.error($0, at: place) }
    var frames: [Int] = []
    var durations: [Duration] = []
    for entry in entries {
      // Before version 4, the textures alone were listed.
      frames.append(try frame(entry["texture"] ?? entry, of: name, at: place))
      let length = entry["duration"]?.number ?? 1
      let seconds = length / speed
      guard seconds >= 0, seconds <= FrameDuration.mostSeconds else {
        throw file.error("animation \(quoted(name)) has a frame that stays \(length)", at: place)
      }
      durations.append(.seconds(length) / speed)
    }
    let (direction, repeatCount) = Self.loop(animation["loop"])
    atlas.add(
      Tag(
        name: name, frames: frames, durations: durations, direction: direction,
        repeatCount: repeatCount))
  }

  /// Newer files have a number: 0 for once, 1 for forever, 2 for forever back and forth.
  private static func loop(_ value: GodotValue?) -> (PlayDirection, Int) {
    switch value {
    case .truth(false), .number(0): (.forward, 1)
    case .number(2): (.pingpong, 0)
    default: (.forward, 0)
    }
  }

  /// The number of the frame with a texture.
  private mutating func frame(
    _ texture: GodotValue, of animation: String, at place: Int
  ) throws(SheetFileError) -> Int {
    if let id = texture.arguments(of: "ExtResource")?.first?.identifier {
      if let number = known["ext " + id] { return number }
      let (bitmap, name) = try image(id, at: place)
      let whole = FramePlace(
        bitmap: bitmap, region: atlas.bitmaps[bitmap].bounds, name: FrameNames.withoutEnding(name))
      return try add(whole, as: "ext " + id, at: place)
    }
    if let id = texture.arguments(of: "SubResource")?.first?.identifier {
      if let number = known["sub " + id] { return number }
      return try add(try cutting(id, at: place), as: "sub " + id, at: place)
    }
    throw file.error("animation \(quoted(animation)) has a frame without a texture", at: place)
  }

  private mutating func add(
    _ frame: FramePlace, as key: String, at place: Int
  ) throws(SheetFileError) -> Int {
    try atlas.add(frame) { file.error($0, at: place) }
    known[key] = atlas.places.count - 1
    return atlas.places.count - 1
  }

  /// The index of an image among the bitmaps, and its name.
  private mutating func image(
    _ id: String, at place: Int
  ) throws(SheetFileError) -> (bitmap: Int, name: String) {
    guard let resource = file.section("ext_resource", id), let path = resource.header["path"]?.text
    else { throw file.error("there is no resource \(quoted(id))", at: place) }
    let index = try atlas.image(path) { [file] in file.error($0, at: resource.place) }
    return (index, Neighbours.last(path))
  }

  /// The part of an image that an AtlasTexture describes.
  private mutating func cutting(
    _ id: String, at place: Int
  ) throws(SheetFileError) -> FramePlace {
    guard let section = file.section("sub_resource", id), section.type == "AtlasTexture",
      let source = section.values["atlas"]?.value.arguments(of: "ExtResource")?.first?.identifier
    else { throw file.error("resource \(quoted(id)) is no texture of an image", at: place) }
    let (bitmap, name) = try image(source, at: section.place)
    let whole = atlas.bitmaps[bitmap].bounds
    let region = try rect(section, "region") ?? whole
    let margin = try rect(section, "margin") ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    return FramePlace(
      bitmap: bitmap, region: region,
      size: (region.width + margin.width, region.height + margin.height),
      offset: (margin.x, margin.y), name: FrameNames.withoutEnding(name))
  }

  private func rect(
    _ section: GodotFile.Section, _ name: String
  ) throws(SheetFileError) -> PixelRect? {
    guard let (value, place) = section.values[name] else { return nil }
    let numbers = value.arguments(of: "Rect2")?.compactMap { value in
      value.number.flatMap { abs($0) <= 1e9 ? Int(exactly: $0) : nil }
    }
    guard let numbers, numbers.count == 4 else {
      throw file.error("\(name) must be Rect2 with four whole numbers", at: place)
    }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
