import GraphLanguage

/// What a state-graph file says about itself, for people and for catalogues.
package struct Imprint: Hashable, Sendable {
  /// Nil if the file does not say, as for the others.
  package var title: String?
  package var author: String?
  package var year: Int?
  /// Words without spaces around them.
  package var tags: [String]

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
    var tags: [String] = []
    for graph in graphs {
      let list = graph.attributes["tags"]?.value.text.split(separator: ",") ?? []
      for tag in list.map(Self.trimmed) where !tag.isEmpty && !tags.contains(tag) {
        tags.append(tag)
      }
    }
    self.init(
      title: text("title"), author: text("author"), year: text("year").flatMap { Int($0) },
      tags: tags)
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let rest = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    return String(rest.reversed())
  }
}
