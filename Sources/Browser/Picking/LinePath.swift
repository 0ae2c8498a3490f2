import Files
import Inputs
import Glibc

/// Lines that are paths of files.
enum LinePath {
  /// Whether a line may be the path of a file that can be played.
  static func isPlayable(_ line: ArraySlice<UInt8>) -> Bool {
    // Endings have ten bytes at most; most lines have no dot so near their ends.
    guard line.count < Int(PATH_MAX), line.suffix(10).contains(UInt8(ascii: ".")) else {
      return false
    }
    return PlayableName.isSure(PathName(String(decoding: line, as: UTF8.self)).last)
  }
}
