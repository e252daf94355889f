internal import JournalFormat

/// The moods of ticks, and of the days of a habit.
extension HabitPeriodReport {
  var moodBlocks: [ReportBlock] {
    var blocks: [ReportBlock] = []
    for mood in moods where mood.byDay.count >= 4 {
      let half = mood.byDay.count / 2
      func mean(_ days: ArraySlice<ScaleAverage.DayMean>) -> String {
        let sum = days.reduce(0) { $0 + $1.mean }
        return tenthsText(Int((sum / Double(max(1, days.count)) * 10).rounded()))
      }
      // Halves of one scale say nothing of a mood that is told on several.
      let halves =
        " \(mean(mood.byDay[..<half])) in the first half of these days, \(mean(mood.byDay[half...])) in the second."
      let text =
        "Noted \(timesText(mood.count)): \(mood.averageText ?? "")." + (moods.count == 1 ? halves : "")
      blocks +=
        (blocks.isEmpty ? [.heading(level: 1, "Mood when done")] : []) + [
          .paragraph(ReportText(text)),
          scaleChart(
            mood, over: elapsed, named: "Mood when done",
            file: "habit-mood-\(Int(min(mood.scale ?? 0, 1_000)))",
            firstWeekday: journal.settings.firstWeekday),
        ]
    }
    let few = moods.filter { $0.byDay.count < 4 }
    if !blocks.isEmpty, !few.isEmpty {
      let texts = few.map { mood in
        let sentence: HabitWords = mood.averageText == nil ? .moodWithoutValue : .moodOnOtherScale
        return sentence.said([
          "times": .text(timesText(mood.count)), "average": .text(mood.averageText ?? ""),
        ])
      }
      blocks.append(.paragraph(ReportText(texts.joined(separator: " "))))
    }
    if let done = moodsByDone.done, let others = moodsByDone.others, done.days >= 5, others.days >= 5,
      let with = done.averageText, let without = others.averageText
    {
      if blocks.isEmpty { blocks.append(.heading(level: 1, "Mood")) }
      blocks.append(
        .paragraph(
          ReportText(
            "The mood of days with it is \(with), from \(dayCount(done.days)); of days without \(without), from \(dayCount(others.days))."
          )))
    }
    return blocks
  }
}
