import JournalFormat
import Testing

@Suite struct `A tag under another name` {
  private func renamed(_ text: String, _ old: String, _ new: String) throws -> String? {
    let names = (try #require(TagName(old)), try #require(TagName(new)))
    let day = try #require(Day("2026-03-14"))
    return try TagRenaming(
      renaming: names.0, to: names.1, in: SourceText(text), day: day, path: "2026-03-14.md",
      parser: DayFileParser()
    ).map { String(decoding: $0.result.bytes, as: UTF8.self) }
  }

  @Test(arguments: [
    ("- Lunch: soup #home\r\n", "home", "house", "- Lunch: soup #house\r\n"),
    (
      "- Lunch: soup #Home, bread #homely #home/x\n", "home", "at home",
      "- Lunch: soup #[[at home]], bread #homely #home/x\n"
    ),
    ("- Lunch: #[[at home]] soup (300 kcal)", "at home", "home", "- Lunch: #home soup (300 kcal)"),
    ("## Tasks\n- [ ] call #a\n  - [ ] dial #A\n", "a", "b", "## Tasks\n- [ ] call #b\n  - [ ] dial #b\n"),
    (
      "> [!todo]\n> - [ ] call #a\n>   - [ ] dial #A\n>\n> #a\n", "a", "b",
      "> [!todo]\n> - [ ] call #b\n>   - [ ] dial #b\n>\n> #a\n"
    ),
    ("## Habits\n- [x] Walk\n  - [x] up #a\n", "a", "b", "## Habits\n- [x] Walk\n  - [x] up #b\n"),
    (
      "## Symptoms\n- headache 3/10 #x\n\n## Habits\n- [x] Walk #x\n", "x", "y",
      "## Symptoms\n- headache 3/10 #y\n\n## Habits\n- [x] Walk #y\n"
    ),
    (
      "---\ntags: [sea, \"Long walk\", #rest]\n---\n- Lunch: soup\n", "long walk", "hike",
      "---\ntags: [sea, hike, #rest]\n---\n- Lunch: soup\n"
    ),
    (
      "---\ntags:\n  - sea\n  - \"#rest\"\n---\n", "rest", "my rest",
      "---\ntags:\n  - sea\n  - \"my rest\"\n---\n"
    ),
    (
      "---\ntag: sea sun\n---\n- Lunch: soup #sea #Sun\n", "SEA", "sun",
      "---\ntag: sun\n---\n- Lunch: soup #Sun\n"
    ),
    (
      "## Notes\n\n- Long call #Work\n\nGood day at #work, and tired. #work #rest\n\n> #work\n", "work",
      "job",
      "## Notes\n\n- Long call #job\n\nGood day at #job, and tired. #rest\n\n> #work\n"
    ),
    ("- Lunch: soup #a #b #a\n", "a", "b", "- Lunch: soup #b\n"),
    ("- Lunch: soup #a #c\n- Dinner: rice #a #b\n", "a", "b", "- Lunch: soup #b #c\n- Dinner: rice #b\n"),
  ])
  func `changes nothing else`(text: String, old: String, new: String, expected: String) throws {
    #expect(try renamed(text, old, new) == expected)
  }

  @Test(arguments: [
    "- Lunch: soup #homes\n", "## Notes\n\n> At #home again.\n", "## Notes\n\nA page#home.\n",
    "```\n- Lunch: soup #home\n```\n",
    "> - soup #home\n", "<!-- journal begin x -->\n- Lunch: soup #home\n<!-- journal end -->\n", "",
  ])
  func `leaves alone what is no tag of a line`(text: String) throws {
    #expect(try renamed(text, "home", "house") == nil)
  }

  @Test(arguments: [
    ("home", "#home"), ("#home", "#home"), ("two words", "#[[two words]]"),
    ("#[[two words]]", "#[[two words]]"), ("食べ物", "#食べ物"),
    // A mark that joins the bracket before it.
    ("\u{318}two words", "#[[\u{318}two words]]"), ("#[[\u{318}two words]]", "#[[\u{318}two words]]"),
  ])
  func `is written as a line bears it`(text: String, written: String) throws {
    #expect(try #require(TagName(text)).written == written)
  }

  @Test(arguments: ["", "#", "1", "a]]b c", "a\nb", "##"])
  func `has to be a name that is read`(text: String) {
    #expect(TagName(text) == nil)
  }
}
