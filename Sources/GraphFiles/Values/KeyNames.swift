/// What keys are called in graph files; the terminal's part knows them.
package struct KeyNames: Sendable {
  /// The one name of a key that has several; nil if no key is called so.
  package let canonical: @Sendable (String) -> String?
  /// Names to suggest for one that is not known.
  package let all: [String]
  /// Canonical names of the keys that never reach a graph.
  package let reserved: Set<String>

  package init(
    all: [String], reserved: Set<String>, canonical: @escaping @Sendable (String) -> String?
  ) {
    self.all = all
    self.reserved = reserved
    self.canonical = canonical
  }

  /// Takes every name as it is.
  package static let any = KeyNames(all: [], reserved: []) { $0 }
}
