extension DiagnosedGraph {
  /// States whose other values are wrong: hold, repeat by chance, move, like, images.
  static let states: [DiagnosedGraph] = [
    DiagnosedGraph(
      "hold has no unit",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", hold=3]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:26: error: hold '3' has no unit: write 3ms or 3s
         3 |   tile="61x85"
         4 |   walk [frames="0", hold=3]
           |                          ^
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "hold is no time",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", hold=long]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:26: error: hold 'long' is not a time: write one such as 100ms or 2s
         3 |   tile="61x85"
         4 |   walk [frames="0", hold=long]
           |                          ^~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "hold is zero",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", hold="0s"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:27: error: hold '0s' is out of range: write a time from 1ms to 24h
         3 |   tile="61x85"
         4 |   walk [frames="0", hold="0s"]
           |                           ^~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "hold runs backwards",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", hold="5s..2s"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:27: error: hold '5s..2s' runs backwards: write the smaller end first
         3 |   tile="61x85"
         4 |   walk [frames="0", hold="5s..2s"]
           |                           ^~~~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "hold lacks an end",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", hold="5s.."]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:27: error: hold '5s..' lacks an end: write both, such as 2s..5s
         3 |   tile="61x85"
         4 |   walk [frames="0", hold="5s.."]
           |                           ^~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "an end of hold is out of range",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", hold="1s..25h"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:27: error: hold '25h' is out of range: write a time from 1ms to 24h
         3 |   tile="61x85"
         4 |   walk [frames="0", hold="1s..25h"]
           |                           ^~~~~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "an end of hold has no unit",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", hold="1..2s"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:27: error: hold '1' has no unit: write 1ms or 1s
         3 |   tile="61x85"
         4 |   walk [frames="0", hold="1..2s"]
           |                           ^~~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "repeat runs backwards",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat="5..2"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:29: error: repeat '5..2' runs backwards: write the smaller end first
         3 |   tile="61x85"
         4 |   walk [frames="0", repeat="5..2"]
           |                             ^~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "an end of repeat is zero",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat="0..2"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:29: error: repeat '0' is out of range: write a range from 1 to 1000000, such as 2..5
         3 |   tile="61x85"
         4 |   walk [frames="0", repeat="0..2"]
           |                             ^~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "repeat lacks an end",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat="..5"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:29: error: repeat '..5' lacks an end: write both, such as 2..5
         3 |   tile="61x85"
         4 |   walk [frames="0", repeat="..5"]
           |                             ^~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "repeat with a dash",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat="2-5"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:29: error: repeat '2-5' is not a whole number: write the number of passes, up to 1000000, 0 for ever, or a range such as 2..5
         3 |   tile="61x85"
         4 |   walk [frames="0", repeat="2-5"]
           |                             ^~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "duration is a range",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", duration="1s..2s", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:31: error: duration '1s..2s' is a range where one time stands: write one such as 2s
         3 |   tile="61x85"
         4 |   walk [frames="0", duration="1s..2s", repeat=1]
           |                               ^~~~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "move is one number",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", move=3]
      }

      """#,
      gives: #"""
        d.gv:4:26: error: move '3' is no motion: write cells per second across and down, such as 3,0
         3 |   tile="61x85"
         4 |   walk [frames="0", move=3]
           |                          ^
         5 | }

        """#),
    DiagnosedGraph(
      "move is a word",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", move=left]
      }

      """#,
      gives: #"""
        d.gv:4:26: error: move 'left' is no motion: write cells per second across and down, such as 3,0
         3 |   tile="61x85"
         4 |   walk [frames="0", move=left]
           |                          ^~~~
         5 | }

        """#),
    DiagnosedGraph(
      "move is too fast",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", move="2000,0"]
      }

      """#,
      gives: #"""
        d.gv:4:27: error: move '2000,0' is out of range: write cells per second, each from -1000 to 1000
         3 |   tile="61x85"
         4 |   walk [frames="0", move="2000,0"]
           |                           ^~~~~~
         5 | }

        """#),
    DiagnosedGraph(
      "move is three numbers",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", move="1,2,3"]
      }

      """#,
      gives: #"""
        d.gv:4:27: error: move '1,2,3' is no motion: write cells per second across and down, such as 3,0
         3 |   tile="61x85"
         4 |   walk [frames="0", move="1,2,3"]
           |                           ^~~~~
         5 | }

        """#),
    DiagnosedGraph(
      "move without quotes",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", move=3,0]
      }

      """#,
      gives: #"""
        d.gv:4:26: error: put quotes around 3,0
         3 |   tile="61x85"
         4 |   walk [frames="0", move=3,0]
           |                          ^~~ write "3,0"
         5 | }

        """#),
    DiagnosedGraph(
      "anchor is unknown",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", anchor=middle]
      }

      """#,
      gives: #"""
        d.gv:4:28: error: anchor 'middle' is not known here: write top, bottom, left, right, center or a pair such as bottom-left
         3 |   tile="61x85"
         4 |   walk [frames="0", anchor=middle]
           |                            ^~~~~~
         5 | }

        """#),
    DiagnosedGraph(
      "anchor is twice the same direction",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        anchor="top-bottom"
        walk [frames="0"]
      }

      """#,
      gives: #"""
        d.gv:4:11: error: anchor 'top-bottom' is not known here: write top, bottom, left, right, center or a pair such as bottom-left
         3 |   tile="61x85"
         4 |   anchor="top-bottom"
           |           ^~~~~~~~~~
         5 |   walk [frames="0"]

        """#),
    DiagnosedGraph(
      "like names no state",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        run [like=wlak]
        walk -> run [on=click]
      }

      """#,
      gives: #"""
        d.gv:5:13: error: like names 'wlak', which is no state of this graph
         4 |   walk [frames="0"]
         5 |   run [like=wlak]
           |             ^~~~ did you mean 'walk'?
         6 |   walk -> run [on=click]

        """#),
    DiagnosedGraph(
      "like names any state",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [like="*", frames="0"]
      }

      """#,
      gives: #"""
        d.gv:4:15: error: like names '*', which is no state of this graph
         3 |   tile="61x85"
         4 |   walk [like="*", frames="0"]
           |               ^
         5 | }

        """#),
    DiagnosedGraph(
      "a state is like itself",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", like=walk]
      }

      """#,
      gives: #"""
        d.gv:4:26: error: state 'walk' is like itself
         3 |   tile="61x85"
         4 |   walk [frames="0", like=walk]
           |                          ^~~~
         5 | }

        """#),
    DiagnosedGraph(
      "like goes round",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", like=run]
        run [like=jump]
        jump [like=walk]
        walk -> run -> jump [on=click]
      }

      """#,
      gives: #"""
        d.gv:6:14: error: like goes round in a ring: 'jump' is like itself in the end
         5 |   run [like=jump]
         6 |   jump [like=walk]
           |              ^~~~
         7 |   walk -> run -> jump [on=click]

        """#),
    DiagnosedGraph(
      "the sheet of a state is missing",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        run [frames="0", sheet="no.png"]
        walk -> run [on=click]
      }

      """#,
      gives: #"""
        d.gv:5:27: error: sheet 'no.png' cannot be read: no such file
         4 |   walk [frames="0"]
         5 |   run [frames="0", sheet="no.png"]
           |                           ^~~~~~
         6 |   walk -> run [on=click]

        """#),
    DiagnosedGraph(
      "the tile of a state does not divide",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", tile="60x85"]
      }

      """#,
      gives: #"""
        d.gv:4:27: error: tiles of 60x85 do not divide the sheet, which is 366x340: 6 pixels at the right left over
         3 |   tile="61x85"
         4 |   walk [frames="0", tile="60x85"]
           |                           ^~~~~
         5 | }

        """#),
    DiagnosedGraph(
      "sheet and images in one state",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", images="x_%d.png", sheet="brian.png"]
      }

      """#,
      gives: #"""
        d.gv:4:40: error: sheet and images together: leave one of them out
         3 |   tile="61x85"
         4 |   walk [frames="0", images="x_%d.png", sheet="brian.png"]
           |                                        ^~~~~
         5 | }

        """#),
    DiagnosedGraph(
      "sheet and images in the graph",
      #"""
      digraph d {
        sheet="brian.png"
        images="x_%d.png"
        walk
      }

      """#,
      gives: #"""
        d.gv:3:3: error: sheet and images together: leave one of them out
         2 |   sheet="brian.png"
         3 |   images="x_%d.png"
           |   ^~~~~~
         4 |   walk

        """#),
    DiagnosedGraph(
      "no file matches",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [images="no-such-file_%d.png"]
      }

      """#,
      gives: #"""
        d.gv:4:17: error: images: no file matches the pattern 'no-such-file_%d.png' in the current folder
         3 |   tile="61x85"
         4 |   walk [images="no-such-file_%d.png"]
           |                 ^~~~~~~~~~~~~~~~~~~
         5 | }

        """#),
    DiagnosedGraph(
      "no folder of images",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [images="no/such/folder/x_%d.png"]
      }

      """#,
      gives: #"""
        d.gv:4:17: error: images: there is no folder 'no/such/folder'
         3 |   tile="61x85"
         4 |   walk [images="no/such/folder/x_%d.png"]
           |                 ^~~~~~~~~~~~~~~~~~~~~~~
         5 | }

        """#),
    DiagnosedGraph(
      "a pattern with two numbers",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [images="x_%d_%d.png"]
      }

      """#,
      gives: #"""
        d.gv:4:17: error: images: the pattern 'x_%d_%d.png' has more than one number
         3 |   tile="61x85"
         4 |   walk [images="x_%d_%d.png"]
           |                 ^~~~~~~~~~~
         5 | }

        """#),
    DiagnosedGraph(
      "a pattern with an unknown conversion",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [images="x_%s.png"]
      }

      """#,
      gives: #"""
        d.gv:4:17: error: images: after a % in the pattern 'x_%s.png' stands d, as in %d or %02d, or another %
         3 |   tile="61x85"
         4 |   walk [images="x_%s.png"]
           |                 ^~~~~~~~
         5 | }

        """#),
    DiagnosedGraph(
      "a pattern with a number and a wildcard",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [images="x_%d*.png"]
      }

      """#,
      gives: #"""
        d.gv:4:17: error: images: the pattern 'x_%d*.png' has a number and a wildcard; one of the two must be enough
         3 |   tile="61x85"
         4 |   walk [images="x_%d*.png"]
           |                 ^~~~~~~~~
         5 | }

        """#),
    DiagnosedGraph(
      "the only frame is passed",
      #"""
      digraph d {
        sheet="brian.png"
        walk [frames="0-1"]
      }

      """#,
      gives: #"""
        d.gv:3:17: error: frames 0-1 run past the sheet, which holds one tile (0)
         2 |   sheet="brian.png"
         3 |   walk [frames="0-1"]
           |                 ^~~
         4 | }

        """#),
  ]
}
