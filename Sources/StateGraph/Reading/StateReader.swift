import Animation
import GraphLanguage
import Sheets

/// Reads one node of a graph into a state.
struct StateReader {
  let graph: ResolvedGraph
  let node: ResolvedNode

  /// The state; nil if something is wrong and told of.
  func read(_ shelf: inout SheetShelf, _ bag: inout DiagnosticBag) -> StateDefinition? {
    let attributes = SheetAttributes { node[$0] ?? graph.attributes[$0] }
    let sheet = sheet(attributes, &shelf, &bag)
    let reader = AnimationReader(
      node: node, sheetFrameCount: sheet.map { shelf.sheets[$0].sheet.frameCount },
      hasTiles: attributes.tile != nil)
    if reader.lacksFrames { tellOfMissingFrames(&bag) }
    // Without its sheet the state is read all the same, to tell what else is wrong with it.
    guard let animation = reader.read(&bag), let sheet else { return nil }
    return StateDefinition(name: node.name.text, sheet: sheet, animation: animation)
  }

  /// Index of the state's sheet on the shelf.
  private func sheet(
    _ attributes: SheetAttributes, _ shelf: inout SheetShelf, _ bag: inout DiagnosticBag
  ) -> Int? {
    guard let path = attributes.sheet else {
      bag.error(
        "no sheet is named", at: graph.name?.range ?? graph.keyword,
        note: "write sheet=\"file.png\" in the graph")
      return nil
    }
    let grid = attributes.grid(&bag)
    do {
      let bitmap = try shelf.bitmap(path.value.text)
      if attributes.tile != nil, grid == nil { return nil }
      return try shelf.index(of: bitmap, at: path.value.text, cutBy: grid)
    } catch let error as SheetFile.Failure {
      bag.error(
        "sheet \(quoted(shelf.resolved(path.value.text))) cannot be read: \(error)",
        at: path.value.range)
    } catch let error as TileGridError {
      bag.error(error.message, at: attributes.tile?.value.range ?? path.value.range)
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
