import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `Changes of the diary` {
  private func file(_ name: String, _ text: String) -> JournalDay {
    DayFileParser().parse(SourceText(text), day: day(name), path: "\(name).md").day
  }

  /// The changes between two texts of 14 March, a line each.
  private func changes(_ old: String?, _ new: String?) -> [String] {
    lines(
      dayChanges(
        from: old.map { [file("2026-03-14", $0)] } ?? [], to: new.map { [file("2026-03-14", $0)] } ?? []))
  }

  private func lines(_ days: [DayChanges]) -> [String] {
    DiaryChangesReport(title: "", days: days, files: []).document.blocks.flatMap { block -> [String] in
      switch block {
      case .heading(_, let text), .paragraph(let text): [text.plain]
      case .list(let lines): lines.map(\.plain)
      default: []
      }
    }
  }

  private let title = "Saturday, 14 March 2026"

  @Test(arguments: [
    ("## Lunch\n- 12:30 soup\n", "## Lunch\n- 12:30 soup\n- 13:00 tea\n", ["added to Lunch: 13:00 tea"]),
    ("## Lunch\n- 12:30 soup\n- tea\n", "## Lunch\n- tea\n", ["removed from Lunch: 12:30 soup"]),
    (
      "## Lunch\n- 12:30 soup\n", "## Lunch\n- 12:30 soup and bread (300 kcal)\n",
      ["changed in Lunch: 12:30 soup → 12:30 soup and bread (300 kcal)"]
    ),
    ("## Lunch\n- 12:30 soup\n", "## Lunch\n- 12:45 soup\n", ["changed in Lunch: 12:30 soup → 12:45 soup"]),
    ("## Lunch\n- 12:30 soup\n", "## Dinner\n- 12:30 soup\n", ["moved from Lunch to Dinner: 12:30 soup"]),
    (
      "## Lunch\n- 12:30 soup\n", "## Lunch\n- 12:30 soup\n  - note: salty\n",
      ["changed below, in Lunch: 12:30 soup"]
    ),
    (
      "## Tasks\n- [ ] Buy oats\n", "## Tasks\n- [x] Buy oats done:18:20\n",
      ["changed in Tasks: [ ] Buy oats → [x] Buy oats done:18:20"]
    ),
    (
      "## Tasks\n- [ ] Pack\n  - [ ] socks\n", "## Tasks\n- [ ] Pack\n  - [x] socks\n",
      ["changed in Tasks: [ ] socks → [x] socks"]
    ),
    ("## Weight\n- 72.4 kg\n", "## Weight\n- 72.8 kg\n", ["changed in Weight: 72.4 kg → 72.8 kg"]),
    ("## Lunch\n- soup\n- soup\n", "## Lunch\n- soup\n", ["removed from Lunch: soup"]),
    ("## Lunch\n- soup\n", "## Lunch\n\n- soup\n", ["Only headings, front matter or blank lines."]),
    (
      "## Lunch\n- a pear\n", "## Lunch\n- 20:00 pizza\n",
      ["added to Lunch: 20:00 pizza", "removed from Lunch: a pear"]
    ),
    (
      "Slept badly.\n", "Slept badly, rain all night.\n",
      ["changed in Notes: Slept badly. → Slept badly, rain all night."]
    ),
  ])
  func `are told in its own terms`(old: String, new: String, expected: [String]) {
    #expect(changes(old, new) == [title] + expected)
  }

  @Test func `are none where nothing changed`() {
    #expect(changes("## Lunch\n- soup\n", "## Lunch\n- soup\n") == ["Nothing has changed."])
    #expect(changes(nil, nil) == ["Nothing has changed."])
  }

  @Test func `are additions alone in a new day, and removals in one that is gone`() {
    #expect(
      changes(nil, "## Lunch\n- soup\n- tea\n") == [title, "added to Lunch: soup", "added to Lunch: tea"])
    #expect(changes("## Lunch\n- soup\n", nil) == [title, "removed from Lunch: soup"])
  }

  @Test func `follow what moves to another day`() {
    let days = dayChanges(
      from: [file("2026-03-13", "## Dinner\n- 19:00 soup\n"), file("2026-03-14", "")],
      to: [file("2026-03-13", "## Dinner\n"), file("2026-03-14", "## Lunch\n- 12:00 soup\n")])
    #expect(lines(days) == [title, "moved from Friday 13 March to Lunch: 12:00 soup"])
  }

  @Test func `are JSON with the text before and after`() {
    let days = dayChanges(
      from: [file("2026-03-14", "## Lunch\n- 12:30 soup\n")],
      to: [file("2026-03-14", "## Lunch\n- 12:30 pea soup\n")])
    let json = DiaryChangesReport(title: "", days: days, files: [FileChange(.added, "media/x.jpg")]).json
    #expect(
      json.text(pretty: false)
        == #"{"days":[{"day":"2026-03-14","changes":[{"change":"changed","from":"- 12:30 soup","from_day":null,"#
        + #""kind":"food","place":"Lunch","time":"12:30","text":"- 12:30 pea soup","line":2}],"#
        + #""other_text_changed":false}],"files":[{"change":"added","path":"media/x.jpg"}]}"#)
  }

  @Test func `lead an entry back to its beginning`() throws {
    let versions = ["## Lunch\n", "## Lunch\n- 12:30 soup\n", "## Lunch\n- 11:00 tea\n- 12:30 pea soup\n"]
      .map { file("2026-03-14", $0) }
      .map(\.records)
    let now = versions[2][1]
    #expect(now.line == "12:30 pea soup")
    let before = try #require(origin(of: now, in: versions[2], before: versions[1]))
    #expect(before.line == "12:30 soup")
    #expect(origin(of: before, in: versions[1], before: versions[0]) == nil)
    #expect(origin(of: now, in: [], before: versions[1]) == nil)
  }
}

@Suite struct `A change in a line` {
  private func sentence(_ old: [(String, String)], _ new: [(String, String)], _ files: [String] = [])
    -> String
  {
    let parse = { (file: (name: String, text: String)) in
      DayFileParser().parse(SourceText(file.text), day: day(file.name), path: "\(file.name).md").day
    }
    let days = dayChanges(from: old.map { parse(($0.0, $0.1)) }, to: new.map { parse(($0.0, $0.1)) })
    return changeSentence(of: days, files: files.map { FileChange(.added, $0) }, today: day("2026-03-15"))
  }

  @Test func `counts meals and tasks, and says the weight`() {
    let text =
      "## Lunch\n- soup\n- tea\n## Weight\n- 72.4 kg\n## Tasks\n- [x] Oats\n- [ ] Rye\n## Habits\n- [x] Run\n"
    #expect(
      sentence([], [("2026-03-14", text)])
        == "2 meals, 1 task done, 1 task, 1 habit, weight 72.4 kg on 14 March")
  }

  @Test func `says what was done to what was there`() {
    let old = "## Lunch\n- 12:30 soup\n- a pear\n## Tasks\n- [ ] Oats\n## Notes\nRain.\n"
    let new = "## Lunch\n- 12:30 pea soup\n## Tasks\n- [x] Oats\n"
    #expect(
      sentence([("2025-03-14", old)], [("2025-03-14", new)])
        == "1 meal changed, 1 task done, 1 meal removed, 1 note removed on 14 March 2025")
  }

  @Test func `names each of a few days, and counts many`() {
    let days = (10...14).map { ("2026-03-\($0)", "## Lunch\n- soup\n") }
    #expect(sentence([], Array(days.prefix(2))) == "1 meal on 10 March; 1 meal on 11 March")
    #expect(sentence([], days) == "5 meals on 5 days, 10 March to 14 March")
  }

  @Test func `counts the files beside the days`() {
    let files = [
      "media/a.jpg", "media/b.jpg", "habits.md", "journal.toml", "recaps/2026-W11.md", ".gitignore",
    ]
    #expect(sentence([], [], files) == "list of habits, settings, 2 files in media, 1 recap, 1 other file")
    #expect(sentence([], []) == "nothing")
  }
}
