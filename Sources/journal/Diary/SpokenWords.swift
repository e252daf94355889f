import EmbeddedFoods
import JournalAnalytics
import JournalFormat

/// What the words of an entry say of its day, its time and its meal: `pizza last night`.
struct SpokenWords {
  let diary: OpenDiary

  /// Takes it off the words of `entry`, and returns the day: that of the option, or the one that was said.
  ///
  /// Asks on a terminal where it is unclear, and refuses without one. An option decides; one that names another day or time than the
  /// words is refused.
  func take(from entry: inout NewEntry, _ options: EntryOptions, on day: Day?, label: FoodCategory?) throws
    -> Day?
  {
    var surroundings = EntryPhrase.Surroundings(
      today: diary.now.day, clock: (diary.clock.day, diary.clock.time))
    surroundings.time = entry.time
    surroundings.hasCategory = options.category != nil || entry.category != nil
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
    if let problem = phrase.problem { time = try solve(problem, phrase, hasTime: options.time != nil) }
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
    if let category = phrase.category { entry.category = category }
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

  /// Makes facts of an energy that the words begin with (`800 kcal pizza`, `300 cal of nuts`), and of a bare number behind the name of
  /// a dish: `chicken 500`.
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

  /// Makes facts of nutrients before an energy, where no sign parts them: `pizza P 30 g 800 kcal`, `pizza P30 C90 F20 800 kcal`.
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

  /// The time that is meant, if a person at a terminal says which; throws for anything else that cannot be written.
  private func solve(
    _ problem: EntryPhrase.Problem, _ phrase: EntryPhrase, hasTime: Bool
  ) throws(CommandFailure) -> ClockTime? {
    let said = phrase.taken.joined(separator: " ")
    switch problem {
    case .unclearTime(let said, let times):
      if hasTime { return nil }
      let readings = times.map { "\($0)" }.joined(separator: " or ")
      if diary.environment.inputIsInteractive {
        let answer = diary.environment.ask("‘\(said)’ may be \(readings). Which? ") ?? ""
        if let time = diary.parser.wholeTime(of: answer), times.contains(time) { return time }
      }
      let options = times.map { "--time \($0)" }.joined(separator: " or ")
      throw CommandFailure(
        .usage,
        "‘\(said)’ may be \(readings), so nothing was written; add \(options), or --literal to keep the words"
      )
    case .unclearDay(let said, let days):
      let readings = days.map { "\($0.weekdayAndDay(besides: diary.now.day))" }.joined(separator: " or ")
      let options = days.map { "--day \($0)" }.joined(separator: " or ")
      throw CommandFailure(
        .usage,
        "‘\(said)’ may be \(readings), so nothing was written; write \(options) instead, or --literal to keep the words"
      )
    case .unclearMeal(let said, let meals):
      let readings = meals.map(\.name).joined(separator: " or ")
      let options = meals.map { "--category \($0.name.lowercased())" }.joined(separator: " or ")
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(said))’ is \(readings), as the language has it, so nothing was written; leave it out and add \(options), "
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
          + "words, such as ‘soup at 13:00’ or ‘yesterday soup’, or with --time and --day; --literal keeps the words"
      )
    case .inTheMiddle(let said):
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(said))’ stands among the words, so it is not clear what it belongs to; put it before or behind all of them, or "
          + "write --literal to keep the words")
    case .impossibleDay(let reason):
      throw CommandFailure(.usage, "\(reason); nothing was written; --literal keeps the words")
    case .unclear(let said, let readings, let remedies):
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

  /// The middle of the exact times of the last days' entries of a meal, if there are three; else 08:00, 12:30, 16:00 or 20:00.
  private func usualTime(_ meal: FoodCategory) throws -> ClockTime {
    let times = try EntryDraft.history(through: diary.now.day, in: diary)
      .filter { $0.isEaten && $0.category == meal }.compactMap(\.time).filter { !$0.isEstimate }.map(\.start)
      .filter { EntryPhrase.isUsual($0, for: meal) }.sorted()
    if times.count >= 3 { return times[times.count / 2] }
    let usual: [FoodCategory: Int] = [.breakfast: 480, .lunch: 750, .snack: 960]
    return ClockTime(minutes: usual[meal] ?? 1200) ?? .noon
  }
}
