/// The known name that a misspelt one was most likely meant to be.
///
/// The distance is the number of letters that are left out, added, changed or swapped with their
/// neighbours, ignoring case. At most a third of the longer name may differ, and never all of the
/// shorter one.
///
/// - Parameters:
///   - name: The name that was not found.
///   - known: The names to choose from; of two equally near ones the first wins.
/// - Returns: One of the known names; nil if none is near enough.
/// - Complexity: O(*known* · length²) for names of similar length.
package func nearestName(to name: String, among known: some Sequence<String>) -> String? {
  let longest = 100
  guard name.utf8.count <= longest else { return nil }
  let letters = Array(name.lowercased().unicodeScalars)
  var best: (name: String, distance: Int)?
  for candidate in known where candidate.utf8.count <= longest && candidate != name {
    let others = Array(candidate.lowercased().unicodeScalars)
    let allowed = min(
      (max(letters.count, others.count) + 2) / 3, min(letters.count, others.count) - 1)
    let limit = min(allowed, (best?.distance ?? allowed + 1) - 1)
    if letters == others { return candidate }
    if abs(letters.count - others.count) > limit { continue }
    let distance = editDistance(letters, others)
    if distance <= limit { best = (candidate, distance) }
  }
  return best?.name
}

/// The least number of letters to leave out, add, change, or swap with a neighbour to turn one word
/// into another, if no letter is edited twice (optimal string alignment, by the Wagner-Fischer
/// algorithm).
func editDistance<Letter: Equatable>(_ first: [Letter], _ second: [Letter]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in 0..<first.count {
    var distances = [row + 1]
    for column in 0..<second.count {
      let change = last[column] + (first[row] == second[column] ? 0 : 1)
      var distance = min(change, last[column + 1] + 1, distances[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      distances.append(distance)
    }
    beforeLast = last
    last = distances
  }
  return last[second.count]
}
