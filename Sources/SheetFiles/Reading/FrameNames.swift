import Sheets

/// Finds animations by the names of frames, for files without tags.
enum FrameNames {
  /// A tag for each run of frames with names such as `walk_01`, `walk_02`; in the order of the first frames,
  /// the frames of each sorted by their numbers.
  ///
  /// A frame whose name has no such siblings is a tag by itself.
  static func tags(of names: [String]) -> [Tag] {
    var groups: [String: [(number: Int, frame: Int)]] = [:]
    var order: [String] = []
    for (frame, name) in names.enumerated() {
      let (stem, number) = split(name)
      if groups[stem] == nil { order.append(stem) }
      groups[stem, default: []].append((number ?? -1, frame))
    }
    return order.compactMap { stem in
      guard let members = groups[stem] else { return nil }
      let frames = members.sorted { ($0.number, $0.frame) < ($1.number, $1.frame) }.map(\.frame)
      let name = members.count == 1 ? withoutEnding(names[members[0].frame]) : stem
      return name.isEmpty ? nil : Tag(name: name, frames: frames)
    }
  }

  /// Splits a frame's name, without a file's ending, into its stem and the number after it.
  ///
  /// - Returns: A nil number if there is none.
  static func split(_ name: String) -> (stem: String, number: Int?) {
    let whole = withoutEnding(name)
    let digits = whole.utf8.reversed().prefix { $0.isDigit }
    guard !digits.isEmpty, digits.count <= 9 else { return (whole, nil) }
    let stem = whole.utf8.dropLast(digits.count).reversed().drop { separators.contains($0) }
    let number = Int(String(decoding: digits.reversed(), as: UTF8.self))
    return (String(decoding: stem.reversed(), as: UTF8.self), number)
  }

  private static let longestEnding = 8

  /// What may stand between a stem and its number.
  private static let separators = Array(" _-./#".utf8)

  /// A name without a file's ending, if it has one.
  static func withoutEnding(_ name: String) -> String {
    let bytes = name.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot != bytes.startIndex else {
      return name
    }
    let ending = bytes[bytes.index(after: dot)...]
    let isEnding =
      !ending.isEmpty && ending.count <= longestEnding && ending.contains(where: \.isLetter)
      && ending.allSatisfy { $0.isLetter || $0.isDigit }
    return isEnding ? String(name[..<dot]) : name
  }
}
