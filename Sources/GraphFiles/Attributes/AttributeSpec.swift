import StateGraph

/// An attribute of the language: where it may be written, how it is read into the model, and what
/// the documentation says of it.
package struct AttributeSpec: Sendable {
  package let name: String
  package let places: Set<AttributePlace>
  /// What is written and what it does, in Markdown.
  package let summary: String
  /// What counts where it is not written, in Markdown; empty if that goes without saying.
  package let fallback: String
  /// All values, if they are a few words.
  package let words: [String]

  var scope = Scope.inherited
  var onChoice = ChoiceRule.noEffect
  private(set) var ofActor: Binding<ActorGraph>?
  private(set) var ofClip: Binding<Clip>?
  private(set) var ofTransition: Binding<Transition>?

  /// Whom an attribute of the graph describes if the graph has clusters.
  enum Scope {
    /// All clusters that do not have it themselves.
    case inherited
    /// Nothing: each cluster has its own.
    case perActor
    /// The file.
    case file
  }

  /// What is wrong with the attribute on a choice, which plays nothing.
  enum ChoiceRule {
    /// It has no effect: a warning.
    case noEffect
    /// It contradicts the choice: an error.
    case contradiction
  }

  /// How a value gets from the file into a part of the model, and out of it for listings.
  struct Binding<Root>: Sendable {
    let read: @Sendable (String, ValueContext, inout Root) throws(ValueError) -> Void
    /// The name in listings.
    let label: String
    /// Nil where the model does not have the attribute.
    let show: @Sendable (Root) -> ShownValue?
  }

  /// An attribute that a reader handles by itself, unless ``setsActor(_:shown:_:)`` or one of the
  /// like is called on it.
  init(
    _ name: String, on places: Set<AttributePlace>, _ summary: String,
    default fallback: String = "",
    words: [String] = []
  ) {
    self.name = name
    self.places = places
    self.summary = summary
    self.fallback = fallback
    self.words = words
  }

  // MARK: Variants

  /// The same attribute with another meaning on a graph that has clusters.
  func scoped(_ scope: Scope) -> AttributeSpec { with { $0.scope = scope } }

  /// The same attribute, as an error on a choice.
  func contradictingChoices() -> AttributeSpec { with { $0.onChoice = .contradiction } }

  /// The same attribute, its value stored in an actor.
  ///
  /// - Parameters:
  ///   - parse: Reads the value.
  ///   - show: The value for listings.
  ///   - store: Stores the value.
  /// - Returns: The attribute.
  func setsActor<Value>(
    _ parse: @escaping @Sendable (String) throws(ValueError) -> Value,
    shown show: @escaping @Sendable (ActorGraph) -> ShownValue? = { _ in nil },
    _ store: @escaping @Sendable (inout ActorGraph, Value) -> Void
  ) -> AttributeSpec {
    with { $0.ofActor = Binding(name, nil, parse, show, store) }
  }

  /// The same attribute, its value stored in what a state plays.
  ///
  /// - Parameters:
  ///   - parse: Reads the value.
  ///   - label: The name in listings, if it is not the attribute's.
  ///   - show: The value for listings.
  ///   - store: Stores the value.
  /// - Returns: The attribute.
  func setsClip<Value>(
    _ parse: @escaping @Sendable (String) throws(ValueError) -> Value, label: String? = nil,
    shown show: @escaping @Sendable (Clip) -> ShownValue? = { _ in nil },
    _ store: @escaping @Sendable (inout Clip, Value) -> Void
  ) -> AttributeSpec {
    with { $0.ofClip = Binding(name, label, parse, show, store) }
  }

  /// The same attribute, its value stored in a transition.
  ///
  /// - Parameters:
  ///   - parse: Reads the value.
  ///   - show: The value for listings.
  ///   - store: Stores the value.
  /// - Returns: The attribute.
  func setsTransition<Value>(
    _ parse: @escaping @Sendable (String, ValueContext) throws(ValueError) -> Value,
    shown show: @escaping @Sendable (Transition) -> ShownValue? = { _ in nil },
    _ store: @escaping @Sendable (inout Transition, Value) -> Void
  ) -> AttributeSpec {
    with { $0.ofTransition = Binding(name, nil, parse, show, store) }
  }

  private func with(_ change: (inout AttributeSpec) -> Void) -> AttributeSpec {
    var changed = self
    change(&changed)
    return changed
  }
}

extension AttributeSpec.Binding {
  fileprivate init<Value>(
    _ name: String, _ label: String?,
    _ parse: @escaping @Sendable (String) throws(ValueError) -> Value,
    _ show: @escaping @Sendable (Root) -> ShownValue?,
    _ store: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    read = { text, _, root throws(ValueError) in store(&root, try parse(text)) }
    self.label = label ?? name
    self.show = show
  }

  fileprivate init<Value>(
    _ name: String, _ label: String?,
    _ parse: @escaping @Sendable (String, ValueContext) throws(ValueError) -> Value,
    _ show: @escaping @Sendable (Root) -> ShownValue?,
    _ store: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    read = { text, context, root throws(ValueError) in store(&root, try parse(text, context)) }
    self.label = label ?? name
    self.show = show
  }
}
