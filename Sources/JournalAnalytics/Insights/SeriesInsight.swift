internal import JournalFormat

/// The items under the user's own headings, and the moods, each with its scale.
struct SeriesInsight: Insight {
  let series: [ScaleAverage]
  private let elapsed: ClosedRange<Day>?

  init(of source: InsightSource) {
    elapsed = source.observed.elapsed
    let files = elapsed.map { source.journal.days(in: $0) } ?? []
    series = scaleAverages(of: files, from: [.headings, .moods])
  }

  var figures: [Figure] { series.map { $0.figure() } }

  var json: JSONValue { ["series": series.json] }

  var blocks: [ReportBlock] {
    guard !series.isEmpty else {
      return [
        .paragraph(
          "Nothing stands under headings of your own here. A line such as ‘- headache 3/10’ below ‘## Symptoms’ would."
        )
      ]
    }
    let rows = series.prefix(30).map { series in
      [
        ReportText(series.name), ReportText(series.averageText ?? ""), ReportText(grouped(series.count)),
        ReportText(grouped(series.days)), ReportText(series.last.description),
      ]
    }
    return [
      .table(
        ReportTable(
          columns: [
            .init("What"), .init("On average", .trailing), .init("Times", .trailing),
            .init("Days", .trailing), .init("Last", .trailing),
          ], rows: rows)),
      .footnote("Averages are over the times it is noted; days without a line are not known, and no zero."),
    ] + charts
  }

  /// Line charts of the first series with values on at least three days, one step per day, broken at days without a
  /// value.
  private var charts: [ReportBlock] {
    guard let elapsed, elapsed.lowerBound.distance(to: elapsed.upperBound) < 400 else { return [] }
    return series.filter { $0.byDay.count >= 3 }.prefix(4).enumerated().map { number, series in
      var means = series.byDay[...]
      let points = elapsed.map { day -> ChartLine.Point in
        let mean = means.first?.day == day ? means.removeFirst().mean : nil
        return .init(
          label: day.shortDayAndMonth, value: mean,
          caption: mean.map { "\(tenthsText(Int(($0 * 10).rounded())))" } ?? "")
      }
      let line = ChartLine(points, isAmount: true)
      let known = points.filter { $0.value != nil }
      let ends = [known.first, known.last].compactMap { $0 }.map { "\($0.caption) on \($0.label)" }
      return .chart(
        ReportChart(
          name: "series-\(number + 1)", title: "\(series.name), of \(numberText(series.scale ?? 0))",
          summary: "The figure of each day, \(ends.joined(separator: " to ")).", drawing: .line(line),
          table: line.table("Day", "Figure")))
    }
  }
}
