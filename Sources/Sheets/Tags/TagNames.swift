/// Unique names of a sheet's tags.
///
/// Tags with the same name are called `fall`, `fall#2`, `fall#3` and so on, in the order of the file.
struct TagNames: Hashable {
  /// In the order of the tags; no two are the same.
  let all: [String]
  private let places: [String: Int]

  init(_ tags: [Tag]) {
    let given = Set(tags.map(\.name))
    var places: [String: Int] = [:]
    var counts: [String: Int] = [:]
    all = tags.enumerated().map { place, tag in
      var count = counts[tag.name, default: 0]
      var name = tag.name
      repeat {
        count += 1
        name = count == 1 ? tag.name : "\(tag.name)#\(count)"
      } while places[name] != nil || count > 1 && given.contains(name)
      counts[tag.name] = count
      places[name] = place
      return name
    }
    self.places = places
  }

  /// The index of the tag with a unique name; nil if there is none.
  func place(of name: String) -> Int? { places[name] }
}
