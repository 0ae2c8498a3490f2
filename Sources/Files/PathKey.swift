/// A path compared by its bytes, as file systems do: composed and decomposed é differ.
package struct PathKey: Hashable, Comparable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  package static func == (one: PathKey, other: PathKey) -> Bool {
    one.path.utf8.elementsEqual(other.path.utf8)
  }

  package static func < (one: PathKey, other: PathKey) -> Bool {
    one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
