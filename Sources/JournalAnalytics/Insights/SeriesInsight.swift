internal import JournalFormat

/// The items under the user's own headings, and the moods, each with its scale.
struct SeriesInsight: Insight {
  let series: [ScaleAverage]
  /// The days of the period so far from the diary's first entry on.
  private let days: ClosedRange<Day>?
  private let seen: Day
  private let firstWeekday: Weekday
  private static let mostRows = 30

  init(of source: InsightSource) {
    days = source.facts.sinceFirstEntry
    (seen, firstWeekday) = (source.observed.today, source.journal.settings.firstWeekday)
    let files = source.observed.elapsed.map { source.journal.days(in: $0) } ?? []
    series = scaleAverages(of: files, from: [.headings, .moods])
  }

  /// The complaint that is noted most, as a recap says it; `nil` for none.
  var symptom: String? {
    let complaints = series.filter { $0.isComplaint && !$0.text.isEmpty }.byName
    func count(_ scales: [ScaleAverage]) -> Int { scales.reduce(0) { $0 + $1.count } }
    return complaints.max { count($0) < count($1) }?.sentence { $0.weekdayAndDay(besides: seen) }
  }

  var figures: [Figure] { series.map { $0.figure() } }

  var json: JSONValue { ["series": series.json] }

  var blocks: [ReportBlock] {
    guard !series.isEmpty else {
      return [
        .paragraph(ReportText(InsightWords.noSeries.said()))
      ]
    }
    // What is noted most often comes first, as far as a table is still read.
    let ranked = series.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
    let left = series.count - Self.mostRows
    let rows = ranked.prefix(Self.mostRows).map(\.element).map { series in
      [
        ReportText(series.name), ReportText(averageText(of: series)), ReportText(grouped(series.count)),
        ReportText(grouped(series.days)), ReportText(series.last.weekdayAndDay(besides: seen)),
      ]
    }
    return [
      .table(
        ReportTable(
          columns: [
            .init("What"), .init("On average", .trailing), .init("Times", .trailing),
            .init("Days", .trailing), .init("Last"),
          ], rows: rows)),
      .footnote(
        ReportText(
          InsightWords.series.said()
            + (left > 0 ? " And \(grouped(left)) more, noted less often; ‘--format json’ has all." : ""))),
    ] + charts
  }

  /// `4 of 10`, and on how many days where others have no number.
  private func averageText(of series: ScaleAverage) -> String {
    let text = series.averageText ?? ""
    return series.isPartly ? "\(text) on \(dayCount(series.byDay.count))" : text
  }

  /// The first series with values on at least three days.
  private var charts: [ReportBlock] {
    guard let days else { return [] }
    return series.filter { $0.byDay.count >= 3 }.prefix(4).enumerated().map { number, series in
      scaleChart(
        series, over: days, named: series.name, file: "series-\(number + 1)", firstWeekday: firstWeekday)
    }
  }
}
