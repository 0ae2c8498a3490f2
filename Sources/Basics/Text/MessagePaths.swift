/// The paths and other names in a message: what is quoted, and words with a slash.
///
/// They can be written shorter, and the message still says the same.
package struct MessagePaths {
  /// The whole message.
  package let message: String
  /// Their places in the text, without the quotes; they do not overlap.
  package let places: [Range<String.Index>]

  package init(in text: String) {
    message = text
    var places: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex {
      if let place = Self.quoted(in: text, from: start) {
        places.append(place)
        start = text.index(after: place.upperBound)
      } else {
        let word = text[start...].prefix { $0 != " " }
        if word.contains("/") { places.append(word.startIndex..<word.endIndex) }
        start = word.endIndex
      }
      start = text[start...].firstIndex { $0 != " " } ?? text.endIndex
    }
    self.places = places
  }

  /// What stands in quotes if a quote begins at a place.
  private static func quoted(in text: String, from start: String.Index) -> Range<String.Index>? {
    guard text[start] == "'" else { return nil }
    let inside = text.index(after: start)
    // An apostrophe in a path is followed by more of the word.
    let end = text[inside...].indices.first { place in
      guard text[place] == "'" else { return false }
      let next = text.index(after: place)
      return next == text.endIndex
        || !(text[next].isLetter || text[next].isNumber || text[next] == "/")
    }
    return end.map { inside..<$0 }
  }

  /// The text with each of them written otherwise.
  package func text(writing path: (Substring) -> String) -> String {
    var written = ""
    var end = message.startIndex
    for place in places {
      written += message[end..<place.lowerBound] + path(message[place])
      end = place.upperBound
    }
    return written + message[end...]
  }

  /// The text with files called as they are from a folder, if they lie in it.
  ///
  /// - Parameters:
  ///   - folder: Empty for the current one.
  ///   - files: Paths of the files; nothing else is written otherwise.
  /// - Returns: The whole text.
  package func text(from folder: String, files: Set<String>) -> String {
    let start = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    return text { path in
      files.contains(String(path)) && path.hasPrefix(start) && path.count > start.count
        ? String(path.dropFirst(start.count)) : String(path)
    }
  }
}
