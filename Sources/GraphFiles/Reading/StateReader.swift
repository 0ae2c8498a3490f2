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
  /// The attributes of the actor that the state belongs to.
  let actor: (String) -> Attribute?
  let levels: StateLevels
  let reading: FileReading

  private var bag: DiagnosticBag { reading.bag }
  private var shelf: SheetShelf { reading.shelf }

  /// The state, with a stand-in for what is wrong and reported, so that the rest of the graph can be
  /// checked.
  ///
  /// Without a sheet the state's own values are read all the same, to find what is wrong there.
  func read() -> StateDefinition {
    let shape = node["shape"]?.value.text
    if shape == "diamond" { return choice() }
    let sheetAttributes = SheetAttributes(
      levels.levels.map { level in { level[$0] } } + [actor], reportingTo: bag)
    let hasTiles = sheetAttributes.tile != nil
    let source = sheet(sheetAttributes).map { index in
      StateFrames(
        index: index, sheet: shelf.sheets[index].sheet, hasTiles: hasTiles, names: levels.names)
    }
    let reader = AnimationReader(
      levels: levels, source: source, hasTiles: hasTiles, reading: reading)
    if reader.lacksFrames, !levels.lacksLikeness { reportMissingFrames(on: source?.sheet) }
    let clip = reader.read() ?? .standIn
    return StateDefinition(
      name: node.name.text, content: shape == "doublecircle" ? .end(clip) : .clip(clip))
  }

  private func choice() -> StateDefinition {
    for name in node.own.attributes.map(\.name) {
      switch reading.vocabulary.attribute(name.text, on: .state)?.onChoice {
      case .contradiction:
        bag.error(
          "a choice (shape=diamond) is left at once: it has no \(name.text)", at: name.range)
      case .noEffect:
        bag.warning(
          "\(name.text) has no effect: a choice (shape=diamond) shows nothing", at: name.range)
      case nil: break
      }
    }
    return StateDefinition(name: node.name.text, content: .choice)
  }

  /// Index of the state's sheet on the shelf.
  private func sheet(_ attributes: SheetAttributes) -> Int? {
    let grid = attributes.grid()
    switch attributes.source {
    case .sheet(let path):
      return sheet(at: path, tile: attributes.tile, grid: grid)
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

  private func sheet(at path: Attribute, tile: Attribute?, grid: TileGrid?) -> Int? {
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

  private func reportMissingFrames(on sheet: Sheet?) {
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
  /// Replaces a clip that is wrong: every edge out of it can be taken, so that none causes a warning.
  fileprivate static let standIn = Clip(
    sheet: 0, animation: Animation(frames: [0]), repeats: 1...1_000_000,
    velocity: Velocity(x: 1, y: 1))
}
