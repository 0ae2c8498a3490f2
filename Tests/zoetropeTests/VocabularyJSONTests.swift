import Foundation
import GraphFiles
import Testing

@testable import zoetrope

struct VocabularyJSONTests {
  @Test func `Editors get every attribute and trigger`() throws {
    let text = JSONWriter.text(of: .standard)
    #expect(
      text.contains(
        #"{"name": "when", "places": ["edge"], "summary": "when the state is left: "#))
    let object =
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[String: Any]]]
    let lists = try #require(object)
    #expect(
      lists["attributes"]?.map { $0["name"] as? String }
        == Vocabulary.standard.attributes.map(\.name))
    #expect(
      lists["triggers"]?.map { $0["word"] as? String } == Vocabulary.standard.triggers.map(\.word))
  }
}
