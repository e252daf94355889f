import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A task` {
  @Test(arguments: [
    "## Tasks\n\n| Task | Done |\n|---|---|\n| call bank | x |\n",
    "## Habits\n\n| Habit | Done |\n|---|---|\n| Walk | x |\n",
  ])
  func `in a table is named, for it is none`(text: String) {
    let found = parsed(text).diagnostics
    #expect(found.map(\.code) == [.uncountedTask])
    #expect(found.first?.range.lowerBound.line == 3)
  }

  /// What stands right below it: words of its own, and behind `|` its description.
  @Test(arguments: [
    ("- [ ] Call\n  ask for Ann\n", "Call|ask for Ann"),
    ("- [ ] Call\n  ask for Ann\n  and Bob\n  - soon\n", "Call|ask for Ann\nand Bob\n- soon"),
    ("- [ ] Call\n\n  ask for Ann\n", "Call|ask for Ann"),
    ("- [ ] Call\nask for Ann\n", "Call|ask for Ann"),
    ("- [ ] Call\n  due:2026-03-18 #bank\n", "Call|"),
    ("- [ ] Call\n  ask for Ann due:2026-03-18\n", "Call ask for Ann|"),
    ("- [ ] Call\n  #bank\n  ask for Ann\n", "Call|ask for Ann"),
    (
      "- [ ] Write to everybody who was there on the evening of the concert and\n  thank them\n",
      "Write to everybody who was there on the evening of the concert and thank them|"
    ),
    (
      "- [ ] Write to everybody who was there on the evening of the concert\n  thanking them\n",
      "Write to everybody who was there on the evening of the concert thanking them|"
    ),
    (
      "- [ ] Book dentist due:2026-03-13 every:2w remind:1d !high #health and more\n  Number is in the blue book.\n",
      "Book dentist #health and more Number is in the blue book.|"
    ),
    (
      "- [ ] Book dentist !high due:2026-03-13 every:2w remind:1d #health #important\n  Number is in the blue book.\n",
      "Book dentist|Number is in the blue book."
    ),
    ("- [ ] Write to all who were there\n  thanking them\n", "Write to all who were there|thanking them"),
    ("- [ ] Move\n  in May\n  - [ ] boxes\n    of wood\n", "Move|in May\n  of wood"),
    ("- [ ] Move\n  - [ ] boxes\n  Ask Ann due:2026-03-20 !high\n", "Move|Ask Ann due:2026-03-20 !high"),
    ("- [ ] Move\n  - [ ] boxes\nAsk Ann\n", "Move|Ask Ann"),
  ]) func `has a description on the indented lines below it`(text: String, expected: String) throws {
    let source = SourceText(text)
    let tasks = DayFileParser(settings: JournalSettings()).parseTasks(source).tasks
    let task = try #require(tasks.first)
    #expect("\(task.text)|\(task.note(in: source, among: tasks))" == expected)
  }

  @Test(arguments: [
    ("Call due:2026-03-18 due:2026-03-20", "1:27"), ("Call due:2026-03-18 📅 2026-03-20", "1:27"),
    ("(A) Call !low", "1:16"), ("Call every:day every:week", "1:22"),
    ("Call due:2026-03-18 remind:1d remind:09:00 remind:2026-03-17", nil),
    ("Call done:2026-03-18 done:09:00", nil),
  ]) func `names the second of two marks of a kind`(words: String, place: String?) {
    let read = DayFileParser(settings: JournalSettings()).parseTasks(SourceText("- [ ] \(words)\n"))
    let named = read.diagnostics.map { "\($0.range.lowerBound.line):\($0.range.lowerBound.column)" }
    #expect(named == (place.map { [$0] } ?? []))
    #expect(
      read.diagnostics.allSatisfy { $0.message.hasSuffix("of its kind before it; keep one of the two") })
  }

  @Test(arguments: [
    ("a every:month on 15", "15"), ("a 🔁 every 3 months on the 1st", "3m@1"),
    ("a every:month on the 31st", "31"),
    ("a every:year on the 29th", "year@29"), ("a every:month on the last friday", "lastfri"),
  ])
  func `comes again on a day of the month`(words: String, rule: String) {
    let read = DayFileParser(settings: JournalSettings()).parseTasks(SourceText("- [ ] \(words)\n"))
    #expect(read.tasks.map(\.recurrence?.description) == [rule])
    #expect(read.tasks.map(\.text.string) == ["a"])
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("water plants every:mon thu", "1:30"), ("water every:mon thu #home", "1:23"),
    ("oil every:mon sun cream", nil), ("water every:mon,thu", nil),
    ("Bins 🔁 every 2 weeks on Monday", "1:31"), ("Bins every:2w on Tuesday", "1:21"),
    ("Bins every:day except sunday", "1:22"), ("Bins every:week until 2026-12-31", "1:23"),
    ("Water every:week on the balcony", nil), ("Water every:week from below", nil),
  ]) func `names what stands behind a rule and would say more of it`(words: String, place: String?) {
    let read = DayFileParser(settings: JournalSettings()).parseTasks(SourceText("- [ ] \(words)\n"))
    let named = read.diagnostics.map { "\($0.range.lowerBound.line):\($0.range.lowerBound.column)" }
    #expect(named == (place.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("- [ ] Move\n  - [ ] boxes\n  Ask Ann !high due:2026-03-20\n", "boxes", "3:3 unread-mark"),
    ("- [ ] Move\n  - [ ] boxes\n  Ask Ann\n", "boxes", "3:3 uncounted-task"),
    ("- [ ] Move\n  - [ ] boxes\n    of wood\n", "boxes", ""),
    ("- [ ] Move\n  - [x] find\n  - [ ] boxes\nAsk Ann\n", "boxes", "4:1 uncounted-task"),
    ("- [ ] Call\nask for Ann\n", "Call", "2:1 uncounted-task"),
    ("- [ ] Call remind:1d\n", "Call", "1:12 unread-mark"),
    ("- [ ] Call remind:09:00\n", "Call", "1:12 unread-mark"),
    ("- [ ] Call remind:1d due:2026-03-20\n", "Call", ""),
    ("- [ ] Call remind:1d remind:2026-03-18\n", "Call", ""),
    ("- [x] Call remind:1d\n", "Call", ""),
  ]) func `has its own lines, and what belongs to another is named`(text: String, last: String, named: String)
  {
    let read = DayFileParser(settings: JournalSettings()).parseTasks(SourceText(text))
    #expect(read.tasks.last?.text.string == last)
    #expect(read.tasks.allSatisfy { $0.due == nil || text.contains("remind:1d due") })
    #expect(
      read.diagnostics.map { "\($0.range.lowerBound.line):\($0.range.lowerBound.column) \($0.code.rawValue)" }
        .joined(separator: "\n") == named)
  }

  @Test(arguments: [
    ("- [ ] a due:2026-03-18 !high #health", "1 task open “a” due:2026-03-18 !high #health\n"),
    ("- [x] a done:18:20", "1 task done “a” done:18:20\n"),
    ("- [x] a done:2026-03-14", "1 task done “a” done:2026-03-14\n"),
    ("- [ ] a every:week! start:2026-03-15", "1 task open “a” start:2026-03-15 every:1w!\n"),
    ("- [ ] a every:2w", "1 task open “a” every:2w\n"),
    ("- [ ] a every:mon,thu", "1 task open “a” every:monday,thursday\n"),
    ("- [ ] a every:mon, thu b", "1 task open “a b” every:monday,thursday\n"),
    ("- [ ] a every:mon, thu sun cream", "1 task open “a sun cream” every:monday,thursday\n"),
    ("- [ ] a every:mon and thu b", "1 task open “a b” every:monday,thursday\n"),
    ("- [ ] a every:mon/thu", "1 task open “a” every:monday,thursday\n"),
    ("- [ ] a every:mon, tue & thu b", "1 task open “a b” every:monday,tuesday,thursday\n"),
    ("- [ ] a every:week on tue, thu b", "1 task open “a b” every:tuesday,thursday\n"),
    ("- [ ] a 🔁 every week on Monday 📅 2026-03-16", "1 task open “a” due:2026-03-16 every:monday\n"),
    ("- [ ] a every:mon and cheese", "1 task open “a and cheese” every:monday\n"),
    ("- [ ] a every:other day b", "1 task open “a b” every:2d\n"),
    ("- [ ] a 🔁 every mon and thu", "1 task open “a” every:monday,thursday\n"),
    ("- [ ] a 🔁 every other week", "1 task open “a” every:2w\n"),
    ("- [ ] a every:mon sun cream", "1 task open “a sun cream” every:monday\n"),
    ("- [ ] a every:3 times a week b", "1 task open “a b” every:3/week\n"),
    ("- [ ] a every:twice a week !high", "1 task open “a” !high every:2/week\n"),
    ("- [ ] a every: month on the last friday b", "1 task open “a b” every:last friday\n"),
    (
      "- [ ] a every:weekday remind:09:30",
      "1 task open “a” remind:09:30 every:monday,tuesday,wednesday,thursday,friday\n"
    ),
    ("- [ ] 09:30 a !medium", "1 task open 09:30 “a” !medium\n"),
    ("- [x] 10:00 a !low", "1 task done 10:00 “a” !low\n"),
    (
      "- [ ] a 📅 2026-03-18 ⏳ 2026-03-17 🛫 2026-03-16 ⏫",
      "1 task open “a” due:2026-03-18 scheduled:2026-03-17 start:2026-03-16 !high\n"
    ),
    ("- [x] a ✅ 2026-03-18 🔁 every 2 weeks when done", "1 task done “a” done:2026-03-18 every:2w!\n"),
    ("- [ ] a 🔁 every mon, thu", "1 task open “a” every:monday,thursday\n"),
    ("- [ ] a [repeat:: every week]", "1 task open “a” every:1w\n"),
    ("- [ ] a [due:: 2026-03-18] [priority:: low]", "1 task open “a” due:2026-03-18 !low\n"),
    ("- [ ] a due:2026-03-18T15:00", "1 task open “a” due:2026-03-18 due:15:00\n"),
    ("- [ ] a due:2026-03-18 15:00 b", "1 task open “a b” due:2026-03-18 due:15:00\n"),
    ("- [ ] a due:2026-03-18 15 b", "1 task open “a 15 b” due:2026-03-18\n"),
    ("- [ ] a due:2026-03-18 at 15:00 b", "1 task open “a b” due:2026-03-18 due:15:00\n"),
    ("- [ ] a due:2026-03-18 um 15:00", "1 task open “a” due:2026-03-18 due:15:00\n"),
    ("- [ ] a due:2026-03-18 at work", "1 task open “a at work” due:2026-03-18\n"),
    ("- [ ] a [due:: 2026-03-18 15:00]", "1 task open “a” due:2026-03-18 due:15:00\n"),
    ("- [ ] a 📅 2026-03-18 15:00", "1 task open “a” due:2026-03-18 due:15:00\n"),
    ("- [ ] a ⏳ 2026-03-18T15:00 b", "1 task open “a b” scheduled:2026-03-18 scheduled:15:00\n"),
    ("- [ ] a start:2026-03-18T15:00", "1 task open “a” start:2026-03-18 start:15:00\n"),
    ("- [x] a done:2026-03-14T18:20", "1 task done “a” done:2026-03-14 done:18:20\n"),
    ("- [ ] a DEADLINE: <2026-03-18 Wed 19:30 +1w>", "1 task open “a” due:2026-03-18 due:19:30\n"),
    ("- [ ] a due: 2026-03-18 15:00", "1 task open “a” due:2026-03-18 due:15:00\n"),
    ("- [ ] Due: 2026-03-18", "1 task open “Due: 2026-03-18”\n"),
    ("- [ ] a remind:1d", "1 task open “a” remind:-1440m\n"),
    ("- [ ] a remind:2h", "1 task open “a” remind:-120m\n"),
    ("- [ ] a remind: -10m", "1 task open “a” remind:-10m\n"),
    ("- [ ] a remind: 09:00", "1 task open “a” remind:09:00\n"),
    ("- [ ] a [remind:: 1 week]", "1 task open “a [remind:: 1 week]”\n"),
    ("- [ ] a every:3/week", "1 task open “a” every:3/week\n"),
    ("- [ ] a every:lastfri", "1 task open “a” every:last friday\n"),
    ("- [ ] a every: last friday of the month b", "1 task open “a b” every:last friday\n"),
    ("- [ ] a 🔁 every last friday of the month", "1 task open “a” every:last friday\n"),
    ("- [ ] a [repeat:: every last friday]", "1 task open “a” every:last friday\n"),
    ("- [ ] a 🔁 every month on the 1st mon ⏫", "1 task open “a” !high every:first monday\n"),
    ("- [ ] a 🔁 every 3x a week b", "1 task open “a b” every:3/week\n"),
    ("- [ ] (A) a", "1 task open “a” !high\n"),
    ("- TODO a", "1 task open “a”\n"),
    ("- LATER a", "1 task open “a”\n"),
    ("- DOING a", "1 task started “a”\n"),
    ("- NOW a", "1 task started “a”\n"),
    ("- WAITING a", "1 task started “a”\n"),
    ("- DONE a", "1 task done “a”\n"),
    ("- CANCELED a", "1 task cancelled “a”\n"),
    ("- CANCELLED a", "1 task cancelled “a”\n"),
  ]) func `is read with its marks`(line: String, expected: String) {
    #expect(modelText("\(line)\n") == expected)
  }

  @Test(arguments: [
    ("- [ ] a due:2026-02-30", "1 task open “a due:2026-02-30”\n"),
    (
      "- [ ] due:soon a every:blue !bold remind:99:99",
      "1 task open “due:soon a every:blue !bold remind:99:99”\n"
    ),
  ]) func `keeps as words what is no mark`(line: String, expected: String) {
    #expect(modelText("\(line)\n") == expected)
  }

  @Test func `is told which of its marks cannot be read`() {
    let text = """
      - [ ] a remind:soon due:tomorrow
      - [ ] a every:blue [due:: soon] due:2026-03-18T25:99
      - [ ] a 🔁 every full moon
      - [ ] a start://b priority: any due: soon 🔁 laundry
      - [ ] a [priority:: A] due: 2026-02-30

      """
    #expect(
      annotated(text) == """
        - [ ] a remind:soon due:tomorrow
                ^^^^^^^^^^^ unread-mark
                            ^^^^^^^^^^^^ unread-mark
        - [ ] a every:blue [due:: soon] due:2026-03-18T25:99
                ^^^^^^^^^^ unread-mark
                           ^^^^^^^^^^^^ unread-mark
                                        ^^^^^^^^^^^^^^^^^^^^ unread-mark
        - [ ] a 🔁 every full moon
                ^^^^^^^^^^^^ unread-mark
        - [ ] a start://b priority: any due: soon 🔁 laundry
        - [ ] a [priority:: A] due: 2026-02-30
                ^^^^^^^^^^^^^^ unread-mark
                                    ^^^^^^^^^^ impossible-date

        """)
  }

  @Test func `has parts`() {
    let text = """
      ## Tasks
      - [x] Buy oats
        - [x] rolled
          - [ ] organic
        - note
        - [-] steel cut: sold out
      - [ ] other
      - plain
      - TODOS are words

      """
    #expect(
      modelText(text) == """
        2 task done “Buy oats”
        3 task done “rolled” part of 2
        4 task open “organic” part of 3
        6 task cancelled “steel cut: sold out” part of 2
        7 task open “other”
        8 note under “Tasks” “- plain”
        9 note under “Tasks” “- TODOS are words”

        """)
  }

  @Test func `is one under any heading`() {
    let text = """
      - [ ] a
      ## Symptoms
      - [x] b
      ## Notes
      - [>] c

      """
    #expect(
      modelText(text) == """
        1 task open “a”
        3 task done “b”
        5 task moved “c”

        """)
  }

  @Test func `may be a heading with a box, or begin with a word and a colon`() {
    let text = "### [ ] Fix roof\n\n#### [x] Ship it\n\n- DONE: call\n- NOW: 5\n"
    #expect(modelText(text).hasPrefix("1 task open “Fix roof”\n3 task done “Ship it”\n5 task done “call”\n"))
    #expect(parsed(text).day.tasks.count == 3)
  }

  @Test func `are due at no time after midnight`() {
    let day = parsed("- [ ] pay due:2026-03-18T25:00\n")
    #expect(day.day.tasks.map(\.due) == [nil])
    #expect(day.diagnostics.map(\.code) == [.unreadMark])
  }

  @Test func `have a deadline for their due day`() {
    #expect(
      modelText("## Tasks\n- [ ] Pay rent deadline:2026-03-18\n") == "2 task open “Pay rent” due:2026-03-18\n"
    )
  }

  @Test func `name a mark that stands in brackets, and stays words`() {
    let text = "## Tasks\n- [ ] Three (due:2026-12-01)\n- [ ] Four (see note: soon) (later)\n"
    #expect(
      parsed(text).diagnostics.map(\.message)
        == [
          "‘(due:2026-12-01)’ stays words of the task, for it stands in brackets; write ‘due:2026-12-01’"
        ])
    #expect(parsed(text).day.tasks.map(\.text.string).first == "Three (due:2026-12-01)")
  }
}
