import Cells
import Glibc
import Testing

@testable import Terminal

/// Curses reads what is written here.
///
/// The environment is the process's, so one test at a time.
@Suite(.serialized) @MainActor struct CompiledDescriptionTests {
  private static func read(_ description: TerminalDescription) -> TerminalDescription? {
    setenv("TERMINFO", description.environmentValue, 1)
    defer { unsetenv("TERMINFO") }
    return TerminalDescription.installed(for: description.name)
  }

  private static var described: TerminalDescription? {
    .xtermLike("xterm-unheard-of", colorType: nil)
  }

  @Test("what is written is read", arguments: ColorDepth.allCases)
  func roundTrip(_ depth: ColorDepth) throws {
    var fitted = try #require(Self.described).fitted(
      to: depth, isMultiplexed: false, takesCodes: false)
    fitted.numbers["cols"] = 132
    var read = try #require(Self.read(fitted))
    read.isInstalled = false
    #expect(read == fitted)
    #expect(read.hasDirectColor == (depth == .trueColor))
  }

  @Test func `an even and an odd length of the name`() throws {
    for name in ["xterm-a", "xterm-ab"] {
      let description = try #require(TerminalDescription.xtermLike(name, colorType: nil))
        .fitted(to: .trueColor, isMultiplexed: false, takesCodes: false)
      #expect(Self.read(description)?.numbers["colors"] == 0x100_0000)
    }
  }

  @Test func `the header counts what follows`() {
    let bytes = TerminalDescription(
      name: "t", booleans: ["am"], numbers: ["cols": 80], strings: ["bel": [7]]
    ).compiled()
    let name = "t|terminal of an animation player\0".utf8.count
    #expect(bytes[0..<12] == [0x1E, 0x02, UInt8(name), 0, 2, 0, 1, 0, 2, 0, 2, 0])
    // Booleans bw, am; columns; back tab (absent) and bell; the bell's string.
    #expect(bytes[(12 + name)...] == [0, 1, 80, 0, 0, 0, 0xFF, 0xFF, 0, 0, 7, 0])
  }

  @Test func `an unknown name has no description`() {
    #expect(TerminalDescription.installed(for: "a-terminal-that-is-none") == nil)
  }
}
