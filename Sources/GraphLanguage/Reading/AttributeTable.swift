/// Attributes by name, each name once, in the order in which the names came.
package struct AttributeTable: Hashable, Sendable {
  /// One attribute for each name: the last that was set, in the place of the first.
  package private(set) var attributes: [Attribute] = []
  /// Places in `attributes`, kept only once there are too many to look through.
  private var places: [String: Int] = [:]
  private static let longestScan = 8

  package init() {}

  package var isEmpty: Bool { attributes.isEmpty }

  /// The attribute of a name.
  package subscript(name: String) -> Attribute? {
    place(of: name).map { attributes[$0] }
  }

  /// Puts an attribute in, in place of one of the same name.
  package mutating func set(_ attribute: Attribute) {
    if let place = place(of: attribute.name.text) {
      attributes[place] = attribute
      return
    }
    attributes.append(attribute)
    if attributes.count > Self.longestScan { rememberPlaces() }
  }

  /// Puts attributes in, one after the other.
  package mutating func set(_ list: [Attribute]) {
    if attributes.isEmpty, Self.isTable(list) {
      attributes = list
    } else {
      if attributes.isEmpty { attributes.reserveCapacity(min(list.count, Self.longestScan)) }
      for attribute in list { set(attribute) }
    }
  }

  /// Whether a list is short and has each name once.
  private static func isTable(_ list: [Attribute]) -> Bool {
    list.count <= longestScan
      && list.indices.allSatisfy { place in
        !list[..<place].contains { $0.name.text == list[place].name.text }
      }
  }

  private func place(of name: String) -> Int? {
    places.isEmpty ? attributes.firstIndex { $0.name.text == name } : places[name]
  }

  private mutating func rememberPlaces() {
    let known = places.isEmpty ? 0 : attributes.count - 1
    for place in known..<attributes.count { places[attributes[place].name.text] = place }
  }
}
