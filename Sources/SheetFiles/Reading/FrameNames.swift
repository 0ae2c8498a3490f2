import Sheets

/// The names of frames, by which animations are told apart where a file has no tags.
enum FrameNames {
  /// The tags of frames that are called like `walk_01`, `walk_02`: in the order in which their names
  /// come first, the frames of each by their numbers.
  ///
  /// A frame whose name has no fellow makes a tag of its own.
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

  /// What a frame's name says without its number, and the number, before the ending of a file; nil if
  /// there is none.
  static func split(_ name: String) -> (stem: String, number: Int?) {
    let whole = withoutEnding(name)
    let digits = whole.utf8.reversed().prefix { $0.isDigit }
    guard !digits.isEmpty, digits.count <= 9 else { return (whole, nil) }
    let stem = whole.utf8.dropLast(digits.count).reversed().drop { separators.contains($0) }
    let number = Int(String(decoding: digits.reversed(), as: UTF8.self))
    return (String(decoding: stem.reversed(), as: UTF8.self), number)
  }

  private static let separators = Array(" _-./#".utf8)

  /// A name without the ending of a file, if it has one.
  static func withoutEnding(_ name: String) -> String {
    let bytes = name.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot != bytes.startIndex else {
      return name
    }
    let ending = bytes[bytes.index(after: dot)...]
    let isEnding =
      1...8 ~= ending.count && ending.contains(where: \.isLetter)
      && ending.allSatisfy { $0.isLetter || $0.isDigit }
    return isEnding ? String(name[..<dot]) : name
  }
}
