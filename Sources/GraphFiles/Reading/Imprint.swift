import GraphLanguage

/// What a state-graph file says about itself, for people and for catalogues.
package struct Imprint: Hashable, Sendable {
  /// Nil if the file does not say, as for the others.
  package var title: String?
  package var author: String?
  package var year: Int?
  /// Words without spaces around them; a file gives ``mostTags`` at most.
  package var tags: [String]

  /// What is more is not taken: a catalogue holds and searches those of every file.
  package static let mostTags = 1000

  package init(
    title: String? = nil, author: String? = nil, year: Int? = nil, tags: [String] = []
  ) {
    self.title = title
    self.author = author
    self.year = year
    self.tags = tags
  }

  /// Takes each value from the first of some graphs that has it; the tags of all, each once.
  init(_ graphs: [ResolvedGraph]) {
    func text(_ name: String) -> String? {
      graphs.lazy.compactMap { $0.attributes[name].map { Self.trimmed($0.value.text) } }
        .first { !$0.isEmpty }
    }
    self.init(
      title: text("title"), author: text("author"), year: text("year").flatMap { Int($0) },
      tags: Self.tags(of: graphs))
  }

  private static func tags(of graphs: [ResolvedGraph]) -> [String] {
    var tags: [String] = []
    var known: Set<String> = []
    for graph in graphs {
      let list = graph.attributes["tags"]?.value.text.split(separator: ",") ?? []
      for tag in list.lazy.map(trimmed) where !tag.isEmpty && known.insert(tag).inserted {
        tags.append(tag)
        if tags.count == mostTags { return tags }
      }
    }
    return tags
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let rest = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    return String(rest.reversed())
  }
}
