import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `The export of Loop Habit Tracker` {
  private let table = """
    Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
    001,Meditate,YES_NO,Did you?,,1,1,#FF0000,,,,false
    002,"Run, or walk",YES_NO,,,3,7,#FF0000,,,,false
    003,Water,NUMERICAL,,,1,1,#FF0000,glasses,AT_LEAST,8.0,true
    004,Sweets,NUMERICAL,,,1,1,#FF0000,pieces,AT_MOST,2.0,false
    005,Clean,YES_NO,,Bathroom,1,14,#FF0000,,,,false
    006,Gym,YES_NO,,,10,30,#FF0000,,,,false
    """

  @Test func `has amounts where an older one has no types`() throws {
    var losses = ExchangeLosses()
    let habits = try #require(LoopHabits(SourceText("Name\nRun\nWater\n"), losses: &losses))
    let table = "Date,Run,Water,\n2026-03-13,2,2500,\n2026-03-12,3,2,\n"
    let entries = try #require(habits.entries(in: SourceText(table), losses: &losses))
    let (friday, thursday) = (try #require(Day("2026-03-13")), try #require(Day("2026-03-12")))
    #expect(entries[0] == [friday: .init(mark: .done), thursday: .init(mark: .skipped)])
    #expect(entries[1] == [friday: .init(mark: .amount(2.5)), thursday: .init(mark: .amount(0.002))])
  }

  @Test func `has habits with their rules`() throws {
    var losses = ExchangeLosses()
    let habits = try #require(LoopHabits(SourceText(table), losses: &losses)).habits
    #expect(
      habits.map { "\($0.name): \($0.every?.description ?? "day")" } == [
        "Meditate: day", "Run, or walk: 3/week", "Water: day", "Sweets: day", "Clean: 14d!", "Gym: 2/week",
      ])
    #expect(habits[2].target == 8 && habits[2].unit == "glasses" && habits[2].isArchived)
    #expect(habits[3].limit == 2 && habits[3].target == nil)
    #expect(habits[1].folder == "002 Run or walk")
    #expect(
      losses.lines == [
        "a colour, which no habit has here: ‘Meditate’, ‘Run, or walk’, ‘Water’ and 3 more",
        "at most so much, which no habit has for a target here; days within it are ticked, days above it stand open, days of nothing are left out: ‘Sweets’",
        "10 times in 30 days became 2 a week: ‘Gym’",
      ])
  }

  @Test(arguments: [
    "Date,Meditate,Run, or walk,Water,Sweets,Clean,Gym,\n2026-03-02,2,0,5000,0,3,1,\n2026-03-01,-1,2,8500,2000,0,-3,\n",
    "Date,Meditate,Run, or walk,Water,Sweets,Clean,Gym,\n2026-03-02,YES_MANUAL,NO,5000,UNKNOWN,SKIP,YES_AUTO,\n2026-03-01,UNKNOWN,YES_MANUAL,8500,2000,NO,SKIP,\n",
  ]) func `has their days`(marks: String) throws {
    var losses = ExchangeLosses()
    let loop = try #require(LoopHabits(SourceText(table), losses: &losses))
    let entries = try #require(loop.entries(in: SourceText(marks), losses: &losses))
    let (first, second) = (day("2026-03-01"), day("2026-03-02"))
    func mark(_ mark: LoopHabits.Mark) -> LoopHabits.Entry { .init(mark: mark) }
    #expect(
      entries == [
        [second: mark(.done)], [first: mark(.done)], [second: mark(.amount(5)), first: mark(.amount(8.5))],
        [first: mark(.amount(2))], [second: mark(.skipped)], [first: mark(.skipped)],
      ])
  }

  @Test(arguments: ["", "Date,Score\n", "Date,Else,\n2026-03-01,2,\n"]) func `has no other columns`(
    marks: String
  ) throws {
    var losses = ExchangeLosses()
    let loop = try #require(LoopHabits(SourceText(table), losses: &losses))
    #expect(loop.entries(in: SourceText(marks), losses: &losses) == nil)
    #expect(LoopHabits(SourceText("Title,Days\nRun,3\n"), losses: &losses) == nil)
  }

  @Test func `amounts with a decimal point are whole ones, and so are all of their habit`() throws {
    var losses = ExchangeLosses()
    let loop = try #require(
      LoopHabits(SourceText("Name,Type\nRun,NUMERICAL\nWater,NUMERICAL\n"), losses: &losses))
    let table = "Date,Run,Water,\n2026-03-13,5.5,8500,\n2026-03-12,8,2000,\n"
    let entries = try #require(loop.entries(in: SourceText(table), losses: &losses))
    let days = [Day("2026-03-12"), Day("2026-03-13")].compactMap(\.self)
    #expect(days.map { entries[0][$0]?.mark } == [.amount(8), .amount(5.5)])
    #expect(days.map { entries[1][$0]?.mark } == [.amount(2), .amount(8.5)])
  }
}
