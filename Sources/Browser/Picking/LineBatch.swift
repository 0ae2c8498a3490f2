import Lookup

/// Some lines of a text, in the order in which they were read, and the index by which they are found.
package struct LineBatch: Sendable {
  /// Lines, with whatever stands between them.
  let bytes: [UInt8]
  /// Where each line stands in ``bytes``.
  let places: [Range<Int>]
  let index: TitleIndex
  /// Whether any of them may be the path of a file that can be played.
  let hasPaths: Bool

  /// Takes the lines of a text; empty ones are left out.
  ///
  /// - Parameter bytes: Lines; their ends are no part of them.
  init(_ bytes: [UInt8]) {
    var places: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let hasReturn = end > start && bytes[end - 1] == 0x0D
      if start < end - (hasReturn ? 1 : 0) { places.append(start..<end - (hasReturn ? 1 : 0)) }
      start = end + 1
    }
    self.init(bytes, at: places)
  }

  private init(_ bytes: [UInt8], at places: [Range<Int>]) {
    (self.bytes, self.places) = (bytes, places)
    index = TitleIndex(utf8: places.lazy.map { bytes[$0] })
    hasPaths = places.contains { LinePath.isPlayable(bytes[$0]) }
  }

  /// Batches as one.
  init(joining batches: some Collection<LineBatch>) {
    var bytes: [UInt8] = []
    var places: [Range<Int>] = []
    bytes.reserveCapacity(batches.reduce(0) { $0 + $1.bytes.count })
    places.reserveCapacity(batches.reduce(0) { $0 + $1.places.count })
    for batch in batches {
      let start = bytes.count
      bytes += batch.bytes
      places += batch.places.map { $0.lowerBound + start..<$0.upperBound + start }
    }
    self.init(bytes, at: places)
  }

  var count: Int { places.count }
}
