/// Reads the values in a resource file of Godot one after another.
struct GodotScanner: ByteScanner {
  private static let mostDepth = 32
  private static let mostValues = 1_000_000

  let bytes: [UInt8]
  var offset: Int
  private var valueCount = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.withoutMark.startIndex
  }

  /// Skips a character if it comes next, and says whether it did.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Skips a character that must come next.
  mutating func expect(_ character: Unicode.Scalar) throws(SheetFileError) {
    guard skip(character) else { throw error("\(quoted(String(character))) is missing") }
  }

  /// A name, which ends before a space or one of `=[](){},:"`.
  mutating func name() throws(SheetFileError) -> String {
    _ = peek()
    let name = word(until: "=[](){},:\"")
    guard !name.isEmpty else { throw error("a name or a value is missing") }
    return name
  }

  /// The next value.
  mutating func value(depth: Int = 0) throws(SheetFileError) -> GodotValue {
    valueCount += 1
    guard depth < Self.mostDepth, valueCount <= Self.mostValues else {
      throw error(
        "there are more than \(Self.mostDepth) values within each other, or more than "
          + "\(Self.mostValues) in all")
    }
    switch peek() {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "["): return .list(try list(from: "[", to: "]", depth))
    case UInt8(ascii: "{"): return .table(try table(depth))
    // A name of Godot's own kind, or the path of a node.
    case UInt8(ascii: "&"), UInt8(ascii: "^"):
      offset += 1
      return .text(try string())
    default: return try word(depth)
    }
  }

  private mutating func word(_ depth: Int) throws(SheetFileError) -> GodotValue {
    let name = try name()
    // Such as Array[Dictionary]([…]).
    if peek() == UInt8(ascii: "["), name.utf8.first.map(\.isLetter) == true {
      _ = try list(from: "[", to: "]", depth)
    }
    if peek() == UInt8(ascii: "(") { return .call(name, try list(from: "(", to: ")", depth)) }
    switch name {
    case "true": return .truth(true)
    case "false": return .truth(false)
    default: return Double(name).map(GodotValue.number) ?? .nothing
    }
  }

  private mutating func list(
    from first: Unicode.Scalar, to last: Unicode.Scalar, _ depth: Int
  ) throws(SheetFileError) -> [GodotValue] {
    try expect(first)
    var values: [GodotValue] = []
    while !skip(last) {
      values.append(try value(depth: depth + 1))
      // Of pairs, as in Object(Resource, "a": 1), only the values are kept.
      if skip(":") { values[values.count - 1] = try value(depth: depth + 1) }
      if !skip(",") {
        try expect(last)
        break
      }
    }
    return values
  }

  private mutating func table(
    _ depth: Int
  ) throws(SheetFileError) -> [(key: String, value: GodotValue)] {
    try expect("{")
    var members: [(key: String, value: GodotValue)] = []
    while !skip("}") {
      let key = try value(depth: depth + 1).identifier ?? ""
      try expect(":")
      members.append((key, try value(depth: depth + 1)))
      if !skip(",") {
        try expect("}")
        break
      }
    }
    return members
  }

  private mutating func string() throws(SheetFileError) -> String {
    let start = offset
    try expect("\"")
    guard let text = textUntilQuotes() else {
      throw error("the quotes that begin here do not end", at: start)
    }
    return text
  }
}
