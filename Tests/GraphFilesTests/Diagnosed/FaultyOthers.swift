extension DiagnosedGraph {
  /// Actors, choices and values that are wrong, one in each graph.
  static let others: [DiagnosedGraph] = [
    DiagnosedGraph(
      "the name of an actor is empty",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        subgraph cluster_ {
          walk [frames="0", repeat=1]
          walk -> walk
        }
      }

      """#,
      gives: #"""
        d.gv:4:12: error: a cluster without an actor's name
         3 |   tile="61x85"
         4 |   subgraph cluster_ {
           |            ^~~~~~~~ write cluster_NAME
         5 |     walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "a wrong move gives no warning of the border",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", move="fast"]
        walk -> walk [on=border]
      }

      """#,
      gives: #"""
        d.gv:4:27: error: move 'fast' is no motion: write cells per second across and down, such as 3,0
         3 |   tile="61x85"
         4 |   walk [frames="0", move="fast"]
           |                           ^~~~
         5 |   walk -> walk [on=border]

        """#),
    DiagnosedGraph(
      "a speed has too many digits",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1, speed=100.0000001]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:37: error: speed '100.0000001' has too many digits behind the point: write at most 3
         3 |   tile="61x85"
         4 |   walk [frames="0", repeat=1, speed=100.0000001]
           |                                     ^~~~~~~~~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "an offset is out of range",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        offset="70000,0"
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:11: error: offset '70000,0' is out of range: write across and down, each from 0 to 65535
         3 |   tile="61x85"
         4 |   offset="70000,0"
           |           ^~~~~~~
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "a frame is past every sheet",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="99999999999999999999", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:17: error: frames '99999999999999999999' is out of range: no sheet holds so many tiles
         3 |   tile="61x85"
         4 |   walk [frames="99999999999999999999", repeat=1]
           |                 ^~~~~~~~~~~~~~~~~~~~
         5 |   walk -> walk

        """#),
  ]
}
