/// Something that comes from outside the play.
package enum StageInput: Hashable, Sendable {
  /// A key, by its canonical name.
  case key(String)
  /// Heard by every actor whose state has an edge for it.
  case signal(String)
  /// A click on an actor, by its index.
  case click(Int)
  case pause
  case resume
  case resize(StageGeometry)
  /// The user has an actor play a state; both by their indexes.
  case play(actor: Int, state: Int)
  /// The user lets the state that an actor is in repeat, or no longer.
  case loop(actor: Int, isOn: Bool)
}
