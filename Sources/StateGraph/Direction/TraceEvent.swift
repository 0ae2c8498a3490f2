package import Basics

/// Something that happened on the stage, at its exact time on the outer clock.
package struct TraceEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case start
    /// Passes done.
    case loop(Int)
    case pause
    case resume
    case stop
    /// The state was left before it stopped; the trigger in words.
    case cut(String)
    /// The actor has come to its end.
    case end
    /// The number of the frame that shows from now on.
    case frame(Int)
  }

  package let time: Nanoseconds
  package let actor: String
  package let state: String
  package let kind: Kind

  package init(time: Nanoseconds, actor: String, state: String, kind: Kind) {
    self.time = time
    self.actor = actor
    self.state = state
    self.kind = kind
  }
}
