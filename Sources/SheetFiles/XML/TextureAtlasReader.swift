import Sheets
import Pixels

/// Reads Starling's and Sparrow's texture atlases, and TexturePacker's generic XML, which looks like
/// them.
struct TextureAtlasReader {
  let neighbours: Neighbours

  /// The sheet of an atlas; frames that are called alike but for a number make a tag.
  ///
  /// - Throws: ``SheetFileError``.
  func sheet(_ root: XMLElement) throws(SheetFileError) -> Sheet {
    var atlas = Atlas()
    do { _ = try atlas.image(root["imagePath"], of: neighbours) } catch .content(let fault) {
      throw root.fault(fault.reason)
    }
    for element in root.children {
      let place: FramePlace
      switch element.name {
      case "SubTexture": place = try subTexture(element)
      case "sprite": place = try sprite(element)
      default: continue
      }
      try atlas.add(place, within: neighbours.access.pixelLimit, fault: element.fault)
    }
    guard !atlas.places.isEmpty else {
      throw root.fault("it has no frames: there is no <SubTexture> in it")
    }
    for tag in FrameNames.tags(of: atlas.places.map(\.name)) { atlas.add(tag) }
    return try atlas.sheet()
  }

  /// Width and height are as the frame lies on the image; what begins with `frame` is upright.
  private func subTexture(_ element: XMLElement) throws(SheetFileError) -> FramePlace {
    // As Flixel has it: the whole picture is mirrored, untrimmed and upright.
    var mirroring: Mirroring = []
    if isTrue(element["flipX"]) { mirroring.insert(.leftToRight) }
    if isTrue(element["flipY"]) { mirroring.insert(.topToBottom) }
    let region = PixelRect(
      x: try element.whole("x"), y: try element.whole("y"), width: try element.whole("width"),
      height: try element.whole("height"))
    return try place(
      element, region, isTurned: isTrue(element["rotated"]),
      size: (try element.whole(ifThere: "frameWidth"), try element.whole(ifThere: "frameHeight")),
      offset: (
        -(try element.whole(ifThere: "frameX") ?? 0), -(try element.whole(ifThere: "frameY") ?? 0)
      ),
      name: element["name"] ?? "", pivot: pivot(element["pivotX"], element["pivotY"])
    ).mirrored(mirroring)
  }

  private func sprite(_ element: XMLElement) throws(SheetFileError) -> FramePlace {
    let region = PixelRect(
      x: try element.whole("x"), y: try element.whole("y"), width: try element.whole("w"),
      height: try element.whole("h"))
    let offset = (try element.whole(ifThere: "oX") ?? 0, try element.whole(ifThere: "oY") ?? 0)
    return try place(
      element, region, isTurned: element["r"] == "y",
      size: (try element.whole(ifThere: "oW"), try element.whole(ifThere: "oH")), offset: offset,
      name: element["n"] ?? "", pivot: nil)
  }

  private func place(
    _ element: XMLElement, _ region: PixelRect, isTurned: Bool,
    size: (width: Int?, height: Int?), offset: (x: Int, y: Int), name: String, pivot: Pivot?
  ) throws(SheetFileError) -> FramePlace {
    let turn: Turn = isTurned ? .clockwise : .upright
    let own = isTurned ? (region.height, region.width) : (region.width, region.height)
    // A frame in which nothing is drawn may have no size at all.
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
