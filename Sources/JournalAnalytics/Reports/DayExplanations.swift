public import JournalFormat

extension DayReport {
  /// Where the day's figures come from; `journal` is what the report was made of.
  public func explanations(from journal: Journal) -> [FigureExplanation] {
    guard let running = streaks?.running, day <= today else { return figures }
    let diary = EatenDiary(journal, through: day)
    return figures + [diary.explanation(of: running, "Streak", rest: journal.settings.rest)]
  }

  /// Entries and energy.
  fileprivate var figures: [FigureExplanation] {
    guard eatenCount > 0 else { return [] }
    func lines(_ isWanted: (FoodEntry) -> Bool) -> [String] {
      files.flatMap { file in
        file.entries.filter { $0.isEaten && isWanted($0) }.map { $0.place(in: file) }
      }
    }
    let date = day.dayAndMonth
    var result = [
      FigureExplanation(
        "\(date): \(counted(eatenCount, "entry", "entries"))", rule: "eaten-entries",
        "Every eaten entry of the day counts one; planned and dropped ones are none.",
        lines: lines { _ in true })
    ]
    guard energy.stated > 0 else { return result }
    result.append(
      FigureExplanation(
        "\(date): \(grouped(share(energy.middleTenths, among: 10))) kcal", rule: "energy-of-day",
        "The sum of what the entries state, ranges at their middle; the day is \(coverage.rawValue).",
        lines: lines { $0.energy != nil }))
    if energy.incomplete > 0 {
      result.append(
        FigureExplanation(
          "\(date): \(counted(energy.incomplete, "entry", "entries")) without a value",
          rule: "entries-without-value",
          "Entries that state no energy, or that of some of their parts only.",
          lines: lines { !$0.hasWholeEnergy }))
    }
    return result
  }
}

extension PeriodReport {
  /// Where the figures of the period and of its days come from.
  public var explanations: [FigureExplanation] {
    let logged = logged
    guard !logged.isEmpty else { return [] }
    let places = logged.compactMap { day in
      day.files.lazy.compactMap { file in file.entries.first(where: \.isEaten)?.place(in: file) }.first
    }
    return [
      FigureExplanation(
        "Days logged: \(grouped(daysLogged))", rule: "logged-days",
        "A day counts if it has an eaten entry; planned and dropped ones are none. Here is each day's first.",
        lines: places)
    ] + logged.flatMap(\.figures)
  }
}
