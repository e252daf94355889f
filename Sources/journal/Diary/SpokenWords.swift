import EmbeddedFoods
import JournalAnalytics
import JournalFormat

/// What the words of an entry say of its day, its time and its meal: `pizza last night`.
struct SpokenWords {
  let diary: OpenDiary

  /// Removes it from the words of `entry`, and returns the day: the option's, else the one stated.
  ///
  /// Asks on a terminal if it is unclear, and throws without one. Throws if an option names another day or time than the words.
  func take(from entry: inout NewEntry, _ options: EntryOptions, on day: Day?, label: FoodCategory?) throws
    -> Day?
  {
    var surroundings = surroundings()
    surroundings.time = entry.time
    surroundings.hasCategory = options.category != nil || entry.category != nil
    surroundings.category = try options.category.flatMap { try diary.category($0) } ?? entry.category
    surroundings.isPlanned = entry.state == .planned
    surroundings.day = day
    surroundings.meal = label
    let phrase = try EntryPhrase(entry.text, surroundings, parser: diary.parser, usual: usualTime)
    if phrase.taken.isEmpty, phrase.time == nil, phrase.problem == nil {
      takeEnergy(from: &entry)
      return day
    }
    let words = phrase.taken.joined(separator: " ")
    var time = phrase.time
    var category = phrase.category
    if let problem = phrase.problem {
      switch try solve(problem, phrase, hasTime: options.time != nil) {
      case nil: time = nil
      case .time(let chosen): time = chosen
      case .meal(let chosen):
        category = chosen
        if phrase.isTimeEstimated {
          let usual = try usualTime(chosen)
          let isToday = (day ?? phrase.day ?? diary.now.day) == diary.clock.day
          time = isToday && usual > diary.clock.time ? nil : usual
        }
      case .day(let chosen): return try take(from: &entry, options, on: chosen, label: label)
      case .words(let said, let meant):
        guard let place = entry.text.firstRange(of: said) else { break }
        take(entry.text[..<place.lowerBound] + meant + entry.text[place.upperBound...], into: &entry)
        return try take(from: &entry, options, on: day, label: label)
      }
    }
    if let day, let other = phrase.day, other != day {
      throw CommandFailure(
        .usage,
        "‘\(words)’ is \(other), and --day says \(day); leave one of them out, or write --literal to keep the words"
      )
    }
    if let wish = options.time, !isNone(wish), let time, !phrase.isTimeEstimated,
      time != (try diary.time(wish))
    {
      throw CommandFailure(
        .usage,
        "‘\(words)’ is \(time), and --time says \(wish); leave one of them out, or write --literal to keep the words"
      )
    }
    take(phrase.text, into: &entry)
    takeEnergy(from: &entry)
    if let category { entry.category = category }
    var said = phrase.day
    if phrase.isByClock, let byClock = phrase.day, let clock = time {
      let moment = LocalMoment(day: byClock, time: clock).turned(at: diary.settings.dayEnds)
      (said, time) = (moment.day, moment.time)
    }
    // A time that stands among the words is surer than the usual one: `lunch 13:00-13:30 pasta`.
    if let time, entry.time == nil || !phrase.isTimeEstimated {
      (entry.time, entry.endTime) = (time, phrase.endTime)
      entry.isTimeEstimated = phrase.isTimeEstimated
    }
    return day ?? said
  }

  /// What is known besides the words.
  private func surroundings() -> EntryPhrase.Surroundings {
    var surroundings = EntryPhrase.Surroundings(
      today: diary.now.day, clock: (diary.clock.day, diary.clock.time))
    surroundings.ownFoods = OwnFoods.names(in: diary.folder)
    return surroundings
  }

  /// The day and the time that `text` states, for an entry of the day `own`; `nil` if it holds anything else.
  func moment(_ text: String, besides own: Day) throws -> (day: Day, time: TimeSpan?)? {
    var surroundings = surroundings()
    surroundings.day = own
    guard
      let said = try EntryPhrase.moment(saidBy: text, surroundings, parser: diary.parser, usual: usualTime)
    else { return nil }
    return (said.day ?? own, said.time)
  }

  /// The words of `text` without those that state the day and the time, and these; `nil` if there are none.
  func parted(
    _ text: String
  ) throws -> (words: String, day: Day?, time: ClockTime?, isTimeEstimated: Bool)? {
    let surroundings = surroundings()
    let phrase = try EntryPhrase(text, surroundings, parser: diary.parser, usual: usualTime)
    guard phrase.problem == nil, !phrase.taken.isEmpty, phrase.day != nil || phrase.time != nil else {
      return nil
    }
    return (phrase.text, phrase.day, phrase.time, phrase.isTimeEstimated)
  }

  /// The same for a complaint or a mood, with the end of a span of time. The time may be later today, or one of two that the user
  /// chooses on a terminal. `values` stood among the words.
  ///
  /// Throws if it is unclear which of two is meant.
  func partedFeeling(
    _ text: String, values: [String]
  ) throws -> (words: String, day: Day?, time: ClockTime?, end: ClockTime?, isTimeEstimated: Bool)? {
    var surroundings = surroundings()
    surroundings.isPlanned = true
    let phrase = try EntryPhrase(text, surroundings, parser: diary.parser, usual: usualTime)
    guard SymptomWords.areAll(of: phrase.text) || isMood([phrase.text] + values) else { return nil }
    if case .unclearTime(let said, let times) = phrase.problem {
      if let chosen = choose(said, times.map { "\($0)" }) {
        return (phrase.text, phrase.day, times[chosen], nil, false)
      }
      throw CommandFailure(
        .usage,
        "‘\(said)’ may be \(times.map { "\($0)" }.joined(separator: " or ")), so nothing was written; add \(times.map { "--time \($0)" }.joined(separator: " or "))"
      )
    }
    guard phrase.problem == nil, !phrase.taken.isEmpty, phrase.day != nil || phrase.time != nil else {
      return nil
    }
    // What is usual for a part of the day is not later than now.
    let isToday = phrase.day.map { $0 == diary.clock.day } ?? true
    let isToCome = isToday && phrase.isTimeEstimated && phrase.time.map { $0 > diary.clock.time } ?? false
    // So the words stay: they may mean the evening before, or what is to come; and `after lunch today` may have no hour.
    let isOfDay = phrase.time == nil && phrase.taken.contains { Self.besideMeals.contains($0.lowercased()) }
    guard !isToCome, !isOfDay else { return nil }
    return (phrase.text, phrase.day, phrase.time, phrase.endTime, phrase.isTimeEstimated)
  }

  /// Words before a meal, which gives no hour by itself.
  static let besideMeals: Set<String> = [
    "after", "before", "nach", "après", "avant", "después", "antes", "dopo", "prima", "depois", "na", "efter",
    "etter",
  ]

  private func isMood(_ words: [String]) -> Bool {
    if case .mood = diary.parser.lineKind(of: words.joined(separator: " ")) { true } else { false }
  }

  /// Reads what is left once more: figures and tags may stand before what was taken, `pizza 800 kcal yesterday`.
  private func take(_ text: String, into entry: inout NewEntry) {
    let typed = NewEntry(typed: text, parser: diary.parser)
    entry.text = typed.text
    if entry.facts.isEmpty { entry.facts = typed.facts }
    entry.tags = typed.tags + entry.tags
    if entry.time == nil {
      (entry.time, entry.endTime, entry.isTimeEstimated) = (typed.time, typed.endTime, typed.isTimeEstimated)
    }
  }

  /// Turns an energy that the words begin with (`800 kcal pizza`, `300 cal of nuts`), and a bare number after a dish (`chicken
  /// 500`), into facts.
  private func takeEnergy(from entry: inout NewEntry) {
    if entry.facts.isEmpty,
      let (name, energy) = MealEstimate.nameAndEnergy(
        of: entry.text, foods: FoodLookup(table: .embedded))
    {
      entry.text = name
      entry.facts.energy = EnergyAmount(low: energy, high: energy, isEstimate: false)
      return
    }
    let words = entry.text.split(separator: " ")
    for count in [3, 2, 1] where words.count > count {
      var figure = words[..<count].joined(separator: " ")
      if figure.hasPrefix("("), figure.hasSuffix(")") { figure = String(figure.dropFirst().dropLast()) }
      guard let facts = diary.parser.facts(of: figure), facts.energy != nil,
        entry.facts.isEmpty || facts.energy == entry.facts.energy
      else { continue }
      let rest = words[count...]
      let hasOf = rest.count > 1 && ["of", "von", "de", "di"].contains(rest.first.map { $0.lowercased() })
      entry.text = (hasOf ? rest.dropFirst() : rest).joined(separator: " ")
      if entry.facts.isEmpty { entry.facts = facts }
      return
    }
    takeNutrients(from: &entry)
  }

  /// Turns nutrients that stand before an energy without a sign between them into facts: `pizza P 30 g 800 kcal`, `pizza P30 C90
  /// F20 800 kcal`.
  private func takeNutrients(from entry: inout NewEntry) {
    let words = entry.text.split(separator: " ")
    for start in words.indices.dropFirst() {
      // `F20 800 kcal` are two figures, and none of 20,800.
      let figures = words[start...].map { word in
        word.first?.isLetter ?? false && word.last?.isNumber ?? false ? "\(word)," : "\(word)"
      }
      guard var facts = diary.parser.facts(of: figures.joined(separator: " ")), facts.amount == nil,
        entry.facts.nutrients.isEmpty, (facts.energy == nil) != (entry.facts.energy == nil),
        // `coffee with 2 sugars 60 kcal` has pieces of sugar.
        facts.nutrients.contains(where: { [.protein, .carbs, .fat].contains($0.nutrient) }),
        !["with", "and", "mit", "und", "con", "avec"].contains(words[start - 1].lowercased())
      else { continue }
      facts.energy = facts.energy ?? entry.facts.energy
      facts.amount = entry.facts.amount
      entry.facts = facts
      entry.text = words[..<start].joined(separator: " ")
      return
    }
  }

  /// What the user answered that was meant.
  private enum Choice {
    case time(ClockTime), day(Day), meal(FoodCategory)
    /// Other words for some that were typed.
    case words(String, meant: String)
  }

  /// The reading that the user chooses, by its number or its words; `nil` without a terminal or for any other answer.
  private func choose(_ said: String, _ readings: [String]) -> Int? {
    guard diary.environment.inputIsInteractive else { return nil }
    let rows = readings.enumerated().map { "\n\($0 + 1))  \($1)" }.joined()
    let answer = diary.environment.ask(
      terminalSafe("‘\(said)’ may be:\(rows)\nWhich one, 1 to \(readings.count)? "))
    guard let answer = answer?.filter({ !$0.isWhitespace }), !answer.isEmpty else { return nil }
    if let number = Int(answer) { return readings.indices.contains(number - 1) ? number - 1 : nil }
    let time = diary.parser.wholeTime(of: answer).map { "\($0)" }
    return readings.firstIndex { $0 == time || folded($0).filter { !$0.isWhitespace } == folded(answer) }
  }

  /// The meaning that the user chooses on a terminal. Throws for anything else that cannot be written; `nil` if an option states
  /// it.
  private func solve(
    _ problem: EntryPhrase.Problem, _ phrase: EntryPhrase, hasTime: Bool
  ) throws(CommandFailure) -> Choice? {
    let said = phrase.taken.joined(separator: " ")
    switch problem {
    case .unclearTime(let said, let times):
      if hasTime { return nil }
      let readings = times.map { "\($0)" }.joined(separator: " or ")
      if let chosen = choose(said, times.map { "\($0)" }) { return .time(times[chosen]) }
      let options = times.map { "--time \($0)" }.joined(separator: " or ")
      throw CommandFailure(
        .usage,
        "‘\(said)’ may be \(readings), so nothing was written; add \(options), or --literal to keep the words"
      )
    case .unclearDay(let said, let days):
      let named = days.map { "\($0.weekdayAndDay(besides: diary.now.day))" }
      if let chosen = choose(said, named) { return .day(days[chosen]) }
      let readings = named.joined(separator: " or ")
      let options = days.map { "--day \($0)" }.joined(separator: " or ")
      throw CommandFailure(
        .usage,
        "‘\(said)’ may be \(readings), so nothing was written; add \(options), or --literal to keep the words"
      )
    case .unclearMeal(let said, let meals):
      if let chosen = choose(said, meals.map(\.name)) { return .meal(meals[chosen]) }
      let readings = meals.map(\.name).joined(separator: " or ")
      let options = meals.map { "--category \($0.name.lowercased())" }.joined(separator: " or ")
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(said))’ is \(readings), as the language has it, so nothing was written; add \(options), "
          + "or --literal to keep the words")
    case .future(let said, let day, let time):
      let moment = [day.weekdayAndDay(besides: diary.now.day), time.map { "\($0)" }].compactMap(\.self)
        .joined(separator: " at ")
      throw CommandFailure(
        .usage,
        "‘\(said)’ is \(moment), which is still to come, so nothing was written; to plan it write a box before it, "
          + "‘[ ] \(terminalSafe(phrase.text)) \(said)’; --day says another day, and --literal keeps the words"
      )
    case .planned(let said):
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(said))’ says that it is still to be eaten, so nothing was written; to plan it write a box before it, "
          + "‘[ ] \(terminalSafe(phrase.text))’; --literal keeps the words")
    case .nothingEaten(let said):
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(said))’ says when and not what was eaten; write that, too, or --literal to keep the words"
      )
    case .vague:
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(said))’ leaves open when it was, so nothing was written; say it, such as ‘3 hours ago’ or ‘on friday’, or write "
          + "--literal to keep the words")
    case .notUnderstood(let said):
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(said))’ may say when it was, but is not understood, so nothing was written; say the time before or behind all the "
          + "words, such as ‘soup at 13:00’ or ‘yesterday soup’, or leave it out and write --time or --day; --literal keeps the words"
      )
    case .inTheMiddle(let said):
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(said))’ stands among the words, so it is not clear what it belongs to; put it before or behind all of them, or "
          + "write --literal to keep the words")
    case .impossibleDay(let reason):
      throw CommandFailure(.usage, "\(reason); nothing was written; --literal keeps the words")
    case .unclear(let said, let readings, let remedies):
      if let chosen = choose(said, readings) { return .words(said, meant: remedies[chosen]) }
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(said))’ may be \(readings.map { "‘\(terminalSafe($0))’" }.joined(separator: " or ")), so nothing was written; write "
          + remedies.map { "‘\(terminalSafe($0))’" }.joined(separator: " or ")
          + " instead, or --literal to keep the words")
    case .twoMeals(let first, let second):
      throw CommandFailure(
        .usage,
        "the words name \(first.lowercased()) and \(second.lowercased()), which are two entries, so nothing was written; add each by itself, "
          + "or write --literal to keep the words in one")
    case .denied:
      throw UnsaidFood.denied(phrase.text)
    case .impossible(let said):
      throw CommandFailure(
        .usage, "there is no time ‘\(said)’; write it as 08:15 or 8:15 pm, or add --literal to keep the words"
      )
    }
  }

  /// The median of the exact times of a meal's latest entries, if there are three; else 08:00, 12:30, 16:00 or 20:00.
  private func usualTime(_ meal: FoodCategory) throws -> ClockTime {
    let times = try EntryDraft.history(through: diary.now.day, in: diary)
      .filter { $0.isEaten && $0.category == meal }.compactMap(\.time).filter { !$0.isEstimate }.map(\.start)
      .filter { EntryPhrase.isUsual($0, for: meal) }.sorted()
    if times.count >= 3 { return times[times.count / 2] }
    let usual: [FoodCategory: Int] = [.breakfast: 480, .lunch: 750, .snack: 960]
    return ClockTime(minutes: usual[meal] ?? 1200) ?? .noon
  }
}
