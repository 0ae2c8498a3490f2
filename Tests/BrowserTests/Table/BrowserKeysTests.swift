@testable import Player
import Support
@testable import Browser
import Foundation
import Terminal
import Testing

struct BrowserKeysTests {
  @Test func `Each command has a key, and each key one command`() {
    let keys = BrowserKeys.entries.flatMap(\.keys)
    #expect(Set(keys.map(\.key)).count == keys.count)
    #expect(Set(keys.map(\.command)) == Set(BrowserCommand.allCases))
    #expect(BrowserKeys.command(of: .character("j")) == .down)
    #expect(BrowserKeys.command(of: .character("x")) == nil)
  }

  @Test func `The page on browsing has the keys`() throws {
    let page = try String(
      contentsOfFile: ProjectFiles.path("docs/browsing.md"), encoding: .utf8)
    #expect(page.contains(BrowserKeys.markdown))
  }
}
