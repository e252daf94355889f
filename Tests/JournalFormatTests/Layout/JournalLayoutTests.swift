import JournalFormat
import Testing

struct JournalLayoutTests {
  private func described(_ path: String) -> String {
    switch JournalLayout.kind(ofPath: path) {
    case .day(let day): "day \(day)"
    case .related(let day): "related \(day)"
    case .impossibleDay(let name): "impossible \(name)"
    case let kind: "\(kind)"
    }
  }

  @Test(arguments: [
    "2026/2026-03-14.md", "2026-03-14.md", "a/b/c/2026-03-14.MD", "2026-03-14.markdown", "2026-03-14.Txt",
    "2026_03_14.md", "2026.03.14.md", "20260314.md", "2026/03/14.md", "diary/2026/03/14.txt",
    "2026/03/2026-03-14.md",
    "2026-03-14 Saturday.md", "2026-03-14-Saturday.md", "2026-03-14 (Sat).md", "2026-03-14, Sa..md",
    "2026-03-14_土.md", "2026-03-14（土曜日）.md", "2026-03-14-суббота.md", "2026-03-14 [sábado].md",
    "20260314_Sat.md", "2026-03-14-sa\u{301}bado.md", "recap/2026-03-14.md", "logseq/journals/2026_03_14.md",
    "bak/2026-03-14.md",
  ])
  func `a file named for a day is that day's`(path: String) {
    #expect(described(path) == "day 2026-03-14")
  }

  @Test(arguments: [
    "2026-03-14 soup recipe.md", "2026-03-14 (1).md", "2026-03-14T0815.md", "meeting 2026-03-14.md",
    "Saturday 2026-03-14.md", "2026-03-14.sync-conflict-20260315-081500.md", "IMG_20260314.txt",
    "x-2026_03_14-y.md",
    "20260314 notes.md", "2026-03-14 Sat dinner.md", "2026-03-14\nSaturday.md", "2026-03-14 Saturday\n.md",
    "2026-03-14\n.md", "2026-03-14\t(Sat).md",
  ])
  func `a date and other words are a related note`(path: String) {
    #expect(described(path) == "related 2026-03-14")
  }

  @Test(arguments: [
    ("2026-02-30.md", "impossible 2026-02-30"),
    ("2026/2026-13-01.md", "impossible 2026-13-01"),
    ("20260230.md", "impossible 20260230"),
    ("2026/02/30.md", "impossible 2026/02/30"),
    ("2026-02-30 Mon.md", "impossible 2026-02-30"),
    ("0000-01-01.md", "impossible 0000-01-01"),
    ("2024-02-29.md", "day 2024-02-29"),
    ("0001-01-01.md", "day 0001-01-01"),
    ("9999/9999-12-31.md", "day 9999-12-31"),
  ])
  func `a date that the calendar lacks is named`(path: String, expected: String) {
    #expect(described(path) == expected)
  }

  @Test(arguments: [
    ("journal.toml", "settings"), ("habits.md", "habits"), ("foods.md", "foods"), ("tasks.md", "tasks"),
    ("recaps/2026-W11.md", "recap"), ("Recaps/2026-03-14.md", "recap"), ("recaps/a.png", "other"),
    ("reports/weight.html", "report"), ("reports/2026-03-14.md", "report"),
    ("media/2026-03-14-0815.jpg", "media"), ("2026/Media/2026-03-14.md", "media"),
    ("sub/habits.md", "other"), ("sub/journal.toml", "other"), ("Habits.md", "other"),
  ])
  func `the files beside the years have kinds of their own`(path: String, expected: String) {
    #expect(described(path) == expected)
  }

  @Test(arguments: [
    "", "/", ".md", "2026-03-14", "2026-03-14.md~", "2026-03-14.org", ".2026-03-14.md",
    ".trash/2026-03-14.md",
    ".git/2026-03-14.md", "a/.obsidian/2026-03-14.md", "logseq/bak/2026-03-14.md",
    "Logseq/Bak/x/2026-03-14.md",
    "templates/2026-03-14.md", "x/Templates/y/2026-03-14.md", "2026-03-145.md", "202603140815.md",
    "12026-03-14.md",
    "12345678.md", "2026-03_14.md", "2026-3-14.md", "26-03-14.md", "14.md", "03/14.md", "2026-W11.md",
    "soup.md",
    "2026-02-30 notes.md", "99990101.md", "2026-03-.md", "2026/03/1.md", "２０２６-03-14.md",
  ])
  func `any other file is none of the journal's`(path: String) {
    #expect(described(path) == "other")
  }

  @Test func `a day and its path lead to each other`() throws {
    for text in ["0001-01-01", "1999-12-31", "2024-02-29", "2026-03-14", "9999-12-31"] {
      let day = try #require(Day(text))
      #expect(JournalLayout.path(for: day) == "\(text.prefix(4))/\(text).md")
      #expect(JournalLayout.kind(ofPath: JournalLayout.path(for: day)) == .day(day))
    }
  }

  @Test(
    arguments: [
      (".git", nil, true), (".trash", "x", true), ("bak", "logseq", true), ("bak", nil, false),
      ("bak", "x", false),
      ("Templates", nil, true), ("recaps", nil, true), ("REPORTS", "a", true), ("media", "2026", true),
      ("2026", nil, false), ("template", nil, false), ("", nil, false),
    ] as [(String, String?, Bool)])
  func `some folders hold no days`(name: String, parent: String?, expected: Bool) {
    #expect(JournalLayout.holdsNoDays(folderName: name, parent: parent) == expected)
  }
}
