import Basics
import Animation

/// The lists of frames and of times read so far, so that states with the same text share one in memory.
final class SharedLists {
  private struct FrameKey: Hashable {
    let text: String
    let count: Int
  }

  private var lists: [String: Result<FrameList, ValueError>] = [:]
  private var frames: [FrameKey: Result<[Int], ValueError>] = [:]
  /// The count of a key is the index of the sheet.
  private var timings: [FrameKey: FrameTiming?] = [:]
  private var times: [String: Result<[Nanoseconds], ValueError>] = [:]

  /// A list of frames as it is written.
  func list(_ text: String) throws(ValueError) -> FrameList {
    if let known = lists[text] { return try known.get() }
    let result = Result { () throws(ValueError) in try FrameList(text) }
    lists[text] = result
    return try result.get()
  }

  /// The frame numbers of a list, on a sheet of `count` frames.
  func frames(_ text: String, ofSheetWith count: Int) throws(ValueError) -> [Int] {
    let key = FrameKey(text: text, count: count)
    if let known = frames[key] { return try known.get() }
    let list = try list(text)
    let result = Result { () throws(ValueError) in try list.numbers(ofSheetWith: count) }
    frames[key] = result
    return try result.get()
  }

  /// How long frames stay by what their sheet says; nil if it says nothing.
  ///
  /// - Parameters:
  ///   - key: Identifies the frames.
  ///   - sheet: The index of the sheet.
  ///   - make: Called the first time.
  /// - Returns: What `make` returned.
  func timing(
    of key: String, onSheet sheet: Int, _ make: () -> FrameTiming?
  ) -> FrameTiming? {
    let key = FrameKey(text: key, count: sheet)
    if let known = timings[key] { return known }
    let timing = make()
    timings[key] = .some(timing)
    return timing
  }

  /// The times of a list.
  func times(_ text: String) throws(ValueError) -> [Nanoseconds] {
    if let known = times[text] { return try known.get() }
    let result = Result { () throws(ValueError) in try TimeSpan.list(text) }
    times[text] = result
    return try result.get()
  }
}
