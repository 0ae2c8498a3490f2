import Glibc

// Draws the screens of README.md and docs/*.md. Run it from the package root: `swift run draw-screens`.

for scene in Scene.all {
  let path = "docs/\(scene.name).svg"
  do { write(ScreenPicture(try scene.grid()).svg, to: path) } catch { fail("\(path): \(error)") }
}

/// Writes a picture, or ends the program with a message if that fails.
func write(_ svg: String, to path: String) {
  let bytes = Array(svg.utf8)
  guard let file = fopen(path, "wb") else { fail("\(path): \(String(cString: strerror(errno)))") }
  let written = fwrite(bytes, 1, bytes.count, file)
  guard fclose(file) == 0, written == bytes.count else {
    fail("\(path): \(String(cString: strerror(errno)))")
  }
  print("\(path): \(bytes.count) bytes")
}

/// Says on standard error what went wrong, and ends the program.
func fail(_ message: String) -> Never {
  let bytes = Array("\(message)\n".utf8)
  _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  exit(1)
}
