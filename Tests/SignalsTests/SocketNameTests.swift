@testable import Signals
import Testing

@Suite struct SocketNameTests {
  @Test(
    "any name gives a file name, and is found in it again",
    arguments: [
      ("drink", "drink.socket"), ("a-b_c~2", "a-b_c~2.socket"), ("", "%.socket"),
      ("..", "%2E%2E.socket"), ("a/b", "a%2Fb.socket"), ("50%", "50%25.socket"),
      ("%", "%25.socket"), ("a b\n\u{1B}", "a%20b%0A%1B.socket"),
      ("größe", "gr%C3%B6%C3%9Fe.socket"),
      (String(repeating: "x", count: 64), String(repeating: "x", count: 64) + ".socket"),
    ])
  func names(_ name: String, file: String) {
    #expect(SocketName.file(of: name) == file)
    #expect(SocketName.name(of: file) == name)
  }

  @Test func `a long name is cut and marked`() {
    let name = String(repeating: "x", count: 65)
    let file = SocketName.file(of: name)
    #expect(file == String(repeating: "x", count: 40) + "~7D70A52549704607.socket")
    #expect(SocketName.file(of: name + "x") != file)
    let listed = SocketName.name(of: file)
    #expect(listed.map(SocketName.file) == file)
  }

  @Test func `no character is split`() {
    let file = SocketName.file(of: "a" + String(repeating: "ö", count: 40))
    #expect(file.hasPrefix("a" + String(repeating: "%C3%B6", count: 6) + "%C3~"))
    #expect(file.utf8.count < 80)
  }

  @Test(
    "files that no name leads to",
    arguments: [
      "drink", "drink.sock", ".socket", "a b.socket", "%2f.socket", "%zz.socket", "%2.socket",
      "%FF.socket", "%41.socket", "../x.socket",
    ])
  func others(_ file: String) { #expect(SocketName.name(of: file) == nil) }
}
