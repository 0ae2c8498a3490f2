extension DiagnosedGraph {
  /// Graphs and edges that are wrong, one fault in each.
  static let graphs: [DiagnosedGraph] = [
    DiagnosedGraph(
      "start names no state",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        start=wlak
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:9: error: start names 'wlak', which is no state of this graph
         3 |   tile="61x85"
         4 |   start=wlak
           |         ^~~~ did you mean 'walk'?
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "start is like no state",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        start=somersault
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:9: error: start names 'somersault', which is no state of this graph
         3 |   tile="61x85"
         4 |   start=somersault
           |         ^~~~~~~~~~
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "speed of the graph is zero",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        speed=0
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:9: error: speed '0' is out of range: write a number from 0.01 to 100
         3 |   tile="61x85"
         4 |   speed=0
           |         ^
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "scale is out of range",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        scale=65
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:9: error: scale '65' is out of range: write a number from 0.01 to 64, or fit
         3 |   tile="61x85"
         4 |   scale=65
           |         ^~
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "filter is unknown",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        filter=soft
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:10: error: filter 'soft' is not known here: write auto, nearest or area
         3 |   tile="61x85"
         4 |   filter=soft
           |          ^~~~
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "background is unknown",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        background=blue
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:14: error: background 'blue' is not known here: write none, checker or #rrggbb
         3 |   tile="61x85"
         4 |   background=blue
           |              ^~~~
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "background without quotes",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        background=#102030
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:14: error: '#' starts a comment here; put quotes around #102030
         3 |   tile="61x85"
         4 |   background=#102030
           |              ^~~~~~~ write "#102030"
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "on is no trigger",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk [on=somersault]
      }

      """#,
      gives: #"""
        d.gv:5:20: error: on 'somersault' is no trigger: write stop, loop, loop N, pause, after TIME, key K, click, signal NAME or border
         4 |   walk [frames="0", repeat=1]
         5 |   walk -> walk [on=somersault]
           |                    ^~~~~~~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "weight is negative",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk [weight=-1]
      }

      """#,
      gives: #"""
        d.gv:5:24: error: weight '-1' is out of range: write a number from 0 to 1000000
         4 |   walk [frames="0", repeat=1]
         5 |   walk -> walk [weight=-1]
           |                        ^~
         6 | }

        """#),
    DiagnosedGraph(
      "weight is no number",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk [weight=often]
      }

      """#,
      gives: #"""
        d.gv:5:24: error: weight 'often' is not a number: write one such as 2
         4 |   walk [frames="0", repeat=1]
         5 |   walk -> walk [weight=often]
           |                        ^~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "weight of all edges is no number",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        edge [weight=often]
        walk [frames="0", repeat=1]
        walk -> walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:16: error: weight 'often' is not a number: write one such as 2
         3 |   tile="61x85"
         4 |   edge [weight=often]
           |                ^~~~~
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "all weights are zero",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk [weight=0]
        walk -> walk [weight="0.0"]
      }

      """#,
      gives: #"""
        d.gv:5:24: error: all edges from 'walk' on stop have weight 0, so that none can be taken
         4 |   walk [frames="0", repeat=1]
         5 |   walk -> walk [weight=0]
           |                        ^
         6 |   walk -> walk [weight="0.0"]

        """#),
    DiagnosedGraph(
      "the graph has no state",
      #"""
      digraph d {
      }

      """#,
      gives: #"""
        d.gv:1:9: error: the graph has no state
         1 | digraph d {
           |         ^ write one, such as walk [frames="0-3"]
         2 | }

        """#),
    DiagnosedGraph(
      "a graph without a name has no state",
      #"""
      digraph {
      }

      """#,
      gives: #"""
        d.gv:1:1: error: the graph has no state
         1 | digraph {
           | ^~~~~~~ write one, such as walk [frames="0-3"]
         2 | }

        """#),
    DiagnosedGraph(
      "the file has no graph",
      "\n",
      gives: #"""
        d.gv: error: the file contains no graph; a graph begins with 'digraph NAME {'

        """#),
    DiagnosedGraph(
      "an edge of a digraph is a line",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -- walk
      }

      """#,
      gives: #"""
        d.gv:5:8: error: an edge of a digraph is written '->', not '--'
         4 |   walk [frames="0", repeat=1]
         5 |   walk -- walk
           |        ^~
         6 | }

        """#),
  ]
}
