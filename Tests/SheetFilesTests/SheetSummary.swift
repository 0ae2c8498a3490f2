import SheetFiles
import Sheets

extension Sheet {
  /// Frames and tags in a few words, such as `2 frames of 8x8, 100 ms; walk 0-1 pingpong x2`.
  var summary: String {
    let sizes = runs(
      (0..<frameCount).map { "\(size(ofFrame: $0).width)x\(size(ofFrame: $0).height)" })
    let times = runs(places.map { $0.duration.map(milliseconds) ?? "" })
    let frames = "\(frameCount) of \(sizes)" + (times.isEmpty ? "" : ", \(times) ms")
    return ([frames] + tags.map(summary)).joined(separator: "; ")
  }

  private func summary(of tag: Tag) -> String {
    var words = [tag.name, range(tag.frames)]
    if let durations = tag.durations { words.append(runs(durations.map(milliseconds)) + " ms") }
    if tag.direction != .forward { words.append(tag.direction.rawValue) }
    if let count = tag.repeatCount { words.append("x\(count)") }
    return words.joined(separator: " ")
  }

  private func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let thousandths = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    return thousandths % 1000 == 0 ? "\(thousandths / 1000)" : "\(Double(thousandths) / 1000)"
  }

  /// Each run of equal words once, with its length.
  private func runs(_ words: [String]) -> String {
    var runs: [(word: String, count: Int)] = []
    for word in words {
      if let last = runs.last, last.word == word {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((word, 1))
      }
    }
    if runs.count == 1 { return runs[0].word }
    return runs.map { $0.count == 1 ? $0.word : "\($0.word)*\($0.count)" }.joined(separator: " ")
  }

  private func range(_ frames: [Int]) -> String {
    guard let first = frames.first, let last = frames.last else { return "" }
    if frames == Array(first...max(first, last)) {
      return first == last ? "\(first)" : "\(first)-\(last)"
    }
    return frames.map { "\($0)" }.joined(separator: ",")
  }
}
