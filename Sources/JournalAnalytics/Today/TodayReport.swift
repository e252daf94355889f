public import JournalFormat

/// The one page of the day: what was eaten, what is to be done, and how it went before.
public struct TodayReport: Sendable {
  /// The order of what is to be done.
  public enum Order: String, CaseIterable, Sendable {
    /// Tasks, then habits, each by priority.
    case type
    /// Both in one list.
    case time, priority, title
  }

  /// The layout of the page.
  public struct Presentation: Sendable {
    public var order: Order
    /// Whether what is done today is listed, and not only counted.
    public var showsDone: Bool
    /// When a page that is kept open was made; `nil` if that is not shown.
    public var madeAt: ClockTime?

    public init(order: Order = .type, showsDone: Bool = false, madeAt: ClockTime? = nil) {
      self.order = order
      self.showsDone = showsDone
      self.madeAt = madeAt
    }
  }

  /// The maximum number of carried-over tasks listed.
  static let carriedLimit = 5

  public var day: DayReport
  /// Overdue, of today, and carried over.
  public var tasks: [ListedTask]
  public var doneTasks: [ListedTask]
  /// Recurring ones that were ticked without a next one; see `endedRows`.
  var ended: [ListedTask]
  /// Those that are due today or have a line.
  public var habits: [HabitListReport.Row]
  /// On the first day of a week, the headline of the week before; `nil` on others, and for a week without an entry.
  public var lastWeek: RecapHeadline?
  /// The same day of earlier years, the latest first.
  public var pastYears: [DayReport]
  public var presentation: Presentation

  /// The page for `journal`, whose days up to today are read; `tasks` are all of its tasks, and `ended` those without a next one.
  public init(
    _ day: DayReport, of journal: Journal, tasks: [ListedTask], ended: [ListedTask],
    presentation: Presentation
  ) {
    self.day = day
    self.presentation = presentation
    let today = day.day
    self.tasks = [.overdue, .today, .carried].flatMap { group in
      TaskOrder.priority.sorted(tasks.filter { $0.group == group })
    }
    doneTasks = tasks.filter { $0.group == .done && $0.doneDay == today }
    self.ended = ended
    habits = habitListReport(of: journal, today: today).due
    pastYears = OnThisDayReport(today, of: journal).years
    if today.weekday == journal.settings.firstWeekday {
      let week = Period.week(CalendarWeek(containing: today, from: today.weekday).previous)
      let recap = RecapReport(of: journal, for: week, today: today)
      lastWeek = recap.entries > 0 ? recap.headline : nil
    } else {
      lastWeek = nil
    }
  }
}

extension TodayReport: Report {
  public var figures: [Figure] { day.figures }

  public var document: ReportDocument {
    var document = day.document(DayPresentation(), instead: workBlocks)
    if let lastWeek {
      let at = min(1, document.blocks.count)
      document.blocks.insert(
        .paragraph(
          ReportText(
            TodayWords.lastWeek.said(["title": .text(lastWeek.title)]))),
        at: at)
    }
    document.blocks += ended.endedNotes(today: day.day)
    if let pastText { document.blocks.append(.footnote(ReportText(pastText))) }
    if let madeAt = presentation.madeAt {
      document.blocks.append(
        .footnote(
          ReportText(
            TodayWords.asOf.said(["day": .text(day.day.weekdayAndDay), "time": .text(madeAt.spoken)]))))
    }
    return document
  }

  // MARK: What is to be done

  /// A task or a habit in one list.
  private struct Item {
    var line: ReportText
    var minute: Int
    var rank: Int
    var title: String
  }

  private var workBlocks: [ReportBlock] {
    let openHabits = habits.filter(\.isOpen)
    let doneHabits = habits.filter { !$0.isOpen && $0.today?.state != nil }
    var blocks: [ReportBlock] = []
    if presentation.order == .type {
      for group in [ListedTask.Group.overdue, .today, .carried] {
        let own = tasks.filter { $0.group == group }
        guard !own.isEmpty else { continue }
        let title = group == .today ? "To do" : group.title
        let shown = group == .carried ? own.prefix(Self.carriedLimit) : own[...]
        var lines = shown.map { $0.line(today: day.day, now: day.now, tags: day.tagSettings) }
        if shown.count < own.count {
          lines.append(
            ReportText([.dim(TodayWords.more.said(["more": .number(own.count - shown.count)]))]))
        }
        blocks += [.heading(level: 1, ReportText(title)), .list(lines)]
      }
      if !openHabits.isEmpty {
        blocks += [.heading(level: 1, "Habits"), .list(openHabits.map(line))]
      }
    } else {
      let items = sorted(tasks.map(item) + openHabits.map(item))
      if !items.isEmpty { blocks += [.heading(level: 1, "To do"), .list(items.map(\.line))] }
    }
    let done = (doneTasks.count, doneHabits.count { $0.today?.state == .done })
    if presentation.showsDone {
      let items = sorted(doneTasks.map(item) + doneHabits.map(item))
      if !items.isEmpty { blocks += [.heading(level: 1, "Done"), .list(items.map(\.line))] }
    } else if done.0 + done.1 > 0 {
      let parts = [
        done.0 > 0 ? counted(done.0, "task") : nil, done.1 > 0 ? counted(done.1, "habit") : nil,
      ].compactMap(\.self)
      blocks.append(
        .paragraph(
          ReportText(
            TodayWords.done.said(["done": .list(parts), "count": .number(done.0 + done.1)]))))
    }
    return blocks
  }

  private func sorted(_ items: [Item]) -> [Item] {
    items.enumerated().sorted { a, b in
      switch presentation.order {
      case .type: a.offset < b.offset
      case .time: (a.element.minute, a.element.rank, a.offset) < (b.element.minute, b.element.rank, b.offset)
      case .priority:
        (a.element.rank, a.element.minute, a.offset) < (b.element.rank, b.element.minute, b.offset)
      case .title: (a.element.title, a.offset) < (b.element.title, b.offset)
      }
    }
    .map(\.element)
  }

  private func item(_ task: ListedTask) -> Item {
    Item(
      line: task.line(today: day.day, now: day.now, tags: day.tagSettings), minute: minute(of: task),
      rank: priorityRank(of: task.task.priority), title: folded(task.task.text.string))
  }

  /// The minute at which a task is due, from the start of today: overdue ones come first, those of today without a time last.
  private func minute(of task: ListedTask) -> Int {
    let time = (task.task.dueTime ?? task.task.time?.start).map { Int($0.minutes) }
    guard let due = task.task.due, due != day.day else { return time ?? Int.max }
    return day.day.distance(to: due) * 1_440 + (time ?? 1_439)
  }

  private func item(_ row: HabitListReport.Row) -> Item {
    let time = (row.today?.doneTime ?? row.today?.times.first)?.start ?? row.record.habit?.reminders.first
    return Item(
      line: line(row), minute: time.map { Int($0.minutes) } ?? Int.max,
      rank: priorityRank(of: row.record.habit?.priority), title: folded(row.record.name))
  }

  private func line(_ row: HabitListReport.Row) -> ReportText {
    var remarks = [row.statusText].filter { !$0.isEmpty }
    let streak = row.streakText
    if !streak.isEmpty {
      remarks.append(row.course.current?.length == 1 ? streak : "\(streak) in a row")
    }
    let name = singleLine(row.record.name)
    return ReportText(
      [row.isOpen && row.record.habit?.priority == .high ? .strong(name) : .plain(name)]
        + (remarks.isEmpty ? [] : [.dim(" · " + remarks.joined(separator: " · "))])
        + (row.record.habit?.tags ?? []).flatMap {
          [.dim(" · "), day.tagSettings.run(of: singleLine($0.name.string), else: ReportText.Run.dim)]
        })
  }

  // MARK: Past years

  /// `A year ago: porridge, lentil soup and 3 more. ‘journal on-this-day’ shows 2 years.`
  private var pastText: String? {
    guard let latest = pastYears.first else { return nil }
    let ago = day.day.year - latest.day.year
    var words = latest.entries.filter(\.isEaten).map { singleLine($0.text.string) }.filter { !$0.isEmpty }
    if words.isEmpty { words = latest.files.flatMap(\.notes).prefix(1).map { firstWords(of: $0) } }
    let shown = words.prefix(3)
    let more = words.count - shown.count
    let what =
      shown.isEmpty
      ? TodayWords.somethingWritten.said()
      : joinedList(shown + (more > 0 ? [TodayWords.moreWords.said(["more": .number(more)])] : []))
    let sentence: TodayWords =
      pastYears.count > 1
      ? ago == 1 ? .pastMany : .pastYearsMany
      : ago == 1 ? .pastYear : .pastYears
    return sentence.said([
      "ago": .text("\(ago)"), "what": .text(what), "years": .text("\(pastYears.count)"),
    ])
  }

  private func firstWords(of note: Note) -> String {
    let line = singleLine(note.text.string.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }

  // MARK: JSON

  /// The day as `journal show` has it, and what is due.
  public var json: JSONValue {
    guard case .object(var members) = day.json else { return day.json }
    members += [
      ("tasks_due", .array(tasks.map(\.json))), ("tasks_done", .array(doneTasks.map(\.json))),
      (
        "habits_due",
        .array(
          habits.map { row in
            .object([
              ("name", .string(row.record.name)), ("is_open", .bool(row.isOpen)),
              ("state", JSONValue(row.today?.state.rawValue)),
              ("amount", JSONValue(row.today?.amount)),
              ("open_steps", .array(row.openSteps.map { .string($0) })),
              ("current_streak", habitStreakJSON(row.course.current)),
            ])
          })
      ),
      ("last_week", JSONValue(lastWeek.map { "\($0.title). \($0.subtitle)" })),
      ("past_years", .array(pastYears.map { .string($0.day.description) })),
    ]
    return .object(members)
  }
}

/// Every sentence of today's page that the page of a day does not say.
enum TodayWords: String, SentenceTable {
  case lastWeek, asOf, more, done
  case pastYear, pastYears, pastYearsMany, pastMany, somethingWritten, moreWords

  var row: SentenceRow {
    switch self {
    case .lastWeek:
      .init(
        "the first day of a week, and the week before has food",
        english: "Last week’s recap: {title}. ‘journal recap --week last’ shows it.")
    case .asOf:
      .init("a page in a file", english: "As of {day}, {time}; ‘journal today’ makes the page anew.")
    case .more: .init("tasks carried on are not listed", english: "{more} more; ‘journal tasks’ lists them")
    case .done:
      .init(
        "something was done and is not listed",
        english: "{Done} done today; --show-done lists {count?it|them}.")
    case .pastYear:
      .init(
        "the year before has the day", english: "A year ago: {what}. ‘journal on-this-day’ shows the day.")
    case .pastMany:
      .init(
        "it has, and so have others",
        english: "A year ago: {what}. ‘journal on-this-day’ shows {years} years.")
    case .pastYears:
      .init(
        "an earlier year has the day",
        english: "{ago} years ago: {what}. ‘journal on-this-day’ shows the day.")
    case .pastYearsMany:
      .init(
        "several earlier years have the day",
        english: "{ago} years ago: {what}. ‘journal on-this-day’ shows {years} years.")
    case .somethingWritten: .init("the day has neither food nor notes", english: "something was written down")
    case .moreWords: .init("entries of the day are not named", english: "{more} more")
    }
  }
}
