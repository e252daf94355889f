internal import JournalFormat

/// What is out of the ordinary in a period, by which the headline is worded.
struct RecapSurprises: Hashable, Sendable {
  struct Food: Hashable, Sendable {
    /// As the diary spells it.
    var name: String
    var words: [String]
    /// The first day of the period that names it.
    var day: Day
    /// The days since it was named before; 0 for a new one.
    var away = 0
    /// Whether the vocabulary knows its last word, or it is the whole of an entry of the period: descriptions of a dish, activities
    /// and companions are no headline.
    var isSure = false
  }

  struct Return: Hashable, Sendable {
    var day: Day
    /// The days without an entry before it.
    var gap: Int
  }

  /// Foods that no earlier day names, by first day.
  var new: [Food] = []
  /// Foods named three times or more before, and then not for four weeks (in a month eight, in more a quarter of a year) of which
  /// at least half the days have an entry: after a pause of the diary nothing is back.
  var back: [Food] = []
  /// The first entry after a week or more without any.
  var returned: Return?
  /// The one day with more entries than any before, if at least 14 days were logged before it.
  var record: Day?
  /// The longest streak before the current one began.
  var formerLongest: Streak?
  /// The foods that a headline may name, the most frequent first.
  var foods: [NamedFood] = []
  /// The food named most often in the previous period, if there is one.
  var topBefore: [String]?
  /// The number of consecutive periods, up to the previous one, in which it was named most often.
  var periodsLed = 0
  /// If it led in three previous periods or more: the food behind it, in three entries or more, that has more of them than in the
  /// previous period.
  var risen: NamedFood?
}

extension RecapReport {
  /// `earlier` are the days before the period.
  func surprises(besides earlier: [DiaryDay], known: KnownFoods) -> RecapSurprises {
    var result = RecapSurprises()
    func firstDay(of words: [String]) -> Day? {
      var isKnown: [Bool?] = Array(repeating: nil, count: diary.phrases.count)
      return diary.rows(in: observed.elapsed).first { row in
        let phrase = Int(row.phrase)
        if isKnown[phrase] == nil { isKnown[phrase] = diary.phrases[phrase].names(words) }
        return isKnown[phrase] ?? false
      }?.day
    }
    let alone = Set(
      Set(diary.rows(in: observed.elapsed).map(\.phrase)).compactMap { phrase in
        let runs = diary.phrases[Int(phrase)]
        return runs.count == 1 ? runs[0] : nil
      })
    func isSure(_ words: [String]) -> Bool {
      guard let last = words.last, !alone.contains(words) else { return true }
      return last.isFoodName || FoodRecognition.knows(last)
        // The salad of a dish, and the takeaway of none.
        || words.count > 1
          && (FoodVocabulary.qualities.contains(foldedFood(last)) || FoodVocabulary.isPartOfDish(last))
    }
    result.foods = foods.filter { isSure($0.words) }
    result.new = newFoods.prefix(60).compactMap { food in
      firstDay(of: food.words).map {
        .init(name: food.shown, words: food.words, day: $0, isSure: isSure(food.words))
      }
    }.sorted { ($0.day, $0.name) < ($1.day, $1.name) }

    let isShort = observed.dayCount <= 14
    result.back = FoodReturns.foods(
      among: foods.prefix(200), in: diary, of: observed, known: known,
      logged: (earlier + facts.days).filter(\.isLogged).map(\.day), first: firstDay
    ).map { .init(name: $0.name, words: $0.words, day: $0.day, away: $0.away, isSure: isSure($0.words)) }

    // Of several returns in a long period the one after the longest time.
    let logged = days.filter { $0.entries > 0 }.map(\.day)
    let from = earlier.last(where: \.isLogged).map { [$0.day] } ?? []
    for (last, first) in zip(from + logged, (from + logged).dropFirst()) {
      let between = last.distance(to: first) - 1
      if between >= 7, between > result.returned?.gap ?? 0, !facts.rest.coverAll(last.advanced(by: 1)..<first)
      {
        result.returned = .init(day: first, gap: between)
      }
    }
    if let most = days.map(\.entries).max(), bestDays.count == 1,
      earlier.lazy.filter(\.isLogged).prefix(14).count == 14, earlier.allSatisfy({ $0.eatenCount < most })
    {
      result.record = bestDays[0]
    }
    if let running = streaks.running {
      result.formerLongest = facts.journal.streaks(seenOn: running.first.advanced(by: -1)).longest
    }
    func foodsNamed(in days: ClosedRange<Day>) -> [NamedFood] {
      EatenDiary(facts.journal.days(in: days), recognition: diary.recognition).tally().foods
    }
    func leader(of days: ClosedRange<Day>) -> [String]? {
      let foods = foodsNamed(in: days).prefix(2)
      guard let top = foods.first, top.count >= 2, foods.count < 2 || foods[1].count < top.count else {
        return nil
      }
      return top.words
    }
    var before = period.previous
    result.topBefore = leader(of: before.days)
    while let top = result.topBefore {
      result.periodsLed += 1
      before = before.previous
      guard isShort, leader(of: before.days) == top else { break }
    }
    if result.periodsLed >= 3, let top = result.topBefore {
      let counts = Dictionary(
        foodsNamed(in: period.previous.days).map { ($0.words, $0.count) }, uniquingKeysWith: max)
      result.risen = result.foods.first {
        $0.count >= 3 && $0.count > counts[$0.words, default: 0] && Set($0.words).isDisjoint(with: top)
      }
    }
    return result
  }
}
