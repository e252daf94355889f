import JournalFormat
import Testing

@Suite struct `habits.md that contradicts itself` {
  @Test(arguments: [
    ("## Run\n\n## run\n", "3:4 ‘run’ is the name of a habit above"),
    ("## Run\n\n##\n\n- every: week\n", "3:1 ‘##’ is a heading without a name"),
    ("## Run\n\n- since: 2026-03-01\n- until: 2026-02-01\n", "4:10 ‘2026-02-01’ is before 2026-03-01"),
    ("## Run\n\n- until: 2026-02-01\n- since: 2026-03-01\n", "3:10 ‘2026-02-01’ is before 2026-03-01"),
    ("## Run\n\n- every: mon\n- every: tue\n", "4:3 ‘every’ is said before, and this rule counts"),
    ("## Run\n\n- every: mon from 2026-03-01\n- every: tue from 2026-03-01\n", "4:3 ‘every’ is said before"),
    ("## Run\n\n- target: 3\n- target: 4\n", "4:3 ‘target’ is said before"),
    ("## Run\n\n- every: mon\n- every: tue from 2026-03-01\n- target: 3\n- target: 4 from 2026-03-01\n", ""),
    ("## Run\n\n- aliases: jog, swim\n\n## Swim\n", "3:17 ‘swim’ is a name of Swim"),
    ("## Run\n\n- aliases: jog\n\n## Swim\n\n- aliases: jog\n", "7:12 ‘jog’ is a name of Run"),
    ("## [ ] Run\n", "1:4 ‘[ ] Run’ would be read as something else"),
    ("## Run: long\n", "1:4 ‘Run: long’ would be read as something else"),
    ("## 5 km run\n", ""),
  ])
  func `is named with its place and what to do`(text: String, expected: String) {
    let named = DayFileParser().parseHabits(SourceText(text)).diagnostics.map {
      "\($0.range.lowerBound.line):\($0.range.lowerBound.column) \($0.message)"
    }
    #expect(expected.isEmpty ? named.isEmpty : named.count == 1)
    #expect(named.first?.hasPrefix(expected) ?? expected.isEmpty)
  }

  @Test func `gives nothing below a heading without a name to a habit`() {
    let habits = DayFileParser().parseHabits(SourceText("## Run\n\n##\n\n- every: week\n")).habits
    #expect(habits.map(\.name.string) == ["Run"])
    #expect(habits.first?.every == nil)
  }
}
