internal import JournalFormat

/// The reminders of the habits of `journal` that are due from `today` on, at the hours that `habits.md` states.
func habitReminders(of journal: Journal, today: Day) -> [Reminder] {
  guard journal.habits.contains(where: { !$0.reminders.isEmpty }) else { return [] }
  let rest = RestDays(journal.settings.rest)
  var reminders: [Reminder] = []
  for record in journal.habitRecords(of: journal.diaryDays(through: today)) {
    guard let habit = record.habit, !habit.reminders.isEmpty, habit.until.map({ $0 >= today }) ?? true else {
      continue
    }
    let course = HabitCourse(of: record, settings: journal.settings, today: today, from: today)
    let due = DueDays(habit: habit, record: record, course: course, rest: rest)
    let state = record.on(today)?.state
    var from = state == .done || state == .skipped ? today.advanced(by: 1) : today
    var details = course.current.map { "\(course.text($0, of: habit)) so far." } ?? ""
    // A calendar has one rule a series: each rule of the habit is one of its own, under its first day.
    while let first = due.first(from: from) {
      let rule = habit.changes.last { $0.first <= first }
      let name =
        "habit-\(String(record.name.utf8.fnv1a() as UInt64, radix: 16))"
        + (rule.map { "-from-" + CalendarText.date($0.first) } ?? "")
      let change = habit.changes.first { $0.first > first }?.first
      for (index, said) in habit.reminders.enumerated() {
        // 25:00 is 01:00 of the next day.
        let isOfNextDay = said.minutes >= 1_440
        let time = isOfNextDay ? ClockTime(minutes: Int(said.minutes) - 1_440) ?? said : said
        let isMovedLater = time < journal.settings.dayEnds
        var reminder = Reminder(
          kind: .habit, identifier: name + (index == 0 ? "" : "-\(index + 1)"),
          day: first, time: time, title: record.name, details: details,
          recurrence: due.calendarRule(
            on: first, time: time, change: change, isNight: isOfNextDay || isMovedLater),
          excluded: due.resting(from: first, before: change),
          next: due.first(from: first.advanced(by: 1)))
        if isOfNextDay, !isMovedLater { reminder.moveToNextDay() }
        reminders.append(reminder)
      }
      guard let change, change <= today.advanced(by: 366) else { break }
      (from, details) = (change, "")
    }
  }
  return reminders
}

/// When a habit is due from now on; on days of rest nothing is.
private struct DueDays {
  let habit: Habit
  let record: HabitRecord
  let course: HabitCourse
  let rest: RestDays

  private func rules(through last: Day) -> [HabitRule] {
    habit.rules(from: habit.since ?? record.days.first?.day ?? course.today, through: last)
  }

  /// The first day from `first` on, within a year, on which it is due; `nil` if a rest lasts longer.
  func first(from first: Day) -> Day? {
    let start = max(first, habit.since ?? first)
    for rule in rules(through: start.advanced(by: 366)) where rule.days.upperBound >= start {
      var days = max(start, rule.days.lowerBound)...rule.days.upperBound
      if rule.timesAWeek != nil {
        // Not in a week that has its days already.
        let week = course.occasion(on: course.today)
        let isFull = week.map { $0.held.count >= $0.timesAWeek ?? 8 } ?? false
        let next = isFull ? (week?.days.upperBound ?? course.today).advanced(by: 1) : days.lowerBound
        guard next <= days.upperBound else { continue }
        days = max(next, days.lowerBound)...days.upperBound
      } else if rule.next(after: days.lowerBound) != nil {
        let last = record.days.last { $0.state == .done }?.day
        let next = last.flatMap { rule.next(after: $0) } ?? days.lowerBound
        // It is overdue where it was not done in time, and waits for the end of a rest.
        let begin = max(next, days.lowerBound)
        if let day = (0...366).lazy.map({ begin.advanced(by: $0) }).first(where: { !rest.contains($0) }) {
          return day
        }
        continue
      }
      if let due = days.first(where: { isDue($0, by: rule) && !rest.contains($0) }) { return due }
    }
    return nil
  }

  private func isDue(_ day: Day, by rule: HabitRule) -> Bool { rule.timesAWeek != nil || rule.isDue(on: day) }

  /// The days of rest within a year that a series from `first` on would include, before `change`.
  func resting(from first: Day, before change: Day?) -> [Day] {
    let days = first...lastDay(from: first, before: change)
    return rules(through: days.upperBound).flatMap { rule in
      rule.days.overlaps(days)
        ? rule.days.clamped(to: days).filter { isDue($0, by: rule) && rest.contains($0) } : []
    }
  }

  /// The last day of a series from `first` on that is considered: a year later, or before a rest that does not end within it.
  private func lastDay(from first: Day, before change: Day?) -> Day {
    let year = first.advanced(by: 366)
    let last = min(year, change?.advanced(by: -1) ?? year, habit.until ?? year)
    guard let endless = endlessRest(from: first) else { return max(first, last) }
    return max(first, min(last, endless.advanced(by: -1)))
  }

  /// The first day of a rest that does not end within a year of `first`.
  private func endlessRest(from first: Day) -> Day? {
    let year = first.advanced(by: 366)
    return rest.stretches(in: first...year).last { $0.upperBound == year }?.lowerBound
  }

  /// The rule of RFC 5545 from `day` on, to the day before `change`; `nil` for a rule that counts from completion. At an hour of
  /// the night each occurrence is a day later: weekdays are shifted, and for days of the month each new calendar has the next one.
  func calendarRule(on day: Day, time: ClockTime, change: Day?, isNight: Bool) -> String? {
    let last = [change?.advanced(by: -1), habit.until, endlessRest(from: day)?.advanced(by: -1)]
      .compactMap(\.self).min()?.advanced(by: isNight ? 1 : 0)
    let until = last.map { ";UNTIL=\(calendarTime($0, ClockTime(hour: 23, minute: 59) ?? time))" } ?? ""
    guard var recurrence = habit.rule(on: day) else { return nil }
    switch recurrence.rule {
    case .timesAWeek: return "FREQ=DAILY\(until)"
    case .weekdays(let days) where isNight:
      let all = Weekday.allCases
      recurrence.rule = .weekdays(
        Set(all.indices.filter { days.contains(all[$0]) }.map { all[($0 + 1) % all.count] }))
    case .months where isNight, .years where isNight, .weekdayOfMonth where isNight: return nil
    case .days, .weeks, .weekdays, .months, .years, .weekdayOfMonth: break
    }
    let date = recurrence.dayOfMonth ?? habit.since?.dayOfMonth ?? day.dayOfMonth
    return recurrence.calendarRule(on: day, date: date).map { $0 + until }
  }
}
