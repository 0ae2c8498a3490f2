extension DiagnosedGraph {
  /// Frames, tiles and sheets that are wrong, one in each graph.
  static let frames: [DiagnosedGraph] = [
    DiagnosedGraph(
      "frames run past the sheet",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11,12-30", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:17: error: frames 12-30 run past the sheet, which holds 24 tiles (0-23)
         3 |   tile="61x85"
         4 |   walk [frames="0-11,12-30", repeat=1]
           |                 ^~~~~~~~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "a frame is past the sheet",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="24", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:17: error: frame 24 is past the sheet, which holds 24 tiles (0-23)
         3 |   tile="61x85"
         4 |   walk [frames="24", repeat=1]
           |                 ^~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "frames are no list",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:17: error: frames '0-' is no list of frames: write numbers and ranges such as 0-3,5,4-1, or all
         3 |   tile="61x85"
         4 |   walk [frames="0-", repeat=1]
           |                 ^~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "frames are empty",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:17: error: frames '' is no list of frames: write numbers and ranges such as 0-3,5,4-1, or all
         3 |   tile="61x85"
         4 |   walk [frames="", repeat=1]
           |                 ^
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "frames without quotes",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames=12-15, repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:16: error: put quotes around 12-15
         3 |   tile="61x85"
         4 |   walk [frames=12-15, repeat=1]
           |                ^~~~~ write "12-15"
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "a declared state has no frames",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        idle [repeat=1]
        walk -> idle -> walk
      }

      """#,
      gives: #"""
        d.gv:5:3: error: state 'idle' has no frames
         4 |   walk [frames="0", repeat=1]
         5 |   idle [repeat=1]
           |   ^~~~ write frames="0-3" or the like
         6 |   walk -> idle -> walk

        """#),
    DiagnosedGraph(
      "an edge names a state that has no frames",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        idle [frames="1", repeat=1]
        walk -> idel
        idle -> walk
      }

      """#,
      gives: #"""
        d.gv:6:11: error: an edge names 'idel', which has no frames
         5 |   idle [frames="1", repeat=1]
         6 |   walk -> idel
           |           ^~~~ did you mean 'idle'?
         7 |   idle -> walk

        """#),
    DiagnosedGraph(
      "an edge names a state that is like no other",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> somersault
      }

      """#,
      gives: #"""
        d.gv:5:11: error: an edge names 'somersault', which has no frames
         4 |   walk [frames="0", repeat=1]
         5 |   walk -> somersault
           |           ^~~~~~~~~~ write frames="0-3" or the like
         6 | }

        """#),
    DiagnosedGraph(
      "the tile does not divide the sheet",
      #"""
      digraph d {
        sheet="brian.png"
        tile="60x80"
        walk [frames="0", repeat=1]
        idle [frames="1", repeat=1]
        walk -> idle -> walk
      }

      """#,
      gives: #"""
        d.gv:3:9: error: tiles of 60x80 do not divide the sheet, which is 366x340: 6 pixels at the right and 20 at the bottom left over
         2 |   sheet="brian.png"
         3 |   tile="60x80"
           |         ^~~~~
         4 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "the tile does not divide the width",
      #"""
      digraph d {
        sheet="brian.png"
        tile="59x85"
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:3:9: error: tiles of 59x85 do not divide the sheet, which is 366x340: 12 pixels at the right left over
         2 |   sheet="brian.png"
         3 |   tile="59x85"
           |         ^~~~~
         4 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "the tile is larger than the sheet",
      #"""
      digraph d {
        sheet="brian.png"
        tile="400x85"
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:3:9: error: a tile of 400x85 does not fit into the sheet, which is 366x340
         2 |   sheet="brian.png"
         3 |   tile="400x85"
           |         ^~~~~~
         4 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "the tile is no size",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61"
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:3:9: error: tile '61' is not a size: write width and height in pixels, such as 16x24
         2 |   sheet="brian.png"
         3 |   tile="61"
           |         ^~
         4 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "the tile has no width",
      #"""
      digraph d {
        sheet="brian.png"
        tile="0x85"
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:3:9: error: tile '0x85' is out of range: write width and height, each from 1 to 65535
         2 |   sheet="brian.png"
         3 |   tile="0x85"
           |         ^~~~
         4 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "the tile without quotes",
      #"""
      digraph d {
        sheet="brian.png"
        tile=61x85
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:3:8: error: put quotes around 61x85
         2 |   sheet="brian.png"
         3 |   tile=61x85
           |        ^~~~~ write "61x85"
         4 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "offset is no pair",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        offset="1"
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:11: error: offset '1' is not a pair of pixels: write across and down, such as 2,1
         3 |   tile="61x85"
         4 |   offset="1"
           |           ^
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "gap is negative",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        gap="-1,0"
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:8: error: gap '-1,0' is out of range: write across and down, each from 0 to 65535
         3 |   tile="61x85"
         4 |   gap="-1,0"
           |        ^~~~
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "order is unknown",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        order=diagonal
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:9: error: order 'diagonal' is not known here: write row or column
         3 |   tile="61x85"
         4 |   order=diagonal
           |         ^~~~~~~~
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "no sheet is named",
      #"""
      digraph d {
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:1:9: error: no sheet is named
         1 | digraph d {
           |         ^ write sheet="file.png" in the graph
         2 |   tile="61x85"

        """#),
    DiagnosedGraph(
      "the sheet is missing",
      #"""
      digraph d {
        sheet="nowhere/brain.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:2:10: error: sheet 'nowhere/brain.png' cannot be read: no such file
         1 | digraph d {
         2 |   sheet="nowhere/brain.png"
           |          ^~~~~~~~~~~~~~~~~
         3 |   tile="61x85"

        """#),
    DiagnosedGraph(
      "the sheet is a folder",
      #"""
      digraph d {
        sheet="folder"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:2:10: error: sheet 'folder' cannot be read: it is a directory
         1 | digraph d {
         2 |   sheet="folder"
           |          ^~~~~~
         3 |   tile="61x85"

        """#),
    DiagnosedGraph(
      "the sheet is cut off",
      #"""
      digraph d {
        sheet="cut.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:2:10: error: sheet 'cut.png' cannot be read: it is cut off before the picture ends (read beyond end of data)
         1 | digraph d {
         2 |   sheet="cut.png"
           |          ^~~~~~~
         3 |   tile="61x85"

        """#),
    DiagnosedGraph(
      "the sheet without quotes",
      #"""
      digraph d {
        sheet=brian.png
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:2:9: error: put quotes around brian.png
         1 | digraph d {
         2 |   sheet=brian.png
           |         ^~~~~~~~~ write "brian.png"
         3 |   tile="61x85"

        """#),
  ]
}
