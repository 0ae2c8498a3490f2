/// The sections of a resource or a scene of Godot.
struct GodotFile {
  /// A line in brackets, and the values below it.
  struct Section {
    /// Such as `ext_resource`.
    let kind: String
    /// The values in the brackets.
    var header: [String: GodotValue] = [:]
    /// The values below, and the byte at which each begins.
    var values: [String: (value: GodotValue, place: Int)] = [:]
    /// The byte at which it begins.
    let place: Int

    /// The class of the object that it describes.
    var type: String? { header["type"]?.text }
  }

  private(set) var sections: [Section] = []
  /// Indices in `sections` by kind and identifier.
  private var indexes: [String: Int] = [:]
  private var scanner: GodotScanner

  /// Reads the sections of a file.
  ///
  /// - Throws: ``SheetFileError`` with the place of what is wrong.
  init(_ bytes: [UInt8]) throws(SheetFileError) {
    scanner = GodotScanner(bytes)
    while let next = scanner.peek() {
      if next == UInt8(ascii: "[") {
        let section = try section()
        if let id = section.header["id"]?.identifier {
          indexes[section.kind + " " + id] = sections.count
        }
        sections.append(section)
      } else {
        let name = try scanner.name()
        try scanner.expect("=")
        let place = scanner.offset
        let value = try scanner.value()
        guard !sections.isEmpty else {
          throw scanner.error("a section such as [resource] is missing")
        }
        sections[sections.count - 1].values[name] = (value, place)
      }
    }
  }

  private mutating func section() throws(SheetFileError) -> Section {
    let place = scanner.offset
    try scanner.expect("[")
    var section = Section(kind: try scanner.name(), place: place)
    while !scanner.skip("]") {
      let name = try scanner.name()
      try scanner.expect("=")
      section.header[name] = try scanner.value()
    }
    return section
  }

  /// An error at a place in the file.
  func error(_ reason: String, at place: Int) -> SheetFileError {
    scanner.error(reason, at: place)
  }

  /// The section with a kind and an identifier; nil if there is none.
  func section(_ kind: String, _ identifier: String) -> Section? {
    indexes[kind + " " + identifier].map { sections[$0] }
  }
}
