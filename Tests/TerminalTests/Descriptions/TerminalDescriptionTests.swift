import Cells
import Testing

@testable import Terminal

@Suite struct TerminalDescriptionTests {
  private static let base = TerminalDescription(
    name: "test", booleans: ["am", "bce", "ccc", "xenl"], numbers: ["colors": 8, "pairs": 64],
    strings: [
      "cup": Array("place".utf8), "rep": Array("repeat".utf8), "setaf": Array("own".utf8),
      "setf": Array("old".utf8),
    ])

  @Test(
    "colours that the description has are set its own way",
    arguments: [ColorDepth.ansi8, .none])
  func own(_ depth: ColorDepth) {
    let fitted = Self.base.fitted(to: depth, isMultiplexed: false)
    #expect(fitted.strings["setaf"] == Array("own".utf8))
    #expect(fitted.strings["rep"] == nil)
    #expect(!fitted.hasDirectColor)
    #expect(!fitted.takesCodes)
  }

  @Test(
    "relatives of xterm, and all in 24 bits, take codes and know no colours",
    arguments: [
      ("xterm-test", ColorDepth.ansi8, true), ("xterm-test", .ansi16, true),
      ("xterm-test", .indexed256, true), ("xterm-test", .trueColor, true),
      ("xterm-test", .none, false), ("other", .trueColor, true), ("other", .indexed256, false),
    ])
  func codes(_ name: String, depth: ColorDepth, takesCodes: Bool) {
    var description = Self.base
    description.name = name
    description.strings["cup"] = Array("\u{1B}[%i%p1%d;%p2%dH".utf8)
    let fitted = description.fitted(to: depth, isMultiplexed: false)
    #expect(fitted.takesCodes == takesCodes)
    guard takesCodes else { return }
    #expect(fitted.numbers["colors"] == nil && fitted.strings["setaf"] == nil)
    #expect(!fitted.hasDirectColor && fitted.canPlaceCursor)
    #expect(!description.fitted(to: depth, isMultiplexed: false, takesCodes: false).takesCodes)
  }

  @Test(
    "colours that it does not have are set as xterm does",
    arguments: [
      (ColorDepth.ansi16, 16, "\u{1B}[%?%p1%{8}%<%t3%p1%d%e9%p1%{8}%-%d%;m"),
      (.indexed256, 256, "\u{1B}[38;5;%p1%dm"),
      (
        .trueColor, 0x100_0000,
        "\u{1B}[38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm"
      ),
    ])
  func more(_ depth: ColorDepth, count: Int32, string: String) {
    let fitted = Self.base.fitted(to: depth, isMultiplexed: false)
    #expect(fitted.numbers["colors"] == count)
    #expect(fitted.numbers["pairs"] == 0x10_0000)
    #expect(fitted.strings["setaf"] == Array(string.utf8))
    #expect(!fitted.takesCodes)
    #expect(fitted.strings["setf"] == nil)
    #expect(!fitted.booleans.contains("ccc"))
    #expect(fitted.hasDirectColor == (depth == .trueColor))
    #expect(fitted.strings["cup"] == Array("place".utf8))
  }

  @Test(
    "blocks need a screen whose last place can be drawn to",
    arguments: [
      (["am", "xenl"], false, true), (["am"], true, true), (["am"], false, false),
      ([], false, true),
    ] as [(Set<String>, Bool, Bool)])
  func corner(_ booleans: Set<String>, hasMargin: Bool, takesCodes: Bool) {
    let margin: [String: [UInt8]] = hasMargin ? ["smam": [1], "rmam": [2]] : [:]
    let movement = ["cup": Array("\u{1B}[%i%p1%d;%p2%dH".utf8)]
    let base = TerminalDescription(
      name: "xterm-test", booleans: booleans, numbers: [:],
      strings: margin.merging(movement) { margin, _ in margin })
    let fitted = base.fitted(to: .trueColor, isMultiplexed: false)
    #expect(fitted.takesCodes == takesCodes)
    #expect(fitted.booleans.contains("am") == (booleans == ["am"]))
  }

  @Test("below tmux and screen nothing is erased with a colour", arguments: [true, false])
  func multiplexed(_ isMultiplexed: Bool) {
    let fitted = Self.base.fitted(to: .trueColor, isMultiplexed: isMultiplexed)
    #expect(fitted.booleans.contains("bce") == !isMultiplexed)
  }

  @Test(
    "terminals like xterm",
    arguments: [
      ("xterm-kitty", nil, true), ("foot", nil, true), ("st-256color", nil, true),
      ("st", nil, true), ("foo", "truecolor", true), ("foo", nil, false), ("stuff", nil, false),
    ] as [(String, String?, Bool)])
  func xtermLike(_ type: String, colorType: String?, isLike: Bool) {
    let description = TerminalDescription.xtermLike(type, colorType: colorType)
    #expect((description != nil) == isLike)
    #expect(description?.name == (isLike ? type : nil))
    #expect(description?.canPlaceCursor == (isLike ? true : nil))
  }
}
