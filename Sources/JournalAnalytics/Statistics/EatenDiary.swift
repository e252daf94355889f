internal import JournalFormat

/// All that was eaten up to a day, as a table: what analyses of a whole diary go through instead of the files.
///
/// Days after the last are left out, and so is what was planned or dropped. Rows are in the order of the diary.
struct EatenDiary: Sendable {
  struct Row: Sendable {
    var day: Day
    /// Positions in `paths` and `phrases`.
    var file: Int32
    var phrase: Int32
    var line: Int32
    /// Minutes since the day's midnight, up to 1,799; `nil` for an entry without a time.
    var start: Int16?
    var end: Int16?
    var category: FoodCategory?
    var kind: FoodEntry.InputKind
    /// Ranges at their middle; `nil` where nothing is stated.
    var energyTenths: Int32?
    var hasWholeEnergy: Bool
  }

  /// A day with at least one row.
  struct LoggedDay: Sendable {
    var day: Day
    var rows: Range<Int>
  }

  private(set) var rows: [Row] = []
  private(set) var days: [LoggedDay] = []
  private(set) var paths: [String] = []
  /// The words of the entries, each wording once, as `foodWords` gives them.
  private(set) var phrases: [[[String]]] = []

  init(_ journal: Journal, through last: Day) {
    // An array that grows holds its rows twice for a moment.
    rows.reserveCapacity(journal.days.reduce(0) { $0 + $1.entries.count })
    var numbers: [TextSlice: Int32] = [:]
    for file in journal.days where file.day <= last {
      let start = rows.count
      for entry in file.entries where entry.isEaten {
        let phrase: Int32
        if let known = numbers[entry.words] {
          phrase = known
        } else {
          phrase = Int32(phrases.count)
          numbers[entry.words] = phrase
          phrases.append(foodWords(of: entry.words))
        }
        rows.append(
          Row(
            day: file.day, file: Int32(paths.count), phrase: phrase, line: Int32(entry.range.lowerBound.line),
            start: entry.time?.start.minutes, end: entry.time?.end?.minutes, category: entry.category,
            kind: entry.inputKind, energyTenths: entry.energy?.middle.tenthsOfKilocalorie,
            hasWholeEnergy: entry.hasWholeEnergy))
      }
      guard rows.count > start else { continue }
      paths.append(file.path)
      if days.last?.day == file.day {
        days[days.count - 1].rows = days[days.count - 1].rows.lowerBound..<rows.count
      } else {
        days.append(LoggedDay(day: file.day, rows: start..<rows.count))
      }
    }
  }

  /// The logged days of a period; none of `nil`.
  func days(in period: ClosedRange<Day>?) -> ArraySlice<LoggedDay> {
    guard let period else { return [] }
    let lower = days.partitioningIndex { $0.day >= period.lowerBound }
    return days[lower..<max(lower, days.partitioningIndex { $0.day > period.upperBound })]
  }

  /// The rows of a period's days.
  func rows(in period: ClosedRange<Day>?) -> ArraySlice<Row> {
    let days = days(in: period)
    guard let first = days.first, let last = days.last else { return [] }
    return rows[first.rows.lowerBound..<last.rows.upperBound]
  }

  /// How many rows have each phrase.
  func weights(of rows: ArraySlice<Row>) -> [Int] {
    var weights = Array(repeating: 0, count: phrases.count)
    for row in rows { weights[Int(row.phrase)] += 1 }
    return weights
  }

  /// Where a row stands: `2026/2026-03-14.md:12`.
  func place(_ row: Row) -> String { "\(paths[Int(row.file)]):\(row.line)" }

  /// The first row of each day.
  func places(of days: some Sequence<LoggedDay>) -> [String] { days.map { place(rows[$0.rows.lowerBound]) } }
}
