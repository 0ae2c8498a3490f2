import Support
import Foundation
import Testing

/// The built program, run as users run it.
enum BuiltProgram {
  /// The result of a run.
  struct Run {
    /// The exit status; negative if a signal ended the program.
    let status: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
  }

  /// It is built beside the program that runs the tests.
  private static let file: URL = {
    let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests ?? CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "zoetrope")
  }()

  /// Runs the program until its end, without a terminal, in a UTF-8 locale.
  ///
  /// - Parameters:
  ///   - words: The command line behind the program's name.
  ///   - folder: Where it runs; nil for the folder of the package.
  ///   - input: What it reads from standard input.
  ///   - output: A file in place of the one that the run's output is read from.
  ///   - variables: Environment variables beside `LC_ALL`.
  /// - Returns: Its status and what it wrote.
  /// - Throws: Foundation's error if it cannot be run.
  static func run(
    _ words: [String], in folder: TemporaryFolder? = nil, input: Data = Data(),
    output: String? = nil, variables: [String: String] = [:]
  ) throws -> Run {
    try run(file, words, in: folder, input: input, output: output, variables: variables)
  }

  /// Runs a script, in which `"$0"` is the program and `"$@"` its command line.
  ///
  /// - Parameters:
  ///   - script: For the system's shell.
  ///   - words: The command line behind the program's name.
  ///   - folder: Where it runs; nil for the folder of the package.
  /// - Returns: Its status and what it wrote.
  /// - Throws: Foundation's error if it cannot be run.
  static func shell(
    _ script: String, _ words: [String] = [], in folder: TemporaryFolder? = nil
  ) throws -> Run {
    try run(URL(filePath: "/bin/sh"), ["-c", script, file.path] + words, in: folder)
  }

  private static func run(
    _ file: URL, _ words: [String], in folder: TemporaryFolder?, input: Data = Data(),
    output: String? = nil, variables: [String: String] = [:]
  ) throws -> Run {
    let scratch = try TemporaryFolder()
    try input.write(to: scratch.url("input"))
    let process = Process()
    process.executableURL = file
    process.arguments = words
    process.currentDirectoryURL = folder?.url ?? ProjectFiles.root
    process.environment = ["LC_ALL": "C.UTF-8"].merging(variables) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: scratch.url("input"))
    process.standardOutput = try scratch.newFile("output", or: output)
    process.standardError = try scratch.newFile("errors")
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    return Run(
      status: process.terminationReason == .exit ? status : -status,
      output: try Data(contentsOf: scratch.url("output")),
      errors: String(decoding: try Data(contentsOf: scratch.url("errors")), as: UTF8.self))
  }
}
