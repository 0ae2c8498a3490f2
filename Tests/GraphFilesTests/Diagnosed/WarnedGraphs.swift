extension DiagnosedGraph {
  /// Graphs that can be played and do perhaps not do what their author meant.
  static let warned: [DiagnosedGraph] = [
    DiagnosedGraph(
      "an attribute of the graph is unknown",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        scael=2
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:3: warning: unknown attribute 'scael' of the graph
         3 |   tile="61x85"
         4 |   scael=2
           |   ^~~~~ did you mean 'scale'?
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "an attribute of a state is unknown",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1, drection=forward]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:31: warning: unknown attribute 'drection' of a state
         3 |   tile="61x85"
         4 |   walk [frames="0", repeat=1, drection=forward]
           |                               ^~~~~~~~ did you mean 'direction'?
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "an attribute differs by case",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", Repeat=1]
      }

      """#,
      gives: #"""
        d.gv:4:21: warning: unknown attribute 'Repeat' of a state
         3 |   tile="61x85"
         4 |   walk [frames="0", Repeat=1]
           |                     ^~~~~~ did you mean 'repeat'?
         5 | }

        """#),
    DiagnosedGraph(
      "an attribute of all states is unknown, and told of once",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [repaet=1]
        walk [frames="0"]
        idle [frames="1", repeat=1]
        idle -> walk
        start=idle
      }

      """#,
      gives: #"""
        d.gv:4:9: warning: unknown attribute 'repaet' of a state
         3 |   tile="61x85"
         4 |   node [repaet=1]
           |         ^~~~~~ did you mean 'repeat'?
         5 |   walk [frames="0"]

        """#),
    DiagnosedGraph(
      "an attribute of an edge is unknown",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk [wieght=2]
      }

      """#,
      gives: #"""
        d.gv:5:17: warning: unknown attribute 'wieght' of an edge
         4 |   walk [frames="0", repeat=1]
         5 |   walk -> walk [wieght=2]
           |                 ^~~~~~ did you mean 'weight'?
         6 | }

        """#),
    DiagnosedGraph(
      "an attribute of all edges is unknown, and told of once",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        edge [no=stop]
        walk [frames="0", repeat=1]
        walk -> walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:9: warning: unknown attribute 'no' of an edge
         3 |   tile="61x85"
         4 |   edge [no=stop]
           |         ^~ did you mean 'on'?
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "an attribute is like no other",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        zzz=2
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:3: warning: unknown attribute 'zzz' of the graph
         3 |   tile="61x85"
         4 |   zzz=2
           |   ^~~
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "a state's attribute stands in the graph",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        fps=10
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:3: warning: unknown attribute 'fps' of the graph
         3 |   tile="61x85"
         4 |   fps=10
           |   ^~~ a state has it: write node [fps=…] for all of them
         5 |   walk [frames="0", repeat=1]

        """#),
    DiagnosedGraph(
      "the graph's attribute stands in a state",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1, background=none]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:31: warning: unknown attribute 'background' of a state
         3 |   tile="61x85"
         4 |   walk [frames="0", repeat=1, background=none]
           |                               ^~~~~~~~~~ the graph has it: write background=… on a line of its own
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "an edge's attribute stands in a state",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1, weight=2]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:31: warning: unknown attribute 'weight' of a state
         3 |   tile="61x85"
         4 |   walk [frames="0", repeat=1, weight=2]
           |                               ^~~~~~ an edge has it
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "a state is not reached",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        idle [frames="1", repeat=1]
        walk -> walk
        idle -> walk
      }

      """#,
      gives: #"""
        d.gv:5:3: warning: 'idle' is never played: no edge leads to it from 'walk'
         4 |   walk [frames="0", repeat=1]
         5 |   idle [frames="1", repeat=1]
           |   ^~~~
         6 |   walk -> walk

        """#),
    DiagnosedGraph(
      "a state is reached by weight 0 alone",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        idle [frames="1", repeat=1]
        walk -> walk
        walk -> idle [weight=0]
        idle -> walk
      }

      """#,
      gives: #"""
        d.gv:5:3: warning: 'idle' is never played: no edge leads to it from 'walk'
         4 |   walk [frames="0", repeat=1]
         5 |   idle [frames="1", repeat=1]
           |   ^~~~
         6 |   walk -> walk

        """#),
    DiagnosedGraph(
      "a state stops and leads nowhere",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
      }

      """#,
      gives: #"""
        d.gv:4:3: warning: 'walk' stops and leads nowhere: its last frame stays
         3 |   tile="61x85"
         4 |   walk [frames="0", repeat=1]
           |   ^~~~
         5 | }

        """#),
    DiagnosedGraph(
      "a stop edge from a state that never stops",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:5:8: warning: this edge is never taken: 'walk' plays for ever
         4 |   walk [frames="0"]
         5 |   walk -> walk
           |        ^~ give 'walk' a repeat, such as repeat=1
         6 | }

        """#),
    DiagnosedGraph(
      "strict",
      #"""
      strict digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:1:1: warning: strict means nothing here: an edge said twice counts once
         1 | strict digraph d {
           | ^~~~~~
         2 |   sheet="brian.png"

        """#),
    DiagnosedGraph(
      "an undirected graph",
      #"""
      graph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -- walk
      }

      """#,
      gives: #"""
        d.gv:1:1: warning: an undirected graph: each edge is taken to lead from left to right
         1 | graph d {
           | ^~~~~ write digraph and ->
         2 |   sheet="brian.png"

        """#),
    DiagnosedGraph(
      "ports",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk:n -> walk:hand:s
      }

      """#,
      gives: #"""
        d.gv:5:7: warning: a port means nothing here
         4 |   walk [frames="0", repeat=1]
         5 |   walk:n -> walk:hand:s
           |       ^~ put quotes around the name if the colon belongs to it
         6 | }
        d.gv:5:17: warning: a port means nothing here
         4 |   walk [frames="0", repeat=1]
         5 |   walk:n -> walk:hand:s
           |                 ^~~~~~~ put quotes around the name if the colon belongs to it
         6 | }

        """#),
  ]
}
