import Basics
import Animation

/// When each actor's next event is due, when its picture next changes, and whose pictures may have.
///
/// What is due of an actor is found anew only after something about it changed, and only when
/// somebody asks; who wants to know the first event or picture sets those first that are not known.
struct Schedule {
  private var events: MomentHeap
  private var pictures: MomentHeap
  /// Actors whose next event is not known.
  private var touched: Marks
  /// Actors whose next picture is not known.
  private var stale: Marks
  private var changed: Marks

  /// Nothing is known of so many actors, and all have changed.
  init(actors count: Int) {
    events = MomentHeap(owners: count)
    pictures = MomentHeap(owners: count)
    (touched, stale, changed) = (Marks(below: count), Marks(below: count), Marks(below: count))
    touched.insertAll()
  }

  /// Says that something about an actor may be due at another moment, or look otherwise.
  mutating func touch(_ actor: Int) { touched.insert(actor) }

  mutating func touchAll() { touched.insertAll() }

  // MARK: Events

  /// Takes one of the actors whose next event is not known; nil if there is none.
  mutating func takeTouched() -> Int? {
    guard let actor = touched.popLast() else { return nil }
    stale.insert(actor)
    changed.insert(actor)
    return actor
  }

  /// Sets the moment of an actor's next event, on the outer clock; nil is never.
  mutating func setEvent(_ time: Nanoseconds?, of actor: Int) { events.set(time, of: actor) }

  /// The moment of the next event, and the first actor in the file of which it is; nil is never.
  var firstEvent: MomentHeap.Entry? { events.first }

  // MARK: Pictures

  /// Takes one of the actors whose next picture is not known; nil if there is none.
  mutating func takeStale() -> Int? { stale.popLast() }

  /// Sets the moment of an actor's next picture, on the outer clock; nil is never.
  mutating func setPicture(_ time: Nanoseconds?, of actor: Int) { pictures.set(time, of: actor) }

  /// The moment of the next picture of any actor; nil is never.
  var firstPicture: Nanoseconds? { pictures.first?.time }

  /// Takes an actor whose next picture comes until a moment, as one that has changed.
  ///
  /// - Returns: Nil if there is none; else the actor, whose next picture is to be set.
  mutating func passPicture(until time: Nanoseconds) -> Int? {
    guard let next = pictures.first, next.time <= time else { return nil }
    changed.insert(next.owner)
    return next.owner
  }

  /// Takes the actors that may have changed, ascending.
  mutating func takeChanged() -> [Int] { changed.takeAll() }
}
