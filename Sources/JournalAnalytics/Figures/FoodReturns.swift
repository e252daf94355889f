internal import JournalFormat

/// When a food is back after it was not named for long: one rule for recaps, insights and timelines.
enum FoodReturns {
  /// A food that is back.
  struct Food: Hashable, Sendable {
    /// As the diary spells it.
    var name: String
    var words: [String]
    /// The first day of the period that names it.
    var day: Day
    /// The days since it was named before.
    var away: Int
  }

  /// `five weeks`, `eleven months`, `two years`: how long it was away.
  static func text(away days: Int) -> String {
    if days < 88 { return "\(numberWord((days + 3) / 7)) weeks" }
    let months = Int((Double(days) / 30.44).rounded())
    return months < 24 ? "\(numberWord(months)) months" : "\(numberWord((months + 6) / 12)) years"
  }

  /// How many days a food has to be away: four weeks in periods of up to two, eight in those of up to a month, a quarter
  /// of a year in longer ones, which would have too many.
  static func leastAway(in period: ObservedPeriod) -> Int {
    period.dayCount <= 14 ? 28 : period.dayCount <= 31 ? 56 : 91
  }

  /// The days from `last` to `day` if a food named `times` times before is back with it; `nil` if not.
  ///
  /// It was named three times or more, and at least half of the days between have an entry: after a pause of the diary nothing is
  /// back. `logged` are the days with entries, in order.
  static func away(from last: Day, to day: Day, times: Int, logged: [Day], least: Int) -> Int? {
    let away = last.distance(to: day)
    guard times >= 3, away >= least else { return nil }
    let kept =
      logged.partitioningIndex { $0 >= day } - logged.partitioningIndex { $0 > last }
    return kept * 2 >= away ? away : nil
  }

  /// The foods among `foods` that are back in a period, the longest away first. `first` gives the day of the period that first has the
  /// words, `known` what was named before it.
  static func foods(
    among foods: some Sequence<NamedFood>, in diary: EatenDiary, of period: ObservedPeriod, known: KnownFoods,
    logged: [Day], first: ([String]) -> Day?
  ) -> [Food] {
    guard known.isEnough else { return [] }
    let least = leastAway(in: period)
    let found = foods.compactMap { food -> Food? in
      guard let use = known.use(of: food), use.timesAlone >= 3, let day = first(food.words),
        let away = away(from: use.last, to: day, times: use.timesAlone, logged: logged, least: least)
      else { return nil }
      return Food(name: food.shown, words: food.words, day: day, away: away)
    }
    let back = joined(found, in: diary).sorted { ($1.away, $0.name) < ($0.away, $1.name) }
    // A word of a dish that is back itself is the same news.
    return back.filter { food in
      !back.contains { $0.words.count > food.words.count && Set($0.words).isSuperset(of: food.words) }
    }
  }

  /// The foods, joined where they stand side by side wherever one of them is named: `lentil` and `soup` of a lentil soup.
  private static func joined(_ foods: [Food], in diary: EatenDiary) -> [Food] {
    for first in foods {
      for second in foods where first != second {
        let words = first.words + second.words
        let naming = diary.phrases.filter { $0.names(first.words) || $0.names(second.words) }
        guard !naming.isEmpty, naming.allSatisfy({ $0.names(words) }) else { continue }
        var dish = first
        dish.name += " " + second.name
        dish.words = words
        dish.away = min(first.away, second.away)
        return joined(foods.filter { $0 != first && $0 != second } + [dish], in: diary)
      }
    }
    return foods
  }
}
