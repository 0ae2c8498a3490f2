import Animation

/// When something is next due of each actor.
///
/// Moments are found anew only for actors that were touched, and only when somebody asks.
struct Agenda {
  private var heap: MomentHeap
  private var touched: Marks

  /// An agenda on which all actors were touched.
  init(actors: Int) {
    heap = MomentHeap(owners: actors)
    touched = Marks(below: actors)
    touched.insertAll()
  }

  /// Says that an actor's moment may have changed.
  mutating func touch(_ actor: Int) { touched.insert(actor) }

  mutating func touchAll() { touched.insertAll() }

  /// The earliest moment, and the first actor in the file of which it is; nil if nothing is due.
  ///
  /// - Parameter moment: Finds the next moment of an actor, on the outer clock.
  mutating func first(finding moment: (_ actor: Int) -> Nanoseconds?) -> MomentHeap.Entry? {
    while let actor = touched.popLast() { heap.set(moment(actor), of: actor) }
    return heap.first
  }
}
