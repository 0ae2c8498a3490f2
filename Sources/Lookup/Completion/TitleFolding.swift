/// The folded titles of an index, and where they and their words begin.
struct TitleFolding {
  /// Titles folded, as far as a query can reach, each with a zero behind it.
  private(set) var bytes: [UInt8] = []
  /// Places in ``bytes`` and the numbers of their titles.
  private(set) var beginnings: [(place: UInt32, title: UInt32)] = []
  private(set) var words: [(place: UInt32, title: UInt32)] = []

  private var folding = Folding()
  private var scanner = WordScanner()

  /// - Parameters:
  ///   - titles: In any form.
  ///   - read: Hands the UTF-8 of one to its second argument.
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

  /// Adds a title that needs no more than small letters, as most are.
  ///
  /// - Returns: False if it needs more; nothing is added then.
  private mutating func addPlain(_ title: UnsafeBufferPointer<UInt8>, _ number: UInt32) -> Bool {
    // What comes right behind the last grapheme may be a part of it.
    let reach = title.prefix(LineEditor.mostGraphemes + 1)
    guard !reach.isEmpty, reach.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return false }
    let start = bytes.count
    scanner.restart()
    for (place, byte) in reach.prefix(LineEditor.mostGraphemes).enumerated() {
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
      String(decoding: title, as: UTF8.self), atMost: LineEditor.mostGraphemes)
    let start = bytes.count
    if folded.isEmpty { words.append((UInt32(start), number)) }
    for place in folded.wordStarts { words.append((UInt32(start + place), number)) }
    bytes += folded.bytes
  }
}
