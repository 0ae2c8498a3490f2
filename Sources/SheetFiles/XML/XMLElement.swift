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

  /// The value of an attribute; nil if it is not there.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The children of a name.
  func all(_ name: String) -> some Sequence<XMLElement> {
    children.lazy.filter { $0.name == name }
  }

  /// A fault at this element.
  func fault(_ reason: String) -> SheetFileError {
    .content(SheetContentError(at: place, reason))
  }

  /// The whole number that an attribute is; nil if it is not there.
  ///
  /// - Throws: ``SheetFileError`` if it is none, or beyond a thousand million.
  func whole(ifThere name: String) throws(SheetFileError) -> Int? {
    guard let text = self[name] else { return nil }
    // Some write 12.0, or -0.
    guard let number = Double(text), number.rounded() == number, abs(number) <= 1e9 else {
      throw fault("\(name)=\(quoted(text)) must be a whole number")
    }
    return Int(number)
  }

  /// The whole number that an attribute is.
  ///
  /// - Throws: ``SheetFileError`` if it is none, or missing.
  func whole(_ name: String) throws(SheetFileError) -> Int {
    guard let number = try whole(ifThere: name) else {
      throw fault("<\(self.name)> has no \(name)")
    }
    return number
  }
}
