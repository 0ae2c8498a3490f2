/// Names one observation, so that it can be ended.
public struct ObserverID: Hashable, Sendable {
  fileprivate let number: Int
}

/// Handlers in the order in which they were added.
struct ObserverList<Value> {
  private var handlers: [(id: ObserverID, handler: (Value) -> Void)] = []
  private var added = 0

  var isEmpty: Bool { handlers.isEmpty }

  mutating func add(_ handler: @escaping (Value) -> Void) -> ObserverID {
    added += 1
    let id = ObserverID(number: added)
    handlers.append((id, handler))
    return id
  }

  mutating func remove(_ id: ObserverID) {
    handlers.removeAll { $0.id == id }
  }

  /// Calls each handler; those added or removed meanwhile count from the next time on.
  func notify(_ value: Value) {
    for (_, handler) in handlers { handler(value) }
  }
}
