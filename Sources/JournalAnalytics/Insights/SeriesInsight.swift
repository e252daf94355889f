internal import JournalFormat

/// What a period says under headings of the writer's own, and the moods: each with its scale.
struct SeriesInsight: Insight {
  struct Series: Sendable {
    /// The heading's words; `Mood` for moods.
    var heading: String
    /// As first written in the period; empty for a mood without words.
    var words: String
    /// The upper end of the scale; `nil` for items without a figure.
    var scale: Double?
    var count: Int
    var days: Int
    /// Hundredths of the mean figure.
    var averageHundredths: Int?
    var last: Day
    /// The mean figure of each day that has one, in order.
    var byDay: [(day: Day, mean: Double)] = []
  }

  /// By heading as they first occur, the commonest first within one.
  var series: [Series]
  var elapsed: ClosedRange<Day>?
}

/// The items of the source's period, alike where heading, words and scale are, compared folded. Moods go by their scale alone.
func seriesInsight(of source: InsightSource) -> SeriesInsight {
  struct Key: Hashable {
    var heading: String
    var words: String
    var scale: Double?
  }
  struct Sum {
    var series: SeriesInsight.Series
    var thousandths = 0
    var days: [Day: (thousandths: Int, count: Int)] = [:]
  }
  var sums: [Key: Sum] = [:]
  var headings: [String] = []
  func add(_ heading: String, _ words: String, _ value: MoodValue?, _ day: Day) {
    if let value, !(0...1_000_000).contains(value.value) { return }
    let key = Key(heading: folded(heading), words: folded(words), scale: value?.scale)
    if !headings.contains(key.heading) { headings.append(key.heading) }
    var sum =
      sums[key]
      ?? Sum(series: .init(heading: heading, words: words, scale: value?.scale, count: 0, days: 0, last: day))
    sum.series.count += 1
    sum.series.last = day
    let thousandths = Int(((value?.value ?? 0) * 1_000).rounded())
    sum.thousandths += thousandths
    let before = sum.days[day] ?? (0, 0)
    sum.days[day] = (before.thousandths + thousandths, before.count + 1)
    sums[key] = sum
  }
  if let elapsed = source.observed.elapsed {
    for file in source.journal.days(in: elapsed) {
      for item in file.series { add(item.series.string, item.words.string, item.value, file.day) }
      for mood in file.moods where mood.value != nil { add("Mood", "", mood.value, file.day) }
    }
  }
  let series = sums.sorted { a, b in
    let places = (headings.firstIndex(of: a.key.heading) ?? 0, headings.firstIndex(of: b.key.heading) ?? 0)
    guard places.0 == places.1 else { return places.0 < places.1 }
    return (b.value.series.count, a.key.words, a.key.scale ?? 0) < (
      a.value.series.count, b.key.words, b.key.scale ?? 0
    )
  }.map { _, sum in
    var series = sum.series
    series.days = sum.days.count
    if series.scale != nil {
      series.byDay = sum.days.sorted { $0.key < $1.key }
        .map { ($0.key, Double($0.value.thousandths) / Double(1_000 * $0.value.count)) }
    }
    series.averageHundredths = series.scale.map { _ in share(sum.thousandths, among: 10 * series.count) }
    return series
  }
  return SeriesInsight(series: series, elapsed: source.observed.elapsed)
}

extension SeriesInsight.Series {
  /// `Symptoms: headache`.
  fileprivate var name: String { words.isEmpty ? heading : "\(heading): \(words)" }
}

extension SeriesInsight {
  var blocks: [ReportBlock] {
    guard !series.isEmpty else {
      return [.paragraph("There is none here; ‘- headache 3/10’ below ‘## Symptoms’ begins one.")]
    }
    let rows = series.prefix(30).map { series in
      [
        ReportText(series.name),
        ReportText(
          series.averageHundredths.map {
            "\(tenthsText(share($0, among: 10))) of \(figure(series.scale ?? 0))"
          } ?? ""),
        ReportText(grouped(series.count)), ReportText(grouped(series.days)),
        ReportText(series.last.description),
      ]
    }
    return [
      .table(
        ReportTable(
          columns: [
            .init("What"), .init("On average", .trailing), .init("Times", .trailing),
            .init("Days", .trailing),
            .init("Last"),
          ], rows: rows)),
      .footnote("Averages are over the times it is noted; days without a line are not known, and no zero."),
    ] + charts
  }

  /// The first series with a figure on three days or more, as lines with a step a day, broken where nothing is noted.
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
      let title = series.name + ", of \(figure(series.scale ?? 0))"
      let known = points.filter { $0.value != nil }
      let ends = [known.first, known.last].compactMap { $0 }.map { "\($0.caption) on \($0.label)" }
      return .chart(
        ReportChart(
          name: "series-\(number + 1)", title: title,
          summary: "The figure of each day, \(ends.joined(separator: " to ")).", drawing: .line(line),
          table: line.table("Day", "Figure")))
    }
  }

  var json: JSONValue {
    [
      "series": .array(
        series.map {
          [
            "heading": .string($0.heading), "words": .string($0.words), "scale": JSONValue($0.scale),
            "average": $0.averageHundredths.map { .double(Double($0) / 100) } ?? .null,
            "count": .int($0.count),
            "days": .int($0.days), "last_day": .string($0.last.description),
          ]
        })
    ]
  }
}
