import Support
import Testing

@testable import zoetrope

@Suite(.timeLimit(.minutes(1)))
struct CommandWordsTests {
  @Test func `Words in UTF-8 are decoded`() throws {
    let texts = ["play", "", "Ünï — 名.png", "--tile=2x3"]
    #expect(try CommandWords.texts(of: texts.map { Array($0.utf8) }) == texts)
  }

  @Test(arguments: [
    ([0x63, 0x61, 0x66, 0xE9, 0x2E, 0x70], #"caf\xe9.p"#),
    ([0xC3, 0xA9, 0xFF, 0x1B, 0x5B, 0x6D], #"é\xff^[[m"#),
    ([0x61, 0xE2, 0x82, 0x7A, 0x0A], #"a\xe2\x82z^J"#),
    ([0xE2, 0x82], #"\xe2\x82"#),
    ([0xC0, 0x80, 0x61], #"\xc0\x80a"#),
    ([0xED, 0xA0, 0x80], #"\xed\xa0\x80"#),
  ])
  func `The bytes of words that are not UTF-8 are shown`(word: [UInt8], shown: String) {
    let failure = #expect(throws: Failure.self) { try CommandWords.texts(of: [[0x61], word]) }
    guard case .usage(let message)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(message.hasPrefix(shown + " is not UTF-8; "))
  }

  @Test func `A file whose name is not UTF-8 is not said to be missing`() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.shell(
      #"name=$(printf 'caf\351.png'); : > "$name"; exec "$0" check "$name""#, in: folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors == #"zoetrope: caf\xe9.png is not UTF-8; a file that is called so needs "#
        + "another name, or a link with one\nTry 'zoetrope --help'.\n")
  }
}
