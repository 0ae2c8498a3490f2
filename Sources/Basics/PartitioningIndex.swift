extension RandomAccessCollection {
  /// The index of the first element that satisfies a condition which, once true, stays true to the end.
  ///
  /// A binary search: it asks about log₂ of the count elements. For example, in a sorted list
  /// `partitioningIndex { $0 >= x }` is the place of the first element that is at least `x`.
  ///
  /// - Parameter isInSecondPart: False for a first part of the elements, true for all after it.
  /// - Returns: The end index if it is true of none.
  @inlinable
  package func partitioningIndex(
    where isInSecondPart: (Element) throws -> Bool
  ) rethrows -> Index {
    var start = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if try isInSecondPart(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}
