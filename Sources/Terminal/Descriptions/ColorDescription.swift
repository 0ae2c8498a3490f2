import Cells

/// How a description is fitted to the colours that a screen is to have.
extension TerminalDescription {
  /// The description that curses is given.
  ///
  /// - Colours of 24 bits, and all colours of xterm's relatives: no colours at all, but private
  ///   characters for blocks of cells and a few private sequences, which `BlockTranslation` knows.
  ///   Curses would compute a string for each change of colours and several for each movement, and
  ///   spend most of a refresh on that. Not where drawing to the last place would scroll the screen.
  /// - With blocks no `am` where the cursor waits in the last column (`xenl`): there the last place is
  ///   one like all others.
  /// - A palette that another description falls short of, because the user or the terminal's name
  ///   says more, and everything where the locale lacks the private characters: xterm's strings.
  /// - No `rep`, which terminals that call themselves xterm do not always have, and no `bce` below
  ///   tmux or screen, which erase with the colour of the ground.
  /// - More pairs than the largest screen has cells: their number limits nothing outside curses.
  ///
  /// - Parameters:
  ///   - depth: The colours that cells have.
  ///   - isMultiplexed: Whether a multiplexer stands between us and the terminal.
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
    let isRelated = Self.isRelatedToXterm(name)
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

  /// `CUP`, as ECMA-48 has it.
  private static let usualMovement = Array("\u{1B}[%i%p1%d;%p2%dH".utf8)
  private static let privateMovement = Array(BlockTranslation.Private.movement.utf8)

  /// Whether blocks of cells are private characters to curses, for `BlockTranslation` to see to.
  var takesCodes: Bool { strings["cup"] == Self.privateMovement }

  private var canTakeCodes: Bool { strings["cup"] == Self.usualMovement && canFillCorner }

  /// Whether the last place of the screen can be drawn to without scrolling it.
  private var canFillCorner: Bool {
    wrapsLate || !booleans.contains("am") || strings["rmam"] != nil && strings["smam"] != nil
  }

  /// Whether the cursor goes on to the next row not behind the last column, but before what comes next.
  private var wrapsLate: Bool { booleans.contains("xenl") }

  private mutating func setCodes() {
    hasDirectColor = false
    // Else curses leaves out the last block of the screen where it cannot turn the margin off.
    if wrapsLate { booleans.remove("am") }
    for name in ["colors", "pairs", "ncv", "it"] { numbers[name] = nil }
    booleans.subtract(["ccc", "hls", "bce"])
    strings = strings.filter { Self.neededStrings.contains($0.key) }
    strings["cup"] = Self.privateMovement
    strings["clear"] = Array(BlockTranslation.Private.clear.utf8)
    strings["el"] = Array(BlockTranslation.Private.clearToEnd.utf8)
    strings["op"] = Array("\u{1B}[39;49m".utf8)
    strings["sgr0"] = Array("\u{1B}[m".utf8)
  }

  /// What curses needs to draw characters without colour, and what the modes of the screen are.
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
    // Often longer, to leave a character set that pictures never enter.
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

extension TerminalDescription {
  /// What it says of colours; nil for one that is not installed but made up.
  var colors: DescribedColors? {
    guard isInstalled else { return nil }
    return DescribedColors(count: Int(numbers["colors", default: 0]), isDirect: hasDirectColor)
  }
}

extension ColorDepth {
  /// How many colours curses is to know; for 24 bits a colour's number is its value.
  var colorCount: Int32 {
    switch self {
    case .none: 0
    case .ansi8: 8
    case .ansi16: 16
    case .indexed256: 256
    case .trueColor: 0x100_0000
    }
  }
}
