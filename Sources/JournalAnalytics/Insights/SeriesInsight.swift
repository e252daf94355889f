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

  /// The complaint noted most often, worded as in a recap; `nil` for none.
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
    let all = allRows
    let ranked = all.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
    let left = all.count - Self.mostRows
    let rows = ranked.prefix(Self.mostRows).map(\.element).map { row in
      [
        ReportText(row.name), ReportText(row.average), ReportText(grouped(row.count)),
        ReportText(grouped(row.days)), ReportText(row.last.weekdayAndDay(besides: seen)),
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

  private struct Row {
    var name: String
    var average: String
    var count: Int
    var days: Int
    var last: Day
  }

  /// A row for each, and one for all that differ only in a number: `steps 9120` and `steps 8400`.
  private var allRows: [Row] {
    var groups: [(name: String, series: [ScaleAverage])] = []
    var places: [String: Int] = [:]
    for series in series {
      let words = series.scale == nil ? wordsBeforeNumber(of: series.text) : Substring(series.text)
      let isNumbered =
        words.endIndex < series.text.endIndex && words.last == " " && words.contains(where: \.isLetter)
      let name = isNumbered ? "\(series.heading): \(trimmed(words))" : series.name
      let key = isNumbered ? folded(name) : "\(series.name)\n\(series.scale ?? 0)"
      if let place = places[key] {
        groups[place].series.append(series)
      } else {
        places[key] = groups.count
        groups.append((name, [series]))
      }
    }
    return groups.flatMap { name, series -> [Row] in
      guard series.count > 1, let last = series.map(\.last).max() else {
        return series.map {
          Row(name: $0.name, average: averageText(of: $0), count: $0.count, days: $0.days, last: $0.last)
        }
      }
      return [
        Row(
          name: name, average: meanText(of: series), count: series.reduce(0) { $0 + $1.count },
          days: Set(series.flatMap(\.bareDays)).count, last: last)
      ]
    }
  }

  /// The beginning of `text` up to its first number.
  private func wordsBeforeNumber(of text: String) -> Substring {
    let bytes = text.utf8
    guard bytes.allSatisfy({ $0.isASCII }) else { return text.prefix { !$0.isNumber } }
    return text[..<(bytes.firstIndex(where: isASCIIDigit) ?? text.endIndex)]
  }

  private func trimmed(_ words: Substring) -> String {
    words.lastIndex(where: \.isLetter).map { String(words[...$0]) } ?? ""
  }

  /// The mean of the days' numbers, if each text ends in a number with the same unit; `128/82` does not.
  private func meanText(of series: [ScaleAverage]) -> String {
    var byDay: [Day: [Double]] = [:]
    var units: Set<Substring> = []
    for series in series {
      let figure = series.text.drop { !$0.isNumber }
      let number = figure.prefix { $0.isNumber || $0 == "." }
      guard let value = Double(number) else { return "" }
      units.insert(figure[number.endIndex...])
      for day in series.bareDays { byDay[day, default: []].append(value) }
    }
    guard units.count == 1, let unit = units.first, !unit.contains(where: \.isNumber), !byDay.isEmpty else {
      return ""
    }
    let means = byDay.values.map { $0.reduce(0, +) / Double($0.count) }
    let mean = means.reduce(0, +) / Double(means.count)
    guard mean < 1e9 else { return "" }
    let text = mean < 100 ? tenthsText(Int((mean * 10).rounded())) : grouped(Int(mean.rounded()))
    return text + unit
  }

  /// `4 of 10`, with the number of days if others have no value.
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
