import Animation
import GraphLanguage
import Pixels
import Sheets
import StateGraph
import Support
import Testing

@testable import GraphFiles

struct VocabularyTests {
  private let vocabulary = Vocabulary.standard

  @Test func `Graphviz has none of the language's own attributes`() {
    #expect(graphvizAttributes.isDisjoint(with: vocabulary.attributes.map(\.name)))
  }

  @Test(arguments: AttributePlace.allCases)
  func `A name has one meaning at each place`(place: AttributePlace) {
    let names = vocabulary.names(on: place)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: [
    ("fps", "a state has it: write node [fps=…] for all of them"),
    ("start", "the graph has it: write start=… on a line of its own"),
    ("on", "an edge has it"), ("label", nil), ("zzz", nil),
  ])
  func `A misplaced attribute gets a hint where it belongs`(name: String, note: String?) {
    #expect(vocabulary.home(of: name) == note)
  }

  @Test func `What the readers ask for by name is in the vocabulary`() {
    let byHand: [AttributePlace: [String]] = [
      .graph: [
        "sheet", "tile", "offset", "gap", "order", "images", "start", "title", "author", "year",
        "tags",
      ],
      .state: [
        "sheet", "tile", "offset", "gap", "order", "images", "frames", "fps", "duration", "like",
      ],
    ]
    for place in AttributePlace.allCases {
      // All others are read by their entries.
      let others = vocabulary.attributes.filter { spec in
        guard spec.places.contains(place) else { return false }
        return switch place {
        case .graph, .cluster: spec.ofActor == nil
        case .state: spec.ofClip == nil
        case .edge: spec.ofTransition == nil
        }
      }
      #expect(
        Set(others.map(\.name)) == Set(byHand[place == .cluster ? .graph : place, default: []]))
    }
  }

  // MARK: One attribute more

  /// The language with an attribute that turns a state's pictures.
  private let extended = Vocabulary(
    attributes: Vocabulary.standard.attributes + [
      AttributeSpec(
        "upended", on: .states, "`yes` or `no`: upside down", default: "`no`", words: ["yes", "no"]
      )
      .setsClip(
        { text throws(ValueError) in
          guard ["yes", "no"].contains(text) else {
            throw ValueError(Choice.unknown(text, words: ["yes", "no"]))
          }
          return text == "yes"
        }, shown: { .text($0.animation.flip == .vertical ? "yes" : "no") }
      ) { clip, isUpended in clip.animation.flip = isUpended ? .vertical : [] }
    ],
    triggers: Vocabulary.standard.triggers + [
      TriggerSpec("whistle", "TUNE", needs: "a tune", "somebody whistles the tune") { tune, _ in
        .signal("whistle " + tune)
      }
    ])

  private func read(_ attribute: String, on: String = "stop") -> GraphFileReader {
    let text = "digraph d { sheet=\"s.png\"; a [repeat=1, \(attribute)]; a -> a [on=\"\(on)\"] }"
    return GraphFileReader(
      SourceText(name: "d.gv", bytes: Array(text.utf8)), directory: "", fallbackName: "d",
      vocabulary: extended
    ) { _ in .success(Sheet(bitmap: Bitmap(width: 1, height: 1))) }
  }

  @Test func `An entry is all that a new attribute needs to be read`() throws {
    let graph = try #require(read("upended=yes").graph)
    let clip = try #require(graph.actors[0].states[0].clip)
    #expect(clip.animation.flip == .vertical)
    #expect(extended.shown(clip).contains { $0.label == "upended" && $0.value == .text("yes") })
    #expect(
      read("upended=maybe").report == """
        d.gv:1:48: error: upended 'maybe' is not known here: write yes or no
         1 | digraph d { sheet="s.png"; a [repeat=1, upended=maybe]; a -> a [on="stop"] }
           |                                                ^~~~~

        """)
  }

  @Test func `A new attribute is suggested and documented`() {
    #expect(read("upendet=yes").diagnostics.map(\.note) == ["did you mean 'upended'?"])
    #expect(extended.markdown(.state).contains("| `upended` | `yes` or `no`: upside down | `no` |"))
  }

  @Test func `An entry is all that a new trigger needs to be read`() throws {
    let graph = try #require(read("fps=5", on: "whistle up").graph)
    let transition = graph.actors[0].transitions[0]
    #expect(transition.trigger == .signal("whistle up"))
    #expect(read("fps=5", on: "whistle").diagnostics[0].message == "on 'whistle' needs a tune")
    #expect(
      read("fps=5", on: "wistle x").diagnostics[0].message.hasSuffix(
        "border or whistle TUNE; did you mean whistle?"))
    #expect(
      extended.markdown(.trigger).contains("| `\"whistle TUNE\"` | somebody whistles the tune |"))
  }
}
