package import StateGraph

/// The attributes and triggers of the language.
///
/// Readers, hints, listings, documentation and completions all come from it: to add an attribute is to
/// add an entry to one of the lists beside this file, and to play it.
package struct Vocabulary: Sendable {
  /// In the order of the documentation. A name has one entry for each meaning, and at most one for
  /// each place.
  package let attributes: [AttributeSpec]
  package let triggers: [TriggerSpec]

  let ofActors: [Entry<ActorGraph>]
  let ofClips: [Entry<Clip>]
  let ofTransitions: [Entry<Transition>]
  private let specs: [AttributePlace: [String: AttributeSpec]]

  /// An attribute that is stored in a part of the model.
  struct Entry<Root>: Sendable {
    let name: String
    let binding: AttributeSpec.Binding<Root>

    init?(_ spec: AttributeSpec, _ binding: AttributeSpec.Binding<Root>?) {
      guard let binding else { return nil }
      name = spec.name
      self.binding = binding
    }
  }

  /// The language as it is.
  package static let standard = Vocabulary(
    attributes: graphAttributes + stateAttributes + edgeAttributes, triggers: allTriggers)

  init(attributes: [AttributeSpec], triggers: [TriggerSpec]) {
    self.attributes = attributes
    self.triggers = triggers
    ofActors = attributes.compactMap { Entry($0, $0.ofActor) }
    // What states share with actors comes last.
    ofClips =
      (attributes.filter { $0.places == .states } + attributes.filter { $0.places != .states })
      .compactMap { Entry($0, $0.ofClip) }
    ofTransitions = attributes.compactMap { Entry($0, $0.ofTransition) }
    var specs: [AttributePlace: [String: AttributeSpec]] = [:]
    for spec in attributes {
      for place in spec.places { specs[place, default: [:]][spec.name] = spec }
    }
    self.specs = specs
  }

  /// The attribute of a name at a place; nil if there is none.
  func attribute(_ name: String, on place: AttributePlace) -> AttributeSpec? {
    specs[place]?[name]
  }

  /// All names at a place, in the order of the documentation.
  func names(on place: AttributePlace) -> [String] {
    attributes.filter { $0.places.contains(place) }.map(\.name)
  }

  /// Where an attribute of the language belongs, as a hint; nil if it is not in the language.
  func home(of name: String) -> String? {
    if attribute(name, on: .state) != nil {
      return "a state has it: write node [\(name)=…] for all of them"
    }
    if attribute(name, on: .graph) != nil {
      return "the graph has it: write \(name)=… on a line of its own"
    }
    return attribute(name, on: .edge) != nil ? "an edge has it" : nil
  }

  // MARK: Listings

  /// What an actor has of its attributes, by their names in listings.
  package func shown(_ actor: ActorGraph) -> [(label: String, value: ShownValue)] {
    shown(actor, ofActors)
  }

  /// What a clip has of its attributes, by their names in listings.
  package func shown(_ clip: Clip) -> [(label: String, value: ShownValue)] { shown(clip, ofClips) }

  /// What a transition has of its attributes, by their names in listings.
  package func shown(_ transition: Transition) -> [(label: String, value: ShownValue)] {
    shown(transition, ofTransitions)
  }

  private func shown<Root>(
    _ root: Root, _ entries: [Entry<Root>]
  ) -> [(label: String, value: ShownValue)] {
    entries.compactMap { entry in
      entry.binding.show(root).map { (entry.binding.label, $0) }
    }
  }
}
