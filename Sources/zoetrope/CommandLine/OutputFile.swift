import GraphLanguage
import Glibc

/// One of several files that are written to a folder.
struct OutputFile {
  let name: String
  /// Makes what is written, only when its turn has come.
  let bytes: () -> [UInt8]

  /// Writes files to a folder, which is made if it is missing.
  ///
  /// Nothing is written if one of them is there already, unless they may be overwritten.
  ///
  /// - Throws: ``Failure/run(_:)``.
  static func save(
    _ files: [OutputFile], in folder: String, overwriting: Bool
  ) throws(Failure) {
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw .run("\(named(folder)) cannot be made: \(String(cString: strerror(errno)))")
    }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    if !overwriting, let file = files.first(where: { access(start + $0.name, F_OK) == 0 }) {
      throw .run("\(named(start + file.name)) is there already; --force writes over it")
    }
    for file in files {
      try Output.save(file.bytes(), to: start + file.name, overwriting: overwriting)
    }
  }
}
