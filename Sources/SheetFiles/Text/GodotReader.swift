import Sheets

/// Reads the SpriteFrames in a resource or a scene of Godot, each animation of which makes a tag.
struct GodotReader: SheetReader {
  let formatName = "godot"
  let sharedEndings = ["tres", "tscn"]
  let telltales = ["SpriteFrames"]

  func sizeLimit(ofFileStartingWith start: [UInt8]) -> Int? {
    start.visibleStart.first == UInt8(ascii: "[") ? TextLimit.structured : nil
  }

  func recognizes(_ bytes: [UInt8]) -> Bool {
    let start = bytes.visibleStart
    return start.starts(with: "[gd_resource".utf8) || start.starts(with: "[gd_scene".utf8)
  }

  func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    let file = try GodotFile(bytes)
    var frames = GodotFrames(file, Neighbours(path: path, access: access))
    let isResource = file.sections.first?.type == "SpriteFrames"
    var found = false
    for section in file.sections {
      let isMain = isResource && section.kind == "resource"
      guard isMain || section.kind == "sub_resource" && section.type == "SpriteFrames",
        let (animations, place) = section.values["animations"]
      else { continue }
      found = true
      guard case .list(let list) = animations else {
        throw file.error("animations must be a list", at: place)
      }
      for animation in list { try frames.add(animation, at: place) }
    }
    guard found else {
      throw .content(
        SheetContentError(
          "it has no SpriteFrames; save the animations of an AnimatedSprite2D in it"))
    }
    return try frames.atlas.sheet()
  }
}
