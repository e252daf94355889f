public import JournalFormat

/// The habits with their streaks and the last four weeks, seen from a day.
public struct HabitListReport: Sendable {
  /// A habit.
  public struct Row: Sendable {
    /// The number that commands name it by: its place in `habits.md`, from 1; those that only have ticks follow.
    public var number: Int
    public var record: HabitRecord
    public var course: HabitCourse
    /// Its occasion on the day; `nil` if it is not due.
    public var occasion: HabitCourse.Occasion?
    /// The lines of the day.
    public var today: HabitDay?
    /// The signs of the last 28 days.
    public var signs: String

    /// Whether it has ended.
    public var isArchived: Bool { record.habit?.until.map { $0 < course.today } ?? false }
    /// Whether it begins later.
    public var isToCome: Bool { record.habit?.since.map { $0 > course.today } ?? false }
    /// Whether it is due and still to be done. On a day of rest, and on a skipped day, nothing is left of a number of days a week.
    public var isOpen: Bool {
      // One that is written down without a rule is due where its box is open.
      if record.habit == nil {
        return today?.state == .open || today?.state == .noted && today?.target != nil
      }
      guard let occasion, occasion.outcome == .open else { return false }
      return today?.state != .done && !occasion.spared.contains(course.today)
    }
  }

  public var today: Day
  public var rows: [Row]
  public var showsAll: Bool
  /// The number of habits without a row.
  var hidden: Int
  private let journal: Journal
}

/// The habits of `journal` seen from `today`. Ended habits and those in no `habits.md` are included only with `all`, or if they
/// have a line in the last four weeks.
public func habitListReport(of journal: Journal, today: Day, all: Bool = false) -> HabitListReport {
  HabitListReport(journal, today: today, all: all)
}

extension HabitListReport {
  init(_ journal: Journal, today: Day, all: Bool) {
    self.journal = journal
    self.today = today
    showsAll = all
    let first = today.advanced(by: -27)
    let records = journal.habitRecords(of: journal.diaryDays(through: today))
    rows = records.enumerated().compactMap { index, record in
      let course = HabitCourse(of: record, settings: journal.settings, today: today, from: first)
      let row = Row(
        number: index + 1, record: record, course: course, occasion: course.occasion(on: today),
        today: record.on(today),
        signs: habitSigns(record, course, in: first...today, firstWeekday: journal.settings.firstWeekday))
      let isRecent = record.days.last.map { $0.day >= first } ?? false
      return all || isRecent || (record.habit != nil && !row.isArchived) ? row : nil
    }
    hidden = records.count - rows.count
  }

  /// Those to do or done today, by priority.
  public var due: [Row] {
    let rows = rows.filter { $0.occasion != nil || $0.today != nil }
    func rank(_ row: Row) -> Int {
      switch row.record.habit?.priority {
      case .high: 0
      case .medium: 1
      case nil: 2
      case .low: 3
      }
    }
    return rows.sorted { (rank($0), $0.number) < (rank($1), $1.number) }
  }

  public var others: [Row] { rows.filter { $0.occasion == nil && $0.today == nil } }
}

/// The sign of each day, a space before each week: `■` done, `□` not done, `–` a skip or rest, `▫` something noted, `·` not
/// due, `?` without a line, or open.
func habitSigns(
  _ record: HabitRecord, _ course: HabitCourse, in days: ClosedRange<Day>, firstWeekday: Weekday
) -> String {
  var text = ""
  for day in days {
    if day.weekday == firstWeekday, !text.isEmpty { text += " " }
    let occasion = course.occasion(on: day)
    switch record.on(day)?.state {
    case .done: text += "■"
    case .skipped: text += "–"
    case .noted: text += "▫"
    case .open, nil:
      switch occasion?.timesAWeek == nil ? occasion?.outcome : nil {
      case .missed: text += record.on(day) == nil ? "?" : "□"
      case .excused: text += "–"
      case .open: text += "?"
      case nil where (record.habit == nil || occasion?.timesAWeek != nil) && record.on(day) != nil:
        // Without a rule for days what is expected is what has a box.
        text += day < course.today ? "□" : "?"
      case .done, nil: text += occasion?.spared.contains(day) ?? false ? "–" : "·"
      }
    }
  }
  return text
}

extension HabitListReport.Row {
  /// `12 days`, `3 weeks`, `5 times`; empty without a streak.
  public var streakText: String { course.current.map { course.text($0, of: record.habit) } ?? "" }

  /// What the day has of it, and what is left.
  public var statusText: String {
    var parts: [String] = []
    switch today?.state {
    case .done: parts.append(today?.doneTime.map { "done \($0.start.spoken)" } ?? "done")
    case .skipped: parts.append("skipped")
    case .open, .noted, nil:
      switch occasion?.outcome {
      case .open where occasion?.timesAWeek == nil, .missed: if !areStepsDone { parts.append("open") }
      case .excused where occasion?.timesAWeek == nil: parts.append("rest")
      case nil where isOpen: parts.append("open")
      default: break
      }
    }
    if today?.isBeyondSkips ?? false { parts.append("\(parts.isEmpty ? "" : "as ")no skips are left") }
    if let remark = today?.remark {
      if today?.isBeyondSkips ?? false {
        parts[parts.count - 1] += ": \(remark)"
      } else {
        parts.append(remark)
      }
    }
    if let amountText { parts.append(amountText) }
    if let weekText { parts.append(weekText) }
    if let stepsText { parts.append(stepsText) }
    return parts.joined(separator: ", ")
  }

  /// The amount of the day's target, `nil` without one.
  private var target: Double? {
    today?.target ?? record.habit?.target(on: course.today).map { $0.target ?? $0.amount }
  }

  /// `5 of 8 glasses, 3 left`.
  private var amountText: String? {
    let unit = today?.unit ?? record.habit?.target(on: course.today)?.unit?.string
    guard let target else { return today?.amount.map { habitAmountText($0, of: nil, unit: unit) } }
    let amount = today?.amount ?? 0
    guard today?.state != .done || amount > 0 else { return nil }
    let left = today?.state == .done || today?.state == .skipped ? 0 : max(0, target - amount)
    return habitAmountText(amount, of: target, unit: unit)
      + (left > 0 ? ", \(numberText(left)) left" : "")
  }

  /// `1 of 3 this week, 2 left`; `4 this week, 3 were planned`.
  private var weekText: String? {
    guard let occasion, let times = occasion.timesAWeek else { return nil }
    let done = occasion.held.count
    if done > times { return "\(done) this week, \(times) \(times == 1 ? "was" : "were") planned" }
    let left = max(0, times - occasion.held.count)
    return "\(occasion.held.count) of \(times) this week" + (left > 0 ? ", \(left) left" : "")
  }

  /// The steps of `habits.md` that are not ticked, if the habit is not done.
  public var openSteps: [String] {
    let done = Set((today?.steps ?? []).filter(\.isDone).map { $0.text.lowercased() })
    return (record.habit?.steps ?? []).map(\.string).filter { !done.contains($0.lowercased()) }
  }

  /// Whether all its steps are ticked while it is not done.
  private var areStepsDone: Bool {
    today?.state != .done && today?.state != .skipped && record.habit?.steps.isEmpty == false
      && openSteps.isEmpty
  }

  private var stepsText: String? {
    let steps = record.habit?.steps.count ?? 0
    guard steps > 0, today?.state != .skipped else { return nil }
    if areStepsDone { return "all steps done, not ticked yet" }
    let open = openSteps
    if open.count == steps { return today?.state == .done ? nil : counted(steps, "step") }
    return open.isEmpty ? nil : "left: \(open.joined(separator: ", "))"
  }
}

extension HabitCourse {
  /// `12 days`, `3 weeks`, `5 times`.
  func text(_ streak: Streak, of habit: Habit?) -> String {
    if streak.isOfWeeks { return counted(streak.length, "week") }
    let rule = habit?.rule(on: streak.last)
    return rule?.rule == .days(1) ? dayCount(streak.length) : counted(streak.length, "time")
  }
}

extension HabitListReport: Report {
  public var document: ReportDocument {
    guard !rows.isEmpty else {
      return ReportDocument(title: "Habits", blocks: [.paragraph(ReportText(emptyText))])
    }
    var blocks: [ReportBlock] = []
    if !due.isEmpty {
      blocks += [.paragraph(ReportText(summary)), .table(table(due))]
    } else {
      blocks.append(.paragraph(ReportText(HabitListWords.noneDue.said())))
    }
    if !others.isEmpty {
      blocks += [.heading(level: 1, due.isEmpty ? "Habits" : "Not today"), .table(table(others))]
    }
    blocks.append(
      .footnote(ReportText(HabitListWords.signs.said())))
    if rows.contains(where: { $0.record.habit == nil }) {
      blocks.append(
        .footnote(ReportText(HabitListWords.withoutRate.said())))
    }
    return ReportDocument(title: "Habits on \(today.weekdayAndDay)", blocks: blocks)
  }

  private var emptyText: String {
    guard hidden > 0 else { return HabitListWords.none.said() }
    let earlier = hidden == 1 ? "the earlier one" : "the \(grouped(hidden)) earlier ones"
    return HabitListWords.noneNow.said(["earlier": .text(earlier)])
  }

  /// `1 done today, 2 to go, and 1 more this week.`
  private var summary: String {
    let open = due.filter(\.isOpen)
    let done = due.count { $0.today?.state == .done }
    let ofWeek = open.count { $0.occasion?.timesAWeek != nil }
    let ofToday = open.count - ofWeek
    let sentence: HabitListWords =
      switch (ofToday, ofWeek) {
      case (0, 0): .done
      case (0, _): .doneWeek
      case (_, 0): .doneToday
      default: .doneTodayAndWeek
      }
    return sentence.said(["done": .number(done), "open": .number(ofToday), "week": .number(ofWeek)])
  }

  private var weeks: ClosedRange<Day> { today.advanced(by: -27)...today }

  private func table(_ rows: [Row]) -> ReportTable {
    ReportTable(
      columns: [
        .init("#", .trailing), .init("Habit"), .init("Today"), .init("Streak"), .init("Rate", .trailing),
        .init("Last four weeks"),
      ],
      rows: rows.map { row in
        let name: ReportText.Run = row.isOpen ? .strong(row.record.name) : .plain(row.record.name)
        return [
          ReportText("\(row.number)"), ReportText([name] + signs(of: row)), ReportText(status(of: row)),
          ReportText(row.streakText), ReportText(rateText(row.course.rate(in: weeks))),
          ReportText(row.signs),
        ]
      })
  }

  /// The signs of its tags.
  private func signs(of row: Row) -> [ReportText.Run] {
    let tags = journal.settings.tags
    return (row.record.habit?.tags ?? []).map(\.name.string).filter { tags.styles[$0.lowercased()] != nil }
      .flatMap { [.plain(" "), tags.run(of: $0)] }
  }

  private func status(of row: Row) -> String {
    if row.isArchived, let until = row.record.habit?.until {
      return "ended \(until.weekdayAndDay(besides: today))"
    }
    if row.isToCome, let since = row.record.habit?.since {
      return "begins \(since.weekdayAndDay(besides: today))"
    }
    return row.statusText
  }

  public var json: JSONValue {
    ["day": .string(today.description), "habits": .array(rows.map { json(of: $0) })]
  }

  private func json(of row: Row) -> JSONValue {
    let rate = row.course.rate(in: weeks)
    return .object([
      ("number", .int(row.number)), ("name", .string(row.record.name)),
      ("is_defined", .bool(row.record.habit != nil)),
      ("every", JSONValue(row.record.habit?.rule(on: today)?.description)),
      ("is_due", .bool(row.occasion != nil)), ("outcome", JSONValue(row.occasion?.outcome.rawValue)),
      ("state", JSONValue(row.today?.state.rawValue)), ("amount", JSONValue(row.today?.amount)),
      ("target", JSONValue(row.today?.target ?? row.record.habit?.target(on: today)?.amount)),
      ("open_steps", .array(row.openSteps.map { .string($0) })),
      ("current_streak", habitStreakJSON(row.course.current)),
      ("longest_streak", habitStreakJSON(row.course.longest)),
      ("last_28_days", .string(row.signs.filter { $0 != " " })),
      ("done_of_28_days", .int(rate.done)), ("expected_of_28_days", .int(rate.expected)),
    ])
  }

  /// The streak of each habit, with the lines of its days.
  public var figures: [Figure] {
    rows.filter { $0.record.habit != nil }.map { row in
      row.course.figure(of: row.record, named: row.record.name)
    }
  }
}

/// `12 of 14 (86 %)`; empty if nothing was expected.
func rateText(_ rate: HabitRate) -> String {
  rate.expected == 0 ? "" : partText(rate.done, of: rate.expected)
}

/// A streak's length, its unit, first and last day, or null.
func habitStreakJSON(_ streak: HabitCourse.Streak?) -> JSONValue {
  guard let streak else { return .null }
  return [
    "length": .int(streak.length), "unit": .string(streak.isOfWeeks ? "weeks" : "times"),
    "first_day": .string(streak.first.description), "last_day": .string(streak.last.description),
  ]
}

extension HabitCourse {
  /// `It is due ‘every: day’, and ‘every: tue,thu’ from Monday 16 November on.`
  private static func ruleText(of habit: Habit, on today: Day) -> String {
    let rules = habit.rulesSaid(through: today)
    guard rules[rules.count - 1].rule != nil else { return "Its rule cannot be read." }
    let texts = rules.enumerated().map { place, stretch in
      let rule = stretch.rule.map { "‘every: \($0)’" } ?? "by a rule that cannot be read"
      return place == 0
        ? rule : rule + (stretch.first.map { " from \($0.weekdayAndDay(besides: today)) on" } ?? "")
    }
    return "It is due \(joinedList(texts))."
  }

  /// The current streak, with the lines of its days; before them what ended the streak before.
  func figure(of record: HabitRecord, named name: String) -> Figure {
    let streak = current
    let text = streak.map { self.text($0, of: record.habit) } ?? "no streak"
    let rule = record.habit.map { Self.ruleText(of: $0, on: today) } ?? "Its rule cannot be read."
    let missed = occasions.last { $0.outcome == .missed }
    let broken = missed.map { missed in
      missed.timesAWeek == nil
        ? " It was last missed on \(missed.days.lowerBound.weekdayAndDay(besides: today))."
        : " The last week with too few days began on \(missed.days.lowerBound.weekdayAndDay(besides: today))."
    }
    let spared = occasions.last(where: {
      $0.outcome == .excused && $0.days.lowerBound >= streak?.first ?? today
    })
    .map { " \($0.days.lowerBound.weekdayAndDay(besides: today)) was left aside." }
    let steps = record.on(today).map { $0.state == .done ? [] : $0.steps.filter(\.isDone) } ?? []
    let begun =
      steps.isEmpty
      ? ""
      : " Of today \(steps.count == 1 ? "a step is" : "\(grouped(steps.count)) steps are") ticked, and it is not."
    return Figure(
      name, .text(text), rule: occasions.last?.timesAWeek != nil ? .habitWeeks : .habitStreak,
      note: rule + (broken ?? "") + (spared ?? "") + begun
    ) {
      // The days of a running week that holds too few so far stand in no streak yet.
      let running = occasions.last { $0.outcome == .open }.map { Set($0.held) } ?? []
      let first = [streak?.first, running.min()].compactMap(\.self).min()
      guard let first else { return steps.map(\.place) }
      let done = Set(
        occasions.filter { $0.outcome == .done }.flatMap {
          $0.timesAWeek == nil ? [$0.days.lowerBound] : $0.held
        })
      let counted = running.union(
        streak.map { streak in done.filter { streak.first...streak.last ~= $0 } } ?? [])
      return record.days(in: first...today).filter { counted.contains($0.day) }.flatMap(\.places)
        + steps.map(\.place)
    }
  }
}

/// An amount beside its target: `5 of 8 glasses`, beyond it `9 glasses (target 8)`, without one `5 glasses`.
public func habitAmountText(_ amount: Double, of target: Double?, unit: String?) -> String {
  let unit = unit.map { " \($0)" } ?? ""
  guard let target else { return numberText(amount) + unit }
  return amount > target
    ? "\(numberText(amount))\(unit) (target \(numberText(target)))"
    : "\(numberText(amount)) of \(numberText(target))\(unit)"
}

/// Every sentence of the list of habits.
enum HabitListWords: String, SentenceTable {
  case none, noneNow, noneDue
  case done, doneWeek, doneToday, doneTodayAndWeek
  case signs, withoutRate

  var row: SentenceRow {
    switch self {
    case .none:
      .init(
        "there is no habit",
        english:
          "There is no habit yet. ‘journal habit add Meditate --every day’ writes the first one into habits.md."
      )
    case .noneNow:
      .init(
        "all habits are archived",
        english:
          "No habit is running now. ‘journal habits --all’ shows {earlier}, ‘journal habit add Meditate --every day’ begins another."
      )
    case .noneDue: .init("no habit is due today", english: "No habit is due today.")
    case .done: .init("nothing is open", english: "{done} done today; nothing is left to do today.")
    case .doneWeek:
      .init(
        "habits of so many times a week are open",
        english: "{done} done today; {week#habit is|habits are} left for this week.")
    case .doneToday: .init("habits of today are open", english: "{done} done today, {open} to go.")
    case .doneTodayAndWeek:
      .init("both are", english: "{done} done today, {open} to go, and {week} more this week.")
    case .signs:
      .init(
        "there are habits",
        english:
          "Last four weeks: ■ done, □ not done, – skipped or rest, ▫ begun, · not due or a week not over, ? neither done nor missed. Rates are of these weeks."
      )
    case .withoutRate:
      .init(
        "a habit is ticked and not defined",
        english:
          "A habit that is ticked and not in habits.md has no rate; ‘journal habit add’ with its name says how often it is due."
      )
    }
  }
}
