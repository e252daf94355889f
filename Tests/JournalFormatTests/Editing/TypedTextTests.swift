import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `Text that is typed` {
  /// What is written for it below `## Lunch`.
  private func line(_ text: String) -> String {
    let title = "## Lunch\n"
    let file = adding(text, .lunch, to: title)
    return file.hasPrefix(title) ? String(file.dropFirst(title.count).dropLast()) : file
  }

  @Test(arguments: [
    "soup (420 kcal) (300 kcal)", "x (1e9 kcal)", "x (1e+9 kcal, P 3e2 g)", "[x] done", "[/] half",
    "[>] later", "[✓] tea",
    "[X] 08:15 tea", "soup (1340 kJ / 320 kcal)", "soup (1000 kJ)", "soup (P 10-12 g)",
    "soup (P 11 g, P 12 g)",
    "milk (0,5 l)", "rice (1 kg)", "cake (1,250 kcal)", "cake 1 250 kcal", "cake, ca. 1,250 kcal",
    "cake [kcal:: 300] [kcal:: 420]", "寿司（約1,300kcal）", "soup (0.00001 g)", "soup (-5 kcal)", "soup (½ kcal)",
    "soup #home ^abc-1", "soup (320 kcal) #home ^abc-1", "soup (from #lidl)", "soup #a, #b.",
    "soup #[[home]]",
    "soup #two[[words]]", "soup (1,250 kcal) #home,", "2 eggs (140 kcal) and toast (80 kcal)",
    "08:15-07:00 soup",
    "cake (2 g, 300 kcal, spicy)", "(1,250 kcal)", "🍜 soup | **hot** | `x` <b>", "soup \\#1 #1 C# a_b_c",
    "1. idli",
  ])
  func `is written as it is where our own form would lose some of it`(text: String) {
    #expect(line(text) == "- \(text)")
  }

  @Test(arguments: [
    ("- soup", "- soup"), ("* [x] 8am soup", "- [x] 08:00 soup"), ("+ soup 80 kcal", "- soup (80 kcal)"),
    ("-\tsoup", "- soup"), ("12:00 [ ] pizza", "- [ ] 12:00 pizza"), ("8am [x] tea #a", "- [x] 08:00 tea #a"),
    ("12:00 [x](a.md) pizza", "- 12:00 [x](a.md) pizza"), ("[x] 12:00 [ ] pizza", "- [x] 12:00 [ ] pizza"),
    ("- [ ] - soup", "- [ ] - soup"), ("- - soup", "- - soup"),
    ("soup (~320 kcal; 11P)", "- soup (~320 kcal, P 11 g)"), ("#a soup 80 kcal", "- #a soup (80 kcal)"),
    ("soup #a @ 8pm 80 kcal #b", "- 20:00 soup (80 kcal) #a #b"), ("8am P 11 g", "- 08:00 P 11 g"),
    ("soup (1,250 kcal) @ 8pm #a ^id", "- 20:00 soup (1,250 kcal) #a ^id"),
    ("#a (1,250 kcal)", "- (1,250 kcal) #a"),
  ])
  func `is put into our own form where that says all of it`(text: String, written: String) {
    #expect(line(text) == written)
  }

  @Test(arguments: [
    ("soup", "- [ ] 12:00 soup (9 kcal)", "- [ ] 12:00 soup (9 kcal)"),
    ("[x] soup", "- [ ] 12:00 soup", "- [x] 12:00 soup"),
    ("[x] 13:00 stew", "- soup", "- [x] 13:00 stew"), ("[-] soup", "- [ ] Lunch: soup", "- [-] Lunch: soup"),
    ("[/] soup", "12:00 soup", "[/] 12:00 soup"),
    ("soup (1000 kJ)", "- soup (9 kcal) #a", "- soup (1000 kJ) #a"),
    ("soup (P 10-12 g)", "- soup", "- soup (P 10-12 g)"), ("soup #a, #b.", "- soup #c", "- soup #a, #b."),
    ("- stew", "- soup", "- stew"), ("stew (3 kcal) (4 kcal)", "- soup", "- stew (3 kcal) (4 kcal)"),
    ("stew ^a", "- soup ^b", "refused"),
  ])
  func `takes the place of an entry with all it says`(text: String, old: String, new: String) {
    let title = "## Lunch\n\n"
    let change = EntryChange(typed: text, parser: DayFileParser())
    let file = JournalFormatTests.text { try editor(title + old + "\n").changing(entry: 0, change, at: nil) }
    #expect(file == title + new + "\n" || (new == "refused" && file.hasPrefix("refused: ")), "\(file)")
  }

  private static let times = [("", nil), ("8:15am ", "08:15"), ("25:30 ", "25:30"), ("**07:05** ", "07:05")]
  private static let starts = ["", "", "", "- ", "* ", "[x] ", "[ ] ", "[-] ", "[>] ", "[✓] "]
  private static let words = [
    "soup", "fish", "&amp;", "**bold**", "_it_", "`code`", "[[Dal]]", "[soup](x.md)", "🍜", "👨‍👩‍👧", "e\u{301}",
    "食べ物", "\\*",
    "#1", "C#", "~~no~~", "<b>", "|", "½", "2x", "x3", "(half)", "(with", "friends)", "[x]", "[", "^", "—",
    "-", "10%", "a:b",
    "1/2", "3.5", "“so”", "it’s", ",", "100", "g", "kcal", "@", "12oz", "$4", "%%", "!",
  ]
  private static let figures = [
    "(420 kcal)", "(1e9 kcal)", "(1340 kJ / 320 kcal)", "(P 10-12 g)", "(4 oz)", "(0,5 l)", "(1.250 kcal)",
    "(½ kcal)", "(-5 kcal)",
    "(1_000 kcal)", "(0x10 kcal)", "(12 kcal, P)", "(300 kcal", "300 kcal)", "((300 kcal))", "（約300kcal）",
    "[kcal:: 300]",
    "[P:: 3]", "— 320 kcal", "| 320 kcal | 13P 1C 11F", "80 kcal", "(1 kg, 2 kg)", "(400–480 kcal)",
    "(~35 Cal)", "(P: 23g C: 2g)",
    "(150 g)", "(3 stone)", "(2 cups, 90 kcal)", "(7 kcal 8 kcal)", "(P 1 g, fat 2, sugar 3.25 g)",
    "(1'250 kcal)", "(٣ kcal)",
  ]
  private static let tags = [
    "#home", "#a/b", "#[[two words]]", "#home,", "#x!)", "#[[one]]", "^abc-1", "#食べ物", "#c#d",
  ]
  private static let gaps = [
    " ", " ", " ", " ", "  ", "\t", "\u{1}", "\n", "\u{A0}", "\u{7F}\u{2028}", "\r\n", ", ",
  ]

  @Test(arguments: UInt64(1)...12) func `loses no word and no number, whatever it is`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var accepted = 0
    for _ in 0..<60 {
      var pieces: [String] = []
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let kinds = [Self.words, Self.words, Self.words, Self.figures, Self.tags]
        pieces.append(kinds.randomElement(using: &random)?.randomElement(using: &random) ?? "")
      }
      let rest = pieces.dropFirst().reduce(pieces[0]) {
        $0 + (Self.gaps.randomElement(using: &random) ?? "") + $1
      }
      let (time, clock) = Self.times.randomElement(using: &random) ?? ("", nil)
      let start = Self.starts.randomElement(using: &random) ?? ""
      let text = start + time + rest
      let entry = typed(text, .lunch)
      guard let edit = try? editor("## Lunch\n").adding(entry), let place = edit.entry else { continue }
      accepted += 1
      let written = String(decoding: edit.result.bytes, as: UTF8.self)
      let comment: Comment = "seed \(seed): \(text.debugDescription) became \(written.debugDescription)"
      let read = edit.day.entries[place]
      #expect(read.facts == entry.facts && read.text.string == entry.text, comment)
      if let clock { #expect(read.time?.start.description == clock, comment) }
      #expect(missing(of: rest, in: written) == [], comment)
      if start.hasPrefix("[") { #expect(written.contains("- \(start)"), comment) }
    }
    #expect(accepted > 20)
  }

  /// The words and numbers of `text` that `line` does not have.
  private func missing(of text: String, in line: String) -> [String] {
    let isGap = { (scalar: Unicode.Scalar) in
      scalar.properties.isWhitespace || scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
    }
    let words = text.unicodeScalars.split(whereSeparator: isGap).map { String($0) }
    // A comma or semicolon before figures parts them from the words, and goes.
    var lost = words.filter { !line.contains(Self.withoutSeparator($0)) && !Self.isFact($0) }
    var left = numbers(in: line).map(String.init)
    for number in words.flatMap({ numbers(in: $0).map(String.init) }) {
      if let index = left.firstIndex(of: number) { left.remove(at: index) } else { lost.append(number) }
    }
    return lost
  }

  private static func withoutSeparator(_ word: String) -> String {
    String(word.reversed().drop { ",;".contains($0) }.reversed())
  }

  private func numbers(in text: String) -> [Substring] {
    text.split { !$0.isNumber && !"½".contains($0) }
  }

  /// Whether a word is made of what facts are written with, numbers aside.
  private static func isFact(_ word: String) -> Bool {
    let known: Set<Substring> = ["kcal", "cal", "p", "c", "f", "g", "l", "kj", "kg", "fat", "sugar", "約"]
    return word.lowercased().split { !$0.isLetter }.allSatisfy(known.contains)
  }
}
