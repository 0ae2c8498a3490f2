import Sheets
import Pixels

/// Reads JSON with a list of packed frames, as Aseprite, TexturePacker and many others write it.
struct PackedReader {
  let neighbours: Neighbours

  /// More packs than this in one atlas are refused.
  private static let mostPacks = 256

  /// The sheet of a file and of the other packs that it names.
  ///
  /// - Throws: ``SheetFileError``.
  func sheet(_ root: JSONNode) throws(SheetFileError) -> Sheet {
    var atlas = Atlas(neighbours)
    if let textures = root["textures"] {
      // One file for several images, as in Phaser.
      for texture in textures.children { try add(texture, image: texture["image"], to: &atlas) }
      guard !atlas.places.isEmpty else { throw textures.error("there is no frame in it") }
    } else {
      try add(root, image: root["meta"]?["image"], to: &atlas)
      guard !atlas.places.isEmpty else {
        throw try root.member("frames").error("it is empty; an atlas has at least one frame")
      }
    }
    let packs = try [root] + related(root, to: &atlas)
    if let tags = root["meta"]?["frameTags"], !tags.isEmpty {
      try AsepriteTags(tags).add(to: &atlas)
      if let slices = root["meta"]?["slices"] { try AsepritePivots(slices).add(to: &atlas) }
      return try atlas.sheet()
    }
    if let slices = root["meta"]?["slices"] { try AsepritePivots(slices).add(to: &atlas) }
    try AnimationLists(packs.compactMap { $0["animations"] }).add(to: &atlas)
    if atlas.tags.isEmpty, atlas.places.allSatisfy({ $0.duration == nil }) {
      let tags = FrameNames.tags(of: atlas.places.map(\.name))
      for tag in tags { atlas.add(tag) }
    }
    return try atlas.sheet()
  }

  /// Adds the frames of the other packs that a file names, and returns those.
  private func related(
    _ root: JSONNode, to atlas: inout Atlas
  ) throws(SheetFileError) -> [JSONNode] {
    guard let list = root["meta"]?["related_multi_packs"] else { return [] }
    guard list.isArray else { throw list.error("it must be a list of file names") }
    var packs: [JSONNode] = []
    for name in list.children {
      let name = try name.string()
      guard packs.count < Self.mostPacks else {
        throw list.error("it names more than \(Self.mostPacks) files")
      }
      let (bytes, path) = try neighbours.bytes(name, limit: TextLimit.structured)
      do {
        let pack = try JSONDocument(bytes).root
        let reader = PackedReader(neighbours: Neighbours(path: path, access: neighbours.access))
        try reader.add(pack, image: pack["meta"]?["image"], to: &atlas)
        packs.append(pack)
      } catch { throw .part(path: path, error) }
    }
    return packs
  }

  /// Adds the frames of one image.
  private func add(
    _ pack: JSONNode, image: JSONNode?, to atlas: inout Atlas
  ) throws(SheetFileError) {
    let frames = try pack.member("frames")
    guard frames.isArray || frames.isObject else {
      throw frames.error("it must be a list or an object of frames")
    }
    guard !frames.isEmpty else { return }
    let bitmap = try atlas.image(image?.text, error: image.map { node in { node.error($0) } })
    for frame in frames.children {
      let name = frames.isObject ? frame.name : frame["filename"]?.text ?? frame["name"]?.text ?? ""
      let place = try PackedFrame(frame).place(name: name, bitmap: bitmap)
      try atlas.add(place) { frame.error($0) }
    }
  }
}
