extension DiagnosedGraph {
  /// Edges, choices and ends that are wrong, one fault in each graph.
  static let edges: [DiagnosedGraph] = [
    DiagnosedGraph(
      "on is misspelt",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on=klick]
      }

      """#,
      gives: #"""
        d.gv:5:20: error: on 'klick' is no trigger: write stop, loop, loop N, pause, after TIME, key K, click, signal NAME or border; did you mean click?
         4 |   walk [frames="0"]
         5 |   walk -> walk [on=klick]
           |                    ^~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "on is empty",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on=""]
      }

      """#,
      gives: #"""
        d.gv:5:21: error: on '' is no trigger: write stop, loop, loop N, pause, after TIME, key K, click, signal NAME or border
         4 |   walk [frames="0"]
         5 |   walk -> walk [on=""]
           |                     ^
         6 | }

        """#),
    DiagnosedGraph(
      "a key is missing",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on=key]
      }

      """#,
      gives: #"""
        d.gv:5:20: error: on 'key' needs a key, such as key d
         4 |   walk [frames="0"]
         5 |   walk -> walk [on=key]
           |                    ^~~
         6 | }

        """#),
    DiagnosedGraph(
      "a key is unknown",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on="key spcae"]
      }

      """#,
      gives: #"""
        d.gv:5:21: error: on 'spcae' is no key: write one character, or a name such as space or up; did you mean space?
         4 |   walk [frames="0"]
         5 |   walk -> walk [on="key spcae"]
           |                     ^~~~~~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "a key is like no other",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on="key somersault"]
      }

      """#,
      gives: #"""
        d.gv:5:21: error: on 'somersault' is no key: write one character, or a name such as space or up
         4 |   walk [frames="0"]
         5 |   walk -> walk [on="key somersault"]
           |                     ^~~~~~~~~~~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "a key without quotes",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on=key d]
      }

      """#,
      gives: #"""
        d.gv:5:20: error: put quotes around key d
         4 |   walk [frames="0"]
         5 |   walk -> walk [on=key d]
           |                    ^~~~~ write "key d"
         6 | }

        """#),
    DiagnosedGraph(
      "after has no time",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on=after]
      }

      """#,
      gives: #"""
        d.gv:5:20: error: on 'after' needs a time, such as after 2s
         4 |   walk [frames="0"]
         5 |   walk -> walk [on=after]
           |                    ^~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "after has no unit",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on="after 2"]
      }

      """#,
      gives: #"""
        d.gv:5:21: error: on after '2' has no unit: write 2ms or 2s
         4 |   walk [frames="0"]
         5 |   walk -> walk [on="after 2"]
           |                     ^~~~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "after is zero",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on="after 0s"]
      }

      """#,
      gives: #"""
        d.gv:5:21: error: on after '0s' is out of range: write a time from 1ms to 24h
         4 |   walk [frames="0"]
         5 |   walk -> walk [on="after 0s"]
           |                     ^~~~~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "after is a range",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on="after 1s..2s"]
      }

      """#,
      gives: #"""
        d.gv:5:21: error: on after '1s..2s' is a range where one time stands: write one such as 2s
         4 |   walk [frames="0"]
         5 |   walk -> walk [on="after 1s..2s"]
           |                     ^~~~~~~~~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "loop zero",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on="loop 0"]
      }

      """#,
      gives: #"""
        d.gv:5:21: error: on loop '0' is out of range: write one from 1 to 1000000
         4 |   walk [frames="0"]
         5 |   walk -> walk [on="loop 0"]
           |                     ^~~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "loop in words",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on="loop twice"]
      }

      """#,
      gives: #"""
        d.gv:5:21: error: on loop 'twice' is not a whole number: write one from 1 to 1000000
         4 |   walk [frames="0"]
         5 |   walk -> walk [on="loop twice"]
           |                     ^~~~~~~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "a signal has no name",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on=signal]
      }

      """#,
      gives: #"""
        d.gv:5:20: error: on 'signal' needs a name, such as signal go
         4 |   walk [frames="0"]
         5 |   walk -> walk [on=signal]
           |                    ^~~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "stop with something after it",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk [on="stop now"]
      }

      """#,
      gives: #"""
        d.gv:5:21: error: on 'stop now' says too much: write stop
         4 |   walk [frames="0", repeat=1]
         5 |   walk -> walk [on="stop now"]
           |                     ^~~~~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "click with something after it",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on="click left"]
      }

      """#,
      gives: #"""
        d.gv:5:21: error: on 'click left' says too much: write click
         4 |   walk [frames="0"]
         5 |   walk -> walk [on="click left"]
           |                     ^~~~~~~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "when is unknown",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on=click, when=later]
      }

      """#,
      gives: #"""
        d.gv:5:32: error: when 'later' is not known here: write now, loop or stop
         4 |   walk [frames="0"]
         5 |   walk -> walk [on=click, when=later]
           |                                ^~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "when differs by case",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> walk [on=click, when=Loop]
      }

      """#,
      gives: #"""
        d.gv:5:32: error: when 'Loop' is not known here: write now, loop or stop
         4 |   walk [frames="0"]
         5 |   walk -> walk [on=click, when=Loop]
           |                                ^~~~
         6 | }

        """#),
    DiagnosedGraph(
      "weight is too large",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk [weight=2000000]
      }

      """#,
      gives: #"""
        d.gv:5:24: error: weight '2000000' is out of range: write a number from 0 to 1000000
         4 |   walk [frames="0", repeat=1]
         5 |   walk -> walk [weight=2000000]
           |                        ^~~~~~~
         6 | }

        """#),
    DiagnosedGraph(
      "all weights of a trigger are zero",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        walk -> walk
        walk -> walk [on=click, weight=0]
      }

      """#,
      gives: #"""
        d.gv:6:34: error: all edges from 'walk' on click have weight 0, so that none can be taken
         5 |   walk -> walk
         6 |   walk -> walk [on=click, weight=0]
           |                                  ^
         7 | }

        """#),
    DiagnosedGraph(
      "all weights of any state are zero",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        run [frames="1"]
        "*" -> run [on="key r", weight=0]
      }

      """#,
      gives: #"""
        d.gv:6:34: error: all edges from '*' on key r have weight 0, so that none can be taken
         5 |   run [frames="1"]
         6 |   "*" -> run [on="key r", weight=0]
           |                                  ^
         7 | }

        """#),
    DiagnosedGraph(
      "an edge out of back",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        "^" -> walk [on=click]
      }

      """#,
      gives: #"""
        d.gv:5:4: error: "^" stands for the state that was left: no edge leads out of it
         4 |   walk [frames="0"]
         5 |   "^" -> walk [on=click]
           |    ^
         6 | }

        """#),
    DiagnosedGraph(
      "an edge to any state",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        walk -> "*" [on=click]
      }

      """#,
      gives: #"""
        d.gv:5:12: error: "*" stands for any state: no edge leads to it
         4 |   walk [frames="0"]
         5 |   walk -> "*" [on=click]
           |            ^ for one of several states, write an edge to each, with a weight
         6 | }

        """#),
    DiagnosedGraph(
      "any state without quotes",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        * -> walk [on=click]
      }

      """#,
      gives: #"""
        d.gv:5:3: error: put quotes around *
         4 |   walk [frames="0"]
         5 |   * -> walk [on=click]
           |   ^ write "*"
         6 | }

        """#),
    DiagnosedGraph(
      "back without quotes",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0"]
        run [frames="0", repeat=1]
        walk -> run [on=click]
        run -> ^
      }

      """#,
      gives: #"""
        d.gv:7:10: error: put quotes around ^
         6 |   walk -> run [on=click]
         7 |   run -> ^
           |          ^ write "^"
         8 | }

        """#),
    DiagnosedGraph(
      "any state of nobody",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        subgraph cluster_a { a [frames="0"] }
        subgraph cluster_b { b [frames="0"] }
        "*" -> "^" [on=click]
      }

      """#,
      gives: #"""
        d.gv:6:4: error: "*" is any state of one actor, but it is not said whose
         5 |   subgraph cluster_b { b [frames="0"] }
         6 |   "*" -> "^" [on=click]
           |    ^ write the edge inside the cluster
         7 | }

        """#),
    DiagnosedGraph(
      "the start is any state",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        start="*"
        walk [frames="0"]
      }

      """#,
      gives: #"""
        d.gv:4:10: error: start names '*', which is no state of this graph
         3 |   tile="61x85"
         4 |   start="*"
           |          ^
         5 |   walk [frames="0"]

        """#),
    DiagnosedGraph(
      "a choice has frames",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        which [shape=diamond, frames="0"]
        walk -> which -> walk
      }

      """#,
      gives: #"""
        d.gv:5:25: error: a choice (shape=diamond) is left at once: it has no frames
         4 |   walk [frames="0", repeat=1]
         5 |   which [shape=diamond, frames="0"]
           |                         ^~~~~~
         6 |   walk -> which -> walk

        """#),
    DiagnosedGraph(
      "a choice has a hold",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        which [shape=diamond, hold="1s"]
        walk -> which -> walk
      }

      """#,
      gives: #"""
        d.gv:5:25: error: a choice (shape=diamond) is left at once: it has no hold
         4 |   walk [frames="0", repeat=1]
         5 |   which [shape=diamond, hold="1s"]
           |                         ^~~~
         6 |   walk -> which -> walk

        """#),
    DiagnosedGraph(
      "an edge of a choice waits for a click",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        which [shape=diamond]
        walk -> which
        which -> walk [on=click]
      }

      """#,
      gives: #"""
        d.gv:7:21: error: 'which' is a choice, which is left at once: its edges have no on
         6 |   walk -> which
         7 |   which -> walk [on=click]
           |                     ^~~~~
         8 | }

        """#),
    DiagnosedGraph(
      "a choice leads nowhere",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        which [shape=diamond]
        walk -> which
      }

      """#,
      gives: #"""
        d.gv:5:3: error: choice 'which' leads nowhere
         4 |   walk [frames="0", repeat=1]
         5 |   which [shape=diamond]
           |   ^~~~~ write an edge from it to a state
         6 |   walk -> which

        """#),
    DiagnosedGraph(
      "a choice leads only to others",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        subgraph cluster_a { walk [frames="0", repeat=1]; which [shape=diamond]; walk -> which }
        subgraph cluster_b { run [frames="0"] }
        which -> run
      }

      """#,
      gives: #"""
        d.gv:4:53: error: choice 'which' leads only to other actors
         3 |   tile="61x85"
         4 |   subgraph cluster_a { walk [frames="0", repeat=1]; which [shape=diamond]; walk -> which }
           |                                                     ^~~~~ write an edge from it to a state of its own actor
         5 |   subgraph cluster_b { run [frames="0"] }

        """#),
    DiagnosedGraph(
      "all weights of a choice are zero",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        which [shape=diamond]
        walk -> which
        which -> walk [weight=0]
      }

      """#,
      gives: #"""
        d.gv:7:25: error: all edges from 'which' have weight 0, so that none can be taken
         6 |   walk -> which
         7 |   which -> walk [weight=0]
           |                         ^
         8 | }

        """#),
    DiagnosedGraph(
      "choices in a ring",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        one, two [shape=diamond]
        walk -> one -> two -> one
        two -> walk
      }

      """#,
      gives: #"""
        d.gv:5:3: error: choice 'one' can lead back to itself in no time
         4 |   walk [frames="0", repeat=1]
         5 |   one, two [shape=diamond]
           |   ^~~ let a state with frames stand between
         6 |   walk -> one -> two -> one

        """#),
    DiagnosedGraph(
      "a choice of itself",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        one [shape=diamond]
        walk -> one -> one
        one -> walk
      }

      """#,
      gives: #"""
        d.gv:5:3: error: choice 'one' can lead back to itself in no time
         4 |   walk [frames="0", repeat=1]
         5 |   one [shape=diamond]
           |   ^~~ let a state with frames stand between
         6 |   walk -> one -> one

        """#),
    DiagnosedGraph(
      "a choice back to a start that is itself",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        start=one
        walk [frames="0", repeat=1]
        one [shape=diamond]
        walk -> one
        one -> walk
        one -> "^"
      }

      """#,
      gives: #"""
        d.gv:6:3: error: choice 'one' can lead back to itself in no time
         5 |   walk [frames="0", repeat=1]
         6 |   one [shape=diamond]
           |   ^~~ let a state with frames stand between
         7 |   walk -> one

        """#),
    DiagnosedGraph(
      "an edge out of an end",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0", repeat=1]
        bye [frames="1", repeat=1, shape=doublecircle]
        walk -> bye -> walk
      }

      """#,
      gives: #"""
        d.gv:6:15: error: 'bye' is an end (shape=doublecircle): no edge leads out of it
         5 |   bye [frames="1", repeat=1, shape=doublecircle]
         6 |   walk -> bye -> walk
           |               ^~
         7 | }

        """#),
    DiagnosedGraph(
      "an end hears a key",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        bye [frames="1", repeat=1, shape=doublecircle]
        bye -> bye [on="key d"]
      }

      """#,
      gives: #"""
        d.gv:5:7: error: 'bye' is an end (shape=doublecircle): no edge leads out of it
         4 |   bye [frames="1", repeat=1, shape=doublecircle]
         5 |   bye -> bye [on="key d"]
           |       ^~
         6 | }

        """#),
  ]
}
