@testable import Inputs
@testable import Browser
import Testing

@Suite @MainActor struct LatestRequestTests {
  @Test func `Of files requested while another one is being read, only the last is read`() {
    var begun: [String] = []
    var heard: [String] = []
    var ends: [LatestRequest.Completion] = []
    let reading = LatestRequest { file, done in
      begun.append(file.path)
      ends.append(done)
    }
    func want(_ path: String) { reading.load(InputFile(path)) { _ in heard.append(path) } }
    func end() { ends.removeFirst()(.failure(.unusable(file: "", reason: ""))) }
    for path in ["a", "b", "c", "d"] { want(path) }
    #expect(begun == ["a"])
    end()
    #expect(heard == ["a"] && begun == ["a", "d"])
    end()
    #expect(heard == ["a", "d"] && begun == ["a", "d"])
    want("e")
    #expect(begun == ["a", "d", "e"])
    end()
    #expect(heard == ["a", "d", "e"] && ends.isEmpty)
  }
}
