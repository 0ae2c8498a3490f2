/// A value in a resource file of Godot.
indirect enum GodotValue {
  case text(String)
  case number(Double)
  case truth(Bool)
  case list([GodotValue])
  /// In the order of the file.
  case table([(key: String, value: GodotValue)])
  /// Such as `Rect2(0, 0, 16, 16)`, `ExtResource("1")`.
  case call(String, [GodotValue])
  case nothing

  subscript(key: String) -> GodotValue? {
    guard case .table(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The arguments of a call with a name; nil if this is none.
  func arguments(of name: String) -> [GodotValue]? {
    guard case .call(name, let arguments) = self else { return nil }
    return arguments
  }

  /// A resource's name: a text, or in older files a number.
  var identifier: String? {
    switch self {
    case .text(let text): text
    case .number(let number): Int(exactly: number).map { "\($0)" }
    default: nil
    }
  }
}
