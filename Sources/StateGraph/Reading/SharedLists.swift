import Animation

/// Lists that were read before, so that states with the same text share one in memory.
struct SharedLists {
  private struct FrameKey: Hashable {
    let text: String
    let count: Int
  }

  private var lists: [String: Result<FrameList, ValueError>] = [:]
  private var frames: [FrameKey: Result<[Int], ValueError>] = [:]
  private var times: [String: Result<[Nanoseconds], ValueError>] = [:]

  /// A list of frames as it is written.
  mutating func list(_ text: String) throws(ValueError) -> FrameList {
    if let known = lists[text] { return try known.get() }
    let result = Result { () throws(ValueError) in try FrameList(text) }
    lists[text] = result
    return try result.get()
  }

  /// The frame numbers of a list, on a sheet with so many frames.
  mutating func frames(_ text: String, ofSheetWith count: Int) throws(ValueError) -> [Int] {
    let key = FrameKey(text: text, count: count)
    if let known = frames[key] { return try known.get() }
    let list = try list(text)
    let result = Result { () throws(ValueError) in try list.numbers(ofSheetWith: count) }
    frames[key] = result
    return try result.get()
  }

  /// The times of a list.
  mutating func times(_ text: String) throws(ValueError) -> [Nanoseconds] {
    if let known = times[text] { return try known.get() }
    let result = Result { () throws(ValueError) in try TimeSpan.list(text) }
    times[text] = result
    return try result.get()
  }
}
