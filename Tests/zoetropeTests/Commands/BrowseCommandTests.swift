import Support
@testable import Browser
import Foundation
import Player
import Testing

@testable import zoetrope

@Suite(.timeLimit(.minutes(1)))
struct BrowseCommandTests {
  @Test(arguments: [
    (["browse", "nowhere"], 1, "nowhere: no such folder"),
    (
      ["browse", "demos/drink.gv"], 1,
      "demos/drink.gv: this is a file; play it with 'zoetrope play'"
    ),
    (["browse", "demos"], 1, "browse needs a terminal on standard output"),
    (
      ["browse", "a", "b"], 2,
      "browse takes at most 1 dir; 'b' is one too many\nTry 'zoetrope --help'."
    ),
  ])
  func `What cannot be browsed is reported`(words: [String], status: Int, message: String) throws {
    let run = try BuiltProgram.run(words)
    #expect(run.status == status && run.output.isEmpty)
    #expect(run.errors == "zoetrope: \(message)\n")
  }

  @Test(arguments: ["--glyphs", "--colors", "--speed", "--cache-size"])
  func `A wrong option is reported before the folder is read`(option: String) throws {
    let run = try BuiltProgram.run(["browse", option, "x", "nowhere"])
    #expect(run.status == 2 && run.errors.hasPrefix("zoetrope: \(option) 'x'"), "\(run.errors)")
  }

  @Test func `The help lists the keys of the table`() {
    let help = Help.text(of: .browse, in: .zoetrope)
    for row in BrowserKeys.rows {
      #expect(help.contains("  \(row.keys.joined(separator: " ")) "))
      #expect(help.contains(" \(row.text)\n"))
    }
  }

  @Test @MainActor func `The folder is absolute, without links`() throws {
    let scratch = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: scratch.url("link"), withDestinationURL: scratch.url)
    let real = scratch.url.resolvingSymlinksInPath().path
    #expect(try BrowseSession.folder(scratch.url("link").path) == real)
  }
}
