import StateGraph
import Basics
import Animation
import GraphLanguage
import Sheets

/// Reads the attributes of one state into what it plays.
struct AnimationReader {
  let levels: StateLevels
  /// The sheet that the state is drawn from; nil if it cannot be used.
  let source: StateFrames?
  /// Whether the sheet is to be cut into tiles.
  let hasTiles: Bool
  let reading: FileReading

  private var bag: DiagnosticBag { reading.bag }
  private var lists: SharedLists { reading.shelf.lists }

  /// Whether frames must be named and are not.
  var lacksFrames: Bool {
    levels["frames"] == nil && (source?.areNeeded ?? hasTiles)
  }

  /// What is played, from one sheet; nil if a value is wrong, which is reported, or if there are no
  /// frames.
  func read() -> Clip? {
    var clip = basicClip()
    // Without frames the other values are checked all the same.
    var checked = clip ?? Clip(sheet: 0, animation: Animation(frames: [0]))
    let areRight = reading.store(reading.vocabulary.ofClips, from: { levels[$0] }, in: &checked)
    if clip != nil { clip = areRight ? checked : nil }
    return clip
  }

  /// The frames and their timing, and otherwise what the sheet says.
  private func basicClip() -> Clip? {
    let frames = frames()
    let timing = timing(of: frames)
    guard let source, let frames, let timing else { return nil }
    let animation = Animation(
      frames: frames.frames, timing: timing, direction: frames.tag?.direction ?? .forward,
      repeatCount: frames.repeatCount ?? 0)
    return Clip(sheet: source.index, animation: animation)
  }

  private func frames() -> StateFrames.Selection? {
    guard let attribute = levels["frames"] else {
      return lacksFrames ? nil : source?.all(lists)
    }
    let text = attribute.value.text
    guard let source else {
      // On a sheet that cannot be read, any name may be a tag.
      if hasTiles {
        _ = bag.value(of: attribute) { text throws(ValueError) in try lists.list(text) }
      }
      return nil
    }
    do { return try source.selection(text, lists) } catch {
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

  /// The timing of the strongest level that has `fps` or `duration`, else the sheet's, else 10 frames per
  /// second.
  private func timing(of frames: StateFrames.Selection?) -> FrameTiming? {
    for level in levels.levels {
      switch (level["fps"], level["duration"]) {
      case (let fps?, let duration?):
        let later = fps.name.range.start < duration.name.range.start ? duration : fps
        bag.error("fps and duration together: leave one of them out", at: later.name.range)
        return nil
      case (let fps?, nil):
        return bag.value(of: fps, Quantity.frameRate).map(FrameTiming.rate)
      case (nil, let duration?):
        return durations(duration, forFrames: frames?.frames.count)
      case (nil, nil):
        continue
      }
    }
    guard let source, let frames else { return .fps10 }
    return source.timing(of: frames, lists) ?? .fps10
  }

  private func durations(_ attribute: Attribute, forFrames count: Int?) -> FrameTiming? {
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
  /// A hint with the tag nearest to an unknown one, else with the first tags of the sheet.
  func hint(for name: String, amongTagsOf sheet: Sheet) -> String? {
    if let nearest = suggestion(for: name, among: { sheet.tagNames }) { return nearest }
    let most = 12
    let names = sheet.tagNames.prefix(most).map { quoted($0) }.joined(separator: ", ")
    return "its tags are \(names)" + (sheet.tags.count > most ? " and others" : "")
  }
}
