import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `The reading of a file's lines` {
  @Test func `has every line once, whatever the file`() {
    for seed in UInt64(0)..<300 {
      var awkward = AwkwardText(seed: seed &+ 12_000)
      let source = SourceText(awkward.bytes())
      let day = Day(ordinal: 0)
      let readings = DayFileParser().lineReadings(source, day: day, path: "2026-03-14.md")
      let lines: [Int] = readings.map { $0.line }
      #expect(lines == Array(stride(from: 1, through: source.lineCount, by: 1)), "seed \(seed)")
      let entries = readings.filter { if case .entry = $0.meaning { true } else { false } }
      let parsed = DayFileParser().parse(source, day: day, path: "2026-03-14.md").day
      #expect(entries.count == Set(parsed.entries.map { $0.range.lowerBound.line }).count, "seed \(seed)")
    }
  }

  @Test(arguments: [
    (
      "---\nweight: 72 kg\n---\n- Lunch:\n  - soup\n    - hot\n",
      "frontMatter weight frontMatter title entry part"
    ),
    ("- complete: yes\n\n%% x %%\n> said\n", "completeness blank hidden note"),
    ("## Lunch\n- Thali\n  - [ ] a\n13:10 tea\n", "title entry part entry"),
    ("- [ ] a\n  - [ ] b\n  more\n", "task task part"),
    ("## Lunch\n- Cola\n  Tasty.\n  - ice\n", "title entry remark part"),
    ("## Habits\n- [x] Run\n  with Anna\n  - [x] calves\n", "title habit remark part"),
  ])
  func `says what each is`(text: String, kinds: String) {
    let readings = DayFileParser().lineReadings(SourceText(text), day: Day(ordinal: 0), path: "x.md")
    let names: [String] = readings.map { reading in
      String("\(reading.meaning)".prefix { $0 != "(" })
    }
    #expect(names.joined(separator: " ") == kinds)
  }
}
