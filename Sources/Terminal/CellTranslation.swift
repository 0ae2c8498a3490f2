import Cells

/// Turns what curses writes into what the terminal understands.
///
/// Curses writes private characters (`CellCodes`) without colours, and moves the cursor with
/// `STX row ; column ;`, as `TerminalDescription.fitted(to:isMultiplexed:takesCodes:)` tells it to. The
/// terminal gets glyphs, one sequence, as `ESC [ 38;2;r;g;b;48;2;r;g;b m`, where a glyph needs other
/// colours than it has (a blank needs only a background), and the shortest movement. All else
/// passes as it is. What the terminal has is remembered from one refresh to the next.
struct CellTranslation {
  /// The private movement in terminfo's language.
  static let movement = "\u{2}%p1%d;%p2%d;"
  private static let start: UInt8 = 2

  /// What the terminal draws in; nil if that is not known.
  private var foreground: CellColor? = .terminal
  private var background: CellColor? = .terminal
  /// Where the cursor is, from zero; nil if that is not known.
  private var cursor: (row: Int, column: Int)?
  /// Where it must go before anything is drawn, as terminals differ on how wide a cluster is.
  private var due: (row: Int, column: Int)?
  private var columns: Int

  /// Makes a translation for a terminal of some width.
  init(columns: Int) { self.columns = columns }

  /// Says that the terminal has another width.
  mutating func resize(columns: Int) {
    self.columns = columns
    cursor = nil
    due = nil
  }

  /// Says that the terminal has its own colours again, and its cursor anywhere, by what curses did
  /// not write.
  mutating func terminalWasReset() {
    (foreground, background) = (.terminal, .terminal)
    cursor = nil
    due = nil
  }

  /// Appends what the terminal shall get for the output of one refresh.
  ///
  /// - Parameters:
  ///   - input: What curses wrote.
  ///   - cells: By the numbers of their characters.
  ///   - output: Where to.
  mutating func translate(
    _ input: UnsafeRawBufferPointer, _ cells: [Cell], into output: inout [UInt8]
  ) {
    // A character of four bytes becomes two colours of 24 bits and a glyph at most: 40 bytes; a space
    // becomes two; a movement hardly more than it is. A cluster has 60 bytes at most, and a movement behind it.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: input.count * 32 + 128) { buffer in
      guard let first = buffer.baseAddress else { return }
      var pen = BytePen(first)
      cells.withUnsafeBufferPointer { translate(input, $0, with: &pen) }
      output.append(contentsOf: buffer[..<(pen.next - first)])
    }
  }

  private mutating func translate(
    _ input: UnsafeRawBufferPointer, _ cells: UnsafeBufferPointer<Cell>, with pen: inout BytePen
  ) {
    var place = 0
    while place < input.count {
      switch input[place] {
      case Self.start: place = movement(input, at: place, &pen)
      case 0x1B: place = escape(input, at: place, &pen)
      case 0xF0...0xFF where place + 4 <= input.count:
        draw(Self.cell(input, at: place, cells), &pen)
        place += 4
      case let byte:
        if byte == 0x20 {
          draw(.blank, &pen)
        } else {
          if let due { move(toRow: due.row, column: due.column, &pen) }
          pen.append(byte)
          cursor = nil
        }
        place += 1
      }
    }
  }

  /// The cell whose private character begins at a place.
  @inline(__always)
  private static func cell(
    _ input: UnsafeRawBufferPointer, at place: Int, _ cells: UnsafeBufferPointer<Cell>
  ) -> Cell {
    let code =
      UInt32(input[place] & 7) << 18 | UInt32(input[place + 1] & 0x3F) << 12
      | UInt32(input[place + 2] & 0x3F) << 6 | UInt32(input[place + 3] & 0x3F)
    guard let number = CellCodes.number(of: code), number < cells.count else { return .blank }
    return cells[number]
  }

  @inline(__always)
  private mutating func draw(_ cell: Cell, _ pen: inout BytePen) {
    // The pen is handed over by value, so that it need not lie in memory for the sake of what is rare.
    if due != nil || cell.glyph.value >= Self.firstCluster { return pen = drawnApart(cell, pen) }
    setColors(of: cell, &pen)
    pen.append(cell.glyph)
    guard let column = cursor?.column else { return }
    // Beyond the last column terminals differ.
    if column + 1 < columns { cursor?.column = column + 1 } else { cursor = nil }
  }

  private static let firstCluster: UInt32 = 0xF_0000

  /// Draws a wide character, one of several scalars, or the first cell behind such a one; a cell that one covers is
  /// drawn with it.
  @inline(never)
  private mutating func drawnApart(_ cell: Cell, _ pen: BytePen) -> BytePen {
    var pen = pen
    let isCluster = cell.glyph.value >= Self.firstCluster
    let cluster = isCluster ? ClusterGlyph.cluster(of: cell.glyph) : nil
    let place = due ?? cursor
    if let due, cluster != nil || !isCluster { move(toRow: due.row, column: due.column, &pen) }
    guard isCluster else {
      draw(cell, &pen)
      return pen
    }
    if let cluster {
      setColors(of: cell, &pen)
      for byte in cluster.text.utf8.prefix(Self.mostBytes) { pen.append(byte) }
    }
    cursor = nil
    due = place.flatMap { $0.column + 1 < columns ? ($0.row, $0.column + 1) : nil }
    return pen
  }

  /// The longest emoji has 35 bytes.
  private static let mostBytes = 60

  // MARK: Movements

  /// Handles the private movement that begins at a place; returns the place behind it.
  private mutating func movement(
    _ input: UnsafeRawBufferPointer, at start: Int, _ pen: inout BytePen
  ) -> Int {
    var place = start + 1
    func number() -> Int {
      var number = 0
      while place < input.count, (0x30...0x39).contains(input[place]) {
        number = number * 10 + Int(input[place] - 0x30)
        place += 1
      }
      place += 1
      return number
    }
    let row = number()
    move(toRow: row, column: number(), &pen)
    return place
  }

  private mutating func move(toRow row: Int, column: Int, _ pen: inout BytePen) {
    due = nil
    if let cursor, cursor.row == row, cursor.column <= column {
      let way = column - cursor.column
      if way > 0 {
        Self.begin(&pen)
        if way > 1 { pen.append(digitsOf: way) }
        pen.append(UInt8(ascii: "C"))
      }
    } else if let cursor, cursor.row + 1 == row, column == 0 {
      pen.append(0x0D)
      pen.append(0x0A)
    } else {
      Self.begin(&pen)
      pen.append(digitsOf: row + 1)
      pen.append(UInt8(ascii: ";"))
      pen.append(digitsOf: column + 1)
      pen.append(UInt8(ascii: "H"))
    }
    cursor = (row, column)
  }

  private static func begin(_ pen: inout BytePen) {
    pen.append(0x1B)
    pen.append(UInt8(ascii: "["))
  }

  // MARK: What passes

  /// Handles the sequence that begins at a place; returns the place behind it.
  private mutating func escape(
    _ input: UnsafeRawBufferPointer, at start: Int, _ pen: inout BytePen
  ) -> Int {
    var end = start + 1
    guard end < input.count, input[end] == UInt8(ascii: "[") else {
      // As in `ESC ( B`: intermediates and one more.
      while end < input.count, (0x20..<0x30).contains(input[end]) { end += 1 }
      end = min(end + 1, input.count)
      pen.append(input[start..<end])
      cursor = nil
      return end
    }
    if let due { move(toRow: due.row, column: due.column, &pen) }
    end += 1
    while end < input.count, !(0x40...0x7E).contains(input[end]) { end += 1 }
    end = min(end + 1, input.count)
    pass(input[start..<end], &pen)
    return end
  }

  private mutating func pass(
    _ sequence: UnsafeRawBufferPointer.SubSequence, _ pen: inout BytePen
  ) {
    switch sequence.last {
    case UInt8(ascii: "m"):
      (foreground, background) = (nil, nil)
      // A reset, that is.
      if sequence.count == 3 { (foreground, background) = (.terminal, .terminal) }
    case UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "X"):
      // ED, EL and ECH leave blanks in the background colour.
      setColors(of: .blank, &pen)
    case UInt8(ascii: "h"), UInt8(ascii: "l"): break
    default: cursor = nil
    }
    pen.append(sequence)
  }

  // MARK: Colours

  /// Sets the colours that a cell needs.
  @inline(__always)
  private mutating func setColors(of cell: Cell, _ pen: inout BytePen) {
    let newForeground = cell.glyph != " " && foreground != cell.foreground
    let newBackground = background != cell.background
    guard newForeground || newBackground else { return }
    Self.begin(&pen)
    if cell.background.isTerminal && (cell.glyph == " " || cell.foreground.isTerminal) {
      (foreground, background) = (.terminal, .terminal)
      return pen.append(UInt8(ascii: "m"))
    }
    if newForeground {
      SGR.append(cell.foreground, base: 30, to: &pen)
      foreground = cell.foreground
    }
    if newForeground && newBackground { pen.append(UInt8(ascii: ";")) }
    if newBackground {
      SGR.append(cell.background, base: 40, to: &pen)
      background = cell.background
    }
    pen.append(UInt8(ascii: "m"))
  }
}
