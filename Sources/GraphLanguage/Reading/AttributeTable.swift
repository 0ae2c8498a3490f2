/// Attributes by name, each name once, in the order in which the names were first set.
package struct AttributeTable: Hashable, Sendable {
  /// One attribute for each name: the last that was set, in the place of the first.
  package private(set) var attributes: [Attribute] = []
  /// Indices in `attributes` by name; empty while there are few enough to search.
  private var indices: [String: Int] = [:]
  /// Up to this many attributes, comparing names one by one is faster than hashing and takes no
  /// memory.
  private static let searchLimit = 8

  package init() {}

  package var isEmpty: Bool { attributes.isEmpty }

  /// The attribute of a name.
  package subscript(name: String) -> Attribute? {
    index(of: name).map { attributes[$0] }
  }

  /// Sets an attribute, replacing one of the same name.
  package mutating func set(_ attribute: Attribute) {
    if let index = index(of: attribute.name.text) {
      attributes[index] = attribute
      return
    }
    attributes.append(attribute)
    if attributes.count > Self.searchLimit { indexNewNames() }
  }

  /// Sets attributes, one after the other.
  package mutating func set(_ list: [Attribute]) {
    if attributes.isEmpty, Self.isTable(list) {
      attributes = list
    } else {
      if attributes.isEmpty { attributes.reserveCapacity(min(list.count, Self.searchLimit)) }
      for attribute in list { set(attribute) }
    }
  }

  /// Whether a list is short and has each name once.
  private static func isTable(_ list: [Attribute]) -> Bool {
    list.count <= searchLimit
      && list.indices.allSatisfy { index in
        !list[..<index].contains { $0.name.text == list[index].name.text }
      }
  }

  private func index(of name: String) -> Int? {
    indices.isEmpty ? attributes.firstIndex { $0.name.text == name } : indices[name]
  }

  private mutating func indexNewNames() {
    let known = indices.isEmpty ? 0 : attributes.count - 1
    for index in known..<attributes.count { indices[attributes[index].name.text] = index }
  }
}
