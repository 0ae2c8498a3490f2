/// Makes batches of a text as it comes, so that what is there can be found while more is being read.
struct LinePreparation {
  private(set) var batches: [LineBatch] = []
  /// The beginning of a line of which the end was not read yet.
  private var rest: [UInt8] = []

  /// So many batches at most are looked through for each key.
  static let mostBatches = 16

  /// Takes the bytes that were read next.
  mutating func take(_ bytes: [UInt8]) {
    guard let end = bytes.lastIndex(of: 0x0A) else {
      rest += bytes
      return
    }
    add(rest + bytes[...end])
    rest = Array(bytes[(end + 1)...])
  }

  /// The text is over: its last line may have no end.
  mutating func finish() {
    add(rest)
    rest = []
  }

  private mutating func add(_ text: [UInt8]) {
    let batch = LineBatch(text)
    guard batch.count > 0 else { return }
    batches.append(batch)
    if batches.count > Self.mostBatches { join() }
  }

  /// Joins the last batches, so many that the one before them is much larger: then no line is joined often.
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
