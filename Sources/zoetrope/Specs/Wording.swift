import Basics

/// A number of things: `1 state`, `2 states`.
func counted(_ number: Int, _ word: String) -> String {
  "\(number) \(word)\(number == 1 ? "" : "s")"
}

/// A clause as a sentence.
func sentence(_ clause: String) -> String {
  clause.prefix(1).uppercased() + clause.dropFirst() + "."
}

/// A text broken between its words.
///
/// - Parameters:
///   - text: Any spaces and line feeds between its words are one space.
///   - columns: As many as a line has at most, unless one word has more.
/// - Returns: At least one line.
func lines(of text: String, columns: Int) -> [String] {
  var lines = [""]
  for word in text.split(whereSeparator: \.isWhitespace) {
    let last = lines.count - 1
    if lines[last].isEmpty {
      lines[last] += word
    } else if lines[last].count + 1 + word.count <= columns {
      lines[last] += " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}

/// A path at the beginning of a message; an empty one in quotes, so that it is seen.
func named(_ path: String) -> String { path.isEmpty ? quoted(path) : visible(path) }
