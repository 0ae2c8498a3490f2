let frames = RealFrames.load()
CellBench.run(frames)
if let first = frames.first {
  DecodeBench.run(first)
  AtlasBench.run(first)
}
