import Testing

@testable import Lookup

struct QueryTests {
  struct Piece {
    var title: String
    var author = ""
    var tags: [String] = []
    var kind = "graph"
    var fps: [Double] = []
  }

  static let fields = QueryFields<Piece>(
    texts: [
      .init("title", isPlain: true) { [$0.title] },
      .init("author", isPlain: true) { [$0.author] },
      .init("tag", isPlain: true) { $0.tags },
      .init("kind", words: ["graph", "png", "apng", "aseprite"]) { [$0.kind] },
    ],
    numbers: [.init("fps", isPlain: true) { $0.fps }])

  private static let pieces = [
    Piece(title: "Tea for Zoë", author: "Pau", tags: ["drink", "man"], fps: [5, 10]),
    Piece(title: "Straße", author: "Ann", tags: ["road"], kind: "png", fps: [12.5]),
    Piece(title: "Zoo: day", author: "Ann", kind: "apng", fps: [30]),
  ]

  private func query(_ text: String) -> Query {
    Query(text, names: Self.fields.names, style: .plain)
  }

  private func found(_ text: String) -> [Int] {
    QueryTable(Self.pieces, fields: Self.fields).matches(query(text))
  }

  @Test(
    arguments: [
      ("zoe", [0]), ("ZOË", [0]), ("STRASSE", [1]), ("ann", [1, 2]), ("man", [0]), ("10", [0]),
      ("12.5", [1]), ("kind:png", [1]), ("kind:a", [2]), ("-kind:a", [0, 1]), ("fps:>10", [1, 2]),
      ("fps:>=10", [0, 1, 2]), ("fps:4..8", [0]), ("fps:..8", [0]), ("fps:13..", [2]),
      ("author:ann title:zoo", [2]), ("Tag:road", [1]), ("\"zoo: d\"", [2]), ("drinkman", []),
      ("author:\"an\"", [1, 2]), ("-ann", [0]), ("- zoe", [0]), ("\"-\"", []), ("-fps:30", [0, 1]),
      ("\u{301}", [0, 1, 2]), ("\"\"", [0, 1, 2]), ("kind:", [0, 1, 2]), ("title:", [0, 1, 2]),
      ("\"tea for", [0]), ("12:30", []), ("-5", [1, 2]),
    ])
  func `Terms find the right rows`(text: String, places: [Int]) {
    #expect(found(text) == places)
    #expect(query(text).diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("fps:>x", "fps needs a number, as in fps:8, fps:>8 or fps:4..8", 0..<6),
      ("fps:", "fps needs a number, as in fps:8, fps:>8 or fps:4..8", 0..<4),
      ("fps:..", "fps needs a number, as in fps:8, fps:>8 or fps:4..8", 0..<6),
      ("fps:8..4", "fps:8..4 ends before it begins: the smaller number comes first", 0..<8),
      ("-fps:0..-1", "fps:0..-1 ends before it begins: the smaller number comes first", 0..<10),
      ("fps:1..2..3", "fps needs a number, as in fps:8, fps:>8 or fps:4..8", 0..<11),
      ("  kind:bmp", "no kind is called bmp: there is graph, png, apng, aseprite", 2..<10),
      ("-size:4", "nothing is called size: there is title, author, tag, kind or fps", 0..<7),
    ])
  func `Mistakes are reported, and the other terms still count`(
    text: String, message: String, range: Range<Int>
  ) {
    let query = query(text)
    #expect(query.diagnostics.map(\.message) == [message])
    #expect(query.diagnostics.map(\.range) == [range])
    #expect(found(text) == [0, 1, 2])
    #expect(found(text + " ann") == [1, 2])
  }

  @Test(
    arguments: [
      ("zoe", "Tea for Zoë", [8..<11]),
      ("strasse", "Straße", [0..<6]),
      ("ss", "Straße", [4..<5]),
      ("a", "banana", [1..<2, 3..<4, 5..<6]),
      ("an na", "banana", [1..<6]),
      ("-an title:n", "banana", [2..<3, 4..<5]),
      ("author:a", "banana", []),
      ("x", "", []),
    ])
  func `Matches are marked in the original text`(
    text: String, title: String, marks: [Range<Int>]
  ) {
    #expect(query(text).marks(in: title, named: "title", isPlain: true) == marks)
  }

  @Test func `Words and numbers are marked in the fields of their terms`() {
    #expect(query("kind:a").marks(in: "apng", named: "kind", isPlain: false) == [0..<1])
    #expect(query("a").marks(in: "apng", named: "kind", isPlain: false).isEmpty)
    #expect(query("10").marks([5, 10], named: "fps", isPlain: true))
    #expect(query("fps:<6").marks([5, 10], named: "fps", isPlain: true))
    #expect(!query("-fps:<6").marks([5, 10], named: "fps", isPlain: true))
    #expect(!query("10").marks([10], named: "seconds", isPlain: false))
  }

  @Test func `Names and kinds are completed at the cursor`() {
    func titles(_ text: String, _ cursor: Int? = nil) -> [String] {
      QueryCompletion.all(of: text, cursor: cursor ?? text.count, names: Self.fields.names)
        .map(\.title)
    }
    #expect(titles("t") == ["title:", "tag:"])
    #expect(titles("zoe F") == ["fps:"])
    #expect(titles("zoe -k") == ["-kind:"])
    #expect(titles("kind:") == ["kind:graph", "kind:png", "kind:apng", "kind:aseprite"])
    #expect(titles("kind:a") == ["kind:apng", "kind:aseprite"])
    #expect(titles("kind:png").isEmpty, "it is whole")
    #expect(titles("\"t").isEmpty && titles("").isEmpty && titles("t ").isEmpty)
    #expect(titles("fps:1").isEmpty)
    let middle = QueryCompletion.all(of: "zoe ki ann", cursor: 6, names: Self.fields.names)
    #expect(middle == [QueryCompletion(title: "kind:", text: "zoe kind: ann", cursor: 9)])
  }
}
