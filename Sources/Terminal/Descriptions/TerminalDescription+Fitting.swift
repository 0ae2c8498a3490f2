import Cells

extension TerminalDescription {
  /// The description that curses is given, so that it draws in the colours that a screen uses.
  ///
  /// It differs from the terminal's own in these points:
  ///
  /// - For 24-bit colours, and all colours of xterm's relatives, it has no colours at all, but private
  ///   characters for blocks of cells and a few private sequences, which `BlockTranslation` replaces.
  ///   Curses would compute a string for each change of colours and several for each movement, which
  ///   would take most of a refresh. Not where drawing to the last cell would scroll the screen.
  /// - With blocks, it has no `am` where the cursor waits in the last column (`xenl`): there the last
  ///   cell needs no special treatment.
  /// - It has xterm's strings for colours where the user, or the name of the terminal's type, promises
  ///   more colours than the description, or where the locale lacks the private characters.
  /// - It has no `rep`, which some terminals lack that call themselves xterm, and no `bce` inside tmux
  ///   or screen, which erase with their own background.
  /// - It has more pairs than the largest screen has cells; only curses uses their number.
  ///
  /// - Parameters:
  ///   - depth: The colours that cells have.
  ///   - isMultiplexed: Whether the terminal is that of a multiplexer.
  ///   - takesCodes: Whether curses can show private characters in this locale.
  /// - Returns: The description, under the same name.
  func fitted(
    to depth: ColorDepth, isMultiplexed: Bool, takesCodes: Bool = true
  ) -> TerminalDescription {
    var fitted = self
    fitted.strings["rep"] = nil
    if isMultiplexed { fitted.booleans.remove("bce") }
    fitted.hasDirectColor = depth == .trueColor
    guard depth != .none else { return fitted }
    let isRelated = XtermFamily.contains(name)
    if takesCodes, isRelated || depth == .trueColor, canTakeCodes {
      fitted.setCodes()
      return fitted
    }
    fitted.numbers["pairs"] = 0x10_0000
    if isRelated || depth == .trueColor || fitted.numbers["colors", default: 0] < depth.colorCount {
      fitted.setColors(depth)
    }
    return fitted
  }

  /// `CUP` as ECMA-48 defines it.
  private static let usualMovement = Array("\u{1B}[%i%p1%d;%p2%dH".utf8)
  private static let privateMovement = Array(PrivateSequence.movement.utf8)

  /// Whether curses writes private characters for blocks of cells, which `BlockTranslation` replaces.
  var takesCodes: Bool { strings["cup"] == Self.privateMovement }

  private var canTakeCodes: Bool { strings["cup"] == Self.usualMovement && canFillCorner }

  /// Whether the last cell of the screen can be drawn without scrolling it.
  private var canFillCorner: Bool {
    wrapsLate || !booleans.contains("am") || strings["rmam"] != nil && strings["smam"] != nil
  }

  /// Whether the cursor goes to the next row only when the next character comes, not right after the
  /// last column.
  private var wrapsLate: Bool { booleans.contains("xenl") }

  private mutating func setCodes() {
    hasDirectColor = false
    // Otherwise curses leaves out the last block where it cannot turn the automatic margin off.
    if wrapsLate { booleans.remove("am") }
    for name in ["colors", "pairs", "ncv", "it"] { numbers[name] = nil }
    booleans.subtract(["ccc", "hls", "bce"])
    strings = strings.filter { Self.neededStrings.contains($0.key) }
    strings["cup"] = Self.privateMovement
    strings["clear"] = Array(PrivateSequence.clear.utf8)
    strings["el"] = Array(PrivateSequence.clearToEnd.utf8)
    strings["op"] = Array("\u{1B}[39;49m".utf8)
    strings["sgr0"] = Array("\u{1B}[m".utf8)
  }

  /// What curses needs to draw characters without colour, and to switch the modes of the screen.
  private static let neededStrings: Set<String> = [
    "smam", "rmam", "smcup", "rmcup", "smkx", "rmkx", "civis", "cnorm",
  ]

  private mutating func setColors(_ depth: ColorDepth) {
    numbers["colors"] = depth.colorCount
    numbers["ncv"] = nil
    booleans.subtract(["ccc", "hls"])
    for name in ["setf", "setb", "initc", "initp", "oc", "scp"] { strings[name] = nil }
    let (foreground, background) = Self.colorStrings(depth)
    strings["setaf"] = Array(foreground.utf8)
    strings["setab"] = Array(background.utf8)
    strings["op"] = Array("\u{1B}[39;49m".utf8)
    // The installed string is often longer, to leave a character set that pictures never enter.
    strings["sgr0"] = Array("\u{1B}[m".utf8)
  }

  /// A colour's number is its value, of which the string takes red, green and blue.
  private static func directColor(_ kind: Int) -> String {
    "\u{1B}[\(kind);2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm"
  }

  private static func colorStrings(_ depth: ColorDepth) -> (foreground: String, background: String)
  {
    switch depth {
    case .indexed256: ("\u{1B}[38;5;%p1%dm", "\u{1B}[48;5;%p1%dm")
    case .ansi16:
      (
        "\u{1B}[%?%p1%{8}%<%t3%p1%d%e9%p1%{8}%-%d%;m",
        "\u{1B}[%?%p1%{8}%<%t4%p1%d%e10%p1%{8}%-%d%;m"
      )
    case .trueColor: (directColor(38), directColor(48))
    case .ansi8, .none: ("\u{1B}[3%p1%dm", "\u{1B}[4%p1%dm")
    }
  }
}
