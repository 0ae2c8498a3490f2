import Basics
import Player
import Lookup

/// The lines that `pick` has read so far.
struct LineCollection: CompletionSource {
  /// In the order of reading.
  var batches: [LineBatch] = [] {
    didSet {
      index = JoinedIndex(batches.map(\.index))
      ends = []
      for batch in batches { ends.append(count + batch.count) }
    }
  }
  private var index = JoinedIndex([])
  /// For each batch, the number of lines up to its end.
  private var ends: [Int] = []

  /// Maximum bytes of a line that are shown; the whole line is found and printed.
  private static let longestTitle = 1 << 16

  var count: Int { ends.last ?? 0 }
  /// Whether any line may be the path of a file that can be played.
  var hasPaths: Bool { batches.contains(where: \.hasPaths) }

  /// The bytes of a line by its number, from zero.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    let place = ends.partitioningIndex { $0 > number }
    let batch = batches[place]
    return batch.bytes[batch.places[number - (ends[place] - batch.count)]]
  }

  // MARK: CompletionSource

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
