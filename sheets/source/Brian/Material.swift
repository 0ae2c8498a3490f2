/// The tones of one material, from its edge to where the light falls.
struct Material {
  let line: Ink
  let shade: Ink
  let middle: Ink
  let light: Ink

  static let hat = Material(line: .ink, shade: .hatShade, middle: .hat, light: .hatLight)
  static let skin = Material(
    line: .skinLine, shade: .skinShade, middle: .skin, light: .skinLight)
  static let hair = Material(line: .hairLine, shade: .hairLine, middle: .hair, light: .hairLight)
  static let shirt = Material(
    line: .shirtLine, shade: .shirtShade, middle: .shirt, light: .shirtLight)
  static let waistcoat = Material(
    line: .waistcoatLine, shade: .waistcoatShade, middle: .waistcoat, light: .waistcoatLight)
  static let trousers = Material(
    line: .trousersLine, shade: .trousersShade, middle: .trousers, light: .trousersLight)
  static let shoe = Material(line: .shoeLine, shade: .shoeLine, middle: .shoe, light: .shoeLight)
  static let mug = Material(line: .mugLine, shade: .mugShade, middle: .mug, light: .mugLight)

  /// The same material a tone darker, for what is on the far side of the figure.
  var far: Material { Material(line: line, shade: line, middle: shade, light: middle) }

  /// The same material out of the light, but not as dark as on the far side.
  var shaded: Material { Material(line: line, shade: shade, middle: shade, light: middle) }

  /// The tone of a surface that meets the light as much as `brightness` says, from -1 to 1.
  func tone(brightness: Double) -> Ink {
    brightness > 0.79 ? light : brightness > 0.32 ? middle : shade
  }
}
