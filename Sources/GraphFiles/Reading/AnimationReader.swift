import StateGraph
import Basics
import Animation
import GraphLanguage
import Sheets

/// Reads the attributes of one state into what it plays.
struct AnimationReader {
  let attributes: StateAttributes
  /// The sheet that the state is drawn from; nil if it cannot be used.
  let source: StateFrames?
  /// Whether the sheet is to be cut into tiles.
  let hasTiles: Bool

  /// Whether frames must be named and are not.
  var lacksFrames: Bool {
    attributes["frames"] == nil && (source?.areNeeded ?? hasTiles)
  }

  /// What is played, from one sheet; nil if a value is wrong and told of, or if there are no frames.
  func read(_ lists: inout SharedLists, _ bag: inout DiagnosticBag) -> Clip? {
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
    let timing = timing(of: frames, &lists, &bag)
    guard let source, let frames, let timing, attributes["repeat"] == nil || repeats != nil,
      attributes["hold"] == nil || hold != nil, attributes["move"] == nil || velocity != nil
    else { return nil }
    let passes = repeats?.lowerBound ?? frames.repeatCount ?? 0
    let animation = Animation(
      frames: frames.frames, timing: timing,
      direction: direction ?? frames.tag?.direction ?? .forward, repeatCount: passes,
      speed: speed ?? .one, flip: flip ?? [])
    return Clip(
      sheet: source.index, animation: animation, repeats: repeats, hold: hold,
      velocity: velocity ?? .none, anchor: anchor)
  }

  private func frames(
    _ lists: inout SharedLists, _ bag: inout DiagnosticBag
  ) -> StateFrames.Selection? {
    guard let attribute = attributes["frames"] else {
      return lacksFrames ? nil : source?.all(&lists)
    }
    let text = attribute.value.text
    guard let source else {
      // On a sheet that cannot be read, anything may be a tag.
      if hasTiles {
        _ = bag.value(of: attribute) { text throws(ValueError) in try lists.list(text) }
      }
      return nil
    }
    do { return try source.selection(text, &lists) } catch {
      if (try? lists.list(text)) != nil {
        bag.error(error.message, at: attribute.value.range)
      } else if source.sheet.tags.isEmpty {
        bag.error("frames \(error.message)", at: attribute.value.range)
      } else {
        bag.error(
          "the sheet has no tag \(quoted(text))", at: attribute.value.range,
          note: bag.hint(for: text, amongTagsOf: source.sheet))
      }
      return nil
    }
  }

  /// The strongest level that says `fps` or `duration` counts; else what the sheet says, else 10
  /// frames per second.
  private func timing(
    of frames: StateFrames.Selection?, _ lists: inout SharedLists, _ bag: inout DiagnosticBag
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
        return durations(duration, forFrames: frames?.frames.count, &lists, &bag)
      case (nil, nil):
        continue
      }
    }
    guard let source, let frames else { return .fps10 }
    return source.timing(of: frames, &lists) ?? .fps10
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

extension DiagnosticBag {
  /// The tag that an unknown one was most likely meant to be, else the tags that there are.
  func hint(for name: String, amongTagsOf sheet: Sheet) -> String? {
    if let nearest = suggestion(for: name, among: { sheet.tagNames }) { return nearest }
    let most = 12
    let names = sheet.tagNames.prefix(most).map { quoted($0) }.joined(separator: ", ")
    return "its tags are \(names)" + (sheet.tags.count > most ? " and others" : "")
  }
}
