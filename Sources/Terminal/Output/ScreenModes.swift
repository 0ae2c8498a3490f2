/// What switches a terminal to the screen of a program, and back.
struct ScreenModes: Hashable, Sendable {
  /// Begins a picture that the terminal is to show all at once (DEC private mode 2026).
  ///
  /// Terminals that do not know the mode ignore it.
  static let beginPicture = Array("\u{1B}[?2026h".utf8)
  static let endPicture = Array("\u{1B}[?2026l".utf8)

  /// Lets the terminal report buttons (DEC private mode 1000), in numbers (1006, as xterm defines
  /// them) rather than in bytes that end at column 223.
  static let reportClicks = Array("\u{1B}[?1000h\u{1B}[?1006h".utf8)
  static let ignoreClicks = Array("\u{1B}[?1006l\u{1B}[?1000l".utf8)

  /// Lets the terminal put brackets around what is pasted (xterm's mode 2004).
  static let reportPastes = Array("\u{1B}[?2004h".utf8)
  static let ignorePastes = Array("\u{1B}[?2004l".utf8)

  /// The alternate screen, keys as the description has them, no cursor.
  let enter: [UInt8]
  /// The terminal's own colours, cursor, keys and screen, no reports of clicks and pastes, and the end of a
  /// picture cut off.
  let leave: [UInt8]

  /// Makes them of a terminal's description.
  ///
  /// Where there is no alternate screen, the shell goes on below the picture; `bottom` moves the
  /// cursor there.
  init(_ description: TerminalDescription, bottom: [UInt8]) {
    func string(_ name: String) -> [UInt8] { Self.withoutPadding(description.strings[name] ?? []) }
    enter = string("smcup") + string("smkx") + string("civis") + string("sgr0")
    let reset =
      Self.endPicture + Self.ignoreClicks + Self.ignorePastes + string("sgr0") + string("op")
    let back = string("rmcup")
    leave =
      reset + string("rmkx") + (back.isEmpty ? Self.withoutPadding(bottom) + [0x0D, 0x0A] : back)
      + Self.withoutBlinking(string("cnorm"))
  }

  /// `cnorm` without what makes a blinking cursor steady, as xterm's has it; `civis` stopped none.
  private static func withoutBlinking(_ string: [UInt8]) -> [UInt8] {
    let steady = Array("\u{1B}[?12l".utf8)
    return string.starts(with: steady) ? Array(string.dropFirst(steady.count)) : string
  }

  /// A string without its delays, `$<5>`, which no terminal of today needs.
  private static func withoutPadding(_ string: [UInt8]) -> [UInt8] {
    var clean: [UInt8] = []
    var place = string.startIndex
    while place < string.endIndex {
      if string[place...].starts(with: "$<".utf8),
        let end = string[place...].firstIndex(of: UInt8(ascii: ">"))
      {
        place = end + 1
      } else {
        clean.append(string[place])
        place += 1
      }
    }
    return clean
  }
}
