/// The sections of a resource or a scene of Godot.
struct GodotFile {
  /// What stands in brackets, and the values below it.
  struct Section {
    /// Such as `ext_resource`.
    let kind: String
    /// What the brackets hold.
    var header: [String: GodotValue] = [:]
    /// What stands below, and where in the file each value begins.
    var values: [String: (value: GodotValue, place: Int)] = [:]
    /// Where in the file it begins.
    let place: Int

    /// What Godot calls what it holds.
    var type: String? { header["type"]?.text }
  }

  private(set) var sections: [Section] = []
  /// Places of the sections by kind and identifier.
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
          throw scanner.fault("a section such as [resource] is missing")
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

  /// A fault at a place in the file.
  func fault(_ reason: String, at place: Int) -> SheetFileError {
    scanner.fault(reason, at: place)
  }

  /// The section of a kind and an identifier; nil if there is none.
  func section(_ kind: String, _ identifier: String) -> Section? {
    indexes[kind + " " + identifier].map { sections[$0] }
  }
}
