package import Animation

/// One actor's states and the transitions between them.
package struct ActorGraph: Hashable, Sendable {
  /// What the actor is called, for people.
  package var name: String
  /// By what the actor is known again when a file is read anew.
  package var key: Key
  /// In the order in which the file first names them; at least one.
  package var states: [StateDefinition]
  package var transitions: [Transition]
  /// Index of the state that is played first.
  package var start: Int
  /// Factor on the pace of the actor's whole clock.
  package var speed: Ratio
  package var appearance: Appearance

  /// An actor of a file, whatever actors of other files are called.
  package struct Key: Hashable, Sendable {
    /// The place of its file among those that are played together.
    package var file = 0
    /// What it is called in its file.
    package let name: String
  }

  package init(
    name: String, states: [StateDefinition], transitions: [Transition], start: Int,
    speed: Ratio = .one, appearance: Appearance = Appearance()
  ) {
    self.name = name
    key = Key(name: name)
    self.states = states
    self.transitions = transitions
    self.start = start
    self.speed = speed
    self.appearance = appearance
  }

  /// Index of the state of a name; nil if there is none.
  package func index(of state: String) -> Int? { states.firstIndex { $0.name == state } }

  /// The actor in a graph that has `count` other actors before those that were counted so far.
  package func withActors(after count: Int) -> ActorGraph {
    var moved = self
    moved.transitions = transitions.map { $0.withActors(after: count) }
    return moved
  }
}
