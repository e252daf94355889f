import JournalFormat
import Testing

/// The sample journal, read by the parser.
struct SampleParsingTests {
  private static let committed = SamplePages(ending: sampleSunday)
  private let parser = DayFileParser(settings: JournalSettings())

  @Test func `every page is read without a diagnostic`() {
    for page in Self.committed.days.map(parsed) {
      #expect(page.diagnostics.map { "\(page.day.path):\($0.range.lowerBound.line): \($0.message)" } == [])
    }
  }

  @Test func `every page has the entries that were meant`() {
    for day in Self.committed.days {
      let meant = Self.committed.entries(on: day)
      let entries = parsed(day).day.entries
      #expect(
        entries.map { $0.category?.rawValue ?? "food" } == meant.map { $0.heading.lowercased() }, "\(day)")
      #expect(entries.map(\.words.string) == meant.map(\.words), "\(day)")
    }
  }

  @Test func `energy, input kinds, weights, tasks, ticks, moods and symptoms arrive`() {
    let days = Self.committed.days.map { parsed($0).day }
    let lines = Self.committed.days.flatMap { Self.committed.lines[$0] ?? [] }
    let entries = days.flatMap(\.entries)
    #expect(entries.count { $0.inputKind == .voice } == lines.count { $0.hasPrefix("  - heard: ") })
    #expect(entries.count { $0.inputKind == .image } == lines.count { $0.hasPrefix("  - photo: ") })
    #expect(
      entries.count { $0.facts.energy != nil }
        == lines.count { $0.hasPrefix("- ") && $0.contains(" kcal") })
    #expect(days.flatMap(\.weights).count == lines.count { $0.contains(" kg") && $0.contains("7") })
    #expect(days.flatMap(\.moods).count == lines.count { $0.hasPrefix("- Mood: ") || $0.hasPrefix("mood: ") })
    #expect(days.flatMap(\.series).count == 21)
    #expect(days.flatMap(\.habitTicks).contains { $0.state == .skipped && $0.remark != nil })
    let states = Set(days.flatMap(\.tasks).map(\.status))
    #expect(states == [.open, .done, .started, .cancelled, .moved])
  }

  @Test func `habits and tasks without a day are read without a diagnostic`() throws {
    let habits = parser.parseHabits(SourceText(try bytes("habits.md")))
    #expect(habits.diagnostics.map(\.message) == [])
    #expect(habits.habits.map(\.name.string) == ["Meditate", "Run", "Stretch", "Water", "Read"])
    let tasks = parser.parseTasks(SourceText(try bytes("tasks.md")))
    #expect(tasks.diagnostics.map(\.message) == [])
    #expect(tasks.tasks.count == 13)
  }

  private func parsed(_ day: Day) -> ParsedDay {
    let path = "\(day.year)/\(day).md"
    let file = Self.committed.files.first { $0.path == path }
    return parser.parse(SourceText(file?.bytes ?? []), day: day, path: path)
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    try #require(Self.committed.files.first { $0.path == path }).bytes
  }
}
