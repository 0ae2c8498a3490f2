import Files
import Lookup
import StateGraph

/// Something that the player finds by its title.
package struct FoundItem: Titled, Hashable {
  package enum Subject: Hashable {
    case state(actor: Int, state: Int)
    case actor(Int)
    /// A file to be played, by its path.
    case file(String)
    /// A line of a text, by its number from zero, which may be the path of a file.
    case line(Int, path: String?)
  }

  let title: String
  /// How many graphemes at the title's beginning say only where it belongs.
  var lead = 0
  let subject: Subject

  package init(title: String, lead: Int = 0, subject: Subject) {
    self.title = title
    self.lead = lead
    self.subject = subject
  }

  /// What it is, in a word.
  var note: String {
    switch subject {
    case .state: "state"
    case .actor: "actor"
    case .file: "file"
    case .line: ""
    }
  }

  /// Whether there may be anything to be seen of it.
  var hasPicture: Bool { if case .line(_, nil) = subject { false } else { true } }

  /// The states of all actors, those of the chosen one first, the actors if there are several, and files.
  static func items(_ actors: [Actor], chosen: Int, files: [String]) -> [FoundItem] {
    let order = [actors[chosen]] + actors.filter { $0.index != chosen }
    let isAlone = actors.count == 1
    let states = order.flatMap { actor in
      actor.graph.states.enumerated().map { index, state in
        let owner = isAlone ? "" : actor.graph.name + ": "
        return FoundItem(
          title: owner + state.name, lead: owner.count,
          subject: .state(actor: actor.index, state: index))
      }
    }
    let others =
      isAlone
      ? []
      : order.map {
        FoundItem(title: $0.graph.name, subject: .actor($0.index))
      }
    return states + others + files.map { FoundItem(title: PathName($0).last, subject: .file($0)) }
  }
}
