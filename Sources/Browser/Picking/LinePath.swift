import Files
import Inputs
import Glibc

/// Lines that may be paths of files.
enum LinePath {
  /// Whether a line may be the path of a playable file.
  static func isPlayable(_ line: ArraySlice<UInt8>) -> Bool {
    // Extensions have at most ten bytes. Most lines have no dot that near to their end and are skipped fast.
    guard line.count < Int(PATH_MAX), line.suffix(10).contains(UInt8(ascii: ".")) else {
      return false
    }
    return PlayableName.isSure(PathName(String(decoding: line, as: UTF8.self)).last)
  }
}
