import Browser
import Cells
import Catalogue
import Files
import Glibc
import Lookup
import Player
import Terminal

/// Measures what a catalogue of 10,000 files costs: from its index to the first picture, at each key of a
/// search, and when the folder is looked through.
@MainActor enum CatalogueBench {
  private static let count = 10_000
  private static let words = [
    "walk", "run", "idle", "Jump", "knight", "slime", "Éclair", "tea", "dungeon", "moon", "crab",
  ]

  static func run() {
    guard let folder = makeFolder() else { return print("\nno folder for a catalogue can be made") }
    defer { remove(folder) }
    print("\ncatalogue of \(count) files, milliseconds of CPU")
    let index = StoredFile(folder + "/zoo.index")
    let zoo = folder + "/zoo"
    let first = once {
      let catalogue = Catalogue(folder: zoo, index: index)
      catalogue.updateNow()
    }
    line("all read anew, no index", first)
    let catalogue = Catalogue(folder: zoo, index: index)
    line("from the index to the first picture", milliseconds { show(zoo, index) })
    line("  of that, the index is read", milliseconds { catalogue.open() })
    let update = milliseconds { _ = CatalogueUpdate(folder: zoo, known: catalogue.entries) }
    line("looking whether files changed", update)
    search(catalogue.entries)
    let bytes = (try? index.read())?.count ?? 0
    print("the index has \(bytes >> 10) KiB, \(bytes / count) bytes a file")
  }

  private static func show(_ folder: String, _ index: StoredFile) {
    let catalogue = Catalogue(folder: folder, index: index)
    catalogue.open()
    let screen = RecordingScreen(size: ScreenSize(columns: 200, rows: 60))
    let browser = Browser(
      catalogue, on: screen, setting: BrowserSetting(play: PlayOptions()), memory: nil, keptIn: nil)
    browser.start()
    if catalogue.entries.count != count || screen.grids.isEmpty {
      print("the catalogue has \(catalogue.entries.count) files")
    }
  }

  private static func search(_ entries: [CatalogueEntry]) {
    line(
      "made ready for searching, once",
      milliseconds { _ = QueryTable(entries, fields: CatalogueEntry.fields) })
    let table = QueryTable(entries, fields: CatalogueEntry.fields)
    for text in ["w", "walk 12", "kind:graph -walk fps:>5 moon"] {
      let query = Query(text, names: CatalogueEntry.fields.names, style: .plain)
      let found = table.matches(query).count
      line("a key of \"\(text)\", \(found) found", milliseconds { _ = table.matches(query) })
    }
  }

  private static func line(_ title: String, _ milliseconds: Double) {
    print(title.padded(52), milliseconds.text(decimals: 2))
  }

  private static func milliseconds(_ work: () -> Void) -> Double {
    Stopwatch.nanoseconds(for: 1, work) / 1e6
  }

  private static func once(_ work: () -> Void) -> Double {
    var start = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start)
    work()
    var end = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) * 1e3 + Double(end.tv_nsec - start.tv_nsec) / 1e6
  }

  // MARK: The folder

  /// A folder of graphs that use one picture, 100 in each folder; nil if it cannot be made.
  private static func makeFolder() -> String? {
    var template = Array("/tmp/zoetrope-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let picture = StoredFile(folder + "/man.png")
    guard let sheet = try? StoredFile("sheets/brian.png").read(),
      (try? picture.write(sheet)) != nil
    else { return nil }
    for number in 0..<count {
      let file = StoredFile("\(folder)/zoo/\(number / 100)/\(words[number % 11])-\(number).gv")
      guard (try? file.write(Array(graph(number).utf8))) != nil else { return nil }
    }
    return folder
  }

  private static func graph(_ number: Int) -> String {
    """
    digraph g {
      title="\(words[number % 11]) \(words[number / 11 % 11]) \(number)"
      author="\(words[number / 7 % 11])"; year=\(1980 + number % 45); tags="\(words[number % 5]), zoo"
      sheet="../../man.png"; tile="61x85"; node [fps=\(number % 30 + 1), repeat=1]
      walk [frames="0-11"]; sip [frames="12-15"]; walk -> sip -> walk
    }
    """
  }

  private static func remove(_ folder: String) {
    for number in 0..<count {
      unlink("\(folder)/zoo/\(number / 100)/\(words[number % 11])-\(number).gv")
    }
    for number in 0..<(count / 100) { rmdir("\(folder)/zoo/\(number)") }
    for name in ["zoo.index", "man.png"] { unlink("\(folder)/\(name)") }
    rmdir(folder + "/zoo")
    rmdir(folder)
  }
}
