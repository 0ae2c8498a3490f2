import Basics

/// A text as graphemes, with their columns in a terminal.
package struct DisplayText: Hashable, Sendable {
  package let graphemes: [Grapheme]
  /// The column where each grapheme begins, from zero, and at last the column where the text ends.
  package let columns: [Int]

  /// Measures a text, or its first `count` graphemes.
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

  /// The width of the whole text in columns.
  package var width: Int { columns[count] }

  /// The width of a range of graphemes in columns.
  package func width(of range: Range<Int>) -> Int {
    columns[range.upperBound] - columns[range.lowerBound]
  }

  /// The number of graphemes at the start that fit in `width` columns.
  package func count(fitting width: Int) -> Int { count(from: 0, fitting: width) }

  /// The number of graphemes from `start` on that fit in `width` columns.
  package func count(from start: Int, fitting width: Int) -> Int {
    let ends = columns[(start + 1)...]
    return ends.partitioningIndex { $0 - columns[start] > width } - ends.startIndex
  }

  /// The number of graphemes at the end that fit in `width` columns.
  package func count(endingWithin width: Int) -> Int {
    count - min(count, columns.partitioningIndex { self.width - $0 <= width })
  }

  /// The grapheme in a column; `count` for a column after the last one.
  package func index(atColumn column: Int) -> Int {
    guard column >= 0 else { return 0 }
    return count(from: 0, fitting: column)
  }
}
