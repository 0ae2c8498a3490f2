extension GraphView {
  /// How the rows of the view are allotted.
  struct Plan: Hashable {
    var hasTitle = false
    /// Whether there is an empty row below the title.
    var isRoomy = false
    var hasArrow = false
    var hasFrame = false
    /// Rows for the ways that lead here, and for those that lead out.
    var incoming = 0
    var outgoing = 0

    init(rows: Int, incoming: Int, outgoing: Int) {
      // The state itself always has a row; the rest is added while it fits, outgoing ways first.
      var room = rows - 1
      func take(_ wanted: Int) -> Int {
        let taken = max(0, min(wanted, room))
        room -= taken
        return taken
      }
      self.outgoing = take(min(outgoing, max(1, rows / 3)))
      hasTitle = take(1) == 1
      if room >= 2 {
        hasFrame = take(2) == 2
      }
      if incoming > 0, room >= 2 {
        hasArrow = take(1) == 1
        self.incoming = take(min(incoming, max(1, rows / 4)))
      }
      self.outgoing += take(outgoing - self.outgoing)
      if hasArrow { self.incoming += take(incoming - self.incoming) }
      isRoomy = take(1) == 1
    }
  }

  /// The visible part of a list that may not fit as a whole.
  struct Window: Hashable {
    let shown: Range<Int>
    /// The number of hidden items; one row is reserved to show it.
    let hidden: Int

    /// Chooses the visible part.
    ///
    /// - Parameters:
    ///   - count: The length of the list.
    ///   - room: The number of available rows.
    ///   - focus: The index that must be visible; it may lie outside the list.
    init(count: Int, room: Int, focus: Int?) {
      guard count > room else {
        (shown, hidden) = (0..<count, 0)
        return
      }
      let length = max(room - 1, min(room, 1))
      let focus = min(max(0, focus ?? 0), count - 1)
      let first = min(max(0, focus - length + 1), count - length)
      shown = first..<first + length
      hidden = length == room ? 0 : count - length
    }
  }
}
