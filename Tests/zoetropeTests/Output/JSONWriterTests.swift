import Foundation
import Testing

@testable import zoetrope

@Suite struct JSONWriterTests {
  private func text(openLevels: Int = 0, _ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(openLevels: openLevels)
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `each kind of value is written in its own way`() {
    let text = text { writer in
      writer.object { writer in
        writer.name("a")
        writer.boolean(true)
        writer.name("m")
        writer.boolean(false)
        writer.member("", -12)
        writer.member("t", "x")
        writer.name("n")
        writer.number(millionths: -500_000)
        writer.name("list")
        writer.array { writer in
          writer.element()
          writer.array { _ in }
          writer.element()
          writer.object { _ in }
        }
      }
      writer.endLine()
    }
    #expect(
      text == #"{"a": true, "m": false, "": -12, "t": "x", "n": -0.5, "list": [[], {}]}"# + "\n")
  }

  @Test func `outer levels have a line for each element`() {
    let text = text(openLevels: 2) { writer in
      writer.array { writer in
        writer.element()
        writer.object { writer in
          writer.member("a", 1)
          writer.name("b")
          writer.array { writer in
            for number in [2, 3] {
              writer.element()
              writer.integer(number)
            }
          }
        }
        writer.element()
        writer.array { _ in }
      }
    }
    #expect(
      text == """
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
    #expect(text { $0.string(string) } == "\"\(expected)\"")
  }

  @Test func `other readers read the same strings`() throws {
    let scalars = (0..<0x3000).compactMap(Unicode.Scalar.init)
    let strings = scalars.map { String(Character($0)) } + ["🙂\u{301}\u{E0001}"]
    let text = text { writer in
      writer.array { writer in
        for string in strings {
          writer.element()
          writer.string(string)
        }
      }
    }
    let read = try JSONDecoder().decode([String].self, from: Data(text.utf8))
    #expect(read.map { Array($0.unicodeScalars) } == strings.map { Array($0.unicodeScalars) })
  }
}
