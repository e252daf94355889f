public import JournalFormat

extension Recurrence {
  /// The rule in words: `every 2 weeks`, `on the 31st of each month`, `on the 2nd Tuesday of each month`, `3 times a week`;
  /// followed by `, from when it is done` if it counts from there.
  public var spoken: String {
    let text =
      switch rule {
      case .days(let count): interval(count, of: "day")
      case .weeks(let count): interval(count, of: "week")
      case .months(1) where dayOfMonth != nil: "on the \(ordinal(dayOfMonth ?? 1)) of each month"
      case .months(let count): interval(count, of: "month") + day
      case .years(let count): interval(count, of: "year") + day
      case .weekdays(let days): spoken(days)
      case .timesAWeek(let count): "\(timesText(count)) a week"
      case .weekdayOfMonth(.last, let day): "on the last \(day.name) of each month"
      case .weekdayOfMonth(let week, let day): "on the \(ordinal(week.rawValue)) \(day.name) of each month"
      }
    return isFromCompletion ? text + ", from when it is done" : text
  }

  /// A month without such a day has its last one.
  private var day: String {
    dayOfMonth.map { " on the \(ordinal($0))" + ($0 > 28 ? ", or the last day of a shorter month" : "") }
      ?? ""
  }

  private func interval(_ count: Int, of unit: String) -> String {
    count == 1 ? "every \(unit)" : "every \(count) \(unit)s"
  }

  private func spoken(_ days: Set<Weekday>) -> String {
    let workdays = Set(Weekday.allCases).subtracting([.saturday, .sunday])
    if days == workdays { return "on weekdays" }
    return "every \(joinedList(Weekday.allCases.filter(days.contains).map(\.name)))"
  }
}

/// `1st`, `2nd`, `13th`.
private func ordinal(_ number: Int) -> String {
  let isTeen = (11...13).contains(number % 100)
  let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
  return "\(number)\(ending)"
}

extension SkipBudget {
  /// `twice a month`, `once in all`.
  public var spoken: String { timesText(count) + (span.map { " a \($0.rawValue)" } ?? " in all") }
}
