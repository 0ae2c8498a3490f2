import Sheets

/// The pivots in the slices of Aseprite's JSON.
struct AsepritePivots {
  private let slices: JSONNode

  init(_ slices: JSONNode) { self.slices = slices }

  /// Gives the frames the pivots of the first slice that has any.
  ///
  /// A key holds from its frame until the frame of the next key.
  ///
  /// - Throws: ``SheetFileError``.
  func add(to atlas: inout Atlas) throws(SheetFileError) {
    guard let slice = slices.children.first(where: Self.hasPivot), let keys = slice["keys"] else {
      return
    }
    var pivots: [(frame: Int, pivot: Pivot?)] = []
    for key in keys.children {
      pivots.append((try key.whole("frame"), try pivot(of: key)))
    }
    var current: Pivot?
    var next = pivots.sorted { $0.frame < $1.frame }[...]
    for number in atlas.places.indices {
      while let first = next.first, first.frame <= number {
        current = first.pivot
        next.removeFirst()
      }
      if let current { atlas.set(pivot: current, ofFrame: number) }
    }
  }

  private static func hasPivot(_ slice: JSONNode) -> Bool {
    slice["keys"]?.children.contains { $0["pivot"] != nil } ?? false
  }

  private func pivot(of key: JSONNode) throws(SheetFileError) -> Pivot? {
    guard let pivot = key["pivot"] else { return nil }
    let bounds = try key.member("bounds")
    return Pivot(
      x: Double(try bounds.whole("x") + pivot.whole("x")),
      y: Double(try bounds.whole("y") + pivot.whole("y")))
  }
}
