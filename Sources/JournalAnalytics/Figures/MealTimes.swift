public import JournalFormat

/// When food was eaten, as far as entries give a time.
public struct MealTimes: Sendable {
  public struct Usual: Hashable, Sendable {
    public var category: FoodCategory
    /// The median of the times of the category's entries.
    public var time: ClockTime
    /// The quartiles: half of the entries lie between the two.
    var early: ClockTime
    var late: ClockTime
    /// Entries of the category with a time.
    public var entries: Int
    /// Whether half of them do lie between the two; of fewer than four, none need to.
    var hasHalf: Bool { entries >= 4 }
  }

  public struct Moment: Hashable, Sendable {
    public var day: Day
    public var time: ClockTime
  }

  struct Hour: Hashable, Sendable {
    var categories: [FoodCategory: Int] = [:]
    var unnamed = 0
    var entries: Int { unnamed + categories.values.reduce(0, +) }
  }

  /// In the order of a day; entries without a category are in none.
  public private(set) var usual: [Usual] = []
  /// The 24 hours on the clock: those after midnight are 0 to 5.
  private(set) var hours = Array(repeating: Hour(), count: 24)
  /// The earliest and the latest time of any day, the first of equals. Hours after midnight are late, not early.
  public private(set) var earliest: Moment?
  public private(set) var latest: Moment?
  /// Mean minutes from the first to the last time of a day, and the days with two different times.
  public private(set) var eatingWindow: Int?
  public private(set) var eatingWindowDays = 0
  /// Mean minutes from a day's last time to the first of the next day, and the pairs of days that have both.
  private(set) var fast: Int?
  private(set) var fastNights = 0
  /// Entries with and without a time.
  public private(set) var timed = 0
  public private(set) var untimed = 0
  private let diary: EatenDiary
  private let elapsed: ClosedRange<Day>?

  /// The times on some days. A stretch counts at its start, and to its end where the day's last time is asked.
  init(of diary: EatenDiary, during elapsed: ClosedRange<Day>?) {
    self.diary = diary
    self.elapsed = elapsed
    // By rank: an entry is looked at once, and a dictionary would be the larger part of it.
    let categories = FoodCategory.allCases.sorted()
    var times: [[Int]] = categories.map { _ in [] }
    var counts = Array(repeating: 0, count: 24 * categories.count)
    var windows: [Int] = []
    var nights: [Int] = []
    var before: (day: Day, last: Int)?
    for day in diary.days(in: elapsed) {
      var first = Int.max
      var last = Int.min
      for row in diary.rows[day.rows] {
        guard let time = row.time else {
          untimed += 1
          continue
        }
        timed += 1
        let start = Int(time.minutes)
        first = min(first, start)
        last = max(last, start, row.end.map(Int.init) ?? start)
        if earliest.map({ time < $0.time }) ?? true { earliest = .init(day: day.day, time: time) }
        if latest.map({ time > $0.time }) ?? true { latest = .init(day: day.day, time: time) }
        if let rank = row.category?.rank {
          counts[start / 60 % 24 * categories.count + rank] += 1
          times[rank].append(start)
        } else {
          hours[start / 60 % 24].unnamed += 1
        }
      }
      guard first <= last else { continue }
      if first < last { windows.append(last - first) }
      // What was eaten after midnight may be later than the next day's first time by the clock; that is no fast.
      if let before, before.day.distance(to: day.day) == 1, first + 1_440 > before.last {
        nights.append(first + 1_440 - before.last)
      }
      before = (day.day, last)
    }
    for (place, count) in counts.enumerated() where count > 0 {
      hours[place / categories.count].categories[categories[place % categories.count]] = count
    }
    (eatingWindow, eatingWindowDays) = (mean(windows), windows.count)
    (fast, fastNights) = (mean(nights), nights.count)
    usual = categories.compactMap { category in
      let minutes = times[category.rank].sorted()
      guard let middle = median(minutes).flatMap(ClockTime.init(minutes:)),
        let early = quantile(0.25, of: minutes).flatMap(ClockTime.init(minutes:)),
        let late = quantile(0.75, of: minutes).flatMap(ClockTime.init(minutes:))
      else { return nil }
      return .init(category: category, time: middle, early: early, late: late, entries: minutes.count)
    }
  }
}

/// The mean of values that are not negative, halves rounded up; `nil` for none.
private func mean(_ values: [Int]) -> Int? {
  values.isEmpty ? nil : share(values.reduce(0, +), among: values.count)
}

extension MealTimes {
  /// The usual times and the eating window.
  var figures: [Figure] {
    let usual = usual.map { usual in
      Figure(
        usual.category.name, .time(usual.time), from: counted(usual.entries, "entry", plural: "entries"),
        rule: .usualTime, lines: { timedPlaces { $0.category == usual.category } })
    }
    guard let eatingWindow else { return usual }
    let window = Figure(
      "From first to last", .duration(minutes: eatingWindow), from: dayCount(eatingWindowDays),
      rule: .eatingWindow, lines: { timedPlaces() })
    return usual + [window]
  }

  var overnightFast: Figure? {
    fast.map { fast in
      Figure(
        "Overnight", .duration(minutes: fast), from: counted(fastNights, "night"),
        rule: .overnightFast, lines: { timedPlaces() })
    }
  }

  private func timedPlaces(_ isWanted: (EatenDiary.Row) -> Bool = { _ in true }) -> [LinePlace] {
    diary.rows(in: elapsed).filter { $0.time != nil && isWanted($0) }.map(diary.place)
  }

  /// `3 of 20 entries have no time.`; `nil` where all have one.
  var untimedNote: ReportBlock? {
    guard untimed > 0 else { return nil }
    let verb = untimed == 1 ? "has" : "have"
    return .footnote(
      "\(grouped(untimed)) of \(counted(timed + untimed, "entry", plural: "entries")) \(verb) no time.")
  }
}

/// The hours of a day as the axis of a chart: from five o'clock to midnight, or as far as the times reach.
struct MealTimeAxis {
  private let range: ClosedRange<Double>

  /// An axis that holds these times, which may lie after midnight.
  init(_ times: [ClockTime]) {
    let hours = times.map(Self.hours)
    let first = min(5, hours.min()?.rounded(.down) ?? 5)
    range = first...max(24, hours.max()?.rounded(.up) ?? 24)
  }

  static func hours(_ time: ClockTime) -> Double { Double(time.minutes) / 60 }

  /// The rows along the axis, with every sixth hour named.
  func timeline(_ rows: [ChartTimeline.Row]) -> ChartTimeline {
    let ticks = stride(from: 0, through: 30, by: 6).map { hour in
      ChartTimeline.Tick(Double(hour), hour == 24 ? "24:00" : "\(hour % 24 < 10 ? "0" : "")\(hour % 24):00")
    }
    return ChartTimeline(rows, axis: range, ticks: ticks)
  }
}

/// The 24 hours' entries, from the first hour with one to the last, none between left out.
///
/// `more` stands behind an hour's figure: ` (3 lunch)`.
func entriesByHour(_ hours: [(entries: Int, more: String)]) -> ReportBlock {
  let used = hours.indices.filter { hours[$0].entries > 0 }
  let range = (used.first ?? 0)..<(used.last ?? -1) + 1
  let bars = ChartBars(
    range.map { hour in
      .init(
        label: "\(hour < 10 ? "0" : "")\(hour):00", value: Double(hours[hour].entries),
        caption: grouped(hours[hour].entries) + hours[hour].more)
    })
  let items = used.map { "\(bars.bars[$0 - range.lowerBound].label) \(grouped(hours[$0].entries))" }
  return .chart(
    ReportChart(
      name: "by-hour", title: "By the hour", summary: "Entries by the hour: \(joinedList(items)).",
      drawing: .bars(bars), table: bars.table("Hour", "Entries")))
}
