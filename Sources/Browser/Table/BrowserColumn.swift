import Catalogue
import Glibc
import Lookup

/// The columns of the browser's table, from the left.
enum BrowserColumn: String, CaseIterable, Sendable {
  case title, author, year, kind, states, frames, tile, fps, seconds, modified

  /// Width in columns of the screen; for the title, the minimum.
  var width: Int {
    switch self {
    case .title: 12
    case .author: 14
    case .year: 4
    case .kind: 9
    case .states, .frames: 6
    case .tile: 9
    case .fps: 7
    case .seconds: 7
    case .modified: 10
    }
  }

  /// Whether it contains numbers, which are right-aligned.
  var isNumber: Bool {
    switch self {
    case .title, .author, .kind, .modified: false
    case .year, .states, .frames, .tile, .fps, .seconds: true
    }
  }

  /// The order in which columns are shown as space permits.
  static let byPriority: [BrowserColumn] = [
    .title, .kind, .frames, .fps, .tile, .author, .states, .seconds, .year, .modified,
  ]

  /// An entry's text in the column.
  ///
  /// - Parameters:
  ///   - entry: The row.
  ///   - style: How numbers are written.
  /// - Returns: A line that may contain control characters; empty if the value is unknown.
  func text(of entry: CatalogueEntry, _ style: NumberStyle) -> String {
    let isGood = entry.fault == nil
    switch self {
    case .title: return entry.title
    case .author: return entry.author
    case .year: return entry.year.map { "\($0)" } ?? ""
    case .kind: return entry.kind
    case .states: return isGood ? "\(entry.states)" : ""
    case .frames: return isGood ? "\(entry.frames)" : ""
    case .tile: return entry.tile.map { "\($0.width)x\($0.height)" } ?? ""
    case .fps: return Self.rates(entry.rates, style)
    case .seconds:
      return isGood && entry.length > 0 ? Self.decimal(Int(entry.length / 1_000_000), style) : ""
    case .modified: return Self.day(entry.mark.modified)
    }
  }

  private static func rates(_ rates: [Int], _ style: NumberStyle) -> String {
    guard let first = rates.first, let last = rates.last else { return "" }
    return first == last
      ? decimal(first, style) : "\(decimal(first, style))-\(decimal(last, style))"
  }

  /// A number of thousandths, rounded to one decimal place, without the place if that is zero.
  private static func decimal(_ thousandths: Int, _ style: NumberStyle) -> String {
    let tenths = (thousandths + 50) / 100
    guard tenths > 0 else { return "<0\(style.decimalPoint)1" }
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10)\(style.decimalPoint)\(tenths % 10)"
  }

  /// The day of a time in nanoseconds since 1970, in the user's time zone.
  private static func day(_ moment: Int64) -> String {
    var seconds = time_t(moment / 1_000_000_000)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return "" }
    func digits(_ number: Int32, _ count: Int) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(parts.tm_year + 1900, 4))-\(digits(parts.tm_mon + 1, 2))-"
      + digits(parts.tm_mday, 2)
  }
}
