internal import JournalFormat

/// How many of some days are logged; all reports count them by this rule.
///
/// The days are those from the diary's first entry on, without a running one that has no entry yet. A day of rest without an entry
/// is one of them, is named beside them, and was not missed; shares leave it out. One with an entry is a logged day like any other.
struct LoggedDays: Hashable, Sendable {
  /// The number of days, of those with an entry, and of those of rest without one.
  private(set) var days = 0
  private(set) var logged = 0
  private(set) var rested = 0

  mutating func add(entries: Int, isRest: Bool) {
    days += 1
    if entries > 0 { logged += 1 } else if isRest { rested += 1 }
  }

  /// The number of days on which an entry was made or might have been.
  var due: Int { days - rested }
  /// The share of these that are logged, in whole percent.
  var percent: Int { percentage(logged, of: due) }
  /// Whether every day is logged but those of rest.
  var isWhole: Bool { logged == due }

  /// `22 of 28`, `22 of 28, 4 of rest`.
  var text: String { (rested == 0 ? PeriodWords.part : .partRest).said(values) }
  /// `22 of 28 days`, `22 of 28 days, 4 of rest`.
  var textOfDays: String { (rested == 0 ? PeriodWords.partOfDays : .partOfDaysRest).said(values) }

  var values: [String: SentenceValue] {
    ["logged": .number(logged), "days": .number(days), "rest": .number(rested)]
  }
}

extension LoggedDays {
  /// Counts `days`, each with its entries and whether the settings name it as a day of rest.
  init(_ days: some Sequence<(entries: Int, isRest: Bool)>) {
    for day in days { add(entries: day.entries, isRest: day.isRest) }
  }
}
