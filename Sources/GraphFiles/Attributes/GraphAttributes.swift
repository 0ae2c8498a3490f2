import Sheets
import StateGraph

extension Vocabulary {
  /// The attributes of graphs and clusters, some of which states can have, too.
  static let graphAttributes: [AttributeSpec] = [
    AttributeSpec(
      "sheet", on: .actorsAndStates,
      "a PNG, or an [atlas](sheets.md) such as Aseprite's JSON, relative to the graph file"),
    AttributeSpec(
      "tile", on: .actorsAndStates, "`\"WxH\"`: width and height of a tile in pixels, of a PNG",
      default: "the whole PNG is one frame"),
    AttributeSpec(
      "offset", on: .actorsAndStates, "`\"x,y\"`: pixels before the first tile",
      default: "`\"0,0\"`"),
    AttributeSpec(
      "gap", on: .actorsAndStates, "`\"x,y\"`: pixels between two tiles", default: "`\"0,0\"`"),
    AttributeSpec(
      "order", on: .actorsAndStates,
      "`row` or `column`: how tile numbers run, from 0 at the upper left", default: "`row`",
      words: Choice.words(of: TileGrid.Order.self)),
    AttributeSpec(
      "images", on: .actorsAndStates,
      "numbered files instead of a sheet: `\"walk_%02d.png\"`, `\"walk_*.png\"`; sizes may differ, "
        + "and each file is one frame, whatever `tile` says"),
    AttributeSpec(
      "start", on: .actors, "the state played first", default: "the first in the file"
    ).scoped(.perActor),
    AttributeSpec(
      "anchor", on: .actorsAndStates,
      "`top`, `bottom`, `left`, `right`, `center` or a pair such as `bottom-left`: the point of a "
        + "picture that stands at the actor's place", default: "`bottom`",
      words: ["top", "bottom", "left", "right", "center"]
    )
    .setsActor(Choice.anchor, shown: { .text($0.appearance.anchor.text) }) {
      $0.appearance.anchor = $1
    }
    .setsClip(Choice.anchor, shown: { $0.anchor.map { .text($0.text) } }) { $0.anchor = $1 },
    AttributeSpec(
      "at", on: .actors, "`\"x,y\"`: where the anchor stands, in cells or percent of the stage",
      default: "bottom, spread evenly"
    )
    .scoped(.perActor)
    .setsActor(Extent.spot, shown: { $0.appearance.spot.map { .text($0.text) } }) {
      $0.appearance.spot = $1
    },
    AttributeSpec(
      "z", on: .actors,
      "a whole number: actors with a higher one stand before others that they overlap; of equal "
        + "ones, those later in the file do", default: "0"
    )
    .setsActor(Quantity.z, shown: { .integer($0.appearance.z) }) { $0.appearance.z = $1 },
    AttributeSpec(
      "scale", on: .actors,
      "a number such as `2` or `1/3`, or `fit`: as large as the stage holds, shrunk by any "
        + "fraction, enlarged by whole numbers", default: "`fit`", words: ["fit"]
    )
    .setsActor(Quantity.scale) { $0.appearance.scale = $1 },
    AttributeSpec(
      "filter", on: .actors, "`auto`, `nearest`, `area`: how pictures are scaled",
      default: "`auto`", words: Choice.words(of: Appearance.Filter.self)
    )
    .setsActor(Choice.parser(of: Appearance.Filter.self)) { $0.appearance.filter = $1 },
    AttributeSpec(
      "background", on: .actors,
      "`none`, `checker`, `\"#rrggbb\"`: what shows where pictures are transparent",
      default: "`none`", words: Choice.backgrounds
    )
    .setsActor(Choice.background) { $0.appearance.background = $1 },
    AttributeSpec(
      "speed", on: .actors,
      "a factor on the pace of everything, 0.01 to 100, with at most three digits after the point",
      default: "1"
    )
    .setsActor(Quantity.speed) { $0.speed = $1 },
    AttributeSpec("title", on: .actors, "what catalogues call the file").scoped(.file),
    AttributeSpec("author", on: .actors, "for catalogues: who made it").scoped(.file),
    AttributeSpec("year", on: .actors, "for catalogues: when it was made").scoped(.file),
    AttributeSpec("tags", on: .actors, "for catalogues: words, separated by commas")
      .scoped(.file),
  ]
}
