import Sheets
import Pixels

/// One frame in the JSON of a packer.
struct PackedFrame {
  private let node: JSONNode

  init(_ node: JSONNode) { self.node = node }

  /// Where the frame lies.
  ///
  /// - Throws: ``SheetFileError`` if a number is missing or impossible.
  func place(name: String, bitmap: Int) throws(SheetFileError) -> FramePlace {
    let rect = node["frame"] ?? node
    let (x, y) = (try rect.whole("x"), try rect.whole("y"))
    let size = (width: try rect.whole("w"), height: try rect.whole("h"))
    // A turned frame lies clockwise; the size is that of the upright one.
    let isTurned = node["rotated"]?.truth ?? false
    let region = PixelRect(
      x: x, y: y, width: isTurned ? size.height : size.width,
      height: isTurned ? size.width : size.height)
    let whole = try wholeSize() ?? size
    return FramePlace(
      bitmap: bitmap, region: region, turn: isTurned ? .clockwise : .upright, size: whole,
      offset: try offset(of: size, in: whole), name: name, duration: try duration(),
      pivot: pivot(in: whole))
  }

  private func wholeSize() throws(SheetFileError) -> (width: Int, height: Int)? {
    guard let size = node["sourceSize"] else { return nil }
    return (try size.whole("w"), try size.whole("h"))
  }

  /// Where the cutting begins in the whole frame.
  private func offset(
    of size: (width: Int, height: Int), in whole: (width: Int, height: Int)
  ) throws(SheetFileError) -> (x: Int, y: Int) {
    guard let source = node["spriteSourceSize"] else { return (0, 0) }
    // A frame that was cropped with its position kept is whole all the same.
    if node["trimmed"]?.truth == false, size == whole { return (0, 0) }
    // A frame larger than its source has equal padding on both sides. Some programs write the size of
    // the whole frame here, which is never smaller.
    let across = max(0, size.width - (try source["w"]?.whole() ?? size.width)) / 2
    let down = max(0, size.height - (try source["h"]?.whole() ?? size.height)) / 2
    return (try source.whole("x") - across, try source.whole("y") - down)
  }

  /// Nil if it is missing or zero.
  private func duration() throws(SheetFileError) -> Duration? {
    guard let duration = node["duration"] else { return nil }
    return try duration.milliseconds()
  }

  /// The pivot, which the file gives as fractions of the whole frame.
  private func pivot(in whole: (width: Int, height: Int)) -> Pivot? {
    guard let pivot = node["pivot"] ?? node["anchor"], let x = pivot["x"]?.number,
      let y = pivot["y"]?.number
    else { return nil }
    return Pivot(x: x * Double(whole.width), y: y * Double(whole.height))
  }
}

extension JSONNode {
  /// The value as a duration in milliseconds; nil for zero.
  ///
  /// - Throws: ``SheetFileError`` if it is no number, negative or more than a day.
  func milliseconds() throws(SheetFileError) -> Duration? {
    guard let number, number >= 0, number <= Double(FrameDuration.mostMilliseconds) else {
      throw error("it must be a number of milliseconds, at most a day")
    }
    // Rounded to nanoseconds, so that 0.1 is exact and not its binary neighbour.
    return number > 0 ? .nanoseconds(Int64((number * 1e6).rounded())) : nil
  }
}
