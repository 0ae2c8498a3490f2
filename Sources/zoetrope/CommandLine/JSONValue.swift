/// A value of JSON as a tree; objects keep their members in order.
enum JSONValue {
  case null
  case boolean(Bool)
  case integer(Int)
  /// Not negative, with at most six digits behind the point.
  case number(whole: Int, millionths: Int)
  case string(String)
  case array([JSONValue])
  /// No name may come twice.
  case object([(name: String, value: JSONValue)])

  /// The value as text that ends with a line feed.
  ///
  /// - Parameter openLevels: As ``JSONWriter/init(openLevels:)`` takes them.
  /// - Returns: UTF-8.
  func text(openLevels: Int = 0) -> [UInt8] {
    var writer = JSONWriter(openLevels: openLevels)
    write(to: &writer)
    writer.endLine()
    return writer.bytes
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .boolean(let value): writer.boolean(value)
    case .integer(let value): writer.integer(value)
    case .number(let whole, let millionths): writer.number(whole: whole, millionths: millionths)
    case .string(let text): writer.string(text)
    case .array(let elements):
      writer.array { writer in
        for element in elements {
          writer.element()
          element.write(to: &writer)
        }
      }
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.name(member.name)
          member.value.write(to: &writer)
        }
      }
    }
  }
}
