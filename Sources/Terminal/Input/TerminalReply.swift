/// Replies of a terminal to questions (xterm's control sequences).
///
/// Strings come as `ESC ] …` (OSC) or `ESC P …` (DCS) and end in BEL or `ESC \`. Replies to other
/// questions are skipped whole: a program before may have asked, or the terminal sends them unasked.
enum TerminalReply {
  /// A longer string is taken to have no end.
  private static let longest = 1024
  /// A longer name is cut off: it is shown in messages of one line.
  private static let longestName = 80
  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07

  /// Whether bytes are, or may become, a string or a report of the terminal's class.
  ///
  /// `ESC ]` and `ESC P` may also be keys pressed with Alt, which the next byte decides.
  static func isBegun(by bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == escape else { return false }
    let (second, third) = (bytes.dropFirst().first, bytes.dropFirst(2).first)
    switch second {
    case UInt8(ascii: "]"): return third.map { (0x30...0x39).contains($0) } ?? true
    // A parameter byte, a private one, or an intermediate byte.
    case UInt8(ascii: "P"): return third.map { (0x20...0x3F).contains($0) } ?? true
    case UInt8(ascii: "["): return third == UInt8(ascii: "?")
    default: return false
    }
  }

  /// The event of a reply, or none if it is of no interest, and how many bytes it took; nil if more
  /// bytes are needed.
  ///
  /// - Precondition: A reply has begun.
  static func read(_ bytes: ArraySlice<UInt8>) -> (event: ScreenEvent?, length: Int)? {
    guard bytes.count > 2 else { return nil }
    if bytes[bytes.startIndex + 1] == UInt8(ascii: "[") { return report(bytes) }
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { $0 == bell || $0 == escape }) else {
      return body.count > longest ? (nil, bytes.count) : nil
    }
    let length = end - bytes.startIndex + 1
    if bytes[end] == bell { return (event(of: bytes[..<end]), length) }
    guard end + 1 < bytes.endIndex else { return nil }
    // Another sequence within a string: the string was cut off.
    guard bytes[end + 1] == UInt8(ascii: "\\") else { return (nil, length - 1) }
    return (event(of: bytes[..<end]), length + 1)
  }

  /// `ESC [ ? … c`: the terminal's class, which every terminal reports, after the answers to earlier
  /// questions.
  private static func report(_ bytes: ArraySlice<UInt8>) -> (event: ScreenEvent?, length: Int)? {
    let body = bytes.dropFirst(3)
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return nil }
    let length = end - bytes.startIndex + 1
    guard (0x40...0x7E).contains(bytes[end]) else { return (nil, length - 1) }
    return (bytes[end] == UInt8(ascii: "c") ? .answered : nil, length)
  }

  /// The event of a string, which is given without its end.
  private static func event(of string: ArraySlice<UInt8>) -> ScreenEvent? {
    let text = String(decoding: string.dropFirst(), as: UTF8.self)
    if text.hasPrefix("]11;") { return color(text.dropFirst(4)).map(ScreenEvent.background) }
    guard text.hasPrefix("P>|") else { return nil }
    let name = text.dropFirst(3).unicodeScalars.filter { (0x20..<0x7F).contains($0.value) }
    return name.isEmpty ? nil : .name(String(String.UnicodeScalarView(name.prefix(longestName))))
  }

  /// The colour, 0xRRGGBB, of an X11 specification: `rgb:r/g/b` with one to four hexadecimal digits
  /// each, or `rgba:r/g/b/a`, which some terminals send; nil if it is neither.
  private static func color(_ text: Substring) -> UInt32? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let channelCount = ["rgb": 3, "rgba": 4][parts[0]] else { return nil }
    let channels = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard channels.count == channelCount else { return nil }
    var color: UInt32 = 0
    for channel in channels.prefix(3) {
      guard (1...4).contains(channel.count), channel.allSatisfy(\.isHexDigit),
        let value = UInt32(channel, radix: 16)
      else { return nil }
      // The greatest number with the given digits is full intensity.
      let most = UInt32(1) << (4 * UInt32(channel.count)) - 1
      color = color << 8 | (value * 255 + most / 2) / most
    }
    return color
  }
}
