/// Titles of a log that are no whole date and stand where its days do: `## Thursday`, `## Sat 7th`, `## Tag 11`.
///
/// Each names the day that follows the one above it, where there is only one such day.
struct LogUndatedTitles {
  private struct Title {
    /// The places of its mark, and of that of the day above it.
    var mark: Int
    var above: Int
    var dayOfMonth: Int?
    var weekdays: [Weekday]
    /// `Day 11`: its number may also count the days of something.
    var isCounted: Bool
    /// Whether it is a heading of a lower level than that of the day above.
    var isBelow: Bool
  }

  private var titles: [Title] = []
  /// The day that goes on.
  private var above: (mark: LogLines.Mark, place: Int, endRank: Int)?
  /// The level of the heading that the days stand below, where they are no headings themselves.
  private var outer = 0

  /// Notes what a line of the log was taken for.
  mutating func pass(_ mark: LogLines.Mark, at place: Int, as role: LogDates.Role) {
    switch role {
    case .day: above = (mark, place, mark.form == .heading ? mark.rank : outer + 1)
    case .period:
      if let above, mark.rank > above.mark.rank { return }
      above = nil
      if mark.form == .heading { outer = mark.rank }
    case .text:
      guard mark.form == .heading, mark.rank < above?.endRank ?? .max else { return }
      above = nil
      outer = mark.rank
    }
  }

  /// Keeps a title that stands as the day above it does, or names a weekday in a heading below it; returns whether it does.
  mutating func take(_ mark: LogLines.Mark, at place: Int) -> Bool {
    guard let above, let title = mark.title, title.isWhole else { return false }
    let isBeside = mark.form == above.mark.form && mark.rank == above.mark.rank
    let isBelow = mark.form == .heading && above.mark.form == .heading && mark.rank > above.mark.rank
    var found = Title(
      mark: place, above: above.place, weekdays: [], isCounted: title.isCounted, isBelow: isBelow)
    switch title.date {
    case .weekday(let weekdays) where isBeside || isBelow: found.weekdays = weekdays
    case .dayOfMonth(let number, let weekdays) where isBeside || isBelow && !weekdays.isEmpty:
      (found.dayOfMonth, found.weekdays) = (number, weekdays)
    default: return false
    }
    titles.append(found)
    return true
  }

  /// Fills in the days that the titles name; returns the places of those of which that cannot be told.
  func resolve(_ known: inout [Day?]) -> [Int] {
    var unresolved: [Int] = []
    for title in titles {
      known[title.mark] = day(of: title, known)
      if known[title.mark] == nil { unresolved.append(title.mark) }
    }
    return unresolved
  }

  private func day(of title: Title, _ known: [Day?]) -> Day? {
    guard let last = known[title.above] else { return nil }
    if title.isBelow, title.weekdays.contains(last.weekday),
      title.dayOfMonth ?? last.dayOfMonth == last.dayOfMonth
    {
      return last
    }
    let next = known[title.mark...].lazy.compactMap { $0 }.first
    let before = known[..<title.above].last { $0 != nil } ?? nil
    // A log with its newest day first does not go on from the day above.
    guard next.map({ last < $0 }) ?? before.map({ $0 <= last }) ?? true,
      let day = following(last, title), next.map({ day < $0 }) ?? true
    else { return nil }
    return day
  }

  /// The one day behind another that a title may name: of weekdays, the next; of numbers, one in the same month or within a
  /// week; of both, one within a month.
  private func following(_ last: Day, _ title: Title) -> Day? {
    guard let number = title.dayOfMonth else {
      // `## Friday` below a Friday may be either.
      return title.weekdays.contains(last.weekday)
        ? nil : (1...6).lazy.map { last.advanced(by: $0) }.first { title.weekdays.contains($0.weekday) }
    }
    guard let day = (1...31).lazy.map({ last.advanced(by: $0) }).first(where: { $0.dayOfMonth == number })
    else {
      return nil
    }
    let distance = last.distance(to: day)
    if title.isCounted { return distance == 1 ? day : nil }
    guard title.weekdays.isEmpty else { return title.weekdays.contains(day.weekday) ? day : nil }
    return distance <= 7 || day.month == last.month ? day : nil
  }
}
