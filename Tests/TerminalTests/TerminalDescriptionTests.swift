import Cells
import Testing

@testable import Terminal

@Suite struct TerminalDescriptionTests {
  private static let base = TerminalDescription(
    name: "test", booleans: ["am", "bce", "ccc"], numbers: ["colors": 8, "pairs": 64],
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
    #expect(!fitted.setsPairs)
  }

  @Test(
    "relatives of xterm set pairs",
    arguments: [
      (ColorDepth.ansi8, true), (.ansi16, true), (.indexed256, true), (.trueColor, true),
      (.none, false),
    ])
  func relatives(_ depth: ColorDepth, setsPairs: Bool) {
    var description = Self.base
    description.name = "xterm-test"
    let fitted = description.fitted(to: depth, isMultiplexed: false)
    #expect(fitted.setsPairs == setsPairs)
    #expect(fitted.numbers["colors"] == (depth == .none ? 8 : depth.colorCount))
  }

  @Test(
    "colours that it does not have are set as xterm does",
    arguments: [
      (ColorDepth.ansi16, 16, "\u{1B}[%?%p1%{8}%<%t3%p1%d%e9%p1%{8}%-%d%;m"),
      (.indexed256, 256, "\u{1B}[38;5;%p1%dm"), (.trueColor, 0x100_0000, "\u{1B}[3%p1%dm"),
    ])
  func more(_ depth: ColorDepth, count: Int32, string: String) {
    let fitted = Self.base.fitted(to: depth, isMultiplexed: false)
    #expect(fitted.numbers["colors"] == count)
    #expect(fitted.numbers["pairs"] == 0x10_0000)
    #expect(fitted.strings["setaf"] == Array(string.utf8))
    #expect(fitted.setsPairs == (depth == .trueColor))
    #expect(fitted.strings["setf"] == nil)
    #expect(!fitted.booleans.contains("ccc"))
    #expect(fitted.hasDirectColor == (depth == .trueColor))
    #expect(fitted.strings["cup"] == Array("place".utf8))
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
