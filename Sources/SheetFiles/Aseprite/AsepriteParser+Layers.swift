extension AsepriteParser {
  /// Groups may be so deep in each other.
  private static let deepestNesting = 64
  /// More layers than this are refused.
  private static let mostLayers = 65_536

  private enum LayerFlag {
    static let visible = 1
    static let background = 8
    static let reference = 64
  }

  /// Reads a layer (chunk 0x2004).
  ///
  /// - Throws: ``SheetContentError``.
  mutating func readLayer(_ chunk: BinaryReader) throws(SheetContentError) {
    var chunk = chunk
    guard file.layers.count < Self.mostLayers else {
      throw chunk.fault("there are too many layers")
    }
    let layerFlags = try chunk.word()
    let kind = try chunk.word()
    let level = try chunk.word()
    try chunk.skip(4)
    let mode = try chunk.word()
    let opacity = try chunk.byte()
    try chunk.skip(3)
    _ = try chunk.string()
    guard let blendMode = BlendMode(rawValue: mode) else {
      throw chunk.fault("a layer has the blend mode \(mode), which nobody knows")
    }
    let parent = try parent(ofNextAt: level, chunk)
    let isShown =
      layerFlags & LayerFlag.visible != 0 && layerFlags & LayerFlag.reference == 0
      && (parent.map { file.layers[$0].isShown } ?? true)
    file.layers.append(
      AsepriteFile.Layer(
        kind: try layerKind(kind, &chunk), parent: parent, isShown: isShown,
        isBackground: layerFlags & LayerFlag.background != 0, blendMode: blendMode,
        opacity: flags & Flag.layersHaveOpacity != 0 ? opacity : 255))
  }

  private func layerKind(
    _ number: Int, _ chunk: inout BinaryReader
  ) throws(SheetContentError) -> AsepriteFile.Layer.Kind {
    switch number {
    case 0: .image
    case 1: .group
    case 2: .tilemap(try chunk.double())
    default: throw chunk.fault("a layer is of kind \(number), which nobody knows")
    }
  }

  /// The group that a layer is in, by how deep it is; 0 is in none.
  private func parent(
    ofNextAt level: Int, _ chunk: BinaryReader
  ) throws(SheetContentError) -> Int? {
    guard level <= Self.deepestNesting else {
      throw chunk.fault("groups are more than \(Self.deepestNesting) deep")
    }
    var parent: Int? = file.layers.indices.last
    var depth = parent.map(nesting) ?? -1
    while let group = parent, depth >= level {
      parent = file.layers[group].parent
      depth -= 1
    }
    guard depth == level - 1, parent.map({ file.layers[$0].kind == .group }) ?? true else {
      throw chunk.fault("a layer is \(level) deep, where there is no group")
    }
    return parent
  }

  /// How many groups a layer is in.
  private func nesting(of layer: Int) -> Int {
    sequence(first: layer) { file.layers[$0].parent }.reduce(-1) { count, _ in count + 1 }
  }
}
