/// A list of numbers in which the smallest of any range are found without a scan (a segment tree).
struct MinimumTree {
  /// A binary tree in an array: the root at 1, the children of `i` at `2i` and `2i + 1`, the
  /// numbers from `count` on; each node holds the smallest number below it.
  private var nodes: [UInt32]
  let count: Int

  init(_ numbers: [UInt32]) {
    count = numbers.count
    nodes = [UInt32](repeating: .max, count: count) + numbers
    for place in stride(from: count - 1, to: 0, by: -1) {
      nodes[place] = min(nodes[2 * place], nodes[2 * place + 1])
    }
  }

  /// The numbers of a range, ascending.
  ///
  /// - Complexity: O(log *count*) for each number that is taken.
  func ascending(in range: Range<Int>) -> Ascending {
    var roots: [Int] = []
    // The largest nodes that together cover the range, from the numbers up.
    var (low, high) = (range.lowerBound + count, range.upperBound + count)
    while low < high {
      if low & 1 == 1 {
        roots.append(low)
        low += 1
      }
      if high & 1 == 1 {
        high -= 1
        roots.append(high)
      }
      low /= 2
      high /= 2
    }
    return Ascending(nodes: nodes, count: count, roots: roots)
  }

  /// The numbers of a range, the smallest first.
  struct Ascending: Sequence, IteratorProtocol {
    private let nodes: [UInt32]
    private let count: Int
    /// A heap of the nodes that are not expanded yet, the one with the smallest number first.
    private var heap: [Int] = []

    fileprivate init(nodes: [UInt32], count: Int, roots: [Int]) {
      self.nodes = nodes
      self.count = count
      for root in roots { push(root) }
    }

    mutating func next() -> UInt32? {
      while let node = pop() {
        if node >= count { return nodes[node] }
        push(2 * node)
        push(2 * node + 1)
      }
      return nil
    }

    private mutating func push(_ node: Int) {
      var place = heap.count
      heap.append(node)
      while place > 0, nodes[heap[place]] < nodes[heap[(place - 1) / 2]] {
        heap.swapAt(place, (place - 1) / 2)
        place = (place - 1) / 2
      }
    }

    private mutating func pop() -> Int? {
      guard let first = heap.first, let last = heap.popLast() else { return nil }
      guard !heap.isEmpty else { return first }
      heap[0] = last
      var place = 0
      while true {
        var child = 2 * place + 1
        guard child < heap.count else { return first }
        if child + 1 < heap.count, nodes[heap[child + 1]] < nodes[heap[child]] { child += 1 }
        guard nodes[heap[child]] < nodes[heap[place]] else { return first }
        heap.swapAt(place, child)
        place = child
      }
    }
  }
}
