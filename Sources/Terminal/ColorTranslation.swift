import Cells

/// Turns the private colour string in curses' output into those of the terminal.
///
/// Curses sets both colours with `SOH n ;`, n being the number of a colour pair, as
/// `TerminalDescription.fitted(to:isMultiplexed:)` tells it to, and often for nothing. The terminal
/// gets one sequence, as `ESC [ 38;2;r;g;b;48;2;r;g;b m`, where a glyph needs other colours than it
/// has; a blank needs only a background. All else passes as it is. What the terminal has is remembered from one
/// refresh to the next.
struct ColorTranslation {
  /// The private string in terminfo's language.
  static let pairString = "\u{1}%p1%d;"
  private static let start: UInt8 = 1

  private typealias Colors = ColorPairs.Colors

  private var wanted = Colors.terminal
  /// What the terminal draws in; nil if that is not known.
  private var foreground: CellColor? = .terminal
  private var background: CellColor? = .terminal

  /// Says that the terminal has its own colours again, by a reset that curses did not write.
  mutating func terminalWasReset() { (foreground, background) = (.terminal, .terminal) }

  /// Appends what the terminal shall get for the output of one refresh.
  mutating func translate(
    _ input: UnsafeRawBufferPointer, _ pairs: ColorPairs, into output: inout [UInt8]
  ) {
    var place = 0
    while place < input.count {
      let byte = input[place]
      if byte == Self.start {
        place = pair(input, at: place, pairs)
      } else if byte == 0x1B {
        place = escape(input, at: place, into: &output)
      } else if byte < 0x20 {
        // On the last row a line feed scrolls, and the row that comes is in the background colour.
        if byte == 0x0A { setColors(forGlyph: false, in: &output) }
        output.append(byte)
        place += 1
      } else if byte == 0x20 {
        setColors(forGlyph: false, in: &output)
        output.append(byte)
        place += 1
      } else {
        setColors(forGlyph: true, in: &output)
        var end = place + 1
        while end < input.count, input[end] >= 0x20 { end += 1 }
        output.append(contentsOf: UnsafeRawBufferPointer(rebasing: input[place..<end]))
        place = end
      }
    }
  }

  /// Handles the private string that begins at `start`; returns the place behind it.
  private mutating func pair(
    _ input: UnsafeRawBufferPointer, at start: Int, _ pairs: ColorPairs
  ) -> Int {
    var number = 0
    var place = start + 1
    while place < input.count, (0x30...0x39).contains(input[place]) {
      number = number * 10 + Int(input[place] - 0x30)
      place += 1
    }
    wanted = pairs.colors[number]
    return place + 1
  }

  /// Handles the sequence that begins at `start`; returns the place behind it.
  private mutating func escape(
    _ input: UnsafeRawBufferPointer, at start: Int, into output: inout [UInt8]
  ) -> Int {
    var end = start + 1
    guard end < input.count, input[end] == UInt8(ascii: "[") else {
      // As in `ESC ( B`: intermediates and one more. `ESC D` and `ESC M` may scroll.
      if end < input.count, input[end] == UInt8(ascii: "D") || input[end] == UInt8(ascii: "M") {
        setColors(forGlyph: false, in: &output)
      }
      while end < input.count, (0x20..<0x30).contains(input[end]) { end += 1 }
      end = min(end + 1, input.count)
      output.append(contentsOf: input[start..<end])
      return end
    }
    end += 1
    while end < input.count, !(0x40...0x7E).contains(input[end]) { end += 1 }
    guard end < input.count else {
      output.append(contentsOf: input[start...])
      return end
    }
    let parameters = input[(start + 2)..<end]
    switch input[end] {
    case UInt8(ascii: "m") where isReset(parameters): wanted = .terminal
    case let final:
      if final == UInt8(ascii: "m") {
        (foreground, background) = (nil, nil)
      } else if Self.erases(final) {
        setColors(forGlyph: false, in: &output)
      }
      output.append(contentsOf: input[start...end])
    }
    return end + 1
  }

  /// ED, EL, ECH; ICH, IL, DL, DCH; SU, SD: they leave blanks in the background colour.
  private static func erases(_ final: UInt8) -> Bool {
    switch final {
    case UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "X"), UInt8(ascii: "@"),
      UInt8(ascii: "L"), UInt8(ascii: "M"), UInt8(ascii: "P"), UInt8(ascii: "S"),
      UInt8(ascii: "T"):
      true
    default: false
    }
  }

  /// Whether it is `sgr0` or `op`, whose parameters these are; there are no other attributes.
  private func isReset(_ parameters: Slice<UnsafeRawBufferPointer>) -> Bool {
    parameters.isEmpty || parameters.elementsEqual("0".utf8)
      || parameters.elementsEqual("39;49".utf8)
  }

  /// Sets the colours that the next thing drawn needs.
  private mutating func setColors(forGlyph isGlyph: Bool, in output: inout [UInt8]) {
    let newForeground = isGlyph && foreground != wanted.foreground
    let newBackground = background != wanted.background
    guard newForeground || newBackground else { return }
    if wanted == .terminal {
      (foreground, background) = (.terminal, .terminal)
      return output.append(contentsOf: "\u{1B}[m".utf8)
    }
    output.append(contentsOf: "\u{1B}[".utf8)
    if newForeground {
      SGR.append(wanted.foreground, base: 30, to: &output)
      foreground = wanted.foreground
    }
    if newForeground && newBackground { output.append(UInt8(ascii: ";")) }
    if newBackground {
      SGR.append(wanted.background, base: 40, to: &output)
      background = wanted.background
    }
    output.append(UInt8(ascii: "m"))
  }
}
