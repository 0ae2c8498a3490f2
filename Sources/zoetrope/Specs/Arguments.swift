import GraphFiles
import Basics
import GraphLanguage

/// The words of a command line, sorted by a command's table.
struct Arguments: Hashable {
  /// Files and the like, in order.
  private(set) var operands: [String] = []
  /// The values of each option that was given and has one, in order.
  private var values: [String: [String]] = [:]
  /// The options that were given and have no value.
  private var flags: Set<String> = []

  /// Sorts the words behind the command's name.
  ///
  /// - Throws: ``Failure/usage(_:)``.
  init(_ words: [String], for command: CommandSpec) throws(Failure) {
    var rest = words[...]
    var optionsAreOver = false
    while let word = rest.popFirst() {
      if optionsAreOver || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        optionsAreOver = true
      } else {
        try take(word, from: &rest, for: command)
      }
    }
    let (least, most) = (command.operandCount.lowerBound, command.operandCount.upperBound)
    guard operands.count >= least else {
      throw .usage("\(command.name) needs a \(command.operands)")
    }
    guard operands.count <= most else {
      guard most > 0 else { throw .usage("unexpected argument \(quoted(operands[0]))") }
      throw .usage(
        "\(command.name) takes at most \(counted(most, command.operandWord)); "
          + "\(quoted(operands[most])) is one too many"
          // The shell may have made many files of one pattern.
          + (operands.allSatisfy { $0.lowercased().hasSuffix(".png") }
            ? "; to play numbered files as one sheet, quote their pattern: 'walk_*.png'" : ""))
    }
    guard operands.count(where: { $0 == "-" }) <= 1 else {
      throw .usage("standard input, '-', can be read only once")
    }
  }

  private mutating func take(
    _ word: String, from rest: inout ArraySlice<String>, for command: CommandSpec
  ) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.option(name) else {
      let nearest = nearestName(to: name, among: command.options.map(\.name))
      throw .usage(
        "\(command.name) has no option \(quoted(name))"
          + (nearest.map { "; did you mean \($0)?" } ?? ""))
    }
    guard let value = option.value else {
      guard parts.count == 1 else { throw .usage("\(name) takes no value") }
      flags.insert(name)
      return
    }
    guard let given = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw .usage("\(name) needs a value: \(name) \(value)")
    }
    if let fault = option.kind.fault(in: given) { throw .usage("\(name) \(fault)") }
    values[name, default: []].append(given)
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil || flags.contains(name) }

  /// The value of an option as it was written; nil if the option was not given, or has none.
  func text(_ name: String) -> String? { values[name]?.last }

  /// The value of an option as an enumeration's word; nil if the option was not given, or its value is
  /// a word that stands for none of them.
  func word<Word: RawRepresentable>(
    _ name: String, as type: Word.Type
  ) -> Word? where Word.RawValue == String {
    text(name).flatMap(Word.init)
  }

  /// The value of an option by one of the value readers; nil if the option was not given.
  ///
  /// - Throws: ``Failure/usage(_:)`` if the value is wrong.
  func value<Value>(
    _ name: String, _ parse: (String) throws(ValueError) -> Value
  ) throws(Failure) -> Value? {
    guard let text = text(name) else { return nil }
    do { return try parse(text) } catch { throw .usage("\(name) \(error.message)") }
  }

  /// The values of an option that may be repeated, in order, by one of the value readers.
  ///
  /// - Throws: ``Failure/usage(_:)`` if one is wrong.
  func values<Value>(
    _ name: String, _ parse: (String) throws(ValueError) -> Value
  ) throws(Failure) -> [Value] {
    var parsed: [Value] = []
    for text in values[name, default: []] {
      do throws(ValueError) { parsed.append(try parse(text)) } catch {
        throw .usage("\(name) \(error.message)")
      }
    }
    return parsed
  }
}
