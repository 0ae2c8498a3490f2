extension TerminalDescription {
  /// A description for a terminal that has none installed: what all of xterm's relatives have in
  /// common; nil if neither the type's name nor `COLORTERM` suggests that it is one.
  static func xtermLike(_ type: String, colorType: String?) -> TerminalDescription? {
    guard XtermFamily.contains(type) || colorType != nil else { return nil }
    return TerminalDescription(
      name: type,
      booleans: ["am", "bce", "km", "mir", "msgr", "xenl"],
      numbers: ["cols": 80, "it": 8, "lines": 24],
      strings: xtermStrings.mapValues { Array($0.utf8) })
  }

  private static let xtermStrings: [String: String] = [
    // The cursor.
    "cup": "\u{1B}[%i%p1%d;%p2%dH", "home": "\u{1B}[H", "hpa": "\u{1B}[%i%p1%dG",
    "vpa": "\u{1B}[%i%p1%dd", "cr": "\r", "cub1": "\u{8}", "cud1": "\n", "cuf1": "\u{1B}[C",
    "cuu1": "\u{1B}[A", "cub": "\u{1B}[%p1%dD", "cud": "\u{1B}[%p1%dB", "cuf": "\u{1B}[%p1%dC",
    "cuu": "\u{1B}[%p1%dA", "ind": "\n", "civis": "\u{1B}[?25l", "cnorm": "\u{1B}[?25h",
    // Erasing and modes.
    "clear": "\u{1B}[H\u{1B}[2J", "ed": "\u{1B}[J", "el": "\u{1B}[K", "el1": "\u{1B}[1K",
    "ech": "\u{1B}[%p1%dX", "csr": "\u{1B}[%i%p1%d;%p2%dr", "bel": "\u{7}",
    "smam": "\u{1B}[?7h", "rmam": "\u{1B}[?7l", "smcup": "\u{1B}[?1049h",
    "rmcup": "\u{1B}[?1049l", "smkx": "\u{1B}[?1h\u{1B}=", "rmkx": "\u{1B}[?1l\u{1B}>",
    "sgr0": "\u{1B}[m", "bold": "\u{1B}[1m", "rev": "\u{1B}[7m", "op": "\u{1B}[39;49m",
    // Keys.
    "kcuu1": "\u{1B}OA", "kcud1": "\u{1B}OB", "kcuf1": "\u{1B}OC", "kcub1": "\u{1B}OD",
    "khome": "\u{1B}OH", "kend": "\u{1B}OF", "kbs": "\u{7F}", "kcbt": "\u{1B}[Z",
    "kich1": "\u{1B}[2~", "kdch1": "\u{1B}[3~", "kpp": "\u{1B}[5~", "knp": "\u{1B}[6~",
    "kf1": "\u{1B}OP", "kf2": "\u{1B}OQ", "kf3": "\u{1B}OR", "kf4": "\u{1B}OS",
  ]
}
