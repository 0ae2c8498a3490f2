extension DiagnosedGraph {
  /// Values of states that are wrong, one in each graph.
  static let numbers: [DiagnosedGraph] = [
    DiagnosedGraph(
      "fps is zero",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, fps=0]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:38: error: fps '0' is out of range: write a number from 0.01 to 1000
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, fps=0]
           |                                      ^
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "fps is negative",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, fps=-1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:38: error: fps '-1' is out of range: write a number from 0.01 to 1000
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, fps=-1]
           |                                      ^~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "fps is no number",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, fps=abc]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:38: error: fps 'abc' is not a number: write one such as 10
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, fps=abc]
           |                                      ^~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "fps is too high",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, fps=1000.1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:38: error: fps '1000.1' is out of range: write a number from 0.01 to 1000
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, fps=1000.1]
           |                                      ^~~~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "fps of all states is no number",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [fps=fast, repeat=1]
        walk [frames="0"]
        idle [frames="1"]
        walk -> idle -> walk
      }

      """#,
      gives: #"""
        d.gv:4:13: error: fps 'fast' is not a number: write one such as 10
         3 |   tile="61x85"
         4 |   node [fps=fast, repeat=1]
           |             ^~~~
         5 |   walk [frames="0"]

        """#),
    DiagnosedGraph(
      "fps without the quotes that it needs is told of once",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, fps=1e3]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:38: error: put quotes around 1e3
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, fps=1e3]
           |                                      ^~~ write "1e3"
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "fps and duration together",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, fps=10, duration="100ms"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:42: error: fps and duration together: leave one of them out
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, fps=10, duration="100ms"]
           |                                          ^~~~~~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "fps and duration together as defaults",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        node [duration="100ms", fps=10, repeat=1]
        walk [frames="0"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:27: error: fps and duration together: leave one of them out
         3 |   tile="61x85"
         4 |   node [duration="100ms", fps=10, repeat=1]
           |                           ^~~
         5 |   walk [frames="0"]

        """#),
    DiagnosedGraph(
      "duration has no unit",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, duration=100]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:43: error: duration '100' has no unit: write 100ms or 100s
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, duration=100]
           |                                           ^~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "duration has an unknown unit",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, duration="5m"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:44: error: duration '5m' has no unit that is known: write ms, s, min or h, as in 100ms
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, duration="5m"]
           |                                            ^~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "duration is no time",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, duration="slow"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:44: error: duration 'slow' is not a time: write one such as 100ms or 2s
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, duration="slow"]
           |                                            ^~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "duration is zero",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, duration="0ms"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:44: error: duration '0ms' is out of range: write a time from 1ms to 24h
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, duration="0ms"]
           |                                            ^~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "duration is too long",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, duration="25h"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:44: error: duration '25h' is out of range: write a time from 1ms to 24h
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, duration="25h"]
           |                                            ^~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "durations are fewer than the frames",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, duration="100ms,50ms"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:44: error: duration has 2 times for 12 frames: write one for all, or one for each
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, duration="100ms,50ms"]
           |                                            ^~~~~~~~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "one of the durations is missing",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-1", repeat=1, duration="100ms,"]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:43: error: duration '' is not a time: write one such as 100ms or 2s
         3 |   tile="61x85"
         4 |   walk [frames="0-1", repeat=1, duration="100ms,"]
           |                                           ^~~~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "repeat is negative",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=-1]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:31: error: repeat '-1' is out of range: write the number of passes, up to 1000000, 0 for ever, or a range such as 2..5
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=-1]
           |                               ^~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "repeat is no whole number",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1.5]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:31: error: repeat '1.5' is not a whole number: write the number of passes, up to 1000000, 0 for ever, or a range such as 2..5
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1.5]
           |                               ^~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "direction is unknown",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, direction=backwards]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:44: error: direction 'backwards' is not known here: write forward, reverse, pingpong or pingpong_reverse
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, direction=backwards]
           |                                            ^~~~~~~~~
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "flip is unknown",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, flip=x]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:39: error: flip 'x' is not known here: write h, v or hv
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, flip=x]
           |                                       ^
         5 |   walk -> walk

        """#),
    DiagnosedGraph(
      "speed of a state is out of range",
      #"""
      digraph d {
        sheet="brian.png"
        tile="61x85"
        walk [frames="0-11", repeat=1, speed=1000]
        walk -> walk
      }

      """#,
      gives: #"""
        d.gv:4:40: error: speed '1000' is out of range: write a number from 0.01 to 100
         3 |   tile="61x85"
         4 |   walk [frames="0-11", repeat=1, speed=1000]
           |                                        ^~~~
         5 |   walk -> walk

        """#),
  ]
}
