import StateGraph
import Basics
import Animation
import GraphLanguage
import SheetFiles
import Sheets

/// Reads one node of a graph into a state.
struct StateReader {
  let graph: ResolvedGraph
  let node: ResolvedNode
  /// The attributes of the actor that the state is of.
  let actor: (String) -> Attribute?
  let attributes: StateAttributes

  /// Reads the state with its sheet.
  ///
  /// Without a sheet the state's own values are read all the same, to tell of what is wrong there.
  ///
  /// - Parameters:
  ///   - shelf: Where sheets come from.
  ///   - bag: Where trouble goes.
  /// - Returns: The state; with a stand-in for what is wrong and told of, so that the rest of the
  ///   graph can be checked.
  func read(_ shelf: inout SheetShelf, _ bag: inout DiagnosticBag) -> StateDefinition {
    let shape = node["shape"]?.value.text
    if shape == "diamond" { return choice(&bag) }
    let levels = attributes.levels.map { level in { level[$0] } } + [actor]
    let sheetAttributes = SheetAttributes(levels, &bag)
    let sheet = sheet(sheetAttributes, &shelf, &bag)
    let hasTiles = sheetAttributes.tile != nil
    let source = sheet.map { index in
      StateFrames(
        index: index, sheet: shelf.sheets[index].sheet, hasTiles: hasTiles, names: attributes.names)
    }
    let reader = AnimationReader(attributes: attributes, source: source, hasTiles: hasTiles)
    if reader.lacksFrames, !attributes.lacksLikeness {
      tellOfMissingFrames(on: source?.sheet, &bag)
    }
    let clip = reader.read(&shelf.lists, &bag) ?? .standIn
    return StateDefinition(
      name: node.name.text, content: shape == "doublecircle" ? .end(clip) : .clip(clip))
  }

  private func choice(_ bag: inout DiagnosticBag) -> StateDefinition {
    let wrong: Set = ["frames", "hold", "repeat", "fps", "duration", "move"]
    for name in node.own.attributes.map(\.name) where AttributeNames.state.contains(name.text) {
      if wrong.contains(name.text) {
        bag.error(
          "a choice (shape=diamond) is left at once: it has no \(name.text)", at: name.range)
      } else {
        bag.warning(
          "\(name.text) has no effect: a choice (shape=diamond) shows nothing", at: name.range)
      }
    }
    return StateDefinition(name: node.name.text, content: .choice)
  }

  /// Index of the state's sheet on the shelf.
  private func sheet(
    _ attributes: SheetAttributes, _ shelf: inout SheetShelf, _ bag: inout DiagnosticBag
  ) -> Int? {
    let grid = attributes.grid(&bag)
    switch attributes.source {
    case .sheet(let path):
      return sheet(path, attributes.tile, grid, &shelf, &bag)
    case .images(let pattern):
      do { return try shelf.index(ofImages: pattern.value.text) } catch {
        bag.error("images: \(error.message)", at: pattern.value.range)
        return nil
      }
    case nil:
      bag.error(
        "no sheet is named", at: graph.name?.range ?? graph.keyword,
        note: "write sheet=\"file.png\" in the graph")
      return nil
    }
  }

  private func sheet(
    _ path: Attribute, _ tile: Attribute?, _ grid: TileGrid?, _ shelf: inout SheetShelf,
    _ bag: inout DiagnosticBag
  ) -> Int? {
    do {
      let sheet = try shelf.sheet(path.value.text)
      guard let tile else { return shelf.index(of: sheet, at: path.value.text) }
      guard let bitmap = sheet.uncut else {
        bag.error(
          "sheet \(quotedPath(shelf.resolved(path.value.text))) says itself where its frames are",
          at: tile.value.range, note: "leave tile out")
        return nil
      }
      guard let grid else { return nil }
      return try shelf.index(of: bitmap, at: path.value.text, cutBy: grid)
    } catch let error as SheetFileError {
      bag.error(
        "sheet \(quotedPath(shelf.resolved(path.value.text))) cannot be read: \(error)",
        at: path.value.range)
    } catch let error as TileGridError {
      bag.error(error.message, at: tile?.value.range ?? path.value.range)
    } catch {}
    return nil
  }

  private func tellOfMissingFrames(on sheet: Sheet?, _ bag: inout DiagnosticBag) {
    let name = node.name.text
    let tagged = sheet.flatMap { $0.tags.isEmpty ? nil : $0 }
    let lack =
      tagged == nil ? "has no frames" : "has no frames, nor has the sheet a tag of that name"
    let remedy =
      tagged.flatMap { bag.hint(for: name, amongTagsOf: $0) }
      ?? "write frames=\"0-3\" or the like"
    if let declaration = node.declaration {
      bag.error("state \(quoted(name)) \(lack)", at: declaration.range, note: remedy)
      return
    }
    let nearest = bag.suggestion(for: name) {
      graph.nodes.lazy.filter { $0["frames"] != nil }.map(\.name.text)
    }
    bag.error(
      "an edge names \(quoted(name)), which \(lack)", at: node.name.range,
      note: nearest ?? remedy)
  }
}

extension Clip {
  /// In the place of one that is wrong: any edge of it can be taken, so that none is warned of.
  fileprivate static let standIn = Clip(
    sheet: 0, animation: Animation(frames: [0]), repeats: 1...1_000_000,
    velocity: Velocity(x: 1, y: 1))
}
