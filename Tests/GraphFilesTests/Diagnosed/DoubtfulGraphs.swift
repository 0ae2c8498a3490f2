extension DiagnosedGraph {
  /// More graphs that can be played and do perhaps not do what their author meant.
  static let doubtful: [DiagnosedGraph] = [
    DiagnosedGraph(
      "a key that is the player's own",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on="key q"]
      }

      """#,
      gives: #"""
        d.gv:5:21: warning: key q is the player's own and never reaches the graph
         4 |   walk [frames="0"]
         5 |   walk -> walk [on="key q"]
           |                     ^~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "on=loop of a state that plays once",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk
        walk -> walk [on=loop]
      }

      """#,
      gives: #"""
        d.gv:6:20: warning: this edge is never taken: 'walk' plays only once
         5 |   walk -> walk
         6 |   walk -> walk [on=loop]
           |                    ^~~~ give 'walk' another repeat, or leave on=loop out
         7 | }

        """#),
    DiagnosedGraph(
      "loop N of a state that plays N times",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=3]
        walk -> walk [on="loop 3"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:5:21: warning: this edge is never taken: 'walk' plays 3 times, and its last pass ends in a stop
         4 |   walk [frames="0", repeat=3]
         5 |   walk -> walk [on="loop 3"]
           |                     ^~~~~~ write a number below its repeat
         6 |   walk -> walk

        """#),
    DiagnosedGraph(
      "loop N of a state that plays less",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat="2..3"]
        walk -> walk [on="loop 5"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:5:21: warning: this edge is never taken: 'walk' plays 3 times, and its last pass ends in a stop
         4 |   walk [frames="0", repeat="2..3"]
         5 |   walk -> walk [on="loop 5"]
           |                     ^~~~~~ write a number below its repeat
         6 |   walk -> walk

        """#),
    DiagnosedGraph(
      "when=stop of a state that plays for ever",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on=click, when=stop]
      }

      """#,
      gives: #"""
        d.gv:5:32: warning: when=stop never comes: 'walk' plays for ever
         4 |   walk [frames="0"]
         5 |   walk -> walk [on=click, when=stop]
           |                                ^~~~
         6 | }

        """#),
    DiagnosedGraph(
      "an end that plays for ever",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", shape=doublecircle]
      }

      """#,
      gives: #"""
        d.gv:4:3: warning: 'walk' is an end (shape=doublecircle) that plays for ever
         3 |   tile="61x85"
         4 |   walk [frames="0", shape=doublecircle]
           |   ^~~~ give it a repeat, such as repeat=1
         5 | }

        """#),
    DiagnosedGraph(
      "a held state leads nowhere",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", hold="1s"]
      }

      """#,
      gives: #"""
        d.gv:4:3: warning: 'walk' stops and leads nowhere: its last frame stays
         3 |   tile="61x85"
         4 |   walk [frames="0", hold="1s"]
           |   ^~~~
         5 | }

        """#),
    DiagnosedGraph(
      "a state of the second actor leads nowhere",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [frames="0", repeat=1]
        subgraph cluster_a { a -> a }
        subgraph cluster_b { b }
        a -> b
      }

      """#,
      gives: #"""
        d.gv:6:24: warning: 'b' stops and leads nowhere: its last frame stays
         5 |   subgraph cluster_a { a -> a }
         6 |   subgraph cluster_b { b }
           |                        ^
         7 |   a -> b

        """#),
    DiagnosedGraph(
      "a state of a cluster is not reached",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [frames="0"]
        subgraph cluster_a { a; b }
      }

      """#,
      gives: #"""
        d.gv:5:27: warning: 'b' is never played: no edge leads to it from 'a'
         4 |   node [frames="0"]
         5 |   subgraph cluster_a { a; b }
           |                           ^
         6 | }

        """#),
    DiagnosedGraph(
      "a stop edge to another actor from a state that never stops",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [frames="0"]
        subgraph cluster_a { a }
        subgraph cluster_b { b; c }
        a -> c
        b -> c [on=click]
      }

      """#,
      gives: #"""
        d.gv:7:5: warning: this edge is never taken: 'a' plays for ever
         6 |   subgraph cluster_b { b; c }
         7 |   a -> c
           |     ^~ give 'a' a repeat, such as repeat=1
         8 |   b -> c [on=click]

        """#),
    DiagnosedGraph(
      "at of a plain subgraph",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        subgraph moves { at="1,1"; walk [frames="0"] }
      }

      """#,
      gives: #"""
        d.gv:4:20: warning: at has no effect here: a plain subgraph only groups states
         3 |   tile="61x85"
         4 |   subgraph moves { at="1,1"; walk [frames="0"] }
           |                    ^~ write it in the graph, or name the subgraph cluster_NAME to make an actor of it
         5 | }

        """#),
    DiagnosedGraph(
      "a cluster without an underscore",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        subgraph clusterTom { walk [frames="0"] }
      }

      """#,
      gives: #"""
        d.gv:4:12: warning: 'clusterTom' is drawn as a cluster, but is no actor here
         3 |   tile="61x85"
         4 |   subgraph clusterTom { walk [frames="0"] }
           |            ^~~~~~~~~~ write cluster_Tom to make an actor of it
         5 | }

        """#),
    DiagnosedGraph(
      "start of a graph with clusters",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        start=walk
        subgraph cluster_a { walk [frames="0"] }
      }

      """#,
      gives: #"""
        d.gv:4:3: warning: start of the graph has no effect: each cluster has its own
         3 |   tile="61x85"
         4 |   start=walk
           |   ^~~~~
         5 |   subgraph cluster_a { walk [frames="0"] }

        """#),
    DiagnosedGraph(
      "at of a graph with clusters",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        at="5,5"
        subgraph cluster_a { walk [frames="0"] }
      }

      """#,
      gives: #"""
        d.gv:4:3: warning: at of the graph has no effect: each cluster has its own
         3 |   tile="61x85"
         4 |   at="5,5"
           |   ^~
         5 |   subgraph cluster_a { walk [frames="0"] }

        """#),
    DiagnosedGraph(
      "an attribute of an actor is unknown",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        subgraph cluster_a { scael=2; walk [frames="0"] }
      }

      """#,
      gives: #"""
        d.gv:4:24: warning: unknown attribute 'scael' of an actor
         3 |   tile="61x85"
         4 |   subgraph cluster_a { scael=2; walk [frames="0"] }
           |                        ^~~~~ did you mean 'scale'?
         5 | }

        """#),
    DiagnosedGraph(
      "frames of any state",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        "*" [frames="1"]
        "*" -> walk [on=click]
      }

      """#,
      gives: #"""
        d.gv:5:8: warning: frames has no effect: "*" is any state, and has nothing of its own
         4 |   walk [frames="0"]
         5 |   "*" [frames="1"]
           |        ^~~~~~ write node [frames=…] before the states
         6 |   "*" -> walk [on=click]

        """#),
    DiagnosedGraph(
      "offset without a tile",
      #"""
      digraph d {
        sheet="brian.png"
        offset="1,1"
        walk
      }

      """#,
      gives: #"""
        d.gv:3:3: warning: offset has no effect without tile
         2 |   sheet="brian.png"
         3 |   offset="1,1"
           |   ^~~~~~ write tile="16x24" or the like
         4 |   walk

        """#),
    DiagnosedGraph(
      "two states on one line",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [frames="0"]
        walk run
        walk -> run [on=click]
      }

      """#,
      gives: #"""
        d.gv:5:3: warning: 'walk' and 'run' are two nodes on one line with no ';' between them
         4 |   node [frames="0"]
         5 |   walk run
           |   ^~~~~~~~ one name? write "walk run"
         6 |   walk -> run [on=click]

        """#),
  ]
}
