import Glibc
import Sheets

/// The lines of a text that one is picked from; empty ones are left out.
struct PickedLines {
  /// As they were read, to be printed so.
  let bytes: [ArraySlice<UInt8>]
  /// As they are shown.
  let texts: [String]

  /// - Parameter path: A file; `-` is standard input.
  /// - Throws: ``Failure/run(_:)`` if it cannot be read.
  init(_ path: String) throws(Failure) {
    // A pipe may have a name too, as the shell's <(…) has.
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .run("\(named(path)): \(String(cString: strerror(errno)))")
    }
    defer { if path != "-" { close(descriptor) } }
    do throws(FileError) {
      self.init(try FileContents.read(descriptor: descriptor, limit: Self.largest))
    } catch { throw .run("\(named(path)): \(error.description)") }
  }

  init(_ text: [UInt8]) {
    bytes = text.split(separator: 0x0A).map { $0.last == 0x0D ? $0.dropLast() : $0 }
      .filter { !$0.isEmpty }
    texts = bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Bytes that are read at most.
  private static let largest = 256 << 20
}
