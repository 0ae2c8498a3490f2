import Glibc
import Pixels

// Draws every sheet of ours. Run it from the package root: `swift run draw-sheets`.

write(Brian.sheet, to: "sheets/brian.png")
write(Brian.front, to: "sheets/brian-front.png")
write(Cat.sheet, to: "sheets/cat.png")
write(Floe.sheet, to: "sheets/floe.png")
write(Fish.sheet, to: "sheets/fish.png")
write(Tank.sheet, to: "sheets/tank.png")
write(Robot.sheet, to: "sheets/robot.png")
for (index, picture) in Flower.pictures.enumerated() {
  let number = index < 10 ? "0\(index)" : "\(index)"
  write(picture, to: "sheets/flower/flower_\(number).png")
}

/// Writes a sheet as a PNG file, or ends the program with a message if that fails.
func write(_ sheet: Bitmap, to path: String) {
  let bytes = sheet.pngData()
  guard let file = fopen(path, "wb") else { fail(path) }
  let written = fwrite(bytes, 1, bytes.count, file)
  guard fclose(file) == 0, written == bytes.count else { fail(path) }
  print("\(path): \(sheet.width)x\(sheet.height)")
}

/// Says on standard error that a file could not be written, and ends the program.
func fail(_ path: String) -> Never {
  perror(path)
  exit(1)
}
