internal import JournalFormat

/// The facts that a recap was computed from, serialised so that equal facts give equal bytes.
///
/// For each day: its completeness, entries, weights, tasks, habit ticks, moods and items with a scale, each with the
/// properties that a recap depends on. From earlier days: the entries of the period before, what led in it and before, what is back, the streaks, the last
/// weight, tasks done in the period, and which words of the period were named before. The place of a fact (file,
/// line, order) does not count, nor does the version of the program.
struct RecapFacts {
  private var facts = FactsDigest()

  var digest: String { facts.hexadecimal }

  init(
    _ report: RecapReport, phrases: [[[String]]], known: KnownFoods
  ) {
    add("period", report.period.description, report.observed.today.description)
    add("finished", "\(report.observed.isFinished)")
    add("units", report.units.rawValue)
    for day in report.days where day.isRest { add("rest", day.day.description) }
    for day in report.facts.days { add(day, through: report.observed.today) }
    let shown = Set(report.habits.map { $0.name.lowercased() })
    for habit in report.facts.journal.habits where shown.contains(habitKey(habit.name)) { add(habit) }
    for habit in report.habits where habit.rate != nil {
      add("expected", habit.name, "\(habit.rate?.done ?? 0)", "\(habit.expected ?? 0)", "\(habit.silent)")
    }
    addEarlier(report)
    for task in report.tasks.done { add("done", task) }
    add("parts done", "\(report.tasks.partsDone)")
    for quotation in report.quotations { add("words", quotation.day.description, quotation.text) }
    for item in report.series + report.moodWords where item.valued < item.count {
      add("noted", item.heading, item.text, "\(item.count)", item.last.description)
    }
    // The trend rests on readings of long ago, too.
    if report.observed.dayCount <= 7, let tile = report.weightTile { add("trend", tile.figure, tile.note) }
    for photo in report.photos { add("photo", photo.day.description, photo.target, photo.caption) }
    if !report.observed.isFinished {
      for task in report.upcoming { add("due", task.due.description, task.name) }
    }
    for file in report.unread { add("unread", file.day?.description ?? "", file.reason) }
    guard known.isEnough else { return }
    for word in Set(phrases.joined().joined()) { add("word", "\(known.names(word))", word) }
    let pairs = phrases.joined().flatMap { zip($0, $0.dropFirst()).map { WordPair(first: $0, second: $1) } }
    for pair in Set(pairs) { add("pair", "\(known.names(pair))", pair.name) }
  }

  private mutating func add(_ fields: String...) { facts.add(fields.joined(separator: "\u{1F}")) }

  private mutating func addEarlier(_ report: RecapReport) {
    add(
      "before", "\(report.previousEntries)", "\(report.previousEntriesByNow)", "\(report.hasEarlierEntries)")
    for (name, streak) in [("current", report.streaks.running), ("longest", report.streaks.longest)] {
      guard let streak else { continue }
      add(name, "\(streak.first)", "\(streak.last)", "\(streak.length)", "\(streak.hasRest)")
    }
    // What a headline says of the weeks before.
    let surprises = report.surprises
    if let led = surprises.topBefore { add("led", led.joined(separator: " "), "\(surprises.periodsLed)") }
    if let risen = surprises.risen { add("risen", risen.name, "\(risen.count)") }
    if let returned = surprises.returned { add("returned", returned.day.description, "\(returned.gap)") }
    if let record = surprises.record { add("record", record.description) }
    for food in surprises.back { add("back", food.name, "\(food.away)") }
    if let begins = report.facts.beginsLater { add("begins", begins.description) }
    guard let weight = report.weight else { return }
    for (name, reading) in [("first", weight.first), ("last", weight.last), ("previous", weight.previous)] {
      guard let reading else { continue }
      add("\(name) weight", "\(reading.day)", "\(reading.mass.kilograms)")
    }
  }

  private mutating func add(_ day: DiaryDay, through last: Day) {
    let name = day.day.description
    if let isComplete = day.isDeclaredComplete { add("complete", name, "\(isComplete)") }
    for file in day.files {
      for entry in file.entries { add(entry, on: name) }
      for shared in file.sharedEnergies {
        let places = shared.entries.map(String.init).joined(separator: " ")
        add("shared energy", name, span(shared.energy), places)
      }
      for weight in file.weights { add("weight", name, span(weight.time), "\(weight.mass.kilograms)") }
      for task in file.tasks {
        // A task ticked after the period is still open in it.
        let isLater = task.status == .done && task.doneDay.map { $0 > last } ?? false
        let done = isLater ? "" : task.doneDay?.description ?? ""
        add("task", name, (isLater ? .open : task.status).rawValue, done, task.text.string)
      }
      for tick in file.habitTicks {
        add("habit", name, tick.state.rawValue, amount(tick.amount), mood(tick.mood), tick.name.string)
      }
      for entry in file.moods { add("mood", name, mood(entry.value)) }
      for item in file.series where item.value != nil {
        add("series", name, item.series.string, mood(item.value), item.text.string)
      }
    }
  }

  private func span(_ energy: EnergyAmount) -> String {
    "\(energy.low.tenthsOfKilocalorie)-\(energy.high.tenthsOfKilocalorie)"
      + (energy.isEstimate ? " estimate" : "")
  }

  private mutating func add(_ entry: FoodEntry, on day: String) {
    var energy = ""
    if let amount = entry.energy {
      energy = span(amount)
      if entry.isEnergyPartial { energy += " partial" }
    }
    let nutrients = Nutrient.allCases.compactMap { nutrient in
      entry.grams(of: nutrient).map { "\(nutrient.rawValue) \($0)" }
    }
    add(
      "entry", day, entry.state.rawValue, entry.category?.rawValue ?? "", span(entry.time), energy,
      nutrients.joined(separator: ", "), entry.text.string)
  }

  private mutating func add(_ habit: Habit) {
    let rule =
      switch habit.every?.rule {
      case nil: habit.isRuleUnread ? "unread \(habit.unreadEvery?.string ?? "")" : "day"
      case .days(let count): "\(count) days"
      case .weeks(let count): "\(count) weeks"
      case .months(let count): "\(count) months"
      case .years(let count): "\(count) years"
      case .weekdays(let days): days.map { "\($0.rawValue)" }.sorted().joined()
      case .timesAWeek, .weekdayOfMonth: habit.every?.description ?? ""
      }
    add("every", rule, habit.since?.description ?? "", amount(habit.target), habit.name.string)
    // Added for those only that have them, so that pages written before stay as they are.
    if let until = habit.until { add("until", until.description, habit.name.string) }
    for change in habit.targetChanges {
      add("target from", change.first.description, amount(change.target), habit.name.string)
    }
    for alias in habit.aliases { add("alias", alias.string, habit.name.string) }
  }

  private func span(_ time: TimeSpan?) -> String { time?.text(joinedBy: "-") ?? "" }

  private func amount(_ amount: HabitAmount?) -> String {
    amount.map { "\($0.amount)/\($0.target ?? 0)" } ?? ""
  }

  private func mood(_ mood: MoodValue?) -> String { mood.map { "\($0.value)/\($0.scale)" } ?? "" }
}
