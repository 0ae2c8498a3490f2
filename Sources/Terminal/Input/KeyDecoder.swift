/// Decodes the bytes that a terminal sends into keys, clicks, pastes and replies.
///
/// Recognizes the keys of the terminal's description, and those that nearly all terminals send. An
/// unknown sequence yields no key, rather than the letters in it.
struct KeyDecoder {
  private let described: [[UInt8]: Key]
  private let longest: Int
  private var waiting: [UInt8] = []
  /// The text being pasted, if any.
  private var paste: PasteReport?

  /// Whether the last bytes may be the beginning of a key or of pasted text.
  ///
  /// If nothing follows soon, call `giveUpWaiting`.
  var isWaiting: Bool { !waiting.isEmpty || paste != nil }

  /// Whether the last bytes are the beginning of a reply or of pasted text, and of no key.
  var isWithinReply: Bool {
    paste != nil || waiting.count > 2 && TerminalReply.isBegun(by: waiting[...])
  }

  /// Makes a decoder for the keys of a terminal's description.
  init(_ description: TerminalDescription) {
    var keys: [[UInt8]: Key] = [:]
    for (capability, key) in Self.capabilities {
      guard let bytes = description.strings[capability], bytes.count > 1 else { continue }
      keys[bytes] = key
    }
    described = keys
    longest = keys.keys.map(\.count).max() ?? 0
  }

  /// The events that are complete with these bytes.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [ScreenEvent] {
    waiting += bytes
    var events: [ScreenEvent] = []
    var start = 0
    while start < waiting.count {
      if paste != nil {
        guard let step = takePasted(waiting[start...]) else { return events }
        events.append(.paste(step.text))
        start += step.length
        continue
      }
      if PasteReport.isBegun(by: waiting[start...]) {
        paste = PasteReport()
        start += PasteReport.start.count
        continue
      }
      guard let step = next(waiting[start...]) else { break }
      if let event = step.event { events.append(event) }
      start += step.length
    }
    waiting.removeFirst(start)
    return events
  }

  /// Takes bytes of pasted text; if they contain its end, returns the text and how many bytes it took.
  private mutating func takePasted(_ bytes: ArraySlice<UInt8>) -> (text: String, length: Int)? {
    guard let end = paste?.take(bytes), let text = paste?.text else {
      // The last bytes may be the beginning of the closing bracket.
      waiting = Array(bytes.suffix(PasteReport.end.count - 1))
      return nil
    }
    paste = nil
    return (text, end)
  }

  /// The keys in bytes that turned out to be no beginning: Escape, pressed alone.
  ///
  /// Incomplete pasted text is dropped, as more of it may still come.
  mutating func giveUpWaiting() -> [Key] {
    let bytes = waiting
    waiting = []
    if paste != nil {
      paste = nil
      return []
    }
    guard bytes.first == 0x1B else { return [] }
    if bytes.count == 1 { return [.escape] }
    // Escape, then a bracket or an O typed by hand; anything longer is an incomplete sequence.
    guard bytes.count == 2 else { return [] }
    return [.escape, .character(Character(Unicode.Scalar(bytes[1])))]
  }

  /// One event, or none, and how many bytes it took; nil if more bytes are needed.
  private func next(_ bytes: ArraySlice<UInt8>) -> (event: ScreenEvent?, length: Int)? {
    if ClickReport.isBegun(by: bytes) { return ClickReport.read(bytes) }
    if let (key, length) = describedKey(bytes) { return (.key(key), length) }
    if TerminalReply.isBegun(by: bytes) { return TerminalReply.read(bytes) }
    return commonKey(bytes).map { ($0.key.map(ScreenEvent.key), $0.length) }
  }

  private func describedKey(_ bytes: ArraySlice<UInt8>) -> (key: Key, length: Int)? {
    guard bytes.first == 0x1B else { return nil }
    for length in stride(from: min(longest, bytes.count), to: 1, by: -1) {
      if let key = described[Array(bytes.prefix(length))] { return (key, length) }
    }
    return nil
  }

  private func commonKey(_ bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
    let first = bytes[bytes.startIndex]
    if first >= 0x80 { return character(bytes) }
    guard first == 0x1B else { return (Self.plain(first), 1) }
    guard bytes.count > 1 else { return nil }
    switch bytes[bytes.startIndex + 1] {
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "O"):
      return bytes.count < 3 ? nil : (Self.finals[bytes[bytes.startIndex + 2]], 3)
    case let byte where (0x20...0x7F).contains(byte):
      return (.alt(Character(Unicode.Scalar(byte))), 2)
    default: return (.escape, 1)
    }
  }

  /// A character of several bytes in UTF-8, or no key for invalid bytes.
  private func character(_ bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
    let length =
      switch bytes[bytes.startIndex] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let present = bytes.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
    if present.count < length - 1 {
      let isCutOff = bytes.count == present.count + 1
      return isCutOff ? nil : (nil, present.count + 1)
    }
    let text = String(validating: bytes.prefix(length), as: UTF8.self)
    return (text?.first.map { .character($0) }, length)
  }

  /// A sequence `ESC [ parameters final`; modifiers among the parameters are ignored.
  private func controlSequence(_ bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
    let body = bytes.dropFirst(2)
    if body.first == UInt8(ascii: "[") {  // the Linux console's F1 to F5
      guard let letter = body.dropFirst().first else { return nil }
      let number = Int(letter) - 0x40
      return ((1...5).contains(number) ? .function(number) : nil, 4)
    }
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return nil }
    let length = end - bytes.startIndex + 1
    // Another key within a sequence: the sequence was cut off.
    guard (0x40...0x7E).contains(bytes[end]) else { return (nil, length - 1) }
    guard bytes[end] == UInt8(ascii: "~") else { return (Self.finals[bytes[end]], length) }
    let digits = body.prefix { (0x30...0x39).contains($0) }
    let number = digits.prefix(3).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return (Self.numbered[number], length)
  }

  private static func plain(_ byte: UInt8) -> Key {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1B..<0x20: .control(Character(Unicode.Scalar(byte + 0x40)))
    default: .character(Character(Unicode.Scalar(byte)))
    }
  }
}
