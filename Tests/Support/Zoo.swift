package import Pixels

extension TemporaryFolder {
  /// Writes a few files of all kinds: graphs with a sheet, a picture without a graph, an atlas with its image, broken
  /// files and unrelated ones.
  package func fillZoo() throws {
    for name in ["sheets", "more", ".hidden"] { try makeFolder(name) }
    try write(Self.tiles(6), to: "sheets/man.png")
    try write(
      """
      digraph tea {
        title="Tea for Zoë"; author="Pau"; year=2012; tags="drink, man"
        sheet="sheets/man.png"; tile="2x2"
        walk [frames="0-3", fps=5]; sip [frames="4-5", fps=10]; walk -> sip -> walk
      }
      """, to: "tea.gv")
    try write("digraph b { sheet=\"sheets/man.png\"; a [frames=\"0-12\"] }", to: "more/broken.gv")
    try write(Self.tiles(1), to: "more/lamp.png")
    try write(Self.tiles(2), to: "more/atlas.png")
    try write(
      """
      {"frames": {"run_1": {"frame": {"x":0,"y":0,"w":2,"h":2}, "duration": 200},
        "run_2": {"frame": {"x":2,"y":0,"w":2,"h":2}, "duration": 200}},
       "meta": {"image": "atlas.png"}}
      """, to: "more/atlas.json")
    try write("{\"name\": \"package\"}", to: "package.json")
    try write("no picture", to: "more/bad.png")
    try write("read me", to: "notes.txt")
    try write(Self.tiles(1), to: ".hidden/secret.png")
  }

  /// Tiles of 2x2 pixels side by side.
  package static func tiles(_ count: Int) -> Bitmap {
    var bitmap = Bitmap(width: 2 * count, height: 2)
    for x in 0..<2 * count {
      for y in 0..<2 { bitmap[x, y] = RGBA(UInt8(40 + x / 2), 10, 20) }
    }
    return bitmap
  }
}
