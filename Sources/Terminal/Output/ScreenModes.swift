/// The sequences that switch a terminal to the screen of a program, and back.
struct ScreenModes: Hashable, Sendable {
  /// Begins a picture that the terminal shows all at once (DEC private mode 2026).
  ///
  /// Terminals without this mode ignore it.
  static let beginPicture = Array("\u{1B}[?2026h".utf8)
  static let endPicture = Array("\u{1B}[?2026l".utf8)

  /// Has the terminal report buttons (DEC private mode 1000), in numbers (xterm's mode 1006) rather
  /// than in bytes, which reach column 223 only.
  static let reportClicks = Array("\u{1B}[?1000h\u{1B}[?1006h".utf8)
  static let ignoreClicks = Array("\u{1B}[?1006l\u{1B}[?1000l".utf8)

  /// Has the terminal put brackets around pasted text (xterm's mode 2004).
  static let reportPastes = Array("\u{1B}[?2004h".utf8)
  static let ignorePastes = Array("\u{1B}[?2004l".utf8)

  /// Selects the alternate screen and the keys of the description, and hides the cursor.
  let enter: [UInt8]
  /// Restores colours, cursor, keys and screen, ends the reports of clicks and pastes, and ends a
  /// picture that was cut off.
  let leave: [UInt8]

  /// Makes the sequences of a terminal's description.
  ///
  /// - Parameters:
  ///   - description: The terminal's description.
  ///   - bottom: Moves the cursor to the last row. Without an alternate screen, the shell continues
  ///     below the picture.
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

  /// `cnorm` without the part that makes a blinking cursor steady, as in xterm's: `civis` does not stop
  /// the blinking.
  private static func withoutBlinking(_ string: [UInt8]) -> [UInt8] {
    let steady = Array("\u{1B}[?12l".utf8)
    return string.starts(with: steady) ? Array(string.dropFirst(steady.count)) : string
  }

  /// A string without its delays, such as `$<5>`, which no terminal needs today.
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
