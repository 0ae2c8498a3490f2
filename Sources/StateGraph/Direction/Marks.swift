/// A set of numbers below a bound; adding one takes constant time.
package struct Marks {
  private var isMarked: [Bool]
  /// In the order in which they were added.
  private var numbers: [Int] = []

  /// Makes an empty set of numbers below `bound`.
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

  /// Removes the number that was added last and returns it; nil if there is none.
  mutating func popLast() -> Int? {
    guard let number = numbers.popLast() else { return nil }
    isMarked[number] = false
    return number
  }

  /// Removes all numbers and returns them, ascending.
  mutating func takeAll() -> [Int] {
    let all = ascending
    for number in numbers { isMarked[number] = false }
    numbers.removeAll(keepingCapacity: true)
    return all
  }

  private var ascending: [Int] {
    // If there are many, a look at every number below the bound is quicker than sorting.
    numbers.count < isMarked.count / 16
      ? numbers.sorted() : isMarked.indices.filter { isMarked[$0] }
  }
}
