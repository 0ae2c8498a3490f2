/// What the keys of the player do; ``KeyTable`` says which keys.
package enum KeyCommand: Hashable, CaseIterable, Sendable {
  case pause
  case stepForward, stepBack
  case passForward, passBack
  case stateForward, stateBack
  case faster, slower, normalSpeed
  case restart
  case loop
  case find
  case chooseState
  case nextActor, previousActor
  case toggleTimeLine, nextTimeScale
  case toggleGraph
  case selectPrevious, selectNext, playSelected
  case toggleStatus
  case toggleKeys
  case nextGlyphs, nextBackground, nextScale
  case close
  case quit
}
