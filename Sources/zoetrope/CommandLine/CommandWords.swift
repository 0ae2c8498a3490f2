import Basics
import Glibc

/// The words of a command line as the system has them: any bytes but zero.
enum CommandWords {
  /// Decodes words as UTF-8.
  ///
  /// - Throws: ``Failure/usage(_:)`` if one is not UTF-8, as a file name may be: no text represents it, and
  ///   a repaired one would name another file.
  static func texts(of words: [[UInt8]]) throws(Failure) -> [String] {
    var texts: [String] = []
    for word in words {
      guard let text = String(validating: word, as: UTF8.self) else {
        throw .usage(
          "\(shown(word)) is not UTF-8; a file that is called so needs another name, or a link "
            + "with one")
      }
      texts.append(text)
    }
    return texts
  }

  /// A word with the bytes that are not UTF-8 as in `caf\xe9.png`.
  private static func shown(_ word: [UInt8]) -> String {
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = word.makeIterator()
    var shown = ""
    var place = 0
    while true {
      switch decoder.parseScalar(from: &rest) {
      case .valid(let units):
        shown.unicodeScalars.append(Unicode.UTF8.decode(units))
        place += units.count
      case .error(let length):
        shown += word[place..<place + length].map { "\\x" + String($0, radix: 16) }.joined()
        place += length
      case .emptyInput: return visible(shown)
      }
    }
  }

  /// The words of this process behind its own name.
  static var own: [[UInt8]] {
    let all = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return all.dropFirst().compactMap { word in
      word.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }
}
