@testable import Catalogue

extension Catalogue {
  /// The entry of a path.
  func entry(_ path: String) -> CatalogueEntry? { entries.first { $0.path == path } }
}
