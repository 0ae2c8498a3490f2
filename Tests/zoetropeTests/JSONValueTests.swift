import Foundation
import Testing

@testable import zoetrope

@Suite struct JSONValueTests {
  private func text(_ value: JSONValue, openLevels: Int = 0) -> String {
    String(decoding: value.text(openLevels: openLevels), as: UTF8.self)
  }

  @Test func `each kind of value is written in its own way`() {
    let value = JSONValue.object([
      ("z", .null), ("a", .boolean(true)), ("m", .boolean(false)), ("", .integer(-12)),
      ("list", .array([.string("x"), .array([]), .object([])])),
    ])
    #expect(
      text(value) == #"{"z": null, "a": true, "m": false, "": -12, "list": ["x", [], {}]}"# + "\n")
  }

  @Test func `outer levels have a line for each element`() {
    let value = JSONValue.array([
      .object([("a", .integer(1)), ("b", .array([.integer(2), .integer(3)]))]), .array([]),
    ])
    #expect(
      text(value, openLevels: 2) == """
        [
          {
            "a": 1,
            "b": [2, 3]
          },
          []
        ]

        """)
  }

  @Test(
    "What JSON or a terminal would take for more than text is escaped",
    arguments: [
      ("walk", "walk"), ("\"", #"\""#), ("\\", #"\\"#), ("\n\r\t", #"\n\r\t"#), ("/", "/"),
      ("\u{0}\u{1B}[2J", #"\u0000\u001b[2J"#), ("\u{7F}", #"\u007f"#), ("\u{9B}", #"\u009b"#),
      ("\u{202E}", #"\u202e"#), ("\u{E0001}", #"\udb40\udc01"#), ("é▀🙂", "é▀🙂"),
    ])
  func escapes(string: String, expected: String) {
    #expect(text(.string(string)) == "\"\(expected)\"\n")
  }

  @Test func `other readers read the same strings`() throws {
    let scalars = (0..<0x3000).compactMap(Unicode.Scalar.init)
    let strings = scalars.map { String(Character($0)) } + ["🙂\u{301}\u{E0001}"]
    let data = Data(JSONValue.array(strings.map { .string($0) }).text())
    let read = try JSONDecoder().decode([String].self, from: data)
    #expect(read.map { Array($0.unicodeScalars) } == strings.map { Array($0.unicodeScalars) })
  }
}
