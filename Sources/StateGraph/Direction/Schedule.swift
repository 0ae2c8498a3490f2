import Animation
import Basics

/// When each actor's next event is due, when its picture next changes, and whose pictures may have.
///
/// It also holds the moment that the play has come to, and whose turn it is at that moment. The next
/// event of an actor is only found again after something about the actor changed, and only when
/// someone asks, so the cost grows with what is due, not with the number of actors.
final class Schedule {
  private let actors: [Actor]
  /// The moment of the outer clock that the play has come to: all that was due until then has happened.
  private(set) var time: Nanoseconds = 0
  /// When something last happened.
  private(set) var lastHappening: Nanoseconds = 0
  /// How many events have happened.
  private(set) var eventCount = 0
  /// Whose turn it is at the present moment, and for what; nil if everyone has had theirs.
  private var turn: (actor: Int, kind: Due.Kind)?

  /// Whether the end of every pass is reported.
  private(set) var reportsPasses = false
  /// Whether frames are reported too.
  var reportsFrames = false { didSet { touchAll() } }

  private var events: MomentHeap
  private var pictures: MomentHeap
  /// Actors whose next event has to be found.
  private var touched: Marks
  /// Actors whose next picture has to be found.
  private var stale: Marks
  /// Actors whose pictures may have changed.
  private var changed: Marks

  /// Makes a schedule at zero, in which all actors have changed.
  init(_ actors: [Actor]) {
    let count = actors.count
    self.actors = actors
    events = MomentHeap(owners: count)
    pictures = MomentHeap(owners: count)
    (touched, stale, changed) = (Marks(below: count), Marks(below: count), Marks(below: count))
    touched.insertAll()
  }

  /// Notes that something about an actor may be due at another moment, or look different.
  func touch(_ actor: Actor) { touched.insert(actor.index) }

  func touchAll() { touched.insertAll() }

  // MARK: Time

  /// Notes that all has happened that is due until a moment.
  func pass(to time: Nanoseconds) { self.time = max(self.time, time) }

  /// Notes that something came from outside at the present moment.
  func noteInput() { lastHappening = time }

  /// Continues from a snapshot.
  func restore(time: Nanoseconds, eventCount: Int) {
    self.time = time
    self.eventCount = eventCount
    lastHappening = time
    touchAll()
  }

  /// Goes back to an earlier moment, if nothing has happened since.
  ///
  /// - Returns: Whether that is so; if not, nothing changes.
  func goBack(to earlier: Nanoseconds) -> Bool {
    guard lastHappening <= earlier else { return false }
    time = min(time, earlier)
    touchAll()
    return true
  }

  // MARK: Events

  /// The moment of the next event, and its actor; nil means never.
  ///
  /// Of several at one moment it is that of the first actor in the file.
  var firstEvent: MomentHeap.Entry? {
    while let index = touched.popLast() {
      stale.insert(index)
      changed.insert(index)
      let actor = actors[index]
      let due = nextDue(of: actor)
      actor.outlook.due = due
      events.set(due.map { actor.outerTime(of: $0.time) }, of: index)
    }
    return events.first
  }

  /// Lets the first event happen.
  ///
  /// - Parameters:
  ///   - event: What ``firstEvent`` is.
  ///   - happen: Does what is due.
  func perform(_ event: MomentHeap.Entry, _ happen: (Due, Actor) -> Void) {
    pass(to: event.time)
    lastHappening = time
    eventCount += 1
    let actor = actors[event.owner]
    guard let due = actor.outlook.due else { return }
    turn = (actor.index, due.kind)
    happen(due, actor)
    turn = nil
    touch(actor)
  }

  // MARK: Passes

  /// Whether the end of a pass of an actor is reported or may lead to something.
  ///
  /// If not, passes are not walked through one by one, but counted when someone asks.
  func heedsPasses(of actor: Actor) -> Bool { reportsPasses || actor.visit.heedsPasses }

  /// Counts the passes of an actor that are over by now, if they are not walked through.
  ///
  /// - Parameters:
  ///   - actor: Whose.
  ///   - own: The present moment on its clock.
  func countPasses(of actor: Actor, at own: Nanoseconds) {
    guard !heedsPasses(of: actor) else { return }
    actor.animator?.passLoops(to: lastLoopTime(of: actor, at: own))
  }

  /// Until when ends of passes have had their turn.
  private func lastLoopTime(of actor: Actor, at own: Nanoseconds) -> Nanoseconds {
    guard let turn, (turn.actor, turn.kind.rawValue) <= (actor.index, Due.Kind.loop.rawValue)
    else { return own }
    return turn.actor == actor.index ? own - 1 : actor.ownTime(at: time - 1)
  }

  /// From now on the end of every pass is reported, or no longer.
  func setReportsPasses(_ reportsPasses: Bool) {
    guard reportsPasses != self.reportsPasses else { return }
    self.reportsPasses = reportsPasses
    lastHappening = time
    for actor in actors where !actor.visit.heedsPasses {
      actor.animator?.passLoops(to: actor.ownTime(at: time))
    }
    touchAll()
  }

  // MARK: Pictures

  /// The moment of the next picture of any actor; nil is never.
  var firstPicture: Nanoseconds? { pictures.first?.time }

  /// Marks the actors whose pictures change until a moment, and finds when they do next.
  func passPictures(until time: Nanoseconds, on cell: CellShape) {
    _ = firstEvent
    while let index = stale.popLast() {
      let actor = actors[index]
      actor.outlook.turn = nextDueOfState(actor, withLoops: actor.visit.heedsPasses)?.time
      findPicture(of: actor, after: time, on: cell)
    }
    while let next = pictures.first, next.time <= time {
      changed.insert(next.owner)
      findPicture(of: actors[next.owner], after: time, on: cell)
    }
  }

  /// Takes the actors whose pictures may have changed, ascending.
  func takeChanged() -> [Int] { changed.takeAll() }

  /// Finds when an actor's picture next changes, or may because of what happens then.
  private func findPicture(of actor: Actor, after time: Nanoseconds, on cell: CellShape) {
    let own = actor.ownTime(at: time)
    let change = earlier(
      actor.animator?.nextBoundary(after: own), actor.nextStepOfMotion(after: own, cell))
    let moment = earlier(change, actor.outlook.turn).map(actor.outerTime).flatMap {
      $0 == .max ? nil : $0
    }
    // What should have happened by now has to happen at once.
    pictures.set(moment.map { max($0, time + 1) }, of: actor.index)
  }
}

/// What a schedule has found to be next of an actor, on the actor's own clock.
struct Outlook {
  /// When something is due that may change the picture, apart from its frames and its motion.
  var turn: Nanoseconds?
  /// What is next due; its moment on the outer clock is in the schedule's heap.
  var due: Due?
}
