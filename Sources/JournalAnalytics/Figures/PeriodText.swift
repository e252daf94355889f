package import JournalFormat

/// The texts for a period.
struct PeriodText {
  let period: Period

  init(_ period: Period) { self.period = period }

  /// `Week 11 of 2026`, `Week of 8 to 14 March 2026`, `March 2026`, `2026`, `1 to 14 March 2026`.
  var title: String {
    switch period {
    case .week(let week):
      if let iso = week.iso {
        "Week \(iso.number) of \(iso.year)"
      } else {
        "Week of \(dates)"
      }
    case .month(let year, let month): "\(monthName(month)) \(year)"
    case .year(let year): "\(year)"
    case .days: dates
    }
  }

  /// `week`, `month`, `year`, `stretch of days`.
  var noun: String {
    switch period {
    case .week: "week"
    case .month: "month"
    case .year: "year"
    case .days(let days) where days.count == 1: "day"
    case .days: "stretch of days"
    }
  }

  /// `this week`.
  var this: String { period.isStretch ? "in these days" : "this \(noun)" }

  /// `the week before`, `the 14 days before`.
  var before: String {
    guard case .days(let days) = period else { return "the \(noun) before" }
    return days.count == 1 ? "the day before" : "the \(days.count) days before"
  }

  /// Whether the title leaves open which days they are.
  var needsDates: Bool {
    switch period {
    case .week(let week): week.iso != nil
    case .month, .year, .days: false
    }
  }

  /// The title with the dates, unless it states them: `Week 11 of 2026 · 9 to 15 March`, `Week of 15 to 21 February 2026`. `words`,
  /// such as `, so far`, follow the title.
  func line(_ words: String = "") -> String {
    guard case .week(let week) = period else { return title + words }
    guard week.iso != nil else { return title + words }
    // A week that lies in two years says both.
    let isInOne = period.days.lowerBound.year == period.days.upperBound.year
    return "\(title)\(words) · \(isInOne ? datesWithoutYear : dates)"
  }

  /// `3 to 9 March`, `30 March to 5 April`.
  var datesWithoutYear: String {
    let first = period.days.lowerBound
    let last = period.days.upperBound
    if first == last { return last.dayAndMonth }
    let start = first.month == last.month ? "\(first.dayOfMonth)" : first.dayAndMonth
    return "\(start) to \(last.dayAndMonth)"
  }

  /// The same with short names of months, where there is little room: `26 Jan to 1 Feb`.
  var shortDates: String {
    "\(period.days.lowerBound.shortDayAndMonth) to \(period.days.upperBound.shortDayAndMonth)"
  }

  /// The first and the last day without their weekdays: `3 to 23 January 2026`.
  var dates: String {
    let first = period.days.lowerBound
    let last = period.days.upperBound
    let end = "\(last.dayAndMonth) \(last.year)"
    if first.year != last.year { return "\(first.dayAndMonth) \(first.year) to \(end)" }
    return "\(datesWithoutYear) \(last.year)"
  }

  /// The first and the last day with their weekdays: `Monday 9 to Sunday 15 March 2026`.
  var span: String {
    let first = period.days.lowerBound
    let last = period.days.upperBound
    let end = "\(last.weekdayAndDay) \(last.year)"
    if first == last { return end }
    if first.year != last.year { return "\(first.weekdayAndDay) \(first.year) to \(end)" }
    if first.month != last.month { return "\(first.weekdayAndDay) to \(end)" }
    return "\(first.weekday.name) \(first.dayOfMonth) to \(end)"
  }
}

extension Period {
  /// Whether it is a span of days and no week, month or year.
  var isStretch: Bool {
    if case .days = self { true } else { false }
  }
}

extension CalendarWeek {
  /// `9 to 15 March`.
  var dates: String { PeriodText(.week(self)).datesWithoutYear }

  /// The same with the year if the week does not end in that of `other`.
  func dates(besides other: Day) -> String {
    last.year == other.year ? dates : PeriodText(.days(days)).dates
  }
}

extension Day {
  /// `14 March`, with the year if it is not that of `other`.
  func dayAndMonth(besides other: Day) -> String {
    year == other.year ? dayAndMonth : "\(dayAndMonth) \(year)"
  }

  /// `Saturday 14 March`, with the year if it is not that of `other`.
  package func weekdayAndDay(besides other: Day) -> String {
    year == other.year ? weekdayAndDay : "\(weekdayAndDay) \(year)"
  }
}

extension ClockTime {
  /// `08:15`; `01:30 after midnight` for the night that belongs to the day.
  var spoken: String { isAfterMidnight ? "\(onClock) after midnight" : description }

  /// What a clock shows: `01:30` for 25:30.
  var onClock: String { ClockTime(hour: hourOfDay, minute: minute).map(\.description) ?? description }
}
