extension DiagnosedGraph {
  /// Actors that are wrong, one fault in each graph.
  static let actors: [DiagnosedGraph] = [
    DiagnosedGraph(
      "a state in two clusters",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [frames="0"]
        subgraph cluster_a { walk }
        subgraph cluster_b { run; walk }
        walk -> run [on=click]
      }

      """#,
      gives: #"""
        d.gv:6:29: error: state 'walk' is in two clusters, and one file has one state of a name
         5 |   subgraph cluster_a { walk }
         6 |   subgraph cluster_b { run; walk }
           |                             ^~~~ give it another name with like=walk
         7 |   walk -> run [on=click]

        """#),
    DiagnosedGraph(
      "a state in two clusters, alone in one",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [frames="0"]
        subgraph cluster_a { walk }
        subgraph cluster_b { walk }
      }

      """#,
      gives: #"""
        d.gv:6:24: error: state 'walk' is in two clusters, and one file has one state of a name
         5 |   subgraph cluster_a { walk }
         6 |   subgraph cluster_b { walk }
           |                        ^~~~ give it another name with like=walk
         7 | }

        """#),
    DiagnosedGraph(
      "an edge inside of a cluster to another one",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [frames="0", repeat=1]
        subgraph cluster_a { a -> a }
        subgraph cluster_b {
          b -> b
          b -> a
        }
      }

      """#,
      gives: #"""
        d.gv:8:10: error: an edge in cluster 'b' names 'a', a state of cluster 'a'
         7 |     b -> b
         8 |     b -> a
           |          ^ write an edge between two clusters outside of both
         9 |   }

        """#),
    DiagnosedGraph(
      "an edge inside of a cluster to a later one",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [frames="0", repeat=1]
        subgraph cluster_a {
          a -> a
          a -> b
        }
        subgraph cluster_b { b; b -> b }
      }

      """#,
      gives: #"""
        d.gv:7:10: error: an edge in cluster 'a' names 'b', a state of cluster 'b'
         6 |     a -> a
         7 |     a -> b
           |          ^ write an edge between two clusters outside of both
         8 |   }

        """#),
    DiagnosedGraph(
      "a state in no cluster",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [frames="0"]
        subgraph cluster_a { walk }
        run
      }

      """#,
      gives: #"""
        d.gv:6:3: error: state 'run' is in no cluster, but the others are
         5 |   subgraph cluster_a { walk }
         6 |   run
           |   ^~~ move it into one of the clusters
         7 | }

        """#),
    DiagnosedGraph(
      "an edge to no state of any cluster",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [frames="0", repeat=1]
        subgraph cluster_a { walk }
        walk -> wlak
      }

      """#,
      gives: #"""
        d.gv:6:11: error: state 'wlak' is in no cluster, but the others are
         5 |   subgraph cluster_a { walk }
         6 |   walk -> wlak
           |           ^~~~ did you mean 'walk'?
         7 | }

        """#),
    DiagnosedGraph(
      "a cluster in a cluster",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [frames="0"]
        subgraph cluster_a {
          walk
          subgraph cluster_b { run }
        }
        walk -> run [on=click]
      }

      """#,
      gives: #"""
        d.gv:7:14: error: a cluster in a cluster: an actor cannot be part of another one
         6 |     walk
         7 |     subgraph cluster_b { run }
           |              ^~~~~~~~~ close 'cluster_a' first
         8 |   }

        """#),
    DiagnosedGraph(
      "a cluster has no state",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [frames="0"]
        subgraph cluster_a { walk }
        subgraph cluster_b { }
      }

      """#,
      gives: #"""
        d.gv:6:12: error: cluster 'b' has no state
         5 |   subgraph cluster_a { walk }
         6 |   subgraph cluster_b { }
           |            ^~~~~~~~~ write one, such as walk [frames="0-3"]
         7 | }

        """#),
    DiagnosedGraph(
      "the start of a cluster is a state of another one",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [frames="0"]
        subgraph cluster_a { start=run; walk }
        subgraph cluster_b { run }
      }

      """#,
      gives: #"""
        d.gv:5:30: error: start names 'run', which is no state of cluster 'a'
         4 |   node [frames="0"]
         5 |   subgraph cluster_a { start=run; walk }
           |                              ^~~
         6 |   subgraph cluster_b { run }

        """#),
    DiagnosedGraph(
      "a cluster has no name",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [frames="0"]
        subgraph cluster_ { walk }
      }

      """#,
      gives: #"""
        d.gv:5:12: error: a cluster without an actor's name
         4 |   node [frames="0"]
         5 |   subgraph cluster_ { walk }
           |            ^~~~~~~~ write cluster_NAME
         6 | }

        """#),
    DiagnosedGraph(
      "two graphs of one name",
      #"""
      digraph a { sheet="brian.png"; walk }
      digraph a { sheet="brian.png"; run }

      """#,
      gives: #"""
        d.gv:2:9: error: two actors are called 'a'
         1 | digraph a { sheet="brian.png"; walk }
         2 | digraph a { sheet="brian.png"; run }
           |         ^ give one of them another name

        """#),
    DiagnosedGraph(
      "two graphs without a name",
      #"""
      digraph { sheet="brian.png"; walk }
      digraph { sheet="brian.png"; run }

      """#,
      gives: #"""
        d.gv:2:1: error: two actors are called 'd'
         1 | digraph { sheet="brian.png"; walk }
         2 | digraph { sheet="brian.png"; run }
           | ^~~~~~~ give it a name, as in digraph NAME {

        """#),
    DiagnosedGraph(
      "a cluster and a graph of one name",
      #"""
      digraph a { sheet="brian.png"; subgraph cluster_b { walk } }
      digraph b { sheet="brian.png"; run }

      """#,
      gives: #"""
        d.gv:2:9: error: two actors are called 'b'
         1 | digraph a { sheet="brian.png"; subgraph cluster_b { walk } }
         2 | digraph b { sheet="brian.png"; run }
           |         ^ give one of them another name

        """#),
    DiagnosedGraph(
      "at is a word",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        at=left
        walk [frames="0"]
      }

      """#,
      gives: #"""
        d.gv:4:6: error: at 'left' is not a place: write across and down in cells or percent, such as 10,100%
         3 |   tile="61x85"
         4 |   at=left
           |      ^~~~
         5 |   walk [frames="0"]

        """#),
    DiagnosedGraph(
      "at is one number",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        at=10
        walk [frames="0"]
      }

      """#,
      gives: #"""
        d.gv:4:6: error: at '10' is not a place: write across and down in cells or percent, such as 10,100%
         3 |   tile="61x85"
         4 |   at=10
           |      ^~
         5 |   walk [frames="0"]

        """#),
    DiagnosedGraph(
      "at is more than all",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        at="120%,5"
        walk [frames="0"]
      }

      """#,
      gives: #"""
        d.gv:4:7: error: at '120%,5' is out of range: write across and down, each from 0 to 65535 or from 0% to 100%
         3 |   tile="61x85"
         4 |   at="120%,5"
           |       ^~~~~~
         5 |   walk [frames="0"]

        """#),
    DiagnosedGraph(
      "at is negative",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        at="-3,5"
        walk [frames="0"]
      }

      """#,
      gives: #"""
        d.gv:4:7: error: at '-3,5' is out of range: write across and down, each from 0 to 65535 or from 0% to 100%
         3 |   tile="61x85"
         4 |   at="-3,5"
           |       ^~~~
         5 |   walk [frames="0"]

        """#),
    DiagnosedGraph(
      "at in pixels",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        at="10px,5px"
        walk [frames="0"]
      }

      """#,
      gives: #"""
        d.gv:4:7: error: at '10px,5px' is not a place: write across and down in cells or percent, such as 10,100%
         3 |   tile="61x85"
         4 |   at="10px,5px"
           |       ^~~~~~~~
         5 |   walk [frames="0"]

        """#),
    DiagnosedGraph(
      "at of a cluster is wrong",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        subgraph cluster_a { at="10"; walk [frames="0"] }
      }

      """#,
      gives: #"""
        d.gv:4:28: error: at '10' is not a place: write across and down in cells or percent, such as 10,100%
         3 |   tile="61x85"
         4 |   subgraph cluster_a { at="10"; walk [frames="0"] }
           |                            ^~
         5 | }

        """#),
    DiagnosedGraph(
      "speed of a cluster is wrong",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        subgraph cluster_a { speed=fast; walk [frames="0"] }
      }

      """#,
      gives: #"""
        d.gv:4:30: error: speed 'fast' is not a number: write one such as 1.5
         3 |   tile="61x85"
         4 |   subgraph cluster_a { speed=fast; walk [frames="0"] }
           |                              ^~~~
         5 | }

        """#),
    DiagnosedGraph(
      "scale is a word",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        scale=big
        walk [frames="0"]
      }

      """#,
      gives: #"""
        d.gv:4:9: error: scale 'big' is not a number: write one such as 2 or 1/3, or fit
         3 |   tile="61x85"
         4 |   scale=big
           |         ^~~
         5 |   walk [frames="0"]

        """#),
    DiagnosedGraph(
      "the tile of a cluster does not divide",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        subgraph cluster_a { tile="60x85"; walk [frames="0"] }
      }

      """#,
      gives: #"""
        d.gv:4:30: error: tiles of 60x85 do not divide the sheet, which is 366x340: 6 pixels at the right left over
         3 |   tile="61x85"
         4 |   subgraph cluster_a { tile="60x85"; walk [frames="0"] }
           |                              ^~~~~
         5 | }

        """#),
    DiagnosedGraph(
      "z is no whole number",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        z=1.5
        walk [frames="0"]
      }

      """#,
      gives: #"""
        d.gv:4:5: error: z '1.5' is not a whole number: write one from -1000000 to 1000000
         3 |   tile="61x85"
         4 |   z=1.5
           |     ^~~
         5 |   walk [frames="0"]

        """#),
    DiagnosedGraph(
      "z of a cluster is out of range",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        subgraph cluster_a { z=9999999; walk [frames="0"] }
      }

      """#,
      gives: #"""
        d.gv:4:26: error: z '9999999' is out of range: write one from -1000000 to 1000000
         3 |   tile="61x85"
         4 |   subgraph cluster_a { z=9999999; walk [frames="0"] }
           |                          ^~~~~~~
         5 | }

        """#),
  ]
}
