import Player
import Lookup

/// The lines that `pick` has read so far.
struct LineStock: CompletionSource {
  /// One behind the other.
  var batches: [LineBatch] = [] {
    didSet {
      index = JoinedIndex(batches.map(\.index))
      starts = []
      for batch in batches { starts.append((starts.last ?? 0) + batch.count) }
    }
  }
  private var index = JoinedIndex([])
  /// How many lines there are up to the end of each batch.
  private var starts: [Int] = []

  /// No more of a line is shown; a longer one is found and printed all the same.
  private static let longestTitle = 1 << 16

  var count: Int { starts.last ?? 0 }
  /// Whether any line may be the path of a file that can be played.
  var hasPaths: Bool { batches.contains(where: \.hasPaths) }

  /// A line as it was read, by its number from zero.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle + 1 } else { high = middle }
    }
    let batch = batches[low]
    return batch.bytes[batch.places[number - (starts[low] - batch.count)]]
  }

  // MARK: For the list

  mutating func begin(keeping kept: [Int?]) -> [Int?] { kept }

  func item(_ number: Int) -> FoundItem {
    let title = title(number)
    return FoundItem(
      title: title,
      subject: .line(number, path: LinePath.isPlayable(line(number)) ? title : nil))
  }

  func title(_ number: Int) -> String {
    String(decoding: line(number).prefix(Self.longestTitle), as: UTF8.self)
  }

  func matches(_ text: String, atMost limit: Int) -> TitleIndex.Matches {
    index.matches(text, atMost: limit)
  }

  func choose(_ number: Int) {}

  func clear() {}
}
