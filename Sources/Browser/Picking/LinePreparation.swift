/// Makes batches of a text while it is being read, so that its first lines can be found already.
struct LinePreparation {
  private(set) var batches: [LineBatch] = []
  /// The beginning of an incomplete line.
  private var rest: [UInt8] = []

  /// Maximum number of batches, since each is searched for every key.
  static let maximumBatches = 16

  /// Adds the next bytes.
  mutating func take(_ bytes: [UInt8]) {
    guard let end = bytes.lastIndex(of: 0x0A) else {
      rest += bytes
      return
    }
    add(rest + bytes[...end])
    rest = Array(bytes[(end + 1)...])
  }

  /// Ends the text, whose last line may have no line feed.
  mutating func finish() {
    add(rest)
    rest = []
  }

  private mutating func add(_ text: [UInt8]) {
    let batch = LineBatch(text)
    guard batch.count > 0 else { return }
    batches.append(batch)
    if batches.count > Self.maximumBatches { join() }
  }

  /// Joins the last batches until the one before is more than twice as large, so that no line is copied often.
  private mutating func join() {
    var first = batches.count - 1
    var count = batches[first].count
    while first > 0, batches[first - 1].count <= 2 * count {
      first -= 1
      count += batches[first].count
    }
    first = min(first, batches.count - 2)
    batches.replaceSubrange(first..., with: [LineBatch(joining: batches[first...])])
  }
}
