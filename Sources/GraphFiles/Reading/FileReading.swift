import GraphLanguage

/// What the readers of one file share: the problems found so far, the sheets, and the language.
final class FileReading {
  let bag: DiagnosticBag
  let shelf: SheetShelf
  let vocabulary: Vocabulary
  let context: ValueContext

  init(bag: DiagnosticBag, shelf: SheetShelf, vocabulary: Vocabulary, keys: KeyNames) {
    self.bag = bag
    self.shelf = shelf
    self.vocabulary = vocabulary
    context = ValueContext(keys: keys, triggers: vocabulary.triggers)
  }

  /// Stores the values of attributes in a part of the model.
  ///
  /// - Parameters:
  ///   - entries: The attributes that the part can have.
  ///   - find: The attribute of a name, if it is written.
  ///   - root: Where the values are stored; what is not written stays as it is.
  /// - Returns: Whether all values are right; the others are reported.
  func store<Root>(
    _ entries: [Vocabulary.Entry<Root>], from find: (String) -> Attribute?, in root: inout Root
  ) -> Bool {
    var areRight = true
    for entry in entries {
      guard let attribute = find(entry.name) else { continue }
      do { try entry.binding.read(attribute.value.text, context, &root) } catch {
        bag.error("\(entry.name) \(error.message)", at: attribute.value.range)
        areRight = false
      }
    }
    return areRight
  }
}
