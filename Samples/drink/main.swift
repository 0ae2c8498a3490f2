import Dispatch
import Zoetrope

let man = drinker(try Sheet(png: "sheets/brian.png", tileWidth: 61, tileHeight: 85))
let playback = Playback(man) { time in
  guard let state = man.state, let picture = man.image(at: time) else { return }
  print(state, "shows a picture of", picture.width, "x", picture.height, "pixels")
}
playback.update { man.play("walk", at: $0) }
dispatchMain()
