import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A habit's line in whatever file` {
  private func edited(_ source: SourceText, _ edit: (DayFileEditor) throws -> DayFileEdit) throws
    -> SourceText
  {
    try edit(
      DayFileEditor(source, day: day("2026-03-14"), path: "2026/2026-03-14.md", parser: DayFileParser())
    ).result
  }

  private func ticks(_ source: SourceText) -> [HabitTick] {
    DayFileParser().parse(source, day: day("2026-03-14"), path: "2026/2026-03-14.md").day.habitTicks
  }

  @Test(arguments: UInt64(1)...10) func `is ticked and taken back without a trace`(seed: UInt64) throws {
    var plausible = PlausibleDay(seed: seed &+ 9000)
    for _ in 0..<60 {
      let source = SourceText(plausible.text())
      // A box that stands open is ticked by one byte, and back.
      if let place = ticks(source).firstIndex(where: { $0.state == .done && $0.time == nil }) {
        let open = try edited(source) { try $0.takingBackTick(place, before: .unknown) }
        let again = try edited(open) { try $0.changingTick(place, to: NewTick(name: "x", state: .done)) }
        #expect(again.bytes == source.bytes, "seed \(seed)")
        #expect(zip(open.bytes, source.bytes).count { $0 != $1 } == 1, "seed \(seed)")
      }
      // A new line goes as it came, where there was a list to put it in.
      var tick = NewTick(name: "Swim", state: .done)
      tick.time = ClockTime(hour: 6, minute: 50)
      tick.mood = "4/5"
      let with = try edited(source) { try $0.addingTick(tick) }
      let added = try #require(ticks(with).lastIndex { $0.name.string == "Swim" })
      #expect(ticks(with)[added].time?.start == tick.time, "seed \(seed)")
      #expect(ticks(with).count == ticks(source).count + 1, "seed \(seed)")
      let without = try edited(with) { try $0.takingBackTick(added, before: .unknown) }
      #expect(ticks(without).map(\.name) == ticks(source).map(\.name), "seed \(seed)")
      if !ticks(source).isEmpty { #expect(without.bytes == source.bytes, "seed \(seed)") }
    }
  }

  @Test(arguments: UInt64(1)...5) func `and a line of one's own change nothing else`(seed: UInt64) throws {
    var plausible = PlausibleDay(seed: seed &+ 9500)
    for _ in 0..<60 {
      let source = SourceText(plausible.text())
      let parser = DayFileParser()
      let before = parser.parse(source, day: day("2026-03-14"), path: "a.md").day
      for edit in [
        try edited(source) {
          try $0.addingSeries(
            "dizzy 2/10", at: ClockTime(hour: 9, minute: 5).map { TimeSpan(start: $0) }, under: "Symptoms")
        },
        try edited(source) { try $0.addingMood("4/5 calm", at: nil) },
      ] {
        let after = parser.parse(edit, day: day("2026-03-14"), path: "a.md").day
        #expect(after.entries.map(\.text) == before.entries.map(\.text), "seed \(seed)")
        #expect(
          after.series.count + after.moods.count == before.series.count + before.moods.count + 1,
          "seed \(seed)")
      }
    }
  }
}
