import Cells

/// How a description is fitted to the colours that a screen is to have.
extension TerminalDescription {
  /// The description that curses is given.
  ///
  /// - Colours of 24 bits, and all colours of xterm's relatives: the private string that
  ///   `ColorTranslation` knows sets both of a pair; ncurses spends most of a refresh on computing
  ///   two strings otherwise.
  /// - A palette that another description falls short of, because the user or the terminal's name
  ///   says more: xterm's strings.
  /// - No `rep`, which terminals that call themselves xterm do not always have, and no `bce` below
  ///   tmux or screen, which erase with the colour of the ground.
  /// - More pairs than the largest screen has cells: their number limits nothing outside curses.
  func fitted(to depth: ColorDepth, isMultiplexed: Bool) -> TerminalDescription {
    var fitted = self
    fitted.strings["rep"] = nil
    if isMultiplexed { fitted.booleans.remove("bce") }
    fitted.hasDirectColor = depth == .trueColor
    guard depth != .none else { return fitted }
    fitted.numbers["pairs"] = 0x10_0000
    let setsPairs = depth == .trueColor || Self.isRelatedToXterm(name)
    if setsPairs || fitted.numbers["colors", default: 0] < depth.colorCount {
      fitted.setColors(depth)
    }
    if setsPairs { fitted.strings["scp"] = Self.pairString }
    return fitted
  }

  private static let pairString = Array(ColorTranslation.pairString.utf8)

  /// Whether curses sends the number of a pair of colours, for `ColorTranslation` to see to.
  var setsPairs: Bool { strings["scp"] == Self.pairString }

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

  private static func colorStrings(_ depth: ColorDepth) -> (foreground: String, background: String)
  {
    switch depth {
    case .indexed256: ("\u{1B}[38;5;%p1%dm", "\u{1B}[48;5;%p1%dm")
    case .ansi16:
      (
        "\u{1B}[%?%p1%{8}%<%t3%p1%d%e9%p1%{8}%-%d%;m",
        "\u{1B}[%?%p1%{8}%<%t4%p1%d%e10%p1%{8}%-%d%;m"
      )
    case .ansi8, .none, .trueColor: ("\u{1B}[3%p1%dm", "\u{1B}[4%p1%dm")
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
