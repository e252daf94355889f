public import JournalFormat

extension HabitPeriodReport: Report {
  public var document: ReportDocument {
    let name = isOfOne ? rows.first?.record.name ?? "Habit" : "Habits"
    let title = "\(name), \(PeriodText(observed.period).title)"
    guard !rows.isEmpty else {
      return ReportDocument(
        title: title,
        blocks: [.paragraph("No habit was due or ticked in these days; ‘journal habits’ lists them.")])
    }
    var blocks = isOfOne ? oneHabit : [.table(table)]
    blocks += weekBlocks + weekdayBlocks + timeBlocks + moodBlocks + pairBlocks
    blocks.append(
      .footnote(
        ReportText(
          [
            HabitWords.basis.said(["days": .number(elapsed.count)]),
            isFinished && !isOfOne
              ? HabitWords.streaksThen.said([
                "day": .text(elapsed.upperBound.weekdayAndDay(besides: observed.today))
              ])
              : nil,
            (isFinished ? HabitWords.rateThen : .rate).said(), HabitWords.otherTicks.said(),
          ].compactMap(\.self).joined(separator: " ")
        )))
    return ReportDocument(title: title, blocks: blocks)
  }

  private var isFinished: Bool { observed.isFinished }

  // MARK: What it says first

  private var oneHabit: [ReportBlock] {
    guard let row = rows.first else { return [] }
    var items: [ReportText] = []
    func add(_ name: String, _ text: String) {
      items.append(ReportText([.strong(name), .plain(": \(text)")]))
    }
    if let habit = row.record.habit {
      add("Due", dueText(of: habit))
      if let target = habit.target(on: elapsed.upperBound) {
        add("Target", habitAmountText(target.target ?? target.amount, of: nil, unit: target.unit?.string))
      }
      if !habit.steps.isEmpty { add("Its steps", habit.steps.map(\.string).joined(separator: ", ")) }
      if !habit.reminders.isEmpty { add("Said at", joinedList(habit.reminders.map(\.spoken))) }
      if !habit.aliases.isEmpty { add("Also called", habit.aliases.map(\.string).joined(separator: ", ")) }
      if !habit.tags.isEmpty {
        let tags = habit.tags.map { [journal.settings.tags.run(of: singleLine($0.name.string))] }
        items.append(ReportText([.strong("Tags"), .plain(": ")] + tags.joined(separator: [.plain(", ")])))
      }
    } else {
      add("Due", "not said; it is ticked and not in habits.md")
    }
    // Without a rule nothing is due, and there are no streaks.
    if row.record.habit != nil {
      add(
        (isFinished ? HabitWords.streakThen : .streakNow).said(),
        row.course.current.map { streakText($0, row) }
          ?? (isFinished ? HabitWords.noneThen : .noneNow).said())
    }
    if let longest = row.course.longest {
      add("Longest", streakText(longest, row, of: row.course.longestCount))
    }
    add("Rate", rateText(row.rate).isEmpty ? "nothing was expected" : rateText(row.rate))
    add(
      "Done", timesText(row.doneDays.count) + (row.skipped > 0 ? ", skipped \(timesText(row.skipped))" : ""))
    if let amounts = amountText(of: row) { add("Amount", amounts) }
    // Also of days on which it was only begun.
    let days = row.record.days.filter { elapsed.contains($0.day) }
    let steps = Dictionary(grouping: days.flatMap(\.steps).filter(\.isDone)) { $0.text }
    if !steps.isEmpty {
      add(
        "Steps",
        steps.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(12)
          .map { "\($0.key) \(timesText($0.value.count))" }.joined(separator: ", "))
    }
    var blocks: [ReportBlock] = []
    if let habit = row.record.habit, !habit.about.isEmpty { blocks.append(.markdown(habit.description)) }
    blocks.append(.list(items))
    let from = max(elapsed.lowerBound, elapsed.upperBound.advanced(by: -90))
    let signs = habitSigns(
      row.record, row.course, in: from...elapsed.upperBound, firstWeekday: journal.settings.firstWeekday)
    if !row.record.days.isEmpty {
      let span =
        from == elapsed.lowerBound
        ? ""
        : HabitWords.squares.said([
          "weeks": .number(13), "day": .text(from.weekdayAndDay(besides: elapsed.upperBound)),
        ])
      blocks += [
        .paragraph(ReportText(signs)),
        .footnote(ReportText(span + (span.isEmpty ? "" : " ") + Self.legend(of: signs))),
      ]
    }
    return blocks
  }

  /// The sum of its amounts, and separately the part of days on which it was done; `nil` without any.
  private func amountText(of row: Row) -> String? {
    let unit = row.amountDays.compactMap(\.unit).last
    let amounts = row.amountDays.compactMap { $0.amount(in: unit) }
    guard !amounts.isEmpty else { return nil }
    let done = row.amountDays.filter { $0.state == .done }.compactMap { $0.amount(in: unit) }
    let sum = amounts.reduce(0, +)
    let sentence: HabitWords =
      amounts.count == 1
      ? .amountOnce : done.count == amounts.count ? .amountEach : done.isEmpty ? .amountNone : .amountPart
    return sentence.said([
      "sum": .text(numberText(sum) + (unit.map { " \($0)" } ?? "")),
      "each": .text(numberText((sum / Double(amounts.count) * 10).rounded() / 10)),
      "days": .number(amounts.count), "part": .text(numberText(done.reduce(0, +))),
      "done": .number(done.count),
    ])
  }

  /// The meanings of the signs that occur.
  private static func legend(of signs: String) -> String {
    let meanings: [(sign: Character, meaning: String)] = [
      ("■", "done"), ("□", "not done"), ("–", "skipped or rest"), ("▫", "begun"), ("·", "not due"),
      ("?", "neither done nor missed"),
    ]
    return meanings.filter { signs.contains($0.sign) }.map { "\($0.sign) \($0.meaning)" }.joined(
      separator: ", ")
      + "."
  }

  /// `every day since Monday 2 November; every Tuesday and Thursday since Monday 16 November`.
  private func dueText(of habit: Habit) -> String {
    func said(_ day: Day) -> String { day.weekdayAndDay(besides: observed.today) }
    let rules = habit.rulesSaid(through: isFinished ? elapsed.upperBound : nil)
    let texts = rules.map { first, rule in
      let begins = first.map { $0 > observed.today ? "from \(said($0)) on" : "since \(said($0))" }
      let text = rule?.spoken ?? "on no day; its rule cannot be read"
      return text + (begins.map { (rules.count == 1 ? ", " : " ") + $0 } ?? "")
    }
    return texts.joined(separator: "; ") + (habit.until.map { ", until \(said($0))" } ?? "")
  }

  private func streakText(_ streak: HabitCourse.Streak, _ row: Row, of count: Int = 1) -> String {
    "\(row.course.text(streak, of: row.record.habit)), \(PeriodText(.days(streak.first...max(streak.first, streak.last))).dates)"
      + (count > 1 ? ", the first of \(numberWord(count)) as long" : "")
  }

  private var table: ReportTable {
    ReportTable(
      columns: [
        .init("Habit"), .init("Done", .trailing), .init("A week", .trailing), .init("Rate", .trailing),
        .init("Streak"), .init("Longest"), .init("Usually"),
      ],
      rows: rows.map { row in
        let times = row.doneDays.flatMap(\.times).filter { !$0.isEstimate }.map { Int($0.start.minutes) }
        let usual = times.count >= 3 ? medianTime(times).flatMap { ClockTime(minutes: $0) } : nil
        return [
          ReportText(row.record.name), ReportText(grouped(row.doneDays.count)),
          ReportText(tenthsText(share(70 * row.doneDays.count, among: max(7, row.days)))),
          ReportText(rateText(row.rate)),
          ReportText(row.course.current.map { row.course.text($0, of: row.record.habit) } ?? ""),
          ReportText(row.course.longest.map { row.course.text($0, of: row.record.habit) } ?? ""),
          ReportText(usual?.spoken ?? ""),
        ]
      })
  }

  // MARK: Charts

  private var weekBlocks: [ReportBlock] {
    let weeks = weeks
    guard weeks.count > 1, weeks.contains(where: { $0.done > 0 }) else { return [] }
    let bars = ChartBars(
      weeks.map {
        .init(label: $0.days.lowerBound.shortDayAndMonth, value: Double($0.done), caption: grouped($0.done))
      })
    var columns = ChartBars(bars.bars, .columns)
    let starts = weeks.map { $0.days.lowerBound.startOfWeek(journal.settings.firstWeekday) }
    columns.ticks = weekTicks(starts)
    let labels = dayLabels(starts)
    for index in columns.bars.indices { columns.bars[index].label = labels[index] }
    let total = weeks.reduce(0) { $0 + $1.done }
    let most = highest(of: weeks) { $0.done }
    let peak = (most.count == 1 ? HabitWords.weekMost : .weeksMost).said([
      "most": .number(most[0].done), "day": .text(most[0].days.lowerBound.dayAndMonth),
      "weeks": .text(numberWord(most.count)),
    ])
    let clipped = [weeks[0], weeks[weeks.count - 1]].map(\.days.count)
    let parts: HabitWords? =
      switch (clipped[0] < 7, clipped[1] < 7) {
      case (true, true): .weeksClipped
      case (true, false): .firstClipped
      case (false, true): .lastClipped
      case (false, false): nil
      }
    let partly = parts?.said(["first": .number(clipped[0]), "last": .number(clipped[1])])
    let said = HabitWords.weeks.said([
      "done": .number(total), "weeks": .number(weeks.count), "most": .text(peak),
    ])
    return chart(
      "habit-weeks", title: "Done each week",
      summary: [said, partly].compactMap(\.self).joined(separator: " "),
      drawing: .bars(weeks.count <= 14 ? bars : columns), table: bars.table("Week from", "Done"))
  }

  private var weekdayBlocks: [ReportBlock] {
    let weekdays = weekdays
    guard elapsed.count >= 14, weekdays.contains(where: { $0.done > 0 }) else { return [] }
    // A weekday on which nothing was due, and nothing done, says nothing.
    let due = Set(
      rows.flatMap { row in
        row.course.occasions.flatMap {
          $0.timesAWeek == nil ? [$0.days.lowerBound.weekday] : Weekday.allCases
        }
      })
    let bars = ChartBars(
      weekdays.filter { $0.done > 0 || due.contains($0.weekday) }.map { weekday, done, days in
        .init(
          label: weekday.name, value: days == 0 ? nil : Double(done) / Double(days),
          caption: "\(grouped(done)) on \(dayCount(days))")
      })
    let best = highest(of: weekdays) { Double($0.done) / Double(max(1, $0.days)) }
    let (all, most) = (weekdays.reduce(0) { $0 + $1.done }, best.reduce(0) { $0 + $1.done })
    // Of several that are alike none stands out, unless nothing is done on others, nor does one by a single time or two.
    let isMost =
      best.count > 1 || !weekdays.contains { $0.weekday != best[0].weekday && $0.done >= best[0].done }
    // 4 of 5 is no more than 3 of 4.
    let rates = weekdays.map { Double($0.done) / Double(max(1, $0.days)) }.sorted(by: >)
    let isFarAhead = rates.count <= best.count || rates[best.count] <= 0.8 * rates[0]
    let standsOut = most >= 3 && isMost && isFarAhead && (best.count == 1 || best.count == 2 && most == all)
    let names = best.map { "\($0.weekday.name)s" }
    return chart(
      "habit-weekdays", title: "By day of the week",
      summary: (standsOut ? HabitWords.weekdayMost : .weekdayNone).said(["weekdays": .list(names)]),
      drawing: .bars(bars), table: bars.table("Weekday", "Done"))
  }

  private var timeBlocks: [ReportBlock] {
    let times = times
    let sum = times.reduce(0) { $0 + $1.count }
    guard sum >= 5 else { return [] }
    // A day may have a habit's line several times, each with its time.
    let all = rows.flatMap(\.doneDays).reduce(0) { $0 + $1.ticks }
    let percents = percentages(of: times.map(\.count), of: sum)
    let bars = ChartBars(
      zip(times, percents).map { time, percent in
        .init(
          label: "\(capitalized(time.part.rawValue)), \(time.part.hours)", value: Double(time.count),
          caption: grouped(time.count)
            + (time.count > 0 && saysShares(of: sum) ? " (\(shareText(percent)))" : ""))
      })
    let most = joinedList(
      highest(of: times) { $0.count }.map { $0.part == .night ? "at night" : "in the \($0.part.rawValue)" })
    return chart(
      "habit-times", title: "Time of day",
      summary: (sum == all ? HabitWords.timesAll : .timesSome).said([
        "when": .text(most), "count": .number(sum), "all": .number(all),
      ]),
      drawing: .bars(bars), table: bars.table("Time", "Done"))
  }

  private func chart(
    _ name: String, title: String, summary: String, drawing: ReportChart.Drawing, table: ReportTable
  ) -> [ReportBlock] {
    [
      .heading(level: 1, ReportText(title)), .paragraph(ReportText(summary)),
      .chart(ReportChart(name: name, title: title, summary: summary, drawing: drawing, table: table)),
    ]
  }

  // MARK: Together

  private var pairBlocks: [ReportBlock] {
    guard !pairs.isEmpty else { return [] }
    let clear = pairs.filter(\.isClear)
    let verdict =
      clear.isEmpty
      ? "Of the \(counted(pairs.count, "pair")) tried none goes together more or less often than chance allows."
      : "Beyond what chance allows: \(joinedList(clear.prefix(5).map(sentence)))."
    return [
      .heading(level: 1, "What goes together"), .paragraph(ReportText(verdict)),
      .table(
        ReportTable(
          columns: [
            .init("Habit"), .init("On days with"), .init("Done", .trailing), .init("Otherwise", .trailing),
            .init("By chance", .trailing),
          ],
          rows: pairs.prefix(8).map { pair in
            [
              ReportText([pair.isClear ? .strong(pair.habit) : .plain(pair.habit)]),
              ReportText(pair.other), ReportText(partText(pair.doneWith, of: pair.with)),
              ReportText(partText(pair.doneWithout, of: pair.without)),
              ReportText(chanceText(pair.corrected)),
            ]
          })),
      .footnote(
        ReportText(
          "By chance: how probable so much or so little is if the two have nothing to do with each other, for the \(counted(pairs.count, "pair")) tried together and weekends apart; below 5 % it is named above. That two things go together makes neither the cause."
        )),
    ]
  }

  private func sentence(_ pair: HabitPair) -> String {
    let isMore = pair.doneWith * pair.without > pair.doneWithout * pair.with
    return "\(pair.habit) is done \(isMore ? "more" : "less") often on days with \(pair.other)"
  }

  // MARK: For programs

  public var json: JSONValue {
    .object([
      ("first_day", .string(elapsed.lowerBound.description)),
      ("last_day", .string(observed.period.days.upperBound.description)),
      ("days", .int(elapsed.count)),
      ("habits", .array(rows.map(rowJSON))),
      (
        "by_week",
        .array(
          weeks.map {
            [
              "first_day": .string($0.days.lowerBound.startOfWeek(journal.settings.firstWeekday).description),
              "done": .int($0.done),
            ]
          })
      ),
      (
        "by_weekday",
        .array(
          weekdays.map {
            ["weekday": .string($0.weekday.name.lowercased()), "done": .int($0.done), "days": .int($0.days)]
          })
      ),
      (
        "by_time",
        .array(times.map { ["part": .string($0.part.rawValue), "done": .int($0.count)] })
      ),
      ("moods", moods.json),
      (
        "together",
        .array(
          pairs.map { pair in
            [
              "habit": .string(pair.habit), "with": .string(pair.other), "is_food": .bool(pair.isFood),
              "days_with": .int(pair.with), "done_with": .int(pair.doneWith),
              "days_without": .int(pair.without), "done_without": .int(pair.doneWithout),
              "chance": .double(rounded(pair.chance)), "chance_corrected": .double(rounded(pair.corrected)),
              "is_clear": .bool(pair.isClear),
            ]
          })
      ),
    ])
  }

  private func rowJSON(_ row: Row) -> JSONValue {
    .object([
      ("name", .string(row.record.name)), ("days_done", .int(row.doneDays.count)),
      ("days_skipped", .int(row.skipped)), ("done", .int(row.rate.done)),
      ("expected", .int(row.rate.expected)),
      ("current_streak", habitStreakJSON(row.course.current)),
      ("longest_streak", habitStreakJSON(row.course.longest)),
    ])
  }

  /// Rounded to twelve decimals, so that results do not differ in the last bit between machines.
  private func rounded(_ value: Double) -> Double { (value * 1e12).rounded() / 1e12 }

  /// For each habit how often it was done, and its streak; then the pairs shown.
  public var figures: [Figure] {
    rows.flatMap { row -> [Figure] in
      let rate = "\(grouped(row.rate.done)) of \(grouped(row.rate.expected))"
      let name = row.record.name
      return [
        Figure(
          name, .text(row.record.habit == nil ? timesText(row.doneDays.count) : rate), rule: .habitRate,
          note: missedNote(row)
        ) { row.doneDays.flatMap(\.places) },
        row.course.figure(of: row.record, named: "\(name), streak"),
      ]
    }
      + pairs.prefix(8).map { pair in
        Figure(
          "\(pair.habit) and \(pair.other)",
          .text("done on \(grouped(pair.doneWith)) of \(dayCount(pair.with)) with it"), rule: .habitTogether
        ) {
          rows.first { $0.record.name == pair.habit }?.doneDays.flatMap(\.places) ?? []
        }
      }
  }

  /// A note on the days missed in the period.
  private func missedNote(_ row: Row) -> String? {
    let missed = row.course.occasions.filter { $0.outcome == .missed && elapsed.overlaps($0.days) }
    guard !missed.isEmpty else { return nil }
    // Where the rule changed there may be both.
    let (days, weeks) = (missed.filter { $0.timesAWeek == nil }, missed.filter { $0.timesAWeek != nil })
    return [("Missed", days), ("Weeks with too few days", weeks)].filter { !$0.1.isEmpty }.map {
      title, missed in
      let first = missed.suffix(31).map { "\($0.days.lowerBound)" }.joined(separator: ", ")
      return "\(title): \(first)\(missed.count > 31 ? ", and \(grouped(missed.count - 31)) before" : "")."
    }
    .joined(separator: " ")
  }
}

/// The moods of ticks, and of the days of a habit.
extension HabitPeriodReport {
  var moodBlocks: [ReportBlock] {
    var blocks: [ReportBlock] = []
    for mood in moods where mood.byDay.count >= 4 {
      let half = mood.byDay.count / 2
      func mean(_ days: ArraySlice<ScaleAverage.DayMean>) -> String {
        let sum = days.reduce(0) { $0 + $1.mean }
        return tenthsText(Int((sum / Double(max(1, days.count)) * 10).rounded()))
      }
      // Halves of one scale say nothing of a mood that is told on several.
      let halves =
        " \(mean(mood.byDay[..<half])) in the first half of these days, \(mean(mood.byDay[half...])) in the second."
      let text =
        "Noted \(timesText(mood.count)): \(mood.averageText ?? "")." + (moods.count == 1 ? halves : "")
      blocks +=
        (blocks.isEmpty ? [.heading(level: 1, "Mood when done")] : []) + [
          .paragraph(ReportText(text)),
          scaleChart(
            mood, over: elapsed, named: "Mood when done",
            file: "habit-mood-\(Int(min(mood.scale ?? 0, 1_000)))",
            firstWeekday: journal.settings.firstWeekday),
        ]
    }
    let few = moods.filter { $0.byDay.count < 4 }
    if !blocks.isEmpty, !few.isEmpty {
      let texts = few.map { mood in
        let sentence: HabitWords = mood.averageText == nil ? .moodWithoutValue : .moodOnOtherScale
        return sentence.said([
          "times": .text(timesText(mood.count)), "average": .text(mood.averageText ?? ""),
        ])
      }
      blocks.append(.paragraph(ReportText(texts.joined(separator: " "))))
    }
    if let done = moodsByDone.done, let others = moodsByDone.others, done.days >= 5, others.days >= 5,
      let with = done.averageText, let without = others.averageText
    {
      if blocks.isEmpty { blocks.append(.heading(level: 1, "Mood")) }
      blocks.append(
        .paragraph(
          ReportText(
            "The mood of days with it is \(with), from \(dayCount(done.days)); of days without \(without), from \(dayCount(others.days))."
          )))
    }
    return blocks
  }
}
