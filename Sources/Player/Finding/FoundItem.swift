import Files
import Lookup
import StateGraph

/// Something that the player can find by its title.
package struct FoundItem: Titled, Hashable {
  package enum Subject: Hashable {
    case state(actor: Int, state: Int)
    case actor(Int)
    /// A file that can be played, by its path.
    case file(String)
    /// A line of text, by its number from zero; `path` is set if the line may name a file.
    case line(Int, path: String?)
  }

  let title: String
  /// The number of leading graphemes of the title that only name its owner.
  var lead = 0
  let subject: Subject

  package init(title: String, lead: Int = 0, subject: Subject) {
    self.title = title
    self.lead = lead
    self.subject = subject
  }

  /// The kind of item, in a word.
  var note: String {
    switch subject {
    case .state: "state"
    case .actor: "actor"
    case .file: "file"
    case .line: ""
    }
  }

  /// Whether it may have a picture.
  var hasPicture: Bool { if case .line(_, nil) = subject { false } else { true } }

  /// The states of all actors, then the actors if there are several, then the files.
  ///
  /// The chosen actor and its states come first.
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
