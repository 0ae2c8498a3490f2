import Basics

/// What a performance keeps to be led back: snapshots, and what came from outside since the first one.
///
/// There is a snapshot of the beginning and then one every few thousand events. When there are too
/// many, the one goes whose neighbours lie closest together for their age, so that the gaps grow with
/// the distance from the present: to go back a little is quick, to go far back takes longer.
///
/// What the user loses: of more than ``mostInputs`` inputs the oldest are dropped, and with them the
/// part of the play that they were in. Without that one can go back to the beginning.
///
/// Example, with a snapshot every 100 events and at most four of them: at 400 events the snapshots are
/// those at 0, 200, 300, 400; at 500 events those at 0, 300, 400, 500.
struct PerformanceHistory {
  /// A moment to which the play can be brought back at once.
  struct Moment {
    let snapshot: DirectorSnapshot
    /// Why an actor had been stopped by then.
    let problem: String?
    /// How many inputs had been taken by then, since the play began.
    fileprivate let inputCount: Int
    /// How many events and inputs had happened by then.
    fileprivate let position: Int
  }

  /// Something from outside, at its time on the outer clock.
  typealias Input = (time: Nanoseconds, input: StageInput)

  /// How many inputs are kept before the oldest are dropped.
  static let mostInputs = 10_000
  /// Events between two snapshots, at least.
  private static let fewestEvents = 5_000
  /// Events between two snapshots for each actor: a snapshot copies all actors, which takes about
  /// as long as an event of each quarter of them.
  private static let eventsPerActor = 4
  /// Bounds of the number of snapshots, and how many actors they all hold together: memory.
  private static let snapshotBounds = 4...16
  private static let mostActorsKept = 20_000

  private(set) var moments: [Moment]
  /// In the order in which they were taken; the first is the one after the oldest moment.
  private var inputs: [Input] = []
  /// How many inputs were dropped.
  private var dropped = 0
  /// How many inputs the director has taken, the dropped ones included; on a way back that is not over
  /// fewer than there are.
  private var taken = 0
  /// Events and inputs from one snapshot to the next.
  private let interval: Int
  private let mostMoments: Int

  /// Begins a history.
  ///
  /// - Parameters:
  ///   - beginning: As far back as one can go.
  ///   - problem: Why an actor was stopped there.
  ///   - actors: How many actors a snapshot holds.
  ///   - interval: Events and inputs between two snapshots; nil for a number that suits the actors.
  init(from beginning: DirectorSnapshot, problem: String?, actors: Int, interval: Int? = nil) {
    self.interval = interval ?? max(Self.fewestEvents, actors * Self.eventsPerActor)
    mostMoments = min(
      max(Self.mostActorsKept / actors, Self.snapshotBounds.lowerBound),
      Self.snapshotBounds.upperBound)
    moments = [
      Moment(
        snapshot: beginning, problem: problem, inputCount: 0, position: beginning.eventCount)
    ]
  }

  /// As far back as one can go.
  var earliest: Nanoseconds { moments[0].snapshot.time }

  /// How many inputs are kept.
  var inputCount: Int { inputs.count }

  // MARK: Snapshots

  /// How many events or inputs are missing until the next snapshot is due.
  ///
  /// - Parameter eventCount: How many events have happened.
  /// - Returns: Zero if it is due.
  func missing(after eventCount: Int) -> Int {
    max(0, (moments.last?.position ?? 0) + interval - eventCount - taken)
  }

  /// Keeps a snapshot of the present.
  mutating func keep(_ snapshot: DirectorSnapshot, problem: String?) {
    moments.append(
      Moment(
        snapshot: snapshot, problem: problem, inputCount: taken,
        position: snapshot.eventCount + taken))
    if moments.count > mostMoments { removeDensest() }
  }

  /// Removes the snapshot that leaves the smallest gap, measured by the gap's age.
  private mutating func removeDensest() {
    let present = moments[moments.count - 1].position
    func gap(without index: Int) -> Double {
      let start = moments[index - 1].position
      return Double(moments[index + 1].position - start) / Double(max(1, present - start))
    }
    let inner = 1..<moments.count - 1
    if let densest = inner.min(by: { gap(without: $0) < gap(without: $1) }) {
      moments.remove(at: densest)
    }
  }

  /// Goes back to the last snapshot that is not after a moment, and drops what came later than the
  /// moment; the inputs in between are to be taken again.
  ///
  /// - Returns: The snapshot; the first one if all are after the moment.
  mutating func goBack(to time: Nanoseconds) -> Moment {
    dropSnapshots(after: time)
    inputs.removeAll { $0.time > time }
    let moment = moments[moments.count - 1]
    taken = moment.inputCount
    return moment
  }

  /// Drops the snapshots of later moments, but not the first one.
  mutating func dropSnapshots(after time: Nanoseconds) {
    while moments.count > 1, let last = moments.last, last.snapshot.time > time {
      moments.removeLast()
    }
  }

  // MARK: Inputs

  /// Notes an input that the director has taken; those that were still to be taken again are dropped.
  mutating func note(_ input: StageInput, at time: Nanoseconds) {
    dropPending()
    inputs.append((time, input))
    taken += 1
    if inputs.count > Self.mostInputs { dropOldest() }
  }

  /// Drops the inputs that are still to be taken again.
  mutating func dropPending() { inputs.removeLast(inputs.count + dropped - taken) }

  /// The next input that is to be taken again, if it came until a moment.
  func pending(until time: Nanoseconds) -> Input? {
    let index = taken - dropped
    return index < inputs.count && inputs[index].time <= time ? inputs[index] : nil
  }

  /// Notes that the director has taken the pending input.
  mutating func passPending() { taken += 1 }

  private mutating func dropOldest() {
    while inputs.count > Self.mostInputs, moments.count > 1 {
      moments.removeFirst()
      inputs.removeFirst(moments[0].inputCount - dropped)
      dropped = moments[0].inputCount
    }
  }
}
