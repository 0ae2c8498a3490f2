import Foundation
import Support
import Testing

@testable import Terminal

@Suite @MainActor struct TerminalOutputTests {
  @Test func `bytes are sent at once, or the terminal is gone`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let output = TerminalOutput(descriptor: ends[1])
    output.send([1, 2])
    #expect(output.sendNow([3]))
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(ends[0], &bytes, 10) == 3)
    #expect(bytes.prefix(3) == [1, 2, 3])
    #expect(!output.isBusy)
  }

  // MARK: The only output

  /// The source files that may write to descriptors, and what for.
  private static let writers: Set<String> = [
    "Terminal/Output/TerminalOutput.swift",  // the terminal
    "Files/Descriptor.swift",  // files, and what the command line prints
    "CCurses/writing.c",  // on behalf of TerminalOutput
    "CCurses/signals.c",  // the pipe of signals
    "CCurses/rescue.c",  // the terminal, when the process ends suddenly
  ]

  /// The files that may call `Descriptor.write`: none of them writes to the terminal but the command
  /// line, which prints text while no picture is shown.
  private static let descriptorWriters = ["Files/", "zoetrope/Output/Output.swift"]

  /// The files that may change a terminal's modes.
  private static let modeSetters: Set<String> = ["CCurses/rescue.c"]

  private static func sources() throws -> [(path: String, text: String)] {
    let folder = URL(filePath: ProjectFiles.path("Sources"))
    let files = FileManager.default.enumerator(atPath: folder.path)
    return try (files?.allObjects as? [String] ?? [])
      .filter { [".swift", ".c", ".h"].contains(where: $0.hasSuffix) }
      .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  /// A call of the system or of the C library that writes bytes.
  ///
  /// The system's `write` is distinguished from methods of that name by its last argument, a count.
  private static var writing: Regex<Substring> {
    #/Glibc\.write\(|(?:^|[^.\w`])write\([^()]*count\)|write\(pipe_ends|(?:^|[^.\w])(?:pwrite|writev|dprintf|fprintf|printf|fputs|fputc|putchar|puts|fwrite|putp|tputs|vidputs|print|debugPrint)\(|zoe_write_patiently\(|FileHandle/#
      .anchorsMatchLineEndings()
  }

  @Test func `nothing else in the sources writes to the terminal`() throws {
    let sources = try Self.sources()
    #expect(sources.count > 100)
    for (path, text) in sources where !Self.writers.contains(path) {
      for line in text.split(separator: "\n")
      where !line.drop(while: \.isWhitespace).hasPrefix("//") {
        guard let call = line.firstMatch(of: Self.writing)?.output else { continue }
        // The header that declares it, and methods with the names of functions.
        let isDeclared = path == "CCurses/include/writing.h" || line.contains("func ")
        #expect(isDeclared, "\(path): \(call)")
      }
    }
  }

  @Test func `only the command line writes to its standard output`() throws {
    for (path, text) in try Self.sources() where text.contains("Descriptor.write(") {
      #expect(Self.descriptorWriters.contains(where: path.hasPrefix), "\(path)")
    }
  }

  @Test func `only the rescue sets a terminal's modes`() throws {
    for (path, text) in try Self.sources() where text.contains("tcsetattr(") {
      #expect(Self.modeSetters.contains(path), "\(path)")
    }
  }

  @Test(
    "what counts as writing",
    arguments: [
      ("  write(descriptor, bytes, bytes.count)", true),
      ("    : Glibc.write(x, $0, $0.count)", true),
      ("return write(descriptor, bytes, count);", true), ("print(\"x\")", true),
      ("fputs(text, stdout)", true), ("zoe_write_patiently(a, b, c, d)", true),
      ("sketch.write(text, ink, column: 1, row: 0, width: count)", false),
      ("write(sheet, to: &writer)", false), ("TileInspection(graph).print()", false),
      ("imprint(x)", false),
    ])
  func calls(_ line: String, isWriting: Bool) {
    #expect((line.firstMatch(of: Self.writing) != nil) == isWriting)
  }
}
