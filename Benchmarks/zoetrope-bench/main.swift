// Measures all, or the sections that are named: time, cells, decode, atlas, stage, cache, catalogue, lookup,
// curses.
// `crowd COUNT DIR` writes a graph of so many actors, to be played.

import Glibc

let frames = RealFrames.load()
let arguments = CommandLine.arguments.dropFirst()

func measures(_ section: String) -> Bool { arguments.isEmpty || arguments.contains(section) }

if arguments.first == "crowd" {
  guard arguments.count == 3, let count = Int(arguments[2]),
    let crowd = try? Crowd(count, of: frames, columns: 200, rows: 60),
    crowd.write(to: arguments[3])
  else {
    print("usage: zoetrope-bench crowd COUNT DIR")
    exit(2)
  }
  exit(0)
}
if measures("time") {
  TimeBench.run()
  WeekBench.run()
}
if measures("cells") { CellBench.run(frames) }
if measures("decode"), let first = frames.first { DecodeBench.run(first) }
if measures("atlas"), let first = frames.first { AtlasBench.run(first) }
if measures("stage") { StageBench.run(frames) }
if measures("cache") { CacheBench.run() }
if measures("catalogue") { CatalogueBench.run() }
if measures("lookup") { LookupBench.run() }
if measures("curses") { CursesBench.run() }
