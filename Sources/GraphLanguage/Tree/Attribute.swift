/// A `name=value` in an attribute list, or as a statement.
package struct Attribute: Hashable, Sendable {
  package let name: Identifier
  package let value: Identifier

  package init(name: Identifier, value: Identifier) {
    self.name = name
    self.value = value
  }
}
