import Glibc
import Lookup

/// Measures what a key in a completion field costs, by how many titles there are.
enum LookupBench {
  private struct Item: Titled {
    let title: String
  }

  private final class Client: CompletionClient {
    let items: [Item]

    init(_ count: Int) { items = Titles.made(count).map(Item.init) }

    func itemsForCompletion() -> [Item] { items }
    func completionChose(_ item: Item) {}
    func completionCleared() {}
  }

  /// Prints a row for each size of a list, a hundredfold from the first to the last.
  static func run() {
    print("\nkeys in a completion field, the first 100 matches and the count of all after each")
    print("   titles   mean us/key   worst us   growth   made in ms   MiB, at most")
    var first: Double?
    for count in [1000, 10_000, 100_000] { row(count, &first) }
    scan()
  }

  private static func row(_ count: Int, _ first: inout Double?) {
    let client = Client(count)
    resetPeak()
    let before = memory("VmRSS:")
    var list = CompletionList(client)
    let making = once { list.begin() }
    let peak = memory("VmHWM:")
    var keys = 0
    var worst = 0.0
    // Ten times, and the least of each key's, as others disturb the machine.
    let texts = Titles.typed(from: client.items.map(\.title))
    for text in texts {
      let cost =
        (0..<10).map { _ in
          list.textChanged(to: "\u{1}")
          return once { list.textChanged(to: text) }
        }.min() ?? 0
      worst = max(worst, cost)
      keys += 1
    }
    let mean =
      Stopwatch.nanoseconds(for: 0.5) {
        for text in texts { list.textChanged(to: text) }
      } / Double(keys)
    let growth = mean / (first ?? mean)
    first = first ?? mean
    print(
      "\(count)".leftPadded(9), (mean / 1e3).text().leftPadded(13),
      (worst / 1e3).text().leftPadded(10), growth.text(decimals: 2),
      (making / 1e6).text().leftPadded(12),
      "\(before) -> \(memory("VmRSS:"))".leftPadded(14), "\(peak)".leftPadded(7))
  }

  /// Prints what looking at all titles would cost.
  private static func scan() {
    let titles = Titles.made(100_000).map(Folding.folded)
    let query = Folding.folded("ri")
    var found = 0
    let cost = once { found = titles.count { $0.wordRange(of: query) != nil } }
    print("a scan of 100,000 titles:", (cost / 1e6).text(), "ms for a key,", found, "found")
  }

  private static func once(_ work: () -> Void) -> Double {
    var (start, end) = (timespec(), timespec())
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start)
    work()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) * 1e9 + Double(end.tv_nsec - start.tv_nsec)
  }

  // MARK: Memory

  /// MiB of this process by a line of `/proc/self/status`.
  private static func memory(_ name: String) -> Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      guard text.hasPrefix(name) else { continue }
      return (Int(text.dropFirst(name.count).filter(\.isNumber)) ?? 0) >> 10
    }
    return 0
  }

  /// Lets the largest size so far be counted anew (`proc(5)`, `clear_refs`).
  private static func resetPeak() {
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }
}

/// Titles like those of states and files, always the same.
private enum Titles {
  private static let syllables = [
    "wa", "lk", "dri", "nk", "ru", "ju", "mp", "ti", "dle", "é", "sto", "ri", "go", "na", "ß",
    "日", "lo", "ck", "ba", "Ж",
  ]

  static func made(_ count: Int) -> [String] {
    var state: UInt64 = 88_172_645_463_325_252
    func next(_ below: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(below))
    }
    return (0..<count).map { number in
      let words = (0..<1 + next(4)).map { _ in
        (0..<1 + next(3)).map { _ in syllables[next(syllables.count)] }.joined()
      }
      let camel = next(2) == 0
      let title = words.enumerated().map { place, word in
        camel && place > 0 ? word.prefix(1).uppercased() + word.dropFirst() : word
      }.joined(separator: camel ? "" : " ")
      return next(3) == 0 ? "\(title) \(number)" : title
    }
  }

  /// What stands in the field after each key of some titles and later words of theirs.
  static func typed(from titles: [String]) -> [String] {
    stride(from: 0, to: titles.count, by: max(1, titles.count / 60)).flatMap { number in
      let words = titles[number].split(separator: " ")
      return [titles[number][...], words[words.count - 1]].flatMap { text in
        (1...max(1, text.count)).map { String(text.prefix($0)) }
      }
    }
  }
}
