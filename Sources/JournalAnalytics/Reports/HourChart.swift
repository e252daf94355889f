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
  let words = used.map { "\(bars.bars[$0 - range.lowerBound].label) \(grouped(hours[$0].entries))" }
  return .chart(
    ReportChart(
      name: "by-hour", title: "By the hour", summary: "Entries by the hour: \(joinedWords(words)).",
      drawing: .bars(bars), table: bars.table("Hour", "Entries")))
}
