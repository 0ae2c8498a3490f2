/// Names one observation, so that it can be ended.
public struct ObserverID: Hashable, Sendable {
  fileprivate let number: Int
}

/// Handlers of events, in the order in which they were added.
package struct ObserverList {
  private struct Observer {
    let id: ObserverID
    let handler: (AnimationEvent) -> Void
  }

  private var observers: [Observer] = []
  private var added = 0

  var isEmpty: Bool { observers.isEmpty }

  mutating func add(_ handler: @escaping (AnimationEvent) -> Void) -> ObserverID {
    added += 1
    let id = ObserverID(number: added)
    observers.append(Observer(id: id, handler: handler))
    return id
  }

  mutating func remove(_ id: ObserverID) {
    observers.removeAll { $0.id == id }
  }

  /// Calls each handler; those added or removed meanwhile count from the next time on.
  func notify(_ event: AnimationEvent) {
    for observer in observers { observer.handler(event) }
  }
}
