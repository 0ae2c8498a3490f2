import Basics
import GraphLanguage

/// The attributes that count for one state: its own, then what `like` brings, then the defaults.
struct StateLevels {
  /// The strongest level first.
  let levels: [AttributeTable]
  /// Names of the states that the levels are of: the state's own, then those that it is like.
  let names: [String]
  /// Whether `like` names nothing that could be used, which is reported.
  let lacksLikeness: Bool

  /// More states than this in a chain of `like` are refused.
  private static let longestChain = 64

  /// Collects the levels of a node.
  ///
  /// - Parameters:
  ///   - node: The state's.
  ///   - graph: Where other states are looked up.
  ///   - places: Place in the graph's nodes of each name.
  ///   - bag: Where an unknown name, a ring or a chain that is too long is reported.
  init(
    of node: ResolvedNode, in graph: ResolvedGraph, places: [String: Int],
    reportingTo bag: DiagnosticBag
  ) {
    var levels = [node.own]
    var names = [node.name.text]
    var seen: Set<String> = [node.name.text]
    var lacksLikeness = false
    var like = node["like"]
    while let attribute = like {
      let name = attribute.value.text
      guard let place = places[name], Cast.isState(graph.nodes[place]) else {
        bag.error(
          "like names \(quoted(name)), which is no state of this graph", at: attribute.value.range,
          note: bag.suggestion(for: name) { graph.nodes.lazy.map(\.name.text) })
        lacksLikeness = true
        break
      }
      guard seen.insert(name).inserted else {
        Self.reportRing(of: seen, from: node, at: name, places: places, to: bag)
        lacksLikeness = true
        break
      }
      guard levels.count <= Self.longestChain else {
        bag.error(
          "like leads on through more than \(Self.longestChain) states",
          at: node["like"]?.value.range, note: "name the last of them instead")
        lacksLikeness = true
        break
      }
      levels.append(graph.nodes[place].own)
      names.append(name)
      like = graph.nodes[place].own["like"]
    }
    self.levels = levels + [node.defaults]
    self.names = names
    self.lacksLikeness = lacksLikeness
  }

  /// Reports states that are like each other, once, at the last of them in the file.
  private static func reportRing(
    of names: Set<String>, from node: ResolvedNode, at name: String, places: [String: Int],
    to bag: DiagnosticBag
  ) {
    let start = places[node.name.text] ?? 0
    guard name == node.name.text, names.allSatisfy({ places[$0] ?? 0 <= start }) else { return }
    bag.error(
      names.count == 1
        ? "state \(quoted(name)) is like itself"
        : "like goes round in a ring: \(quoted(name)) is like itself in the end",
      at: node["like"]?.value.range)
  }

  subscript(name: String) -> Attribute? {
    for level in levels {
      if let attribute = level[name] { return attribute }
    }
    return nil
  }
}
