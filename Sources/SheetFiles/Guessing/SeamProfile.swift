import Basics
import Sheets

/// What crosses the seams of a picture: the boundaries between neighbouring lines, its columns or its rows.
///
/// For example, of three frames of 4 columns each, drawn in the middle two columns of each,
///
///     column    0 1 2 3 4 5 6 7 8 9 10 11
///     drawn     . # # . . # # . . #  #  .
///
/// the eleven seams have the crossings 0 a 0 0 0 a 0 0 0 a 0: something continues only between the two drawn
/// columns of a frame. Seams at the multiples of 4, after the columns 3 and 7, have the crossing 0, which
/// speaks for tiles of 4 columns; as all of them lie below the mean, so does the depth of that period.
struct SeamProfile {
  /// How much continues across each seam, from one line to the next: one element fewer than lines.
  let crossing: [Double]
  /// Whether all pixels of a line have one colour.
  let isPlain: [Bool]
  private let lines: GuessedPicture.Lines
  private let mean: Double
  private let deviation: Double
  /// The elements of ``crossing``, sorted.
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

  /// The number of pixels of a line that continue in the next one, weighted.
  ///
  /// A pixel that is filled on both sides counts once, and more if both sides have similar colours. A pixel
  /// also counts as filled if its neighbour is, because dithered pictures look like chessboards.
  private static func crossing(after line: Int, of lines: GuessedPicture.Lines) -> Double {
    var count = 0
    var (wasFilled, wasNextFilled) = (false, false)
    for place in lines.places(of: line) {
      let isFilled = lines.filled[place]
      let isNextFilled = lines.filled[place + lines.length]
      if (isFilled || wasFilled) && (isNextFilled || wasNextFilled) { count += 1 }
      if isFilled && isNextFilled {
        count +=
          areAlike(lines.colors[place], lines.colors[place + lines.length]) ? likenessWeight : 0
      }
      (wasFilled, wasNextFilled) = (isFilled, isNextFilled)
    }
    return Double(count)
  }

  /// What a pixel of a similar colour on both sides adds: it is much more likely one figure than two.
  private static let likenessWeight = 3

  /// Colours whose channels differ by less in sum are similar: shades of one colour in pixel art.
  private static let leastDifference = 90

  private static func areAlike(_ one: UInt32, _ other: UInt32) -> Bool {
    if one == other { return true }
    var difference = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      difference += abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF))
    }
    return difference < leastDifference
  }

  /// The share of all seams with at most a given crossing, from 0 to 1.
  func rank(of amount: Double) -> Double {
    let count = sorted.partitioningIndex { $0 > amount }
    return Double(count) / Double(max(1, sorted.count))
  }

  /// How many standard errors the crossings at every `period`-th seam lie below the overall mean; 0 unless
  /// their mean is the least among all phases of that period.
  ///
  /// - Parameters:
  ///   - period: Lines from one of the seams to the next.
  ///   - start: The line after one of the seams.
  /// - Returns: At least 0.
  func depth(ofPeriod period: Int, start: Int) -> Double {
    var sums = Array(repeating: 0.0, count: period)
    var counts = Array(repeating: 0.0, count: period)
    for (seam, amount) in crossing.enumerated() {
      sums[seam % period] += amount
      counts[seam % period] += 1
    }
    let means = zip(sums, counts).map { $1 > 0 ? $0 / $1 : .infinity }
    let phase = (start - 1) % period
    let own = means[phase]
    guard deviation > 0, counts[phase] > 0, means.allSatisfy({ own <= $0 }) else { return 0 }
    return (mean - own) / (deviation / counts[phase].squareRoot())
  }

  /// How much more the picture resembles itself at a distance than at one or two lines more or less, from 0
  /// to 1.
  func repetition(atDistance distance: Int) -> Double {
    let near = [distance - 2, distance - 1, distance + 1, distance + 2]
      .filter { $0 > 0 && $0 < lines.count }.map(likeness)
    guard let nearest = near.max() else { return 0 }
    return max(0, likeness(atDistance: distance) - nearest) / (1 + Self.likenessMargin - nearest)
  }

  /// Keeps the repetition small where the picture resembles itself at any distance, as plain areas do.
  private static let likenessMargin = 0.02

  /// The share of equal pixels at a distance among those that are not both background, from 0 to 1.
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

  /// About how many pixels are compared; of larger pictures only some are.
  private static let mostCompared = 1 << 14
}
