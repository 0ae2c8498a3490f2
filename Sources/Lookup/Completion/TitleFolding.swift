/// The folded titles of an index, and where they and their words begin.
struct TitleFolding {
  /// The titles folded, cut to the length of the longest query, each followed by a zero.
  private(set) var bytes: [UInt8] = []
  /// Where titles begin in ``bytes``, and their numbers.
  private(set) var beginnings: [(place: UInt32, title: UInt32)] = []
  /// Where words begin in ``bytes``, and the numbers of their titles.
  private(set) var words: [(place: UInt32, title: UInt32)] = []

  private var folding = Folding()
  private var scanner = WordScanner()

  /// - Parameters:
  ///   - titles: Titles in any form.
  ///   - read: Calls its second argument with the UTF-8 of a title.
  init<Titles: Sequence>(
    _ titles: Titles, _ read: (Titles.Element, (UnsafeBufferPointer<UInt8>) -> Void) -> Void
  ) {
    for title in titles { read(title) { add($0) } }
  }

  private mutating func add(_ title: UnsafeBufferPointer<UInt8>) {
    let (start, number) = (bytes.count, UInt32(beginnings.count))
    beginnings.append((UInt32(start), number))
    if !addPlain(title, number) { addFolded(title, number) }
    bytes.append(0)
  }

  /// Adds a title of printable ASCII, which only needs its capitals changed, as most do.
  ///
  /// - Returns: False if it is any other title, which is not added.
  private mutating func addPlain(_ title: UnsafeBufferPointer<UInt8>, _ number: UInt32) -> Bool {
    // What directly follows the last grapheme may be a part of it.
    let reach = title.prefix(LineEditor.maximumGraphemes + 1)
    guard !reach.isEmpty, reach.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return false }
    let start = bytes.count
    scanner.restart()
    for (place, byte) in reach.prefix(LineEditor.maximumGraphemes).enumerated() {
      scanner.take(Unicode.Scalar(byte), at: place)
      bytes.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte)
    }
    scanner.forEachStart(within: bytes.count - start) {
      words.append((UInt32(start + $0), number))
    }
    return true
  }

  private mutating func addFolded(_ title: UnsafeBufferPointer<UInt8>, _ number: UInt32) {
    let folded = folding.fold(
      String(decoding: title, as: UTF8.self), atMost: LineEditor.maximumGraphemes)
    let start = bytes.count
    if folded.isEmpty { words.append((UInt32(start), number)) }
    for place in folded.wordStarts { words.append((UInt32(start + place), number)) }
    bytes += folded.bytes
  }
}
