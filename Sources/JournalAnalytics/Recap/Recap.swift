public import JournalFormat

/// Computes the recap of a period as seen on `today`.
///
/// A finished period is seen on its last day, whatever `today` is, and nothing rests on later days:
/// files after it are not looked at, tasks that say they were done later count as open.
public func recap(of journal: Journal, for period: Period, today: Day) -> RecapReport {
  recap(of: journal, for: period, today: today, namesNewFoods: true)
}

/// The same; what no earlier day names is only looked for if `namesNewFoods`, for that may read the whole diary.
func recap(of journal: Journal, for period: Period, today: Day, namesNewFoods: Bool) -> RecapReport {
  let observed = ObservedPeriod(period, today: today)
  let earlier = journal.diaryDays(through: observed.first.advanced(by: -1))
  let days = observed.elapsed.map { journal.diaryDays(in: $0) } ?? []
  // An unfinished period that has not begun is seen from before its first day.
  let seen = earlier.filter { $0.day <= observed.today } + days
  let previous = period.previous.days
  let previousDays = earlier.filter { previous.contains($0.day) }
  let byNow = observed.previousByNow

  let eaten = days.flatMap(\.eaten)
  let words = eaten.map { foodWords(of: $0.words) }
  let tally = FoodTally(words)
  let known = KnownFoods(words, before: namesNewFoods ? earlier : [])
  let others = days.flatMap(\.entries).filter { !$0.isEaten }

  var report = RecapReport(
    observed: observed, units: journal.settings.units, entries: eaten.count,
    planned: others.count { $0.state == .planned }, dropped: others.count { $0.state == .dropped },
    previousEntries: previousDays.reduce(0) { $0 + $1.eatenCount },
    previousEntriesByNow: previousDays.filter { byNow?.contains($0.day) ?? false }
      .reduce(0) { $0 + $1.eatenCount },
    hasEarlierEntries: earlier.contains(where: \.isLogged),
    days: dayCounts(of: days, during: observed.elapsed, rest: journal.settings.rest),
    streaks: streaks(
      of: seen.filter(\.isLogged).map(\.day), rest: journal.settings.rest, today: observed.today),
    foods: tally.foods, newFoods: newFoods(in: words, tally: tally, known: known),
    categories: categoryShares(of: eaten), timing: mealTiming(of: days), energy: energyCoverage(of: days),
    weight: weightChange(of: days, after: earlier),
    tasks: observed.elapsed.map {
      taskTotals(of: days, earlier: earlier, undated: journal.tasks, during: $0)
    } ?? TaskTotals(),
    habits: observed.elapsed.map {
      habitTotals(of: days, earlier: earlier, habits: journal.habits, during: $0)
    } ?? [],
    moods: moodAverages(of: days),
    series: seriesTotals(of: days.flatMap(\.files)[...], withMoods: false).filter { $0.scale != nil },
    unread: journal.unread.filter { file in
      observed.elapsed.map { file.mayConcern(previous.lowerBound...max(previous.lowerBound, $0.upperBound)) }
        ?? false
    }.sorted { $0.path < $1.path },
    digest: "")
  report.digest = RecapFacts(report, days: days, habits: journal.habits, words: words, known: known).digest
  return report
}

private func dayCounts(
  of days: [DiaryDay], during elapsed: ClosedRange<Day>?, rest: [ClosedRange<Day>]
) -> [RecapReport.DayCount] {
  guard let elapsed else { return [] }
  let rest = RestDays(rest)
  var counts: [RecapReport.DayCount] = []
  var next = days.startIndex
  for day in elapsed {
    var count = RecapReport.DayCount(
      day: day, entries: 0, coverage: .untracked, energy: EnergyTally(), isRest: rest.contains(day))
    if next < days.endIndex, days[next].day == day {
      count.entries = days[next].eatenCount
      count.coverage = days[next].coverage
      count.energy = days[next].energyTally
      next += 1
    }
    counts.append(count)
  }
  return counts
}
