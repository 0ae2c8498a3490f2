import Animation
import GraphLanguage
import Sheets

/// Reads the attributes of one state into what it plays.
struct AnimationReader {
  let attributes: StateAttributes
  /// Frames on the sheet that the state is drawn from; nil if the sheet cannot be used.
  let sheetFrameCount: Int?
  /// Whether the sheet is cut into tiles, so that frames must be named.
  let hasTiles: Bool

  /// Whether frames must be named and are not.
  var lacksFrames: Bool { hasTiles && attributes["frames"] == nil }

  /// What is played, from one sheet; nil if a value is wrong and told of, or if there are no frames.
  func read(
    sheet: Int?, _ lists: inout SharedLists, _ bag: inout DiagnosticBag
  ) -> Clip? {
    let direction = bag.value(of: attributes["direction"]) { text throws(ValueError) in
      try Choice.parse(text, as: PlayDirection.self)
    }
    let repeats = bag.value(of: attributes["repeat"], Quantity.repeats)
    let speed = bag.value(of: attributes["speed"], Quantity.speed)
    let flip = bag.value(of: attributes["flip"], Choice.flip)
    let hold = bag.value(of: attributes["hold"], TimeSpan.range)
    let velocity = bag.value(of: attributes["move"], Extent.velocity)
    let anchor = bag.value(of: attributes["anchor"], Choice.anchor)
    let frames = frames(&lists, &bag)
    let timing = timing(forFrames: frames?.count, &lists, &bag)
    guard let sheet, let frames, let timing, attributes["repeat"] == nil || repeats != nil,
      attributes["hold"] == nil || hold != nil, attributes["move"] == nil || velocity != nil
    else { return nil }
    let animation = Animation(
      frames: frames, timing: timing, direction: direction ?? .forward,
      repeatCount: repeats?.lowerBound ?? 0, speed: speed ?? .one, flip: flip ?? [])
    return Clip(
      sheet: sheet, animation: animation, repeats: repeats, hold: hold,
      velocity: velocity ?? .none, anchor: anchor)
  }

  private func frames(_ lists: inout SharedLists, _ bag: inout DiagnosticBag) -> [Int]? {
    guard let attribute = attributes["frames"] else {
      guard !lacksFrames, let sheetFrameCount else { return nil }
      return try? lists.frames("all", ofSheetWith: sheetFrameCount)
    }
    let isRead = bag.value(of: attribute) { text throws(ValueError) in try lists.list(text) } != nil
    guard isRead, let sheetFrameCount else { return nil }
    do {
      return try lists.frames(attribute.value.text, ofSheetWith: sheetFrameCount)
    } catch {
      bag.error(error.message, at: attribute.value.range)
      return nil
    }
  }

  /// The strongest level that says `fps` or `duration` counts; else 10 frames per second.
  private func timing(
    forFrames count: Int?, _ lists: inout SharedLists, _ bag: inout DiagnosticBag
  ) -> FrameTiming? {
    for level in attributes.levels {
      switch (level["fps"], level["duration"]) {
      case (let fps?, let duration?):
        let later = fps.name.range.start < duration.name.range.start ? duration : fps
        bag.error("fps and duration together: leave one of them out", at: later.name.range)
        return nil
      case (let fps?, nil):
        return bag.value(of: fps, Quantity.frameRate).map(FrameTiming.rate)
      case (nil, let duration?):
        return durations(duration, forFrames: count, &lists, &bag)
      case (nil, nil):
        continue
      }
    }
    return .fps10
  }

  private func durations(
    _ attribute: Attribute, forFrames count: Int?, _ lists: inout SharedLists,
    _ bag: inout DiagnosticBag
  ) -> FrameTiming? {
    let read = bag.value(of: attribute) { text throws(ValueError) in try lists.times(text) }
    guard let times = read else { return nil }
    if times.count == 1 { return .rate(Ratio(.perSecond, times[0])) }
    guard let count else { return nil }
    guard times.count == count else {
      bag.error(
        "duration has \(times.count) times for \(count) \(count == 1 ? "frame" : "frames"): "
          + "write one for all, or one for each", at: attribute.value.range)
      return nil
    }
    return .durations(times)
  }
}
