public import JournalFormat

/// What was read from a day file, one record a line in the order of the file, for tests of whole expected texts.
///
/// A row is the line, the kind, and what the record says; absent parts are left out:
/// `11 breakfast 08:15 “Porridge, 1 bowl” 320 kcal P11 C54 F7 #home heard “so um”`. An entry without a category is
/// `food`. What its parts add up to follows as `sum 320 kcal`. A task within another ends in `part of 12`, the
/// other's line. Line ends in words are shown as `⏎`. Diagnostics are not shown.
public func modelText(_ parsed: ParsedDay) -> String { modelText(parsed.day) }

/// What a file's text says when read with `settings` as the file of 14 March 2026, one record a line.
public func modelText(_ text: String, settings: JournalSettings = JournalSettings()) -> String {
  modelText(parsed(text, settings: settings))
}

/// A text, read with `settings` as the file of 14 March 2026.
public func parsed(_ text: String, settings: JournalSettings = JournalSettings()) -> ParsedDay {
  parsed(SourceText(text), settings: settings)
}

/// A file, read with `settings` as that of 14 March 2026.
public func parsed(_ source: SourceText, settings: JournalSettings = JournalSettings()) -> ParsedDay {
  DayFileParser(settings: settings).parse(source, day: day("2026-03-14"), path: "2026/2026-03-14.md")
}

/// The text with its diagnostics below their lines, read with `settings` as the file of 14 March 2026.
public func annotated(_ text: String, settings: JournalSettings = JournalSettings()) -> String {
  annotated(text, with: parsed(text, settings: settings).diagnostics)
}

/// What one day file says, one record a line.
public func modelText(_ day: JournalDay) -> String {
  var rows: [(at: SourceLocation, row: String)] = []
  rows += day.entries.map { ($0.range.lowerBound, row(of: $0)) }
  rows += day.weights.map { ($0.range.lowerBound, row(of: $0)) }
  rows += day.tasks.map { ($0.range.lowerBound, row(of: $0, among: day.tasks)) }
  rows += day.habitTicks.map { ($0.range.lowerBound, row(of: $0)) }
  rows += day.moods.map { ($0.range.lowerBound, row(of: $0)) }
  rows += day.series.map { ($0.range.lowerBound, row(of: $0)) }
  rows += day.notes.map { ($0.range.lowerBound, row(of: $0)) }
  let inOrder = rows.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
  var lines = inOrder.map { "\($0.element.at.line) \($0.element.row)\n" }
  if !day.tags.isEmpty { lines.append("tags \(day.tags.map(tagText).joined(separator: " "))\n") }
  if let isComplete = day.isComplete { lines.append("complete \(isComplete ? "yes" : "no")\n") }
  return lines.joined()
}

private func row(of entry: FoodEntry) -> String {
  var parts = [entry.category?.rawValue ?? "food", timeText(entry.time)]
  if entry.state != .eaten { parts.append(entry.state.rawValue) }
  parts += [quoted(entry.text), factsText(entry.facts)] + entry.tags.map(tagText)
  parts += entry.details.map(detailText)
  if entry.facts.energy == nil, let sum = entry.energy {
    parts.append("sum \(energyText(sum))\(entry.isEnergyPartial ? " partial" : "")")
  }
  return joined(parts)
}

private func row(of weight: WeightEntry) -> String {
  let perUnit: Double =
    switch weight.unit {
    case .kilograms: 1
    case .pounds: BodyMass.kilogramsPerPound
    case .stones: BodyMass.kilogramsPerStone
    case .jin: 0.5
    }
  let figure = "\(numberText(weight.mass.kilograms / perUnit)) \(weight.unit.rawValue)"
  let fat = weight.bodyFatPercent.map { "fat \(numberText($0))%" } ?? ""
  return joined(["weight", timeText(weight.time), figure, fat, weight.remark.map(quoted) ?? ""])
}

private func row(of task: TaskItem, among tasks: [TaskItem]) -> String {
  var parts = ["task", task.status.rawValue]
  if task.status == .other { parts.append("[\(task.mark.string)]") }
  parts += [timeText(task.time), quoted(task.text)]
  let days = [
    ("due", task.due), ("scheduled", task.scheduled), ("start", task.start), ("done", task.doneDay),
    ("created", task.created), ("remind", task.reminderDay),
  ]
  for case (let name, let day?) in days { parts.append("\(name):\(day)") }
  let times = [
    ("due", task.dueTime), ("scheduled", task.scheduledTime), ("start", task.startTime),
    ("remind", task.reminderDayTime),
  ]
  for case (let name, let time?) in times { parts.append("\(name):\(time)") }
  if let time = task.doneTime { parts.append("done:\(time)") }
  if let time = task.reminder { parts.append("remind:\(time)") }
  if let lead = task.reminderLead { parts.append("remind:-\(lead)m") }
  if let priority = task.priority { parts.append("!\(priority.rawValue)") }
  if let recurrence = task.recurrence { parts.append("every:\(recurrenceText(recurrence))") }
  parts += task.tags.map(tagText)
  if let parent = task.parent { parts.append("part of \(tasks[parent].range.lowerBound.line)") }
  return joined(parts)
}

private func row(of tick: HabitTick) -> String {
  var parts = ["habit", tick.state.rawValue, timeText(tick.time), quoted(tick.name)]
  if let amount = tick.amount {
    let target = amount.target.map { "/\(numberText($0))" } ?? ""
    parts += ["\(numberText(amount.amount))\(target)", amount.unit?.string ?? ""]
  }
  if let remark = tick.remark { parts.append("remark \(quoted(remark))") }
  if let mood = tick.mood { parts.append("mood \(scaleText(mood))") }
  parts += tick.tags.map(tagText)
  for step in tick.steps {
    parts += ["step", step.state.rawValue, quoted(step.text)] + step.tags.map(tagText)
  }
  return joined(parts)
}

private func row(of mood: MoodEntry) -> String {
  joined(["mood", timeText(mood.time), mood.value.map(scaleText) ?? "", mood.text.map(quoted) ?? ""])
}

private func row(of item: SeriesItem) -> String {
  joined(
    ["series", quoted(item.series), timeText(item.time), quoted(item.text)]
      + [item.value.map(scaleText) ?? ""] + item.tags.map(tagText))
}

private func row(of note: Note) -> String {
  joined(["note", note.heading.map { "under \(quoted($0))" } ?? "", quoted(note.text)])
}

private func detailText(_ detail: EntryDetail) -> String {
  switch detail {
  case .heard(let words): "heard \(quoted(words))"
  case .photo(let path): "photo \(quoted(path))"
  case .barcode(let digits): "barcode \(quoted(digits))"
  case .source(let source): "source \(quoted(source))"
  case .edited(let day, let time): "edited \(day)\(time.map { " \($0)" } ?? "")"
  case .note(let words): "note \(quoted(words))"
  case .facts(let facts, let text): joined(["facts", quoted(text), factsText(facts)])
  case .part(let part): joined(["part", quoted(part.text), factsText(part.facts)])
  case .text(let words): "text \(quoted(words))"
  }
}

private func factsText(_ facts: FoodFacts) -> String {
  var parts = [facts.energy.map(energyText) ?? ""]
  for amount in facts.nutrients {
    let name: String =
      switch amount.nutrient {
      case .protein: "P"
      case .carbs: "C"
      case .fat: "F"
      case .fibre, .sugar, .salt, .saturatedFat, .alcohol, .caffeine, .sodium: "\(amount.nutrient.rawValue) "
      }
    parts.append("\(name)\(amount.isEstimate ? "~" : "")\(numberText(amount.grams))")
  }
  switch facts.amount {
  case .grams(let grams): parts.append("\(numberText(grams)) g")
  case .millilitres(let millilitres): parts.append("\(numberText(millilitres)) ml")
  case nil: break
  }
  return joined(parts)
}

private func energyText(_ energy: EnergyAmount) -> String {
  let low = numberText(energy.low.kilocalories)
  let high = numberText(energy.high.kilocalories)
  return "\(energy.isEstimate ? "~" : "")\(low == high ? low : "\(low)-\(high)") kcal"
}

private func recurrenceText(_ recurrence: Recurrence) -> String {
  let rule =
    switch recurrence.rule {
    case .days(let count): "\(count)d"
    case .weeks(let count): "\(count)w"
    case .months(let count): "\(count)m"
    case .years(let count): "\(count)y"
    case .weekdays(let days): Weekday.allCases.filter(days.contains).map { "\($0)" }.joined(separator: ",")
    case .timesAWeek(let count): "\(count)/week"
    case .weekdayOfMonth(let week, let day): "\(week) \(day)"
    }
  return rule + (recurrence.isFromCompletion ? "!" : "")
}

private func timeText(_ time: TimeSpan?) -> String { time?.text(joinedBy: "-") ?? "" }

private func scaleText(_ mood: MoodValue) -> String { "\(numberText(mood.value))/\(numberText(mood.scale))" }

private func tagText(_ tag: Tag) -> String {
  tag.name.string.contains(" ") ? "#[[\(tag.name)]]" : "#\(tag.name)"
}

private func quoted(_ words: TextSlice) -> String {
  let lines = words.string.unicodeScalars.map { $0 == "\n" ? "⏎" : $0 == "\r" ? "" : String($0) }
  return "“\(lines.joined())”"
}

/// A number with at most four decimals, and none where it has none.
private func numberText(_ number: Double) -> String {
  let rounded = (number * 10_000).rounded() / 10_000
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
}

private func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }
