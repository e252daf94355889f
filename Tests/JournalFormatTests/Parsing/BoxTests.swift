import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A box` {
  @Test(arguments: [
    ("- [ ] a", "1 task open “a”\n"),
    ("- [x] 07:10h - wake up", "1 task done 07:10 “wake up”\n"),
    ("- [X] a", "1 task done “a”\n"),
    ("- [/] a", "1 task started “a”\n"),
    ("- [-] a", "1 task cancelled “a”\n"),
    ("- [>] a", "1 task moved “a”\n"),
    ("- [f] a", "1 task other [f] “a”\n"),
    ("- [x]", ""),
    ("- [ ] ", ""),
  ]) func `is a task where nothing else is`(line: String, expected: String) {
    #expect(modelText("\(line)\n") == expected)
  }

  @Test(arguments: [
    ("- [] a", "1 note “- [] a”\n"),
    ("- [x](page.md)", "1 note “- [x](page.md)”\n"),
    ("- [Soup](x.md)", "1 note “- [Soup](x.md)”\n"),
    ("- [[Soup]]", "1 note “- [[Soup]]”\n"),
    ("- [x](page.md)\n\n[x]: url", "1 note “- [x](page.md)”\n3 note “[x]: url”\n"),
  ]) func `is not every bracket`(line: String, expected: String) {
    #expect(modelText("\(line)\n") == expected)
  }

  @Test(
    arguments: [
      ("- [] a", "write ‘[ ]’"), ("- [ x] a", "write ‘[x]’"), ("- [x ] a", "write ‘[x]’"),
      ("- [  ] a", "write ‘[ ]’"),
      ("- [- ] a", "write ‘[-]’"),
    ], ["Tasks", "Habits", "Lunch", "Notes"])
  func `with a slip in it is named`(slip: (line: String, offer: String), heading: String) {
    let found = parsed("## \(heading)\n\n- [ ] b\n\(slip.line)\n").diagnostics.filter { $0.code == .emptyBox }
    #expect(found.map(\.fixIt?.offer) == [slip.offer])
  }

  @Test(arguments: ["- [x ](page.md)", "- [x y] a", "- [ xx] a", "- [Soup] a"])
  func `is not hinted at in other brackets`(line: String) {
    #expect(!parsed("## Tasks\n\n\(line)\n").diagnostics.contains { $0.code == .emptyBox })
  }

  @Test(arguments: [
    ("- [x] soup", "2 lunch “soup”\n"),
    ("- [ ] rice", "2 lunch planned “rice”\n"),
    ("- [/] bread", "2 lunch planned “bread”\n"),
    ("- [-] cake", "2 lunch dropped “cake”\n"),
    ("- [?] fish", "2 lunch “fish”\n"),
    ("- [x](page.md)", "2 lunch “[x](page.md)”\n"),
    ("- [[Soup]]", "2 lunch “[[Soup]]”\n"),
  ]) func `under a meal says what became of the food`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)\n") == expected)
  }

  @Test func `before a meal says it of all that hangs under it`() {
    let text = "## Food\n- [ ] Lunch:\n  - soup\n  - [x] bread\n- [ ] Dinner\n  - rice\n- tea\n"
    #expect(
      modelText(text) == """
        3 lunch planned “soup”
        4 lunch “bread”
        6 dinner planned “rice”
        7 food “tea”

        """)
  }
}
