// Without arguments it measures. `stage` measures only what lies behind the cells. `crowd COUNT DIR` writes a graph of so many actors, to be played.

import Glibc

let frames = RealFrames.load()
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "crowd" {
  guard arguments.count == 3, let count = Int(arguments[2]),
    let crowd = try? Crowd(count, of: frames, columns: 200, rows: 60),
    crowd.write(to: arguments[3])
  else {
    print("usage: zoetrope-bench crowd COUNT DIR")
    exit(2)
  }
} else if arguments.first == "stage" {
  StageBench.run(frames)
  CursesBench.run()
} else {
  CellBench.run(frames)
  if let first = frames.first { DecodeBench.run(first) }
  StageBench.run(frames)
  CursesBench.run()
}
