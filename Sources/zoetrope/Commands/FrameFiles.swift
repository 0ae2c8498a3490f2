import Basics
import Pixels
import Sheets
import StateGraph

/// The files that all frames of a graph's sheets are written to.
struct FrameFiles {
  /// One frame, and the name of its file without a folder.
  struct File {
    let name: String
    let sheet: Int
    let frame: Int
  }

  let files: [File]
  private let graph: StateGraph

  /// Names the files by the sheet, the number of the frame and the first tag that has it:
  /// `cat_07_walk.png`.
  init(_ graph: StateGraph) {
    self.graph = graph
    var stems: [String: Int] = [:]
    files = graph.sheets.enumerated().flatMap { index, loaded in
      let plain = Self.stem(of: loaded.path)
      let count = stems[plain, default: 0] + 1
      stems[plain] = count
      let stem = count == 1 ? plain : "\(plain)-\(count)"
      return Self.names(of: loaded.sheet, stem: stem).enumerated().map { frame, name in
        File(name: name, sheet: index, frame: frame)
      }
    }
  }

  func bitmap(of file: File) -> Bitmap { graph.sheets[file.sheet].sheet.frame(file.frame).bitmap }

  /// A name for each frame of a sheet; numbers have equally many digits, so that they sort.
  private static func names(of sheet: Sheet, stem: String) -> [String] {
    var tags: [Int: String] = [:]
    for tag in sheet.tags {
      for frame in tag.frames where tags[frame] == nil { tags[frame] = tag.name }
    }
    let digits = String(sheet.frameCount - 1).count
    return (0..<sheet.frameCount).map { frame in
      let number = String(frame)
      let zeros = String(repeating: "0", count: digits - number.count)
      let tag = tags[frame].map { "_" + partOfName($0) } ?? ""
      return "\(stem)_\(zeros)\(number)\(tag).png"
    }
  }

  /// What the files of a sheet are called: like it, without its ending.
  static func stem(of path: String) -> String {
    let last = path.split(separator: "/").last ?? "frames"
    let dot = last.lastIndex(of: ".").flatMap { $0 == last.startIndex ? nil : $0 }
    let stem = last[..<(dot ?? last.endIndex)]
    // Of a pattern, what stands before the number.
    let end = stem.prefix { $0 != "%" && $0 != "*" }.lastIndex { !"_-. ".contains($0) }
    return partOfName(end.map { stem[...$0] } ?? stem)
  }

  /// A text from a file as a part of a file's name: short, and without what means something there.
  private static func partOfName(_ text: some StringProtocol) -> String {
    let kept = text.unicodeScalars.prefix(60).map { scalar in
      scalar == "/" || scalar == "%" || scalar == "*" || actsOnTerminal(scalar) ? "_" : scalar
    }
    let name = String(String.UnicodeScalarView(kept))
    return name.isEmpty || name.hasPrefix(".") ? "_" + name : name
  }
}
