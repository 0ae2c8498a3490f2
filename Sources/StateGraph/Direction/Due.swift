import Basics

/// What is next due of an actor, and when on its own clock.
struct Due {
  let kind: Kind
  let time: Nanoseconds

  /// In the order in which they come at one moment.
  enum Kind: Int {
    case stop
    case after
    case loop
    case border
    case frame
  }
}

extension Due? {
  /// Takes another thing instead if it comes earlier.
  mutating func offer(_ kind: Due.Kind, _ time: Nanoseconds?) {
    guard let time else { return }
    if let present = self, present.time <= time { return }
    self = Due(kind: kind, time: time)
  }
}

/// The earlier of two moments; nil is never.
func earlier(_ first: Nanoseconds?, _ second: Nanoseconds?) -> Nanoseconds? {
  guard let first else { return second }
  return second.map { min(first, $0) } ?? first
}
