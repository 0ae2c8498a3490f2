/// A file's text in quotes, for messages: on one line, without control characters, and shortened if it is
/// long.
func quoted(_ text: some StringProtocol) -> String {
  let longest = 80
  var result = "\""
  for scalar in text.unicodeScalars.prefix(longest) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + (text.unicodeScalars.count > longest ? "…\"" : "\"")
}
