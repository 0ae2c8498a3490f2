/// The layers of an Aseprite file while they are being read.
struct AsepriteLayers {
  /// The deepest nesting of groups that is accepted.
  private static let deepestNesting = 64
  /// The most layers that are accepted: as many as a cel can refer to.
  private static let mostLayers = 65_536

  private enum Flag {
    static let visible = 1
    static let background = 8
    static let reference = 64
  }

  /// In the order of the file.
  private(set) var all: [AsepriteFile.Layer] = []
  /// Whether the opacities in the file are valid.
  private let haveOpacity: Bool

  init(haveOpacity: Bool) { self.haveOpacity = haveOpacity }

  /// Reads a layer.
  ///
  /// - Throws: ``SheetContentError``.
  mutating func read(_ chunk: inout BinaryReader) throws(SheetContentError) {
    guard all.count < Self.mostLayers else { throw chunk.error("there are too many layers") }
    let flags = try chunk.uint16()
    let kind = try chunk.uint16()
    let level = try chunk.uint16()
    try chunk.skip(4)
    let mode = try chunk.uint16()
    let opacity = try chunk.uint8()
    try chunk.skip(3)
    _ = try chunk.string()
    guard let blendMode = BlendMode(rawValue: mode) else {
      throw chunk.error("a layer has the unknown blend mode \(mode)")
    }
    let parent = try parent(ofNextAt: level, chunk)
    let isShown =
      flags & Flag.visible != 0 && flags & Flag.reference == 0
      && (parent.map { all[$0].isShown } ?? true)
    all.append(
      AsepriteFile.Layer(
        kind: try Self.kind(kind, &chunk), parent: parent, isShown: isShown,
        isBackground: flags & Flag.background != 0, blendMode: blendMode,
        opacity: haveOpacity ? opacity : 255))
  }

  private static func kind(
    _ number: Int, _ chunk: inout BinaryReader
  ) throws(SheetContentError) -> AsepriteFile.Layer.Kind {
    switch number {
    case 0: .image
    case 1: .group
    case 2: .tilemap(try chunk.uint32())
    default: throw chunk.error("a layer is of the unknown kind \(number)")
    }
  }

  /// The group that the next layer is in.
  ///
  /// - Parameters:
  ///   - level: The number of groups around the layer.
  ///   - chunk: For the place of an error.
  /// - Returns: Nil at level 0.
  /// - Throws: ``SheetContentError``.
  private func parent(
    ofNextAt level: Int, _ chunk: BinaryReader
  ) throws(SheetContentError) -> Int? {
    guard level <= Self.deepestNesting else {
      throw chunk.error("groups are more than \(Self.deepestNesting) deep")
    }
    var parent: Int? = all.indices.last
    var depth = parent.map(nesting) ?? -1
    while let group = parent, depth >= level {
      parent = all[group].parent
      depth -= 1
    }
    guard depth == level - 1, parent.map({ all[$0].kind == .group }) ?? true else {
      throw chunk.error("a layer is \(level) deep, where there is no group")
    }
    return parent
  }

  /// The number of groups around a layer.
  private func nesting(of layer: Int) -> Int {
    sequence(first: layer) { all[$0].parent }.reduce(-1) { count, _ in count + 1 }
  }
}
