public import JournalFormat

extension RecapReport {
  /// Where the figures come from; `journal` is what the report was made of.
  public func explanations(from journal: Journal) -> [FigureExplanation] {
    RecapExplanations(report: self, journal: journal).all
  }
}

/// The lines behind the figures of a recap.
private struct RecapExplanations {
  let report: RecapReport
  let rest: [ClosedRange<Day>]
  let diary: EatenDiary
  let rows: ArraySlice<EatenDiary.Row>
  let days: [DiaryDay]

  init(report: RecapReport, journal: Journal) {
    self.report = report
    rest = journal.settings.rest
    diary = EatenDiary(journal, through: report.observed.today)
    rows = diary.rows(in: report.observed.elapsed)
    days = report.observed.elapsed.map { journal.diaryDays(in: $0) } ?? []
  }

  var all: [FigureExplanation] {
    glance + foods + meals + energy + weight + tasks + habits + scales
  }

  private func explained(
    _ figure: String, _ rule: String, _ meaning: String, _ lines: some Sequence<EatenDiary.Row>
  ) -> FigureExplanation {
    FigureExplanation(figure, rule: rule, meaning, lines: lines.map(diary.place))
  }

  private var glance: [FigureExplanation] {
    let observed = report.observed
    let before = observed.daysToCome > 0 ? observed.previousByNow : observed.period.previous.days
    var result = [
      explained(
        "Entries: \(grouped(report.entries))", "eaten-entries",
        "Every eaten entry of the period counts one, whatever its amount.", rows)
    ]
    if report.comparedEntries > 0 {
      result.append(
        explained(
          "Entries before: \(grouped(report.comparedEntries))", "eaten-entries",
          "The same of the period before, up to the same day while this one runs.", diary.rows(in: before)))
    }
    result.append(
      FigureExplanation(
        "Days logged: \(grouped(report.daysLogged))", rule: "logged-days",
        "A day counts if it has an eaten entry; planned and dropped ones are none. Here is each day's first.",
        lines: diary.places(of: diary.days(in: observed.elapsed))))
    result += [("Current streak", report.streaks.running), ("Longest streak", report.streaks.longest)]
      .compactMap { name, streak in streak.map { diary.explanation(of: $0, name, rest: rest) } }
    return result
  }

  private var foods: [FigureExplanation] {
    let tally = FoodTally(diary.phrases, weights: diary.weights(of: rows))
    let named = diary.phrases.map { Set(tally.parts(of: $0) + $0.joined()) }
    return report.topFoods.map { food in
      explained(
        "\(food.name): \(counted(food.count, "entry", "entries"))", "named-foods", NamedFood.rule,
        rows.filter { named[Int($0.phrase)].contains(food.name) })
    }
      + report.newFoods.map { food in
        explained(
          "New: \(food.name)", "new-foods",
          "No earlier day names it, in the singular or in the plural, also within a dish.",
          rows.filter { diary.phrases[Int($0.phrase)].names(food.name) })
      }
  }

  private var meals: [FigureExplanation] {
    let timed = rows.filter { $0.start != nil }
    var result = report.categories.shares.map { share in
      explained(
        "\(share.category.name): \(counted(share.entries, "entry", "entries"))", "category-of-heading",
        "The heading or label an entry stands under is its category; shares leave out entries under none.",
        rows.filter { $0.category == share.category })
    }
    result += report.timing.usual.map { usual in
      explained(
        "\(usual.category.name): \(usual.time.spoken), from \(counted(usual.entries, "entry", "entries"))",
        "usual-time", "The middle of the times of the category's entries.",
        timed.filter { $0.category == usual.category })
    }
    if let window = report.timing.eatingWindow {
      result.append(
        explained(
          "From first to last: \(durationText(minutes: window)), from \(dayCount(report.timing.eatingWindowDays))",
          "eating-window",
          "From a day's first time to its last, or to the end of a stretch; the mean over days with two different times.",
          timed))
    }
    return result
  }

  private func entries(_ coverage: DayCoverage?, _ isWanted: (FoodEntry) -> Bool) -> [String] {
    days.filter { coverage == nil || $0.coverage == coverage }.flatMap { day in
      day.files.flatMap { file in
        file.entries.filter { $0.isEaten && isWanted($0) }.map { $0.place(in: file) }
      }
    }
  }

  private var energy: [FigureExplanation] {
    var result: [FigureExplanation] = []
    if let average = report.energy.averageKilocalories {
      result.append(
        FigureExplanation(
          "A day: \(grouped(average)) kcal, from \(counted(report.energy.completeDays, "complete day", "complete days"))",
          rule: "complete-days",
          """
          What the entries of complete days state, ranges at their middle, shared among these days. Complete is a day \
          that says so, or whose entries all have a value and show two meals at least; partial days are left out.
          """, lines: entries(.complete) { $0.energy != nil }))
    }
    if report.energy.partialDaysWithValue > 0 {
      let kcal = grouped(share(report.energy.partial.middleTenths, among: 10))
      result.append(
        FigureExplanation(
          "On partial days: at least \(kcal) kcal", rule: "partial-days",
          "What is stated on days of which not all is known; in no average.",
          lines: entries(.partial) { $0.energy != nil }))
    }
    if report.energy.hasEnergy, report.energy.entriesWithoutValue > 0 {
      result.append(
        FigureExplanation(
          "Without a value: \(counted(report.energy.entriesWithoutValue, "entry", "entries"))",
          rule: "entries-without-value", "Entries that state no energy, or that of some of their parts only.",
          lines: entries(nil) { !$0.hasWholeEnergy }))
    }
    return result
      + report.energy.nutrients.map { total in
        FigureExplanation(
          "\(total.nutrient.name): stated by \(counted(total.entries, "entry", "entries"))",
          rule: "stated-nutrients", "The sum of what entries state; those that state nothing are not known.",
          lines: entries(nil) { entry in
            entry.grams(of: total.nutrient).map { (0...1_000_000).contains($0) } ?? false
          })
      }
  }

  private func lines<Item>(_ items: (JournalDay) -> [Item], _ line: (Item) -> Int) -> [String] {
    days.flatMap { day in day.files.flatMap { file in items(file).map { "\(file.path):\(line($0))" } } }
  }

  private var weight: [FigureExplanation] {
    guard let weight = report.weight else { return [] }
    return [
      FigureExplanation(
        "Weight: \(counted(weight.readings, "reading", "readings"))", rule: "weight-readings",
        "The first and the last reading of the period by their times.",
        lines: lines({ $0.weights }, { $0.range.lowerBound.line }))
    ]
  }

  private var tasks: [FigureExplanation] {
    [
      ("Tasks done", TaskTotals.Kind.done), ("Still open", .open), ("Cancelled", .cancelled),
      ("Parts done", .part),
    ]
    .compactMap { name, kind in
      guard let lines = report.tasks.places[kind] else { return nil }
      return FigureExplanation(
        "\(name): \(grouped(lines.count))", rule: "tasks-of-period",
        """
        Done is what is ticked in the period's files, or elsewhere with a day of the period as the one it was done on; open \
        and cancelled are tasks of the period's files. Parts of tasks count apart.
        """, lines: lines)
    }
  }

  private var habits: [FigureExplanation] {
    report.habits.map { habit in
      let done = habit.expected.map { "\(grouped(habit.done)) of \(grouped($0))" } ?? timesText(habit.done)
      return FigureExplanation(
        "\(habit.name): \(done)", rule: "habit-days",
        """
        A day counts once, if a tick says so or its amounts reach the target; expected are the days its ‘every’ falls on, from \
        ‘since’ or its first line on.
        """,
        lines: lines({ file in file.habitTicks.filter { habitKey($0.name) == habit.name.lowercased() } }) {
          $0.range.lowerBound.line
        })
    }
  }

  private var scales: [FigureExplanation] {
    let moods = report.moods.map { mood in
      FigureExplanation(
        "Mood of \(figure(mood.scale)): noted \(timesText(mood.count))", rule: "scale-average",
        "The mean of what is noted on one scale, on habits, too; days without a line are not known.",
        lines: lines({ file in
          file.moods.filter { $0.value?.scale == mood.scale }.map(\.range)
            + file.habitTicks.filter { $0.mood?.scale == mood.scale }.map(\.range)
        }) { $0.lowerBound.line })
    }
    return moods + report.series.map(\.explanation)
  }
}

extension NamedFood {
  /// How entries are counted, for those who ask.
  static let rule = """
    An entry counts once for each word in it that may name a food, and for two words that stand together often enough \
    to be a dish.
    """
}

extension EatenDiary {
  /// Where a streak comes from: the first entry of each of its days; logged days of rest are not among them.
  func explanation(of streak: Streak, _ name: String, rest: [ClosedRange<Day>]) -> FigureExplanation {
    let rest = RestDays(rest)
    return FigureExplanation(
      "\(name): \(dayCount(streak.length))", rule: "streak-days",
      """
      Days with an eaten entry that follow each other count one each; rest days neither break nor lengthen it. Here is each \
      day's first entry.
      """, lines: places(of: days(in: streak.first...streak.last).filter { !rest.contains($0.day) }))
  }
}
