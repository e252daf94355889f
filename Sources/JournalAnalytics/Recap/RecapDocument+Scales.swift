internal import JournalFormat

/// Moods, and what stands with a figure under headings of the writer's own.
extension RecapReport {
  /// The average mood on each scale.
  var moodSection: [ReportBlock] {
    guard !moods.isEmpty else { return [] }
    let items = moods.map { mood in
      let average = tenthsText(share(mood.hundredths, among: 10))
      return ReportText([
        .strong("\(average) of \(scaleText(mood.scale))"),
        .plain(
          mood.count == 1
            ? ", noted once"
            : " on average, noted \(timesText(mood.count)) on \(counted(mood.days, "day", "days"))"),
      ])
    }
    return [.heading(level: 1, "Mood"), .list(items)]
  }

  /// What is noted with a figure under each heading of the writer's own.
  var seriesSections: [ReportBlock] {
    var blocks: [ReportBlock] = []
    var rest = series[...]
    while let first = rest.first {
      let own = rest.prefix { folded($0.heading) == folded(first.heading) }
      rest = rest[own.endIndex...]
      let items = own.map { series in
        let average = tenthsText(share(series.averageHundredths ?? 0, among: 10))
        let name = series.words.isEmpty ? [] : [ReportText.Run.plain("\(series.words): ")]
        return ReportText(
          name + [
            .strong("\(average) of \(scaleText(series.scale ?? 0))"),
            .plain(
              series.count == 1
                ? ", noted once" : " on average, noted \(timesText(series.count)) on \(dayCount(series.days))"
            ),
          ])
      }
      blocks += [.heading(level: 1, ReportText(first.heading)), .list(items)]
    }
    return blocks
  }

  private func scaleText(_ scale: Double) -> String {
    guard (0...1_000_000).contains(scale) else { return "\(scale)" }
    let tenths = Int((scale * 10).rounded())
    return tenths.isMultiple(of: 10) ? grouped(tenths / 10) : tenthsText(tenths)
  }
}
