package import Catalogue
package import Lookup
import SheetFiles
import Sheets

extension CatalogueEntry {
  /// The fields that queries search.
  package static let fields = QueryFields<CatalogueEntry>(
    texts: [
      .init("title", isPlain: true) { [$0.title] },
      .init("author", isPlain: true) { [$0.author] },
      .init("tag", isPlain: true) { $0.tags },
      .init("kind", words: kinds) { [$0.kind] },
      .init("tile") { $0.tile.map { ["\($0.width)x\($0.height)"] } ?? [] },
      .init("file") { [$0.path] },
    ],
    numbers: [
      .init("year", isPlain: true) { $0.year.map { [Double($0)] } ?? [] },
      .init("states", isPlain: true) { $0.fault == nil ? [Double($0.states)] : [] },
      .init("frames", isPlain: true) { $0.fault == nil ? [Double($0.frames)] : [] },
      .init("fps", isPlain: true) { $0.rates.flatMap { withShown(Double($0) / 1000) } },
      .init("seconds") { $0.fault == nil ? withShown(Double($0.length) / 1e9) : [] },
    ])

  /// A number exactly and as it is shown, rounded to one decimal place.
  private static func withShown(_ number: Double) -> [Double] {
    let shown = (number * 10).rounded() / 10
    return shown == number ? [number] : [number, shown]
  }
}
