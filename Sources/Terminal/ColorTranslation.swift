/// Turns the private colour strings in curses' output into those of the terminal.
///
/// Curses sets a foreground with `ESC [ n f` and a background with `ESC [ n g`, n being 0xRRGGBB,
/// as `TerminalDescription.fitted(to:isMultiplexed:)` tells it to, and often for nothing. The
/// terminal gets both in one sequence, `ESC [ 38;2;r;g;b;48;2;r;g;b m`, where a glyph needs another
/// colour than it has; a blank needs only a background. All else passes as it is. What the
/// terminal has is remembered from one refresh to the next.
struct ColorTranslation {
  private struct Colors: Equatable {
    /// 0xRRGGBB, or one of the below.
    var foreground: Int32
    var background: Int32
    static let terminal = Colors(foreground: own, background: own)
    static let unknown = Colors(foreground: -2, background: -2)
  }
  private static let own: Int32 = -1

  private var wanted = Colors.terminal
  private var shown = Colors.terminal

  /// Says that the terminal has its own colours again, by a reset that curses did not write.
  mutating func terminalWasReset() { shown = .terminal }

  /// Appends what the terminal shall get for the output of one refresh.
  mutating func translate(_ input: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    var place = 0
    while place < input.count {
      let byte = input[place]
      if byte == 0x1B {
        place = escape(input, at: place, into: &output)
      } else if byte < 0x20 {
        output.append(byte)
        place += 1
      } else if byte == 0x20 {
        set(foreground: false, in: &output)
        output.append(byte)
        place += 1
      } else {
        set(foreground: true, in: &output)
        let end = input[place...].firstIndex { $0 < 0x20 } ?? input.count
        output.append(contentsOf: input[place..<end])
        place = end
      }
    }
  }

  /// Handles the sequence that begins at `start`; returns the place behind it.
  private mutating func escape(
    _ input: UnsafeRawBufferPointer, at start: Int, into output: inout [UInt8]
  ) -> Int {
    var end = start + 1
    guard end < input.count, input[end] == UInt8(ascii: "[") else {
      // As in `ESC ( B`: intermediates and one more.
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
    case UInt8(ascii: "f"): wanted.foreground = Self.number(parameters)
    case UInt8(ascii: "g"): wanted.background = Self.number(parameters)
    case UInt8(ascii: "m") where isReset(parameters): wanted = .terminal
    case let final:
      if final == UInt8(ascii: "m") {
        shown = .unknown
      } else if Self.erases(final) {
        set(foreground: false, in: &output)
      }
      output.append(contentsOf: input[start...end])
    }
    return end + 1
  }

  /// ED, EL, ECH; ICH, IL, DL, DCH: they leave blanks in the background colour.
  private static func erases(_ final: UInt8) -> Bool {
    switch final {
    case UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "X"), UInt8(ascii: "@"),
      UInt8(ascii: "L"), UInt8(ascii: "M"), UInt8(ascii: "P"):
      true
    default: false
    }
  }

  /// Whether it is `sgr0` or `op`, whose parameters these are; there are no other attributes.
  private func isReset(_ parameters: Slice<UnsafeRawBufferPointer>) -> Bool {
    parameters.isEmpty || parameters.elementsEqual("0".utf8)
      || parameters.elementsEqual("39;49".utf8)
  }

  private static func number(_ digits: Slice<UnsafeRawBufferPointer>) -> Int32 {
    digits.reduce(0) { $0 &* 10 &+ Int32($1 &- 0x30) }
  }

  /// Sets the colours that the next thing drawn needs.
  private mutating func set(foreground needsForeground: Bool, in output: inout [UInt8]) {
    let newForeground = needsForeground && shown.foreground != wanted.foreground
    let newBackground = shown.background != wanted.background
    guard newForeground || newBackground else { return }
    output.append(0x1B)
    output.append(UInt8(ascii: "["))
    if wanted == .terminal {
      shown = .terminal
    } else {
      if newForeground {
        Self.append(color: wanted.foreground, plane: UInt8(ascii: "3"), to: &output)
        shown.foreground = wanted.foreground
      }
      if newForeground && newBackground { output.append(UInt8(ascii: ";")) }
      if newBackground {
        Self.append(color: wanted.background, plane: UInt8(ascii: "4"), to: &output)
        shown.background = wanted.background
      }
    }
    output.append(UInt8(ascii: "m"))
  }

  private static func append(color: Int32, plane: UInt8, to output: inout [UInt8]) {
    output.append(plane)
    guard color != own else { return output.append(UInt8(ascii: "9")) }
    output.append(contentsOf: "8;2;".utf8)
    Decimal.append(UInt8(truncatingIfNeeded: color >> 16), to: &output)
    output.append(UInt8(ascii: ";"))
    Decimal.append(UInt8(truncatingIfNeeded: color >> 8), to: &output)
    output.append(UInt8(ascii: ";"))
    Decimal.append(UInt8(truncatingIfNeeded: color), to: &output)
  }
}
