internal import JournalFormat

/// What a period says under headings of the writer's own, and the moods: each with its scale.
struct SeriesInsight: Insight {
  struct Series: Hashable, Sendable {
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
    var byDay: [DayMean] = []
    /// Where its items stand.
    var places: [Place]
  }

  struct DayMean: Hashable, Sendable {
    var day: Day
    var mean: Double
  }

  struct Place: Hashable, Sendable {
    var path: String
    var line: Int
  }

  /// By heading as they first occur, the commonest first within one.
  var series: [Series]
  var elapsed: ClosedRange<Day>?
}

/// The items of the source's period, and its moods, those on habits included.
func seriesInsight(of source: InsightSource) -> SeriesInsight {
  let files = source.observed.elapsed.map { source.journal.days(in: $0) } ?? []
  return SeriesInsight(series: seriesTotals(of: files, withMoods: true), elapsed: source.observed.elapsed)
}

/// The items below headings of the writer's own, alike where heading, words and scale are, compared folded. Moods go by their
/// scale alone.
func seriesTotals(of files: ArraySlice<JournalDay>, withMoods: Bool) -> [SeriesInsight.Series] {
  struct Key: Hashable {
    var heading: String
    var words: String
    var scale: Double?
  }
  /// As it is written: folded once for each spelling.
  struct Spelling: Hashable {
    var heading: TextSlice
    var words: TextSlice
    var scale: Double?
  }
  struct Sum {
    var series: SeriesInsight.Series
    /// The place of its heading among all headings, and its words folded.
    var order: (heading: Int, words: String)
    var thousandths = 0
    /// In order, the last of them the one that is added to.
    var days: [(day: Day, thousandths: Int, count: Int)] = []
  }
  var sums: [Sum] = []
  var places: [Key: Int] = [:]
  var spellings: [Spelling: Int] = [:]
  var headings: [String: Int] = [:]
  func add(_ spelling: Spelling, _ value: MoodValue?, _ day: Day, _ place: SeriesInsight.Place) {
    if let value, !(0...1_000_000).contains(value.value) { return }
    let index: Int
    if let known = spellings[spelling] {
      index = known
    } else {
      let (heading, words) = (spelling.heading.string, spelling.words.string)
      let key = Key(heading: folded(heading), words: folded(words), scale: spelling.scale)
      let rank = headings[key.heading] ?? headings.count
      headings[key.heading] = rank
      index = places[key] ?? sums.count
      if index == sums.count {
        let order = (heading: rank, words: key.words)
        sums.append(
          Sum(
            series: .init(
              heading: heading, words: words, scale: key.scale, count: 0, days: 0, last: day, places: []),
            order: order))
      }
      places[key] = index
      spellings[spelling] = index
    }
    let thousandths = Int(((value?.value ?? 0) * 1_000).rounded())
    // Files are in the order of their days.
    if sums[index].days.last?.day != day { sums[index].days.append((day, 0, 0)) }
    let last = sums[index].days.count - 1
    sums[index].days[last].thousandths += thousandths
    sums[index].days[last].count += 1
    sums[index].series.count += 1
    sums[index].series.places.append(place)
    sums[index].thousandths += thousandths
  }
  let mood = TextSlice("Mood")
  for file in files {
    for item in file.series {
      let place = SeriesInsight.Place(path: file.path, line: item.range.lowerBound.line)
      add(
        Spelling(heading: item.series, words: item.words, scale: item.value?.scale), item.value, file.day,
        place)
    }
    guard withMoods else { continue }
    let moods = file.moods.map { ($0.value, $0.range) } + file.habitTicks.map { ($0.mood, $0.range) }
    for (value, range) in moods where value != nil {
      let place = SeriesInsight.Place(path: file.path, line: range.lowerBound.line)
      add(Spelling(heading: mood, words: TextSlice(""), scale: value?.scale), value, file.day, place)
    }
  }
  return sums.sorted { a, b in
    guard a.order.heading == b.order.heading else { return a.order.heading < b.order.heading }
    return (b.series.count, a.order.words, a.series.scale ?? 0) < (
      a.series.count, b.order.words, b.series.scale ?? 0
    )
  }.map { sum in
    var series = sum.series
    series.days = sum.days.count
    series.last = sum.days.last?.day ?? series.last
    if series.scale != nil {
      series.byDay = sum.days.map {
        .init(day: $0.day, mean: Double($0.thousandths) / Double(1_000 * $0.count))
      }
    }
    series.averageHundredths = series.scale.map { _ in share(sum.thousandths, among: 10 * series.count) }
    return series
  }
}

extension SeriesInsight.Series {
  /// `Symptoms: headache`.
  var name: String { words.isEmpty ? heading : "\(heading): \(words)" }

  var explanation: FigureExplanation {
    FigureExplanation(
      "\(name): noted \(timesText(count))", rule: "scale-average",
      """
      Items alike in heading, words and scale, in any case, and moods by their scale. The average is over those with a figure; \
      days without a line are not known.
      """, lines: places.map { "\($0.path):\($0.line)" })
  }
}

extension SeriesInsight {
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
            .init("Days", .trailing), .init("Last", .trailing),
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

  var json: JSONValue { ["series": list] }

  var list: JSONValue {
    .array(
      series.map {
        [
          "heading": .string($0.heading), "words": .string($0.words), "scale": JSONValue($0.scale),
          "average": $0.averageHundredths.map { .double(Double($0) / 100) } ?? .null,
          "count": .int($0.count),
          "days": .int($0.days), "last_day": .string($0.last.description),
        ]
      })
  }
  func explanations(from diary: EatenDiary) -> [FigureExplanation] { series.map(\.explanation) }
}
