extension DiagnosedGraph {
  /// Graphs that can be played, with something in them that comes to nothing.
  static let moot: [DiagnosedGraph] = [
    DiagnosedGraph(
      "attributes of a choice that show",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        c [shape=diamond, flip=h, speed=2, direction=reverse, label="?"]
        walk -> c -> walk
      }

      """#,
      gives: #"""
        d.gv:5:21: warning: flip has no effect: a choice (shape=diamond) shows nothing
         4 |   walk [frames="0", repeat=1]
         5 |   c [shape=diamond, flip=h, speed=2, direction=reverse, label="?"]
           |                     ^~~~
         6 |   walk -> c -> walk
        d.gv:5:29: warning: speed has no effect: a choice (shape=diamond) shows nothing
         4 |   walk [frames="0", repeat=1]
         5 |   c [shape=diamond, flip=h, speed=2, direction=reverse, label="?"]
           |                             ^~~~~
         6 |   walk -> c -> walk
        d.gv:5:38: warning: direction has no effect: a choice (shape=diamond) shows nothing
         4 |   walk [frames="0", repeat=1]
         5 |   c [shape=diamond, flip=h, speed=2, direction=reverse, label="?"]
           |                                      ^~~~~~~~~
         6 |   walk -> c -> walk

        """#),
    DiagnosedGraph(
      "when on a choice's edge",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        c [shape=diamond]
        walk -> c
        c -> walk [when=loop]
      }

      """#,
      gives: #"""
        d.gv:7:14: warning: when has no effect: 'c' is a choice, which is left at once
         6 |   walk -> c
         7 |   c -> walk [when=loop]
           |              ^~~~
         8 | }

        """#),
    DiagnosedGraph(
      "an attribute of any state",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        "*" [fps=3, label=any]
        "*" -> walk [on="key d"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:5:8: warning: fps has no effect: "*" is any state, and has nothing of its own
         4 |   walk [frames="0", repeat=1]
         5 |   "*" [fps=3, label=any]
           |        ^~~ write node [fps=…] before the states
         6 |   "*" -> walk [on="key d"]

        """#),
    DiagnosedGraph(
      "an attribute of the state that was left",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        "^" [fps=3]
        walk -> "^"
      }

      """#,
      gives: #"""
        d.gv:5:8: warning: fps has no effect: "^" is the state that was left, and has nothing of its own
         4 |   walk [frames="0", repeat=1]
         5 |   "^" [fps=3]
           |        ^~~
         6 |   walk -> "^"

        """#),
    DiagnosedGraph(
      "a cluster that is no actor",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        subgraph clusterA {
          walk [frames="0", repeat=1]
        }
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:12: warning: 'clusterA' is drawn as a cluster, but is no actor here
         3 |   tile="61x85"
         4 |   subgraph clusterA {
           |            ^~~~~~~~ write cluster_A to make an actor of it
         5 |     walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "a cluster without a name is no actor",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        subgraph cluster {
          walk [frames="0", repeat=1]
        }
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:12: warning: 'cluster' is drawn as a cluster, but is no actor here
         3 |   tile="61x85"
         4 |   subgraph cluster {
           |            ^~~~~~~ write cluster_NAME to make an actor of it
         5 |     walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "a border edge from a state that does not move",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on=border]
      }

      """#,
      gives: #"""
        d.gv:5:20: warning: this edge is never taken: 'walk' does not move, and so never comes to the border
         4 |   walk [frames="0"]
         5 |   walk -> walk [on=border]
           |                    ^~~~~~ give 'walk' a motion, such as move="3,0"
         6 | }

        """#),
  ]
}
