import Files
import Inputs
import GraphLanguage
import Glibc
import Player

/// A file that a command writes.
struct OutputFile {
  /// Where; `-` is standard output.
  let path: String
  /// Makes the content, only when it is about to be written.
  let bytes: () throws(Failure) -> [UInt8]

  init(_ path: String, bytes: @escaping () throws(Failure) -> [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Writes the file, whole or not at all.
  ///
  /// - Parameters:
  ///   - origins: What was read for it, which is never written over.
  ///   - overwriting: Whether it takes the place of one that is there.
  /// - Throws: ``Failure/run(_:)``, or what making it throws.
  func save(reading origins: [Origins], overwriting: Bool = true) throws(Failure) {
    try spare(origins, remedy: "write to another file")
    try write(overwriting: overwriting)
  }

  /// Writes files to a folder, which is created if it is missing.
  ///
  /// Nothing is written if one of them exists and may not be overwritten, or if one of them is what
  /// was read.
  ///
  /// - Throws: ``Failure/run(_:)``, or what making one throws.
  static func save(
    _ files: [OutputFile], in folder: String, reading origins: [Origins], overwriting: Bool
  ) throws(Failure) {
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw .run("\(named(folder)) cannot be created: \(String(cString: strerror(errno)))")
    }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let files = files.map { OutputFile(start + $0.path, bytes: $0.bytes) }
    for file in files { try file.spare(origins, remedy: "write to another folder") }
    if !overwriting, let file = files.first(where: { access($0.path, F_OK) == 0 }) {
      throw file.taken
    }
    for file in files { try file.write(overwriting: overwriting) }
  }

  /// Refuses to overwrite what was read.
  private func spare(_ origins: [Origins], remedy: String) throws(Failure) {
    guard path != "-" else { return }
    for origin in origins {
      guard let name = origin.name(ofFileAt: path) else { continue }
      let isSaid = name == path || name == "-"
      throw .run(
        "\(named(path)) is \(isSaid ? "the input" : "\(named(name)), the input"); \(remedy)")
    }
  }

  private func write(overwriting: Bool) throws(Failure) {
    let bytes = try bytes()
    if path == "-" { return try Output.write(bytes) }
    do { try FilePlace(path).write(bytes, replacing: overwriting) } catch {
      switch error {
      case .taken: throw taken
      case .failed(let reason, let keepsOld):
        throw .run(
          "\(named(path)) cannot be written: \(reason)"
            + (keepsOld ? "; the existing file is unchanged" : ""))
      }
    }
  }

  private var taken: Failure { .run("\(named(path)) already exists; --force overwrites it") }
}
