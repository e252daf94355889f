import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A habit` {
  @Test(arguments: [
    ("- [x] 06:50 Meditate (mood 4/5) #calm", "2 habit done 06:50 “Meditate” mood 4/5 #calm\n"),
    ("- [-] Run: rain", "2 habit skipped “Run” remark “rain”\n"),
    ("- [-] Run: 2 blisters", "2 habit skipped “Run” remark “2 blisters”\n"),
    ("- [ ] Read", "2 habit open “Read”\n"),
    ("- [x] Read: 20 pages", "2 habit done “Read” 20 pages\n"),
    ("- [x] Read: a whole book", "2 habit done “Read” remark “a whole book”\n"),
    ("- [x] Water: 6", "2 habit done “Water” 6\n"),
    ("- [?] Stretch", "2 habit noted “Stretch”\n"),
    ("- Water: 6/8", "2 habit noted “Water” 6/8\n"),
    ("- Water: 8 glasses", "2 habit noted “Water” 8 glasses\n"),
  ]) func `is ticked, skipped or counted`(line: String, expected: String) {
    #expect(modelText("## Habits\n\(line)\n") == expected)
  }

  @Test(arguments: [
    ("- Plain words", "2 note under “Habits” “- Plain words”\n"),
    ("- Walk: in the rain", "2 note under “Habits” “- Walk: in the rain”\n"),
    ("- Steps: 10 000", "2 note under “Habits” “- Steps: 10 000”\n"),
  ]) func `without box and amount is a note`(line: String, expected: String) {
    #expect(modelText("## Habits\n\(line)\n") == expected)
  }

  @Test(arguments: [
    ("- [x] Run\n  with Anna", "2 habit done “Run”\n"),
    ("- [x] Run: 5 km\nwas raining", "2 habit done “Run” 5 km\n"),
    ("- [-] Run: rain,\n  and a cold", "2 habit skipped “Run” remark “rain, and a cold”\n"),
    (
      "- [x] Go round the lake with the dog before the sun comes up and\n  nobody is there",
      "2 habit done “Go round the lake with the dog before the sun comes up and nobody is there”\n"
    ),
  ]) func `has the words of its first line, and what stands below them is a note`(
    lines: String, expected: String
  ) {
    #expect(modelText("## Habits\n\(lines)\n") == expected)
  }

  @Test func `has steps below it, which are no habits`() {
    let text = """
      ## Habits
      - [x] Meditate
        - [x] sit #calm
        - [ ] breathe: slowly
          - [-] deeper
        - Rounds: 3
        - words
      - [ ] Run
      - Evening
        - [x] Read

      """
    #expect(
      modelText(text) == """
        2 habit done “Meditate” step done “sit” #calm step open “breathe: slowly” step skipped “deeper” step noted “Rounds: 3”
        8 habit open “Run”
        9 note under “Habits” “- Evening⏎  - [x] Read”
        10 habit done “Read”

        """)
  }
}

@Suite struct `A habit's definition` {
  private func habit(_ lines: String) throws -> (habit: Habit, page: String) {
    let text = "## Walk\n\(lines)"
    let read = DayFileParser().parseHabits(SourceText(text))
    return (try #require(read.habits.first), annotated(text, with: read.diagnostics))
  }

  @Test(arguments: [
    ("day", "day"), ("daily", "day"), ("2w", "2w"), ("3 months", "3m"), ("Mon, Thu", "mon,thu"),
    ("weekdays", "weekday"),
    ("3/week", "3/week"), ("3/w", "3/week"), ("3x/week", "3/week"), ("3 times a week", "3/week"),
    ("3 per week", "3/week"), ("twice a week", "2/week"), ("once a week", "1/week"), ("once/week", "1/week"),
    ("twice/week", "2/week"), ("lastfri", "lastfri"),
    ("last friday", "lastfri"), ("1stmon", "1stmon"), ("first Monday", "1stmon"), ("4th sun", "4thsun"),
    ("every month on the last fri", "lastfri"), ("31", "31"), ("31st", "31"),
    ("last friday of the month", "lastfri"), ("1st mon of each month", "1stmon"),
    ("15th of the month", "15"), ("last day of every month", "31"),
    ("every 2 days!", "2d!"), ("mon and wed", "mon,wed"), ("mon/wed", "mon,wed"),
    ("mon, wed & fri", "mon,wed,fri"),
    ("every mon and wed", "mon,wed"), ("every other day", "2d"), ("other week!", "2w!"),
    ("every week when done", "week!"), ("lastfri!", "lastfri!"),
  ]) func `says how often`(written: String, rule: String) throws {
    for colon in [": ", ":"] {
      let (habit, page) = try habit("- every\(colon)\(written)\n")
      #expect(habit.every?.description == rule)
      #expect(habit.unreadEvery == nil)
      #expect(page == "## Walk\n- every\(colon)\(written)\n")
    }
  }

  @Test func `names its steps on one line or below it`() throws {
    let (habit, _) = try habit("- steps: calves, hips\n")
    #expect(habit.steps.map(\.string) == ["calves", "hips"])
    let (other, _) = try self.habit("- steps:\n  - calves\n  - hips\n")
    #expect(other.steps.map(\.string) == ["calves", "hips"])
  }

  @Test(arguments: [
    "blue", "8/week", "0/week", "3/month", "3/", "5thmon", "last", "lastfritz", "lastday", "3 weeks a week",
    "once",
    "1000d", "fridays and more",
  ]) func `with a rule that cannot be read is not daily`(written: String) throws {
    let (habit, page) = try habit("- every: \(written)\n")
    #expect(habit.every == nil)
    #expect(habit.unreadEvery?.string == written)
    let carets = String(repeating: "^", count: written.utf8.count)
    #expect(page == "## Walk\n- every: \(written)\n         \(carets) habit-value\n")
  }

  @Test func `says what else there is to say`() throws {
    let (habit, page) = try habit(
      """
      - **Every:** week
      - until: 2026-12-31 (a year)
      - priority: High
      - aliases: stroll, long walk,
      - alias: hike
      - tags: #out, fresh air
      - skips: 2/month
      - target: 8 km
      - colour: blue
      - every:

      """)
    #expect(habit.every?.description == "week")
    #expect(habit.until == Day("2026-12-31"))
    #expect(habit.priority == .high)
    #expect(habit.aliases.map(\.string) == ["stroll", "long walk", "hike"])
    #expect(habit.tags.map(\.name.string) == ["out", "fresh air"])
    #expect(habit.skips?.description == "2/month")
    #expect(habit.target?.amount == 8)
    #expect(!page.contains("^"))
  }

  @Test func `is described by what is no key`() throws {
    let (habit, page) = try habit(
      """
      Heavy things,
      slowly.

      - remind: 7:30 am, 21:00
      - steps:
        - row
      - why: my back
        - and sleep
      - archived: 2026-06-30

      """)
    #expect(
      habit.about.map(\.string) == ["Heavy things,", "slowly.", "", "- why: my back", "  - and sleep"])
    #expect(habit.reminders.map(\.description) == ["07:30", "21:00"])
    #expect(habit.steps.map(\.string) == ["row"])
    #expect(habit.until == Day("2026-06-30"))
    #expect(!page.contains("^"))
  }

  @Test func `may change its rule on a day`() throws {
    let (habit, page) = try habit(
      """
      - every: mon,wed from 2026-03-01
      - every: 3/week from 2026-01-05
      - every: daily
      - every: blue from 2026-06-01
      - remind: soon

      """)
    #expect(habit.every?.description == "day")
    #expect(habit.changes.map(\.first.description) == ["2026-01-05", "2026-03-01", "2026-06-01"])
    #expect(habit.changes.map(\.every?.description) == ["3/week", "mon,wed", nil])
    #expect(
      page == """
        ## Walk
        - every: mon,wed from 2026-03-01
        - every: 3/week from 2026-01-05
        - every: daily
        - every: blue from 2026-06-01
                 ^^^^^^^^^^^^^^^^^^^^ habit-value
        - remind: soon
                  ^^^^ habit-value

        """)
  }

  @Test func `names what cannot be read`() throws {
    let (_, page) = try habit(
      """
      - since: 2026-02-30
      - until: soon
      - priority: much
      - skips: some
      - target: a few steps

      """)
    #expect(
      page == """
        ## Walk
        - since: 2026-02-30
                 ^^^^^^^^^^ impossible-date
        - until: soon
                 ^^^^ habit-value
        - priority: much
                    ^^^^ habit-value
        - skips: some
                 ^^^^ habit-value
        - target: a few steps
                  ^^^^^^^^^^^ habit-value

        """)
  }

  /// A rule that is written as it is exported is the same rule.
  @Test(arguments: 0..<300) func `is read from what is exported`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 1...999, using: &random)
    let weekday = Weekday.allCases.randomElement(using: &random) ?? .monday
    let week = Recurrence.WeekOfMonth.allCases.randomElement(using: &random) ?? .last
    let rules: [Recurrence.Rule] = [
      .days(count), .weeks(count), .months(count), .years(count), .timesAWeek(count % 7 + 1),
      .weekdayOfMonth(week, weekday),
      .weekdays(Set(Weekday.allCases.filter { _ in Bool.random(using: &random) } + [weekday])),
    ]
    let rule = Recurrence(rules[seed % rules.count], isFromCompletion: Bool.random(using: &random))
    #expect(try habit("- every: \(rule)\n").habit.every == rule, "seed \(seed)")
    #expect(parsed("- [ ] a every:\(rule)\n").day.tasks.first?.recurrence == rule, "seed \(seed)")
  }
}

@Suite struct `A file of habits` {
  private func read(_ text: String) -> (habits: [Habit], page: String) {
    let read = DayFileParser().parseHabits(SourceText(text))
    return (read.habits, annotated(text, with: read.diagnostics))
  }

  @Test func `may describe them on plain lines`() {
    let habits = read("## Gym\nevery: 3/week\naliases: lifting\n\nHeavy things.\n").habits
    #expect(habits.map(\.every?.description) == ["3/week"])
    #expect(habits.first?.aliases.map(\.string) == ["lifting"])
  }

  @Test func `without a heading defines none, and says so`() {
    #expect(
      read("# Habits\n\n- Meditate every: 3/week\n- Run\n").page == """
        # Habits

        - Meditate every: 3/week
          ^^^^^^^^^^^^^^^^^^^^^^ habit-value
        - Run

        """)
    #expect(read("# Habits\n").page == "# Habits\n")
  }

  @Test(arguments: [
    ("goal", "write ‘target’"), ("start", "write ‘since’"),
    ("end", "write ‘until’"),
  ])
  func `names the key that a word stands for`(_ key: String, _ remedy: String) {
    let source = SourceText("## Gym\n- \(key): 2026-01-01\n- why: health\n")
    let messages = DayFileParser().parseHabits(source).diagnostics.map(\.message)
    #expect(messages == ["‘\(key)’ is no key of a habit, so the line is text; \(remedy)"])
  }

  @Test(arguments: [
    ("evrey: day", "‘evrey’ is no key of a habit, so the line is text; write ‘every’"),
    (
      "- every monday, wednesday",
      "‘every’ has no colon behind it, so the line is text and the habit is due on no day; write ‘every: …’"
    ),
    ("- since 2026-03-01", "‘since’ has no colon behind it, so the line is text; write ‘since: …’"),
    (
      "- every = monday",
      "‘every’ has no colon behind it, so the line is text and the habit is due on no day; write ‘every: …’"
    ),
    (
      "- frequency: 2026-01-01",
      "‘frequency’ is no key of a habit, so the line is text and the habit is due on no day; write ‘every’"
    ),
    (
      "- days: mon, wed",
      "‘days’ is no key of a habit, so the line is text and the habit is due on no day; write ‘every’"
    ),
    ("- Ziel: 8 Gläser", "‘Ziel’ is no key of a habit, so the line is text; write ‘target’"),
    ("- seit: 2026-03-01", "‘seit’ is no key of a habit, so the line is text; write ‘since’"),
    (
      "- chaque: lun, mer",
      "‘chaque’ is no key of a habit, so the line is text and the habit is due on no day; write ‘every’"
    ),
    (
      "- every: mon,\n  wed",
      "‘every: mon,’ goes on in the next line, which is not read; write all of it on one line"
    ),
    (
      "- weekly",
      "‘weekly’ is a rule without its key, so the line is text and the habit is due on no day; write ‘every: weekly’"
    ),
    (
      "- 3 times a week",
      "‘3 times a week’ is a rule without its key, so the line is text and the habit is due on no day; write ‘every: 3 times a week’"
    ),
    (
      "- Journal every: 2d",
      "‘every’ stands behind other words, so the line is text and the habit is due on no day; begin a line with it, below the habit’s name: ‘## …’, ‘- every: 3/week’"
    ),
    (
      "- Swim (every: lastfri)",
      "‘every’ stands behind other words, so the line is text and the habit is due on no day; begin a line with it, below the habit’s name: ‘## …’, ‘- every: 3/week’"
    ),
  ])
  func `name a key that is misspelt or stands elsewhere`(line: String, message: String) {
    let found = DayFileParser().parseHabits(SourceText("## Floss\n\(line)\n"))
    #expect(found.diagnostics.map(\.message) == [message])
  }

  @Test(arguments: [
    ("- weekly", true), ("- every other day", true), ("evrey: week", true), ("- every day", false),
    ("- daily", false), ("- Every week I sit.", false), ("- every: 2d\n- weekly", false),
    ("- weekly\n- every: 2d", false), ("- every:\n- weekly", true),
  ])
  func `are due on no day where their text alone says a rule`(lines: String, isUnread: Bool) {
    let found = DayFileParser().parseHabits(SourceText("## Floss\n\(lines)\n"))
    #expect(found.habits.map(\.isRuleUnread) == [isUnread])
    #expect(
      found.diagnostics.contains { $0.message.contains("due on no day") }
        == isUnread)
  }

  @Test func `have the name without hashes that close the heading, and other labels are text`() {
    let found = DayFileParser().parseHabits(
      SourceText("## Meditate ##\n- Ziel: besser schlafen\n\n## C#\n- every: day\n"))
    #expect(found.habits.map(\.name.string) == ["Meditate", "C#"])
    #expect(found.diagnostics.isEmpty)
  }
}
