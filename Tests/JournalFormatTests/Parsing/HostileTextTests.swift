import JournalFormat
import JournalTestSupport
import Testing

/// Files that were made to be slow or to break something: each is read, and in far less than a second.
@Suite(.timeLimit(.minutes(1))) struct `Hostile text` {
  private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private static let files: [(name: String, text: @Sendable () -> String)] = [
    ("bullets nested on one line", { many("- ", 30_000) }),
    ("bullets nested line by line", { (0..<400).map { many("  ", $0) + "- [ ] a\n" }.joined() }),
    ("quotations nested", { many("> ", 30_000) }),
    ("callouts nested", { many("> [!todo] ", 20_000) + "\n" + many("> ", 20_000) + "- [ ] a" }),
    (
      "callouts of many levels",
      { "> [!todo]\n" + (0..<400).map { "> " + many("  ", $0) + "- [ ] a\n" }.joined() }
    ),
    ("callouts begun", { many("> [!todo]\n\n", 20_000) }),
    ("steps", { "## Habits\n- [x] a\n" + many("  - [x] b\n", 20_000) }),
    ("opening brackets", { "## Lunch\n- " + many("[", 30_000) + "\n# " + many("[", 20_000) }),
    ("round brackets", { "## Lunch\n- " + many("(", 20_000) + many(")", 20_000) }),
    ("pictures that are none", { "## Lunch\n- " + many("![[]()", 20_000) }),
    ("pictures behind a tag", { "## Lunch\n" + many("<a> ![[]()\n", 20_000) }),
    ("fences", { many("```\n", 20_000) }),
    ("regions begun", { many("<!-- journal begin x -->\n", 20_000) }),
    ("comments begun", { many("%%\n", 20_000) }),
    ("headings below HTML", { "<\n" + many("# a\n", 20_000) }),
    ("lone CRs", { many("\r", 30_000) }),
    ("tabs", { many("\t", 30_000) }),
    ("NULs", { many("\0", 30_000) }),
    ("one long line", { "## Lunch\n- 12:30 " + many("soup ", 40_000) }),
    ("a list indented below each heading", { many("## Lunch\n\t- a\n", 10_000) }),
    ("tags by the thousand", { "- [ ] a" + (0..<20_000).map { " #t\($0)" }.joined() }),
    ("tags begun", { "## Lunch\n- a" + many(" #[[", 20_000) + " " + many("(#1", 20_000) }),
    ("fields begun", { "- [ ] " + many("[due:: ", 20_000) }),
    ("dates that are none", { "- [ ] a\n" + many("due:2026-02-30\n", 10_000) }),
    ("numbers nested on one line", { many("1. ", 20_000) }),
    ("totals", { "## Lunch\n" + many("- b (3 kcal)\n- total: 3 kcal\n", 10_000) }),
    (
      "figures of facts",
      { "## Lunch\n- (" + many("100 ", 20_000) + "kcal)\n- (" + many("1", 20_000) + " x)" }
    ),
    ("front matter that never closes", { "---\n" + many("a: b\n", 20_000) }),
    ("merges begun", { many("<<<<<<< a\n", 20_000) }),
  ]

  @Test(arguments: files.indices) func `is read like any other`(index: Int) {
    let source = SourceText(Self.files[index].text())
    #expect(parsed(source).day.source.bytes == source.bytes)
  }

  @Test func `ten thousand entries are ten thousand`() {
    let text = "## Lunch\n" + Self.many("- 12:30 soup (320 kcal) #home\n", 10_000)
    let read = parsed(text)
    #expect(read.day.entries.count == 10_000)
    #expect(read.day.entries.last?.range.lowerBound.line == 10_001)
    #expect(read.diagnostics == [])
  }

  @Test func `two hundred kilobytes of diary are read to their end`() {
    let page = "## Breakfast\n\n- 08:15 Porridge with blueberries (320 kcal)\n\n## Notes\n\nRain all day.\n\n"
    let read = parsed(Self.many(page, 2_500))
    #expect(read.day.entries.count == 2_500)
    #expect(read.day.notes.count == 2_500)
  }

  @Test func `a closing bracket is a habit's name too`() {
    #expect(modelText("## Habits\n- [x] )\n") == "2 habit done “)”\n")
  }
}
