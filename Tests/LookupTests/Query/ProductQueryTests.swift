import Testing

@testable import Lookup

/// The sample of the table text: products with a title, a year and a price.
struct ProductQueryTests {
  struct Product: Hashable {
    let title: String
    let year: Int
    let price: Double
  }

  static let fields = QueryFields<Product>(
    texts: [.init("title", isPlain: true) { [$0.title] }],
    numbers: [
      .init("year", isPlain: true) { [Double($0.year)] },
      .init("price", isPlain: true) { [$0.price] },
    ])

  private static let products = [
    Product(title: "iPhone", year: 2007, price: 599),
    Product(title: "iPod", year: 2001, price: 399),
    Product(title: "iPod touch", year: 2007, price: 210),
    Product(title: "iPad", year: 2010, price: 499),
    Product(title: "iPad mini", year: 2012, price: 659),
    Product(title: "iMac", year: 1997, price: 1299),
    Product(title: "Mac Pro", year: 2006, price: 2499),
  ]

  private func titles(_ text: String, _ style: NumberStyle = .plain) -> [String] {
    let table = QueryTable(Self.products, fields: Self.fields)
    let query = Query(text, names: Self.fields.names, style: style)
    return table.matches(query).map { Self.products[$0].title }
  }

  @Test(
    arguments: [
      ("", ["iPhone", "iPod", "iPod touch", "iPad", "iPad mini", "iMac", "Mac Pro"]),
      ("iphone 599 2007", ["iPhone"]),
      ("  IPOD   ", ["iPod", "iPod touch"]),
      ("ipod 2007", ["iPod touch"]),
      ("mac", ["iMac", "Mac Pro"]),
      ("2007", ["iPhone", "iPod touch"]),
      ("iphone 598", []),
      ("price:>1000", ["iMac", "Mac Pro"]),
      ("price:>=599 price:<1299", ["iPhone", "iPad mini"]),
      ("year:2006..2007 -mac", ["iPhone", "iPod touch"]),
      ("\"d mini\"", ["iPad mini"]),
      ("-\"pod t\" ipod", ["iPod"]),
    ])
  func `Products are found`(query: String, found: [String]) {
    #expect(titles(query) == found)
  }

  @Test func `Numbers are read as the user's language writes them`() {
    let german = NumberStyle(decimalPoint: ",", grouping: ".")
    #expect(titles("2.499", german) == ["Mac Pro"])
    #expect(titles("599,00", german) == ["iPhone"])
    #expect(titles("599.00", german) == ["iPhone"], "as programs write it")
    #expect(titles("price:>2.000", german) == ["Mac Pro"])
  }

  @Test(arguments: ["\u{202F}", "\u{A0}"])
  func `A space that groups digits parts no terms, any other does`(space: String) {
    let french = NumberStyle(decimalPoint: ",", grouping: space)
    #expect(titles("1\(space)299", french) == ["iMac"])
    #expect(titles("price:>2\(space)000,5", french) == ["Mac Pro"])
    #expect(titles("mac\(space)2\(space)499", french) == ["Mac Pro"])
    #expect(titles("2007\(space)ipod", french) == ["iPod touch"])
    #expect(titles("1\(space)299").isEmpty, "two terms")
    let plain = NumberStyle(decimalPoint: ",", grouping: " ")
    #expect(titles("599 2007", plain) == ["iPhone"])
  }

  // MARK: Comparison with the rules, implemented literally

  /// In lower case and without the accents that the titles have.
  private static func bare(_ text: String) -> [Character] {
    let plain: [Character: Character] = ["ö": "o", "é": "e"]
    return text.lowercased().map { plain[$0] ?? $0 }
  }

  /// What the sample does: every term is a part of the title in any case and with any accents, or is
  /// the year or the price.
  private static func naive(_ products: [Product], _ query: String) -> [Int] {
    let terms = query.split { $0 == " " }.map(String.init)
    return products.indices.filter { place in
      let product = products[place]
      return terms.allSatisfy { term in
        let (title, part) = (bare(product.title), bare(term))
        let isInTitle =
          part.count <= title.count
          && (0...(title.count - part.count)).contains { start in
            Array(title[start..<start + part.count]) == part
          }
        let number = Double(term)
        return isInTitle || number == Double(product.year) || number == product.price
      }
    }
  }

  @Test func `Ten thousand random catalogues and queries give what the rules do`() {
    var generator = Generator(seed: 7)
    let words = [
      "iPhone", "iPod", "iPad", "touch", "mini", "Mac", "Pro", "2", "20", "599", "Ö", "é",
    ]
    let prices: [Double] = [0, 9.5, 20, 399, 599, 599.5, 2007]
    for _ in 0..<10_000 {
      let products = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        let title = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
          words.randomElement(using: &generator) ?? ""
        }
        return Product(
          title: title.joined(separator: Bool.random(using: &generator) ? " " : ""),
          year: Int.random(in: 2005...2009, using: &generator),
          price: prices.randomElement(using: &generator) ?? 0)
      }
      var query = String(repeating: " ", count: Int.random(in: 0...2, using: &generator))
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        var term = words.randomElement(using: &generator) ?? ""
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: term = "\(Int.random(in: 2005...2009, using: &generator))"
        case 1:
          term = ["599", "599.5", "9.5", "20.0", "2007"].randomElement(using: &generator) ?? ""
        case 2: term = String(term.uppercased().prefix(Int.random(in: 1...4, using: &generator)))
        default: break
        }
        query += term + String(repeating: " ", count: Int.random(in: 1...3, using: &generator))
      }
      let found = QueryTable(products, fields: Self.fields)
        .matches(Query(query, names: Self.fields.names, style: .plain))
      #expect(found == Self.naive(products, query), "\(query) in \(products)")
    }
  }

  /// Marsaglia's xorshift with the shifts 13, 7 and 17.
  private struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }
}
