/// What is measured: all, or the sections that are named.
let sections = CommandLine.arguments.dropFirst()

func measures(_ section: String) -> Bool { sections.isEmpty || sections.contains(section) }

if measures("time") {
  TimeBench.run()
  WeekBench.run()
}
if measures("cells") || measures("decode") {
  let frames = RealFrames.load()
  if measures("cells") { CellBench.run(frames) }
  if measures("decode"), let first = frames.first { DecodeBench.run(first) }
}
