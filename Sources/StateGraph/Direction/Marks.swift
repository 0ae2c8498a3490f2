/// Some of the numbers below a bound; adding one takes no time that depends on their count.
package struct Marks {
  private var isMarked: [Bool]
  /// In the order in which they were added.
  private var numbers: [Int] = []

  /// No numbers yet, of those below a bound.
  init(below bound: Int) { isMarked = Array(repeating: false, count: bound) }

  var isEmpty: Bool { numbers.isEmpty }

  mutating func insert(_ number: Int) {
    guard !isMarked[number] else { return }
    isMarked[number] = true
    numbers.append(number)
  }

  mutating func insertAll() {
    for number in isMarked.indices { insert(number) }
  }

  /// Takes one out, that added last; nil if there is none.
  mutating func popLast() -> Int? {
    guard let number = numbers.popLast() else { return nil }
    isMarked[number] = false
    return number
  }

  /// Takes all out.
  ///
  /// - Returns: The numbers, ascending.
  mutating func takeAll() -> [Int] {
    let all = ascending
    for number in numbers { isMarked[number] = false }
    numbers.removeAll(keepingCapacity: true)
    return all
  }

  private var ascending: [Int] {
    // Of many it is quicker to look through all than to sort them.
    numbers.count < isMarked.count / 16
      ? numbers.sorted() : isMarked.indices.filter { isMarked[$0] }
  }
}
