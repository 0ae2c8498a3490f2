import Sheets

/// What speaks for and against cutting a picture between two of its lines.
struct SeamProfile {
  /// How much goes on from each line to the next: one place fewer than there are lines.
  let crossing: [Double]
  /// Whether all pixels of a line have one colour.
  let isPlain: [Bool]
  private let lines: GuessedPicture.Lines
  private let mean: Double
  private let deviation: Double
  /// Amounts of crossing, sorted.
  private let sorted: [Double]

  init(_ lines: GuessedPicture.Lines) {
    self.lines = lines
    let crossing = (0..<max(0, lines.count - 1)).map { Self.crossing(after: $0, of: lines) }
    self.crossing = crossing
    isPlain = (0..<lines.count).map { line in
      let colors = lines.colors[lines.places(of: line)]
      return colors.allSatisfy { $0 == colors.first }
    }
    sorted = crossing.sorted()
    let count = Double(max(1, crossing.count))
    let mean = crossing.reduce(0, +) / count
    self.mean = mean
    deviation = (crossing.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count).squareRoot()
  }

  /// Pixels that are filled on both sides, those thrice that have nearly one colour.
  ///
  /// A pixel counts for its neighbour, too, as dithered pictures are like chessboards.
  private static func crossing(after line: Int, of lines: GuessedPicture.Lines) -> Double {
    var count = 0
    var (wasFilled, wasNextFilled) = (false, false)
    for place in lines.places(of: line) {
      let isFilled = lines.filled[place]
      let isNextFilled = lines.filled[place + lines.length]
      if (isFilled || wasFilled) && (isNextFilled || wasNextFilled) { count += 1 }
      if isFilled && isNextFilled {
        count += areAlike(lines.colors[place], lines.colors[place + lines.length]) ? 3 : 0
      }
      (wasFilled, wasNextFilled) = (isFilled, isNextFilled)
    }
    return Double(count)
  }

  private static func areAlike(_ one: UInt32, _ other: UInt32) -> Bool {
    if one == other { return true }
    var difference = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      difference += abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF))
    }
    return difference < 90
  }

  /// The part of all places where no more goes on than so much, 0 to 1.
  func rank(of amount: Double) -> Double {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] <= amount { low = middle + 1 } else { high = middle }
    }
    return Double(low) / Double(max(1, sorted.count))
  }

  /// By how many standard errors less goes on at every `period`-th place than at all; 0 unless less
  /// does than at the same distance from those.
  ///
  /// - Parameters:
  ///   - period: Lines from one place to the next.
  ///   - start: The line behind one of the places.
  /// - Returns: At least 0.
  func depth(ofPeriod period: Int, start: Int) -> Double {
    var sums = Array(repeating: 0.0, count: period)
    var counts = Array(repeating: 0.0, count: period)
    for (place, amount) in crossing.enumerated() {
      sums[place % period] += amount
      counts[place % period] += 1
    }
    let means = zip(sums, counts).map { $1 > 0 ? $0 / $1 : .infinity }
    let phase = (start - 1) % period
    let own = means[phase]
    guard deviation > 0, counts[phase] > 0, means.allSatisfy({ own <= $0 }) else { return 0 }
    return (mean - own) / (deviation / counts[phase].squareRoot())
  }

  /// How much more the picture is like itself at a distance than at one or two pixels more or less,
  /// 0 to 1.
  func repetition(atDistance distance: Int) -> Double {
    let near = [distance - 2, distance - 1, distance + 1, distance + 2]
      .filter { $0 > 0 && $0 < lines.count }.map(likeness)
    guard let nearest = near.max() else { return 0 }
    return max(0, likeness(atDistance: distance) - nearest) / (1.02 - nearest)
  }

  /// The part of the pixels that are equal at a distance, of those that are not ground, 0 to 1.
  private func likeness(atDistance distance: Int) -> Double {
    let step = max(1, lines.colors.count / Self.mostCompared)
    let shift = distance * lines.length
    var equal = 0
    var all = 0
    for place in stride(from: 0, to: lines.colors.count - shift, by: step)
    where lines.filled[place] || lines.filled[place + shift] {
      all += 1
      if lines.colors[place] == lines.colors[place + shift] { equal += 1 }
    }
    return all == 0 ? 0 : Double(equal) / Double(all)
  }

  /// Of larger pictures only some pixels are compared.
  private static let mostCompared = 1 << 14
}
