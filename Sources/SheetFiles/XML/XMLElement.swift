/// An element of an XML file.
struct XMLElement {
  let name: String
  let attributes: [(name: String, value: String)]
  /// In the order of the file.
  var children: [XMLElement] = []
  let place: SheetContentError.Place

  init(name: String, attributes: [(name: String, value: String)], place: SheetContentError.Place) {
    self.name = name
    self.attributes = attributes
    self.place = place
  }

  /// The value of an attribute; nil if it is missing.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The children with a name.
  func all(_ name: String) -> some Sequence<XMLElement> {
    children.lazy.filter { $0.name == name }
  }

  /// The first child with a name; nil if there is none.
  func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// An error at this element.
  func error(_ reason: String) -> SheetFileError {
    .content(SheetContentError(at: place, reason))
  }

  /// An attribute's value as a whole number; nil if it is missing.
  ///
  /// - Throws: ``SheetFileError`` if it is no whole number, or beyond ±10⁹.
  func whole(ifThere name: String) throws(SheetFileError) -> Int? {
    guard let text = self[name] else { return nil }
    // Some programs write 12.0, or -0.
    guard let number = Double(text), number.rounded() == number, abs(number) <= 1e9 else {
      throw error("\(name)=\(quoted(text)) must be a whole number")
    }
    return Int(number)
  }

  /// An attribute's value as a whole number.
  ///
  /// - Throws: ``SheetFileError`` if it is no whole number, or missing.
  func whole(_ name: String) throws(SheetFileError) -> Int {
    guard let number = try whole(ifThere: name) else {
      throw error("<\(self.name)> has no \(name)")
    }
    return number
  }
}
