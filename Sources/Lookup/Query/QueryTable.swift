import Glibc

/// The rows of a table, prepared so that they can be searched at each key press.
package struct QueryTable<Row> {
  package let rows: [Row]
  private let fields: QueryFields<Row>
  /// For each row, the folded texts that terms without a name are compared with.
  ///
  /// Each text has a zero before it, which is in no folded text.
  private let plain: [[UInt8]]
  /// For each row, the folded texts of each field.
  private let named: [[[UInt8]]]

  /// Folds the texts of all rows.
  ///
  /// - Complexity: O(*n*) in the length of all texts.
  package init(_ rows: [Row], fields: QueryFields<Row>) {
    self.rows = rows
    self.fields = fields
    var folding = Folding()
    var plain: [[UInt8]] = []
    var named: [[[UInt8]]] = []
    plain.reserveCapacity(rows.count)
    named.reserveCapacity(rows.count)
    for row in rows {
      var all: [UInt8] = []
      let parts = fields.texts.map { field -> [UInt8] in
        var part: [UInt8] = []
        for value in field.values(row) where !value.isEmpty {
          part += [0] + folding.bytes(of: value)
        }
        if field.isPlain { all += part }
        return part
      }
      plain.append(all)
      named.append(parts)
    }
    self.plain = plain
    self.named = named
  }

  /// The indices of the rows that match, ascending.
  ///
  /// - Complexity: O(*n*) in the length of the texts that are searched.
  package func matches(_ query: Query) -> [Int] {
    rows.indices.filter { row in
      query.terms.allSatisfy { matches($0.test, row) != $0.isNegated }
    }
  }

  private func matches(_ test: QueryTerm.Test, _ row: Int) -> Bool {
    switch test {
    case .plain(let text, let number):
      if plain[row].contains(bytes: text.bytes) { return true }
      guard let number else { return false }
      return fields.numbers.contains { field in
        field.isPlain && field.values(rows[row]).contains(number)
      }
    case .text(let name, let text):
      return fields.texts.indices.contains { place in
        fields.texts[place].name == name && named[row][place].contains(bytes: text.bytes)
      }
    case .word(let name, let text):
      return fields.texts.indices.contains { place in
        fields.texts[place].name == name && named[row][place].contains(bytes: [0] + text.bytes)
      }
    case .number(let name, let range):
      return fields.numbers.contains { field in
        field.name == name && field.values(rows[row]).contains(where: range.contains)
      }
    }
  }
}

extension [UInt8] {
  /// Whether these bytes contain others in a row.
  fileprivate func contains(bytes other: [UInt8]) -> Bool {
    withUnsafeBytes { all in
      other.withUnsafeBytes { part in
        guard let first = part.first, let wanted = part.baseAddress, let start = all.baseAddress
        else { return part.isEmpty }
        var place = UnsafeRawPointer(start)
        let end = place + all.count
        while end - place >= part.count {
          guard let found = memchr(place, Int32(first), end - place - part.count + 1) else {
            return false
          }
          place = UnsafeRawPointer(found)
          if memcmp(place, wanted, part.count) == 0 { return true }
          place += 1
        }
        return false
      }
    }
  }
}
