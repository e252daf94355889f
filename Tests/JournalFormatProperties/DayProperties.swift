public import JournalFormat

/// The day whose file is read, and where it lies.
let propertyDay = Day(ordinal: 20_526)
let propertyPath = "2026/2026-03-14.md"

/// A parser without settings; making one takes longer than most runs.
public let plainParser = DayFileParser()

/// A parser for each language, and one that reads all of them before each.
private let parsers: [DayFileParser] = Language.allCases.flatMap { language in
  var settings = JournalSettings()
  settings.language = language
  return [plainParser, DayFileParser(settings: settings)]
}

/// The parser that the length of a text selects: the inputs stay plain day files, and all languages are read.
func parser(for bytes: [UInt8]) -> DayFileParser { parsers[bytes.count % parsers.count] }

/// A file is its lines, and all that is read of it lies in it, in order, with numbers that can be computed with.
public func checkDay(_ bytes: [UInt8]) throws(BrokenProperty) {
  let source = SourceText(bytes)
  try checkLines(source)
  let read = parser(for: bytes).parse(source, day: propertyDay, path: propertyPath)
  try checkPlaces(read, source)
  try checkNumbers(read.day)
}

/// Lines joined with their endings are the file.
private func checkLines(_ source: SourceText) throws(BrokenProperty) {
  var end = 0
  for number in 1...max(1, source.lineCount) {
    let line = source.line(number)
    let content = source.lineContent(number)
    try hold(
      line.lowerBound == end && (!line.isEmpty || source.lineCount == 0)
        && content.lowerBound == end && line.contains(content),
      "line \(number) of \(source.lineCount) lies at \(line), and the one before ends at \(end)")
    end = line.upperBound
  }
  try hold(end == source.bytes.count, "the lines end at \(end) of \(source.bytes.count) bytes")
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

func checkPlaces(_ read: ParsedDay, _ source: SourceText) throws(BrokenProperty) {
  let day = read.day
  var before = SourceLocation(line: 1, column: 1)
  for entry in day.entries {
    try checkPlace(entry.range, source, "entry")
    try hold(entry.range.lowerBound >= before, "an entry at \(entry.range) stands behind one at \(before)")
    before = entry.range.lowerBound
  }
  for item in day.tasks { try checkPlace(item.range, source, "task") }
  for item in day.weights { try checkPlace(item.range, source, "weight") }
  for item in day.habitTicks { try checkPlace(item.range, source, "tick") }
  for item in day.moods { try checkPlace(item.range, source, "mood") }
  for item in day.series { try checkPlace(item.range, source, "item of a series") }
  for item in day.notes { try checkPlace(item.range, source, "note") }
  before = SourceLocation(line: 1, column: 1)
  for diagnostic in read.diagnostics {
    try checkPlace(diagnostic.range, source, "diagnostic \(diagnostic.code)")
    try hold(
      diagnostic.range.lowerBound >= before, "\(diagnostic.code) is shown behind one at \(before)")
    before = diagnostic.range.lowerBound
    if let fix = diagnostic.fixIt { try checkPlace(fix.edit.range, source, "fix of \(diagnostic.code)") }
  }
  for (position, task) in day.tasks.enumerated() {
    if let parent = task.parent {
      try hold((0..<position).contains(parent), "task \(position) is a part of task \(parent)")
    }
  }
}

/// A place begins and ends at bytes of the file.
func checkPlace(
  _ range: SourceRange, _ source: SourceText, _ what: @autoclosure () -> String
) throws(BrokenProperty) {
  for place in [range.lowerBound, range.upperBound] {
    try hold(
      place.line >= 1 && place.column >= 1
        && source.location(ofByte: source.byteOffset(of: place)) == place,
      "\(what()) at \(range), where the file has no such place")
  }
}

private func checkNumbers(_ day: JournalDay) throws(BrokenProperty) {
  for entry in day.entries {
    try checkFacts(entry.facts)
    for detail in entry.details {
      if case .part(let part) = detail { try checkFacts(part.facts) }
    }
    if let energy = entry.energy {
      try hold(energy.low >= .zero && energy.low <= energy.high, "the entry has \(energy)")
    }
    for nutrient in Nutrient.allCases {
      try hold(entry.grams(of: nutrient).map { $0.isFinite && $0 >= 0 } ?? true, "\(nutrient) of \(entry)")
    }
    try checkTime(entry.time)
  }
  for weight in day.weights {
    try hold(weight.mass.kilograms.isFinite && weight.mass.kilograms > 0, "weight \(weight.mass)")
    try hold(weight.bodyFatPercent?.isFinite ?? true, "body fat \(weight)")
    try checkTime(weight.time)
  }
  for mood in day.moods { try checkMood(mood.value) }
  for item in day.series { try checkMood(item.value) }
  for tick in day.habitTicks {
    try checkMood(tick.mood)
    try checkTime(tick.time)
    try hold(
      (tick.amount?.amount.isFinite ?? true) && (tick.amount?.target?.isFinite ?? true), "\(tick)")
  }
  for task in day.tasks { try checkTime(task.time) }
}

func checkFacts(_ facts: FoodFacts) throws(BrokenProperty) {
  if let energy = facts.energy {
    try hold(energy.low >= .zero && energy.low <= energy.high, "energy \(energy)")
  }
  try hold(facts.nutrients.allSatisfy { $0.grams.isFinite && $0.grams >= 0 }, "\(facts.nutrients)")
  switch facts.amount {
  case .grams(let amount), .millilitres(let amount):
    try hold(amount.isFinite && amount >= 0, "amount \(amount)")
  case nil: break
  }
}

private func checkMood(_ mood: MoodValue?) throws(BrokenProperty) {
  guard let mood else { return }
  try hold(mood.value.isFinite && mood.scale.isFinite && mood.scale > 0, "\(mood)")
}

private func checkTime(_ time: TimeSpan?) throws(BrokenProperty) {
  guard let time else { return }
  try hold((0..<1800).contains(time.start.minutes), "time \(time)")
}
