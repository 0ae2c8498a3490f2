import Zoetrope

/// A man who walks three rounds, stops, drinks his tea, and walks on.
func drinker(_ sheet: Sheet) -> AnimationManager {
  let walk = ImageAnimator(sheet: sheet, frames: 0...11, repeatCount: 3)
  let drinkIn = ImageAnimator(sheet: sheet, frames: 12...15, repeatCount: 1)
  let drinkIdle = ImageAnimator(sheet: sheet, frames: [15], frameDuration: .fps5, repeatCount: 10)
  let drinkOut = ImageAnimator(sheet: sheet, frames: 16...22, repeatCount: 1)

  let man = AnimationManager()
  man.add(walk, state: "walk")
  man.add(drinkIn, state: "drinkIn")
  man.add(drinkIdle, state: "drinkIdle")
  man.add(drinkOut, state: "drinkOut")

  let round = ["walk", "drinkIn", "drinkIdle", "drinkOut", "walk"]
  for (state, next) in zip(round, round.dropFirst()) {
    man.observe(state, .stop) { [unowned man] in man.play(next, at: $0.time) }
  }
  return man
}
