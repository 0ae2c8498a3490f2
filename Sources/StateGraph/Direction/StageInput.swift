/// Something that comes from outside the play.
package enum StageInput: Hashable, Sendable {
  /// A key, by its canonical name.
  case key(String)
  /// Heard by every actor that an edge makes listen.
  case signal(String)
  /// A click on an actor, by its index.
  case click(Int)
  case pause
  case resume
  case resize(StageGeometry)
}
