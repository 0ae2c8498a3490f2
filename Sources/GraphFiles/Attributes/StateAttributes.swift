import Basics
import Animation
import Sheets
import StateGraph

extension Vocabulary {
  /// The attributes that only states have.
  static let stateAttributes: [AttributeSpec] = [
    AttributeSpec(
      "frames", on: .states,
      "tiles in the order of play: `\"0-11\"`, `\"0-3,5,5,4-1\"`, `all`; or a tag of the atlas",
      default: "the tag of the state's own name; all images, or the whole PNG", words: ["all"]
    ).contradictingChoices(),
    AttributeSpec(
      "fps", on: .states,
      "frames per second, 0.01 to 1000, with at most six digits after the point",
      default: "the sheet's own durations, else 10"
    ).contradictingChoices(),
    AttributeSpec(
      "duration", on: .states,
      "instead of `fps`: `\"100ms\"`, or one time for each frame: `\"100ms,100ms,400ms\"`"
    ).contradictingChoices(),
    AttributeSpec(
      "repeat", on: .states,
      "how many passes are played, 0 for an endless loop; `\"2..5\"` leaves it to chance",
      default: "the tag's, else 0"
    )
    .contradictingChoices()
    .setsClip(Quantity.repeats, shown: { .range($0.repeats) { .integer($0) } }) {
      $0.repeats = $1
      $0.animation.repeatCount = $1.lowerBound
    },
    AttributeSpec(
      "direction", on: .states,
      "`forward`, `reverse`, `pingpong`, `pingpong_reverse`; a pass of a ping-pong is one sweep",
      default: "the tag's, else `forward`", words: Choice.words(of: PlayDirection.self)
    )
    .setsClip(
      Choice.parser(of: PlayDirection.self), shown: { .text($0.animation.direction.rawValue) }
    ) { $0.animation.direction = $1 },
    AttributeSpec(
      "flip", on: .states, "`h`, `v`, `hv`: mirrored left to right, upside down, or both",
      words: ["h", "v", "hv"]
    )
    .setsClip(Choice.flip, shown: { .text($0.animation.flip.text) }) { $0.animation.flip = $1 },
    AttributeSpec(
      "hold", on: .states,
      "`\"3s\"`, or by chance `\"2s..5s\"`: the state stops after this time, whatever its passes"
    )
    .contradictingChoices()
    .setsClip(
      TimeSpan.range, label: "hold_ms",
      // A nanosecond is a millionth of a millisecond.
      shown: { $0.hold.map { .range($0) { .millionths($0) } } }
    ) { $0.hold = $1 },
    AttributeSpec(
      "speed", on: .states, "a factor on the pace of the frames, 0.01 to 100", default: "1"
    )
    .setsClip(Quantity.speed) { $0.animation.speed = $1 },
    AttributeSpec(
      "move", on: .states, "`\"dx,dy\"`: cells per second, to the right and down",
      default: "`\"0,0\"`"
    )
    .contradictingChoices()
    .setsClip(
      Extent.velocity,
      shown: { clip in
        let velocity = clip.velocity
        return velocity == .none ? nil : .list([.millionths(velocity.x), .millionths(velocity.y)])
      }
    ) { $0.velocity = $1 },
    AttributeSpec(
      "like", on: .states,
      "another state, from which this one takes the attributes that it does not have itself; "
        + "through at most 64 states"),
  ]
}
