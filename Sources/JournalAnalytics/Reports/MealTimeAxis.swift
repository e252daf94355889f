internal import JournalFormat

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
