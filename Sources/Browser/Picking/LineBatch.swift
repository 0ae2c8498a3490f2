import Lookup

/// Consecutive lines of a text and an index to find them.
struct LineBatch: Sendable {
  /// The lines and the bytes between them.
  let bytes: [UInt8]
  /// The range of each line in ``bytes``.
  let places: [Range<Int>]
  let index: TitleIndex
  /// Whether any line may be the path of a playable file.
  let hasPaths: Bool

  /// Splits a text into lines without empty ones.
  ///
  /// - Parameter bytes: Lines that end in LF or CRLF.
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

  /// Joins batches.
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
