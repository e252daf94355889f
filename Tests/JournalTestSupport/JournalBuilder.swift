public import JournalFormat

/// Makes the parts of a journal from values, for tests of what follows from a diary.

/// The day that `text` names, as `2026-03-14`; the first day of 1970 if it names none.
public func day(_ text: String) -> Day { Day(text) ?? Day(ordinal: 0) }

/// The range of a thing that stands nowhere.
public let nowhere = SourceLocation(line: 1, column: 1)..<SourceLocation(line: 1, column: 1)

/// A time as `08:15` or `25:30`; `nil` for anything else.
public func time(_ text: String) -> TimeSpan? {
  let numbers = text.split(separator: ":").compactMap { Int($0) }
  guard numbers.count == 2, let time = ClockTime(hour: numbers[0], minute: numbers[1]) else { return nil }
  return TimeSpan(start: time)
}

/// A food entry. `energy` gives one figure or both ends of a range, in kilocalories.
public func food(
  _ words: String, _ category: FoodCategory? = nil, at clock: String = "",
  kcal energy: ClosedRange<Double>? = nil,
  isEstimate: Bool = false, nutrients: [NutrientAmount] = [], state: FoodEntry.State = .eaten,
  details: [EntryDetail] = []
) -> FoodEntry {
  var facts = FoodFacts(nutrients: nutrients)
  if let energy, let low = Energy(kilocalories: energy.lowerBound),
    let high = Energy(kilocalories: energy.upperBound)
  {
    facts.energy = EnergyAmount(low: low, high: high, isEstimate: isEstimate)
  }
  return FoodEntry(
    range: nowhere, category: category, time: time(clock), state: state, rawText: TextSlice(words),
    text: TextSlice(words), facts: facts, details: details)
}

/// A food entry with one figure for its energy.
public func food(_ words: String, _ category: FoodCategory? = nil, at clock: String = "", kcal: Double)
  -> FoodEntry
{
  food(words, category, at: clock, kcal: kcal...kcal)
}

/// The file of a day.
public func dayFile(
  _ name: String, _ entries: FoodEntry..., path: String? = nil, change: (inout JournalDay) -> Void = { _ in }
) -> JournalDay {
  let day = day(name)
  var file = JournalDay(day: day, path: path ?? "\(day.year)/\(name).md", source: SourceText(""))
  file.entries = entries
  change(&file)
  return file
}

/// A reading of the scales in kilograms; none for a mass that is none.
public func weights(_ kilograms: Double, at clock: String = "") -> [WeightEntry] {
  guard let mass = BodyMass(kilograms: kilograms) else { return [] }
  return [WeightEntry(range: nowhere, mass: mass, unit: .kilograms, time: time(clock))]
}

/// A task.
public func task(_ words: String, _ status: TaskItem.Status = .open, done: String? = nil) -> TaskItem {
  var task = TaskItem(range: nowhere, status: status, mark: .empty, text: TextSlice(words))
  task.doneDay = done.map { day($0) }
  return task
}

/// What a day says of a habit.
public func tick(_ name: String, _ state: HabitTick.State = .done, amount: HabitAmount? = nil) -> HabitTick {
  var tick = HabitTick(range: nowhere, name: TextSlice(name), state: state)
  tick.amount = amount
  return tick
}
