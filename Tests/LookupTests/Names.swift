import Testing

/// Names of all kinds with their folded form, the beginnings of their words, their number of
/// graphemes, and their width in columns.
struct Name: CustomTestStringConvertible {
  let text: String
  let folded: String
  /// The rest of the folded name from each beginning of a word on.
  let words: [String]
  let graphemes: Int
  let width: Int

  init(_ text: String, _ folded: String, _ words: [String], _ graphemes: Int, _ width: Int) {
    self.text = text
    self.folded = folded
    self.words = words
    self.graphemes = graphemes
    self.width = width
  }

  var testDescription: String { folded }

  static let all = latin + letters + others + wide + emoji + unseen

  static let latin = [
    Name("walk", "walk", ["walk"], 4, 4),
    Name("drinkIdle", "drinkidle", ["drinkidle", "idle"], 9, 9),
    Name("HTTPServer2", "httpserver2", ["httpserver2", "server2", "2"], 11, 11),
    Name("jump_up-left", "jump_up-left", ["jump_up-left", "up-left", "left"], 12, 12),
    Name("3rd walk", "3rd walk", ["3rd walk", "rd walk", "walk"], 8, 8),
    Name("  two  words", "  two  words", ["  two  words", "two  words", "words"], 12, 12),
    Name("say (hello)", "say (hello)", ["say (hello)", "(hello)", "hello)"], 11, 11),
    Name("…so", "...so", ["...so", "so"], 3, 3),
    Name("don’t", "don't", ["don't", "t"], 5, 5),
  ]

  static let letters = [
    Name("Café", "cafe", ["cafe"], 4, 4),
    Name("Cafe\u{301}", "cafe", ["cafe"], 4, 4),
    Name("naïve", "naive", ["naive"], 5, 5),
    Name("Ångström", "angstrom", ["angstrom"], 8, 8),
    Name("A\u{30A}ngstro\u{308}m", "angstrom", ["angstrom"], 8, 8),
    Name("Việt Nam", "viet nam", ["viet nam", "nam"], 8, 8),
    Name("Straße", "strasse", ["strasse"], 6, 6),
    Name("STRASSE", "strasse", ["strasse"], 7, 7),
    Name("GROẞ", "gross", ["gross"], 4, 4),
    Name("İstanbul", "istanbul", ["istanbul"], 8, 8),
    Name("ISPARTA", "isparta", ["isparta"], 7, 7),
    Name("ısı", "isi", ["isi"], 3, 3),
    Name("Łódź", "lodz", ["lodz"], 4, 4),
    Name("Smørrebrød", "smorrebrod", ["smorrebrod"], 10, 10),
    Name("Đồng Hới", "dong hoi", ["dong hoi", "hoi"], 8, 8),
    Name("Æsir", "aesir", ["aesir"], 4, 4),
    Name("ﬁlm", "film", ["film"], 3, 3),
    Name("x²", "x2", ["x2", "2"], 2, 2),
    Name("Z̸̢̛͎͝algo", "zalgo", ["zalgo"], 5, 5),
  ]

  static let others = [
    Name("Ὀδυσσεύς", "οδυσσευσ", ["οδυσσευσ"], 8, 8),
    Name("Ёлка", "елка", ["елка"], 4, 4),
    Name("идтиДомой", "идтидомои", ["идтидомои", "домои"], 9, 9),
    Name("שָׁלוֹם", "שלום", ["שלום"], 4, 4),
    Name("مُحَمَّد", "محمد", ["محمد"], 4, 4),
    Name("abc עברית", "abc עברית", ["abc עברית", "עברית"], 9, 9),
    Name("हिन्दी", "हिन्दी", ["हिन्दी"], 2, 5),
    Name("ไทย", "ไทย", ["ไทย"], 3, 3),
  ]

  static let wide = [
    Name("日本語", "日本語", ["日本語", "本語", "語"], 3, 6),
    Name(
      "walkで歩く", "walkて\u{3099}歩く", ["walkて\u{3099}歩く", "て\u{3099}歩く", "歩く", "く"], 7, 10),
    Name("ｶﾞｽ", "ガス".decomposedVoicing, ["ガス".decomposedVoicing], 2, 3),
    Name("한글", "한글".jamo, ["한글".jamo], 2, 4),
    Name("한글".jamo, "한글".jamo, ["한글".jamo], 2, 4),
    Name("Ｆｕｌｌ", "full", ["full"], 4, 8),
  ]

  static let emoji = [
    Name("👍", "👍", ["👍"], 1, 2),
    Name("👍🏽 ok", "👍🏽 ok", ["👍🏽 ok", "ok"], 4, 5),
    Name("👩‍👩‍👧‍👦", "👩👩👧👦", ["👩👩👧👦"], 1, 2),
    Name("🇩🇪🇫🇷", "🇩🇪🇫🇷", ["🇩🇪🇫🇷", "🇫🇷"], 2, 4),
    Name("❤️ love", "❤ love", ["❤ love", "love"], 6, 7),
    Name("1️⃣st", "1st", ["1st", "st"], 3, 4),
    Name("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴", ["🏴"], 1, 2),
    Name("walk🔥fire", "walk🔥fire", ["walk🔥fire", "🔥fire", "fire"], 9, 10),
  ]

  static let unseen = [
    Name("bell\u{7}rung", "bellrung", ["bellrung", "rung"], 9, 10),
    Name("a\u{1B}[31mred", "a[31mred", ["a[31mred", "31mred", "mred"], 9, 10),
    Name("tab\there", "tab here", ["tab here", "here"], 8, 9),
    Name("\u{202E}evil", "evil", ["evil"], 5, 12),
    Name("soft\u{AD}hyphen", "softhyphen", ["softhyphen"], 11, 18),
    Name("\u{301}lone", "lone", ["lone"], 5, 5),
    Name("del\u{7F}", "del", ["del"], 4, 5),
    Name("", "", [], 0, 0),
  ]
}

extension String {
  /// Katakana with separate voicing marks.
  fileprivate var decomposedVoicing: String { self == "ガス" ? "カ\u{3099}ス" : self }

  /// `한글` in single letters instead of syllables.
  fileprivate var jamo: String { "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}" }
}
