public import JournalFormat

/// The times of meals, from entries that have a time which is no estimate.
public struct MealTimes: Sendable {
  public struct Usual: Hashable, Sendable {
    public var category: FoodCategory
    /// The median of the times of the category's entries.
    public var time: ClockTime
    /// The quartiles: half of the entries are between them.
    var early: ClockTime
    var late: ClockTime
    /// The number of the category's entries with a time.
    public var entries: Int
    /// The times themselves, in order, if there are fewer than five.
    var few: [ClockTime] = []
    /// Whether there is a usual time, which takes five entries.
    var isUsual: Bool { few.isEmpty }
    /// Whether half of them lie within three hours, so that one time can stand for all.
    var isSteady: Bool { early.minutes + 180 >= late.minutes }
    /// The usual time, or the times themselves.
    var timeText: String {
      guard let first = few.first, let last = few.last else {
        return isSteady ? time.spoken : "no usual time"
      }
      return few.count > 3 ? "\(first.spoken) to \(last.spoken)" : joinedList(few.map(\.spoken))
    }
    /// `07:20–08:05`: half of the entries lie between.
    var middleHalf: String { early == late ? early.spoken : "\(early.onClock)–\(late.spoken)" }
    /// The note on the times: `usually 07:37` from five entries on, half of which lie within three hours; otherwise the times
    /// themselves.
    var note: String {
      guard isUsual else { return timeText }
      return isSteady ? "usually \(time.spoken)" : timeText
    }
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

  /// In the order of a day, without entries that have no category.
  public private(set) var usual: [Usual] = []
  /// The 24 hours of the clock: times after midnight are in 0 to 5.
  private(set) var hours = Array(repeating: Hour(), count: 24)
  /// The earliest and the latest time of any day, the first of equals. Times after midnight are late, not early.
  public private(set) var earliest: Moment?
  public private(set) var latest: Moment?
  /// The mean minutes from the first to the last time of a day, and the number of such days: those with two different times on which every
  /// entry has one.
  public private(set) var eatingWindow: Int?
  public private(set) var eatingWindowDays = 0
  /// The mean minutes from a day's last time to the next day's first, and the number of such nights.
  ///
  /// Only nights of less than a day count, between days with two different times on which every entry has one: an entry without a
  /// time may be the first or the last, and a single one says little about the rest of its day.
  private(set) var fast: Int?
  private(set) var fastNights = 0
  /// The number of entries with and without such a time.
  public private(set) var timed = 0
  public private(set) var untimed = 0
  /// The number of entries with an estimated time; they are among those without one.
  private var estimated = 0
  /// Whether some times are estimates.
  var hasEstimates: Bool { estimated > 0 }
  private let diary: EatenDiary
  private let elapsed: ClosedRange<Day>?

  /// The times on some days. A time range counts at its start, and at its end for the day's last time.
  init(of diary: EatenDiary, during elapsed: ClosedRange<Day>?) {
    self.diary = diary
    self.elapsed = elapsed
    // Counted by rank: a dictionary would take most of the time.
    let categories = FoodCategory.allCases.sorted()
    var times: [[Int]] = categories.map { _ in [] }
    var counts = Array(repeating: 0, count: 24 * categories.count)
    var windows: [Int] = []
    var nights: [Int] = []
    var before: (day: Day, last: Int)?
    var untimedBefore = 0
    for day in diary.days(in: elapsed) {
      var first = Int.max
      var last = Int.min
      for row in diary.rows[day.rows] {
        guard let time = row.exactTime else {
          untimed += 1
          if row.isTimeEstimated { estimated += 1 }
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
      let isTimed = untimed == untimedBefore
      untimedBefore = untimed
      guard first <= last else { continue }
      let isWhole = isTimed && first < last
      if isWhole { windows.append(last - first) }
      // After midnight, the last time may be later than the next day's first time by the clock, which is no fast.
      if isWhole, let before, before.day.distance(to: day.day) == 1,
        (1..<1_440).contains(first + 1_440 - before.last)
      {
        nights.append(first + 1_440 - before.last)
      }
      before = isWhole ? (day.day, last) : nil
    }
    for (place, count) in counts.enumerated() where count > 0 {
      hours[place / categories.count].categories[categories[place % categories.count]] = count
    }
    (eatingWindow, eatingWindowDays) = (mean(windows), windows.count)
    (fast, fastNights) = (mean(nights), nights.count)
    usual = categories.compactMap { category -> Usual? in
      let minutes = times[category.rank].sorted()
      guard let middle = median(minutes).flatMap(ClockTime.init(minutes:)),
        let early = quantile(0.25, of: minutes).flatMap(ClockTime.init(minutes:)),
        let late = quantile(0.75, of: minutes).flatMap(ClockTime.init(minutes:))
      else { return nil }
      var usual = Usual(
        category: category, time: middle, early: early, late: late, entries: minutes.count)
      if minutes.count < 5 {
        usual.few = Set(minutes).sorted().compactMap(ClockTime.init(minutes:))
      }
      return usual
    }
  }
}

/// The mean of non-negative values, rounded half up; `nil` for none.
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
    diary.rows(in: elapsed).filter { $0.exactTime != nil && isWanted($0) }.map(diary.place)
  }

  /// `3 of 20 entries have no time.`, or `no exact time` if some have an estimate; `nil` if all have one.
  var untimedNote: ReportBlock? {
    guard untimed > 0 else { return nil }
    let sentence: EntryWords = estimated > 0 ? .inexact : .untimed
    return .footnote(
      ReportText(sentence.said(["count": .number(untimed), "entries": .number(timed + untimed)])))
  }
}

/// The hours of a day as the axis of a chart: from 05:00 to midnight, or further if there are such times.
struct MealTimeAxis {
  private let range: ClosedRange<Double>

  /// An axis that includes these times, which may be after midnight.
  init(_ times: [ClockTime]) {
    let hours = times.map(Self.hours)
    let first = min(5, hours.min()?.rounded(.down) ?? 5)
    range = first...max(24, hours.max()?.rounded(.up) ?? 24)
  }

  static func hours(_ time: ClockTime) -> Double { Double(time.minutes) / 60 }

  /// The rows on the axis, with a label at every sixth hour.
  func timeline(_ rows: [ChartTimeline.Row]) -> ChartTimeline {
    let ticks = stride(from: 0, through: 30, by: 6).map { hour in
      ChartTimeline.Tick(Double(hour), hour == 24 ? "24:00" : "\(hour % 24 < 10 ? "0" : "")\(hour % 24):00")
    }
    return ChartTimeline(rows, axis: range, ticks: ticks)
  }
}

/// Entries by hour from the first hour with an entry to the last, without gaps, each column in the colours of its meals.
///
/// `more` is added to an hour's figure in the table: ` (3 lunch)`.
func entriesByHour(
  _ hours: [(entries: Int, parts: [ChartBars.Part], more: String)], titled title: String = "By the hour"
) -> ReportBlock {
  let used = hours.indices.filter { hours[$0].entries > 0 }
  let range = (used.first ?? 0)..<(used.last ?? -1) + 1
  var bars = ChartBars(
    range.map { hour in
      var bar = ChartBars.Bar(
        label: "\(hour < 10 ? "0" : "")\(hour)", value: Double(hours[hour].entries),
        caption: grouped(hours[hour].entries), tint: hours[hour].parts.isEmpty ? .orange : .grey)
      bar.parts = hours[hour].parts
      return bar
    }, .columns)
  let items = used.map { "\(bars.bars[$0 - range.lowerBound].label):00 \(grouped(hours[$0].entries))" }
  let table = ReportTable(
    columns: [.init("Hour"), .init("Entries", .trailing)],
    rows: range.map { hour in
      [
        ReportText("\(hour < 10 ? "0" : "")\(hour):00"),
        ReportText(grouped(hours[hour].entries) + hours[hour].more),
      ]
    })
  for place in bars.bars.indices where bars.bars[place].value == 0 { bars.bars[place].caption = "" }
  return .chart(
    ReportChart(
      name: "by-hour", title: title, summary: "Entries by the hour: \(joinedList(items)).",
      drawing: .bars(bars), table: table))
}
