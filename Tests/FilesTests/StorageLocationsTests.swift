@testable import Files
import Testing

struct StorageLocationsTests {
  private let places = StorageLocations(cache: "/c", state: "/s")

  @Test func `Each folder has its own file with a readable name`() throws {
    let index = try #require(places.index(of: "/home/ann/My sprites"))
    #expect(index.path.hasPrefix("/c/zoetrope/catalogue/My_sprites-"))
    #expect(index.path.hasSuffix(".index"))
    let state = try #require(places.browser(of: "/zoo"))
    #expect(state.path.hasPrefix("/s/zoetrope/browse/zoo-") && state.path.hasSuffix(".state"))
    #expect(places.browser(of: "/a/zoo") != places.browser(of: "/b/zoo"))
    #expect(places.browser(of: "/")?.path.hasPrefix("/s/zoetrope/browse/_-") == true)
  }

  @Test func `Without a home nothing is stored`() {
    let nowhere = StorageLocations(cache: nil, state: nil)
    #expect(nowhere.index(of: "/zoo") == nil && nowhere.browser(of: "/zoo") == nil)
  }
}
