import Sheets
import Pixels

/// Reads Starling's and Sparrow's texture atlases, and TexturePacker's generic XML, which looks like
/// them.
struct TextureAtlasReader {
  let neighbours: Neighbours

  /// The sheet of an atlas; frames whose names differ only in their numbers make a tag.
  ///
  /// - Throws: ``SheetFileError``.
  func sheet(_ root: XMLElement) throws(SheetFileError) -> Sheet {
    var atlas = Atlas(neighbours)
    _ = try atlas.image(root["imagePath"], error: root.error)
    for element in root.children {
      let place: FramePlace
      switch element.name {
      case "SubTexture": place = try subTexture(element)
      case "sprite": place = try sprite(element)
      default: continue
      }
      try atlas.add(place, error: element.error)
    }
    guard !atlas.places.isEmpty else {
      throw root.error("it has no frames: there is no <SubTexture> in it")
    }
    atlas.addTagsByNames()
    return try atlas.sheet()
  }

  /// Reads Starling's element: width and height are as the frame lies on the image, turned or not; the
  /// attributes that begin with `frame` are those of the upright picture.
  private func subTexture(_ element: XMLElement) throws(SheetFileError) -> FramePlace {
    // As in Flixel, the whole picture is mirrored once it is untrimmed and upright.
    var mirroring: Mirroring = []
    if isTrue(element["flipX"]) { mirroring.insert(.leftToRight) }
    if isTrue(element["flipY"]) { mirroring.insert(.topToBottom) }
    let region = PixelRect(
      x: try element.whole("x"), y: try element.whole("y"), width: try element.whole("width"),
      height: try element.whole("height"))
    let size = (
      try element.whole(ifThere: "frameWidth"), try element.whole(ifThere: "frameHeight")
    )
    let (x, y) = (
      try element.whole(ifThere: "frameX") ?? 0, try element.whole(ifThere: "frameY") ?? 0
    )
    return place(
      region, isTurned: isTrue(element["rotated"]), size: size, offset: (-x, -y),
      name: element["name"] ?? "", pivot: pivot(element["pivotX"], element["pivotY"])
    ).mirrored(mirroring)
  }

  /// Reads an element of TexturePacker's generic XML.
  private func sprite(_ element: XMLElement) throws(SheetFileError) -> FramePlace {
    let region = PixelRect(
      x: try element.whole("x"), y: try element.whole("y"), width: try element.whole("w"),
      height: try element.whole("h"))
    let offset = (try element.whole(ifThere: "oX") ?? 0, try element.whole(ifThere: "oY") ?? 0)
    let size = (try element.whole(ifThere: "oW"), try element.whole(ifThere: "oH"))
    return place(
      region, isTurned: element["r"] == "y", size: size, offset: offset,
      name: element["n"] ?? "", pivot: nil)
  }

  private func place(
    _ region: PixelRect, isTurned: Bool, size: (width: Int?, height: Int?),
    offset: (x: Int, y: Int), name: String, pivot: Pivot?
  ) -> FramePlace {
    let turn: Turn = isTurned ? .clockwise : .upright
    let own = isTurned ? (region.height, region.width) : (region.width, region.height)
    // An empty frame may have no size at all.
    let whole = (size.width ?? max(1, own.0), size.height ?? max(1, own.1))
    return FramePlace(
      region: region, turn: turn, size: whole, offset: offset, name: name, pivot: pivot)
  }

  private func pivot(_ x: String?, _ y: String?) -> Pivot? {
    guard let x = x.flatMap(Double.init), let y = y.flatMap(Double.init) else { return nil }
    return Pivot(x: x, y: y)
  }

  private func isTrue(_ text: String?) -> Bool { text?.lowercased() == "true" || text == "1" }
}
