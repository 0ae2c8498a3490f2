import CCurses
import Cells

/// An entry of terminfo, which describes a terminal: its capabilities by their names.
struct TerminalDescription: Hashable, Sendable {
  /// The terminal's type; curses takes a description only under this name.
  var name: String
  var booleans: Set<String>
  var numbers: [String: Int32]
  var strings: [String: [UInt8]]
  /// Whether a colour's number is its 24-bit value: the extended capability `RGB`.
  var hasDirectColor = false
  /// Whether it comes from the system's terminfo.
  var isInstalled = false

  /// Whether the cursor can be placed, without which no picture can be drawn.
  var canPlaceCursor: Bool { strings["cup"] != nil }
}

extension TerminalDescription {
  /// The description that is installed for a type; nil if there is none.
  @MainActor static func installed(for type: String) -> TerminalDescription? {
    var found: Int32 = 0
    guard setupterm(type, 1, &found) == OK else { return nil }
    defer { zoe_forget_terminal() }
    var description = TerminalDescription(name: type, booleans: [], numbers: [:], strings: [:])
    for name in CapabilityNames.booleans where tigetflag(name) > 0 {
      description.booleans.insert(name)
    }
    for name in CapabilityNames.numbers {
      let number = tigetnum(name)
      if number >= 0 { description.numbers[name] = number }
    }
    for name in CapabilityNames.strings {
      guard let string = zoe_string(name) else { continue }
      description.strings[name] = bytes(of: string)
    }
    description.hasDirectColor =
      tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || zoe_string("RGB") != nil
    description.isInstalled = true
    return description
  }

  /// The description of the environment's terminal: the installed one, or one made up for relatives of
  /// xterm.
  @MainActor static func found(
    for environment: TerminalEnvironment
  ) throws(TerminalError) -> TerminalDescription {
    guard let type = environment.type else { throw .noTerminalType }
    guard
      let description = installed(for: type) ?? xtermLike(type, colorType: environment.colorType)
    else { throw .unknownType(type) }
    guard description.canPlaceCursor else { throw .incapable(type: type) }
    return description
  }

  static func bytes(of string: UnsafePointer<CChar>) -> [UInt8] {
    var bytes: [UInt8] = []
    var next = string
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return bytes
  }
}

/// The names of terminfo's capabilities, in the order of its compiled form.
enum CapabilityNames {
  static let booleans = names(zoe_boolean_name)
  static let numbers = names(zoe_number_name)
  static let strings = names(zoe_string_name)

  private static func names(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
    var names: [String] = []
    while let next = name(Int32(names.count)) { names.append(String(cString: next)) }
    return names
  }
}
