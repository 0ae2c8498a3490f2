/// A text as graphemes with the columns that each takes in a terminal.
package struct DisplayText: Hashable, Sendable {
  package let graphemes: [Grapheme]
  /// The column where each grapheme begins, from zero, and behind the last one where it ends.
  package let columns: [Int]

  /// Measures a text, all of it or its first graphemes.
  package init(_ text: some StringProtocol, atMost count: Int = .max) {
    graphemes = text.prefix(count).map(Grapheme.init)
    var columns = [0]
    columns.reserveCapacity(graphemes.count + 1)
    var end = 0
    for grapheme in graphemes {
      end += grapheme.width
      columns.append(end)
    }
    self.columns = columns
  }

  package var count: Int { graphemes.count }

  /// Columns of the whole.
  package var width: Int { columns[count] }

  /// Columns of some of the graphemes.
  package func width(of range: Range<Int>) -> Int {
    columns[range.upperBound] - columns[range.lowerBound]
  }

  /// How many graphemes from the first on have room in so many columns.
  package func count(fitting width: Int) -> Int { count(from: 0, fitting: width) }

  /// How many graphemes from one on have room in so many columns.
  package func count(from start: Int, fitting width: Int) -> Int {
    var (low, high) = (start, count)
    while low < high {
      let middle = (low + high + 1) / 2
      if self.width(of: start..<middle) <= width { low = middle } else { high = middle - 1 }
    }
    return low - start
  }

  /// How many graphemes at the end have room in so many columns.
  package func count(endingWithin width: Int) -> Int {
    count - (columns.firstIndex { self.width - $0 <= width } ?? count)
  }

  /// The grapheme that stands in a column; the count of all behind the last one.
  package func index(atColumn column: Int) -> Int {
    guard column >= 0 else { return 0 }
    return count(from: 0, fitting: column)
  }
}
