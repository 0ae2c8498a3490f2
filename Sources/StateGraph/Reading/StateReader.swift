import Animation
import GraphLanguage
import Sheets

/// Reads one node of a graph into a state.
struct StateReader {
  let graph: ResolvedGraph
  let node: ResolvedNode

  /// Reads the state with its sheet.
  ///
  /// - Parameters:
  ///   - shelf: Where sheets come from.
  ///   - bag: Where trouble goes.
  ///   - told: The attributes of the sheet already complained of, so that a wrong one is told of
  ///     once and not for each state.
  /// - Returns: The state; nil if something is wrong.
  func read(
    _ shelf: inout SheetShelf, _ bag: inout DiagnosticBag, told: inout Set<SourceRange>
  ) -> StateDefinition? {
    let attributes = SheetAttributes { node[$0] ?? graph.attributes[$0] }
    guard let sheet = sheet(attributes, &shelf, &bag, told: &told) else { return nil }
    let reader = AnimationReader(
      node: node, sheetFrameCount: shelf.sheets[sheet].sheet.frameCount,
      hasTiles: attributes.tile != nil)
    if reader.lacksFrames { tellOfMissingFrames(&bag) }
    guard let animation = reader.read(&bag) else { return nil }
    return StateDefinition(name: node.name.text, sheet: sheet, animation: animation)
  }

  /// Index of the state's sheet on the shelf.
  private func sheet(
    _ attributes: SheetAttributes, _ shelf: inout SheetShelf, _ bag: inout DiagnosticBag,
    told: inout Set<SourceRange>
  ) -> Int? {
    guard let path = attributes.sheet else {
      let place = graph.name?.range ?? graph.keyword
      if told.insert(place).inserted {
        bag.error(
          "no sheet is named", at: place, note: "write sheet=\"file.png\" in the graph")
      }
      return nil
    }
    do {
      let bitmap = try shelf.bitmap(path.value.text)
      var own = DiagnosticBag()
      let grid = attributes.grid(&own)
      bag.add(own, unlessIn: &told)
      if attributes.tile != nil, grid == nil { return nil }
      return try shelf.index(of: bitmap, at: path.value.text, cutBy: grid)
    } catch let error as SheetFile.Failure {
      if told.insert(path.value.range).inserted {
        bag.error(
          "sheet \(quoted(shelf.resolved(path.value.text))) cannot be read: \(error)",
          at: path.value.range)
      }
    } catch let error as TileGridError {
      let place = attributes.tile?.value.range ?? path.value.range
      if told.insert(place).inserted { bag.error(error.message, at: place) }
    } catch {}
    return nil
  }

  private func tellOfMissingFrames(_ bag: inout DiagnosticBag) {
    let name = node.name.text
    let others = graph.nodes.filter { $0["frames"] != nil }.map(\.name.text)
    let nearest = nearestName(to: name, among: others)
    bag.error(
      node.declaration == nil
        ? "an edge names \(quoted(name)), which has no frames"
        : "state \(quoted(name)) has no frames",
      at: (node.declaration ?? node.name).range,
      note: nearest.map { "did you mean \(quoted($0))?" } ?? "write frames=\"0-3\" or the like")
  }
}
