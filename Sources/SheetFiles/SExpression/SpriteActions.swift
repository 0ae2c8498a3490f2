import Sheets
import Pixels

/// Reads a `(supertux-sprite …)`: each action is a tag, with its own images or those of another action,
/// mirrored or not.
struct SpriteActions {
  private let values: SpriteValues
  private var atlas: Atlas
  /// The tags so far by their names.
  private var actions: [String: Tag] = [:]
  /// The frame of each image, by its index among the bitmaps and by its mirroring.
  private var known: [Int: [Mirroring: Int]] = [:]

  /// How long a frame stays if the file does not say: ten frames per second, as in SuperTux.
  private static let usualDuration = Duration.milliseconds(100)

  init(parser: SExpressionParser, neighbours: Neighbours) {
    values = SpriteValues(parser: parser)
    atlas = Atlas(neighbours)
  }

  /// The sheet, with a tag for each action.
  ///
  /// - Throws: ``SheetFileError``.
  mutating func sheet(_ root: SExpression) throws(SheetFileError) -> Sheet {
    for action in (root.items ?? []) where action.name == "action" {
      let tag = try tag(action)
      try atlas.checkRoom(forTagged: tag.frames.count) { error($0, action) }
      atlas.add(tag)
      actions[tag.name] = tag
    }
    guard !atlas.places.isEmpty else { throw error("it has no (action …) with images", root) }
    return try atlas.sheet()
  }

  private func error(_ reason: String, _ list: SExpression) -> SheetFileError {
    values.parser.error(reason, at: list.place)
  }

  private mutating func tag(_ action: SExpression) throws(SheetFileError) -> Tag {
    let name = try values.text("name", in: action) ?? "default"
    var model: Tag?
    var frames: [Int] = []
    let copies: [(String, Mirroring)] = [
      ("mirror-action", .leftToRight), ("flip-action", .topToBottom), ("clone-action", []),
    ]
    for (key, mirroring) in copies {
      guard let other = try values.text(key, in: action) else { continue }
      guard let found = actions[other] else {
        throw error("there is no action \(quoted(other)) before this one", action)
      }
      model = found
      for number in found.frames { frames.append(try frame(number, mirroring, action)) }
    }
    for image in action.values("images") ?? [] where model == nil {
      guard let name = image.string else { throw error("(images …) must hold texts", image) }
      frames.append(try frame(name, image))
    }
    guard !frames.isEmpty else { throw error("action \(quoted(name)) has no images", action) }
    return Tag(
      name: name, frames: frames,
      durations: try durations(action, of: frames.count) ?? model?.durations
        ?? Array(repeating: Self.usualDuration, count: frames.count),
      repeatCount: try repeats(action) ?? model?.repeatCount ?? 0)
  }

  private func durations(
    _ action: SExpression, of count: Int
  ) throws(SheetFileError) -> [Duration]? {
    guard let text = try values.text("fps", in: action) else { return nil }
    guard let rate = Double(text), FrameRate.allowed.contains(rate) else {
      throw error("(fps …) must be from 0.01 to 1000", action)
    }
    return Array(repeating: .nanoseconds(Int64((1e9 / rate).rounded())), count: count)
  }

  /// The number of passes, 0 for forever, as negative numbers are meant.
  private func repeats(_ action: SExpression) throws(SheetFileError) -> Int? {
    try values.wholes(1, after: "loops", in: action).map { max(0, $0[0]) }
  }

  /// The number of the frame that shows a whole image.
  private mutating func frame(
    _ name: String, _ list: SExpression
  ) throws(SheetFileError) -> Int {
    let (parser, start) = (values.parser, list.place)
    let bitmap = try atlas.image(name) { parser.error($0, at: start) }
    return try number(
      of: FramePlace(
        bitmap: bitmap, region: atlas.bitmaps[bitmap].bounds, name: FrameNames.withoutEnding(name)),
      list)
  }

  /// The number of a frame's mirror image.
  private mutating func frame(
    _ number: Int, _ mirroring: Mirroring, _ list: SExpression
  ) throws(SheetFileError) -> Int {
    try self.number(of: atlas.places[number].mirrored(mirroring), list)
  }

  /// The number of the frame at a place, which is added when it is first asked for.
  private mutating func number(
    of place: FramePlace, _ list: SExpression
  ) throws(SheetFileError) -> Int {
    if let number = known[place.bitmap]?[place.mirroring] { return number }
    let parser = values.parser
    try atlas.add(place) {
      parser.error($0, at: list.place)
    }
    known[place.bitmap, default: [:]][place.mirroring] = atlas.places.count - 1
    return atlas.places.count - 1
  }
}
