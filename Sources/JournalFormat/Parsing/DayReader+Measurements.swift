/// Readings: weight and mood, and the keys that name them wherever they stand.
extension DayReader {
  /// Reads `weight:`, `mood:`, `complete:` and total lines. Returns whether the label was one of them.
  mutating func readKey(_ label: ScannedLabel, _ words: Range<Int>, lines: ClosedRange<Int>, isItem: Bool)
    -> Bool
  {
    guard !label.value.isEmpty else { return false }
    let isComplete = scan(label.key) { $0.isWhole("complete") }
    if isComplete {
      guard let answer = scan(label.value, { scanAnswer($0) }) else { return false }
      day.isComplete = answer
      return true
    }
    let known = knownTitle(label.key)
    guard let section = section(known.match) else { return false }
    let range = self.range(from: words.lowerBound, throughLine: lines.lowerBound)
    switch section {
    case .weight: return readWeight(label.value, lines: lines, time: known.time)
    case .mood: return readMood(label.value, lines: lines, needsScale: !isItem, time: known.time)
    case .total: return readTotal(label.value, range)
    case .meal, .food, .tasks, .habits, .notes: return false
    }
  }

  /// `- 07:05 Weight: 72.4 kg`, `- 21:00 Mood: 4/5`: a key behind a time.
  mutating func readTimedKey(_ words: Range<Int>, lines: ClosedRange<Int>) -> Bool {
    let found = scan(words) { line -> (label: ScannedLabel, time: TimeSpan)? in
      guard case .time(let span, _, let end) = scanLeadingTime(line) else { return nil }
      return ScannedLabel(line.over(end..<line.end)).map { ($0, span) }
    }
    guard let found, !found.label.value.isEmpty else { return false }
    switch section(knownTitle(found.label.key).match) {
    case .weight: return readWeight(found.label.value, lines: lines, time: found.time)
    case .mood: return readMood(found.label.value, lines: lines, needsScale: false, time: found.time)
    case .meal, .food, .tasks, .habits, .notes, .total, nil: return false
    }
  }

  /// Reads a line under Weight, or what follows a weight key: `07:05 72.4 kg`, `morning: 72.4`.
  mutating func readWeight(_ words: Range<Int>, lines: ClosedRange<Int>, time keyTime: TimeSpan? = nil)
    -> Bool
  {
    let found = scan(words) { line -> (ScannedBodyMass, TimeSpan?, Range<Int>, Range<Int>)? in
      var line = line
      var time = keyTime
      if case .time(let span, _, let end) = scanLeadingTime(line) {
        time = span
        line.position = end
      }
      let start = line.position
      var label = start..<start
      if line.digit(at: line.position) == nil {
        guard let scanned = ScannedLabel(line), wordCount(line.over(scanned.key)) <= 3 else { return nil }
        label = scanned.key
        line.position = scanned.value.lowerBound
        if time == nil, case .time(let span, _, let end) = scanLeadingTime(line) {
          time = span
          line.position = end
        }
      }
      guard let mass = scanBodyMass(line) else { return nil }
      return (mass, time, label, line.trimmed(mass.end..<line.end))
    }
    guard let (mass, time, label, rest) = found else { return false }
    // Words behind a bare number make it something else: `60 km ride`, `weight: 3 sets`.
    if mass.unit == nil, !rest.isEmpty { return false }
    let unit = mass.unit ?? (parser.settings.units == .metric ? .kilograms : .pounds)
    let factor: Double =
      switch unit {
      case .kilograms: 1
      case .pounds: BodyMass.kilogramsPerPound
      case .stones: BodyMass.kilogramsPerStone
      }
    guard let body = BodyMass(kilograms: mass.value * factor) else { return false }
    let range = self.range(from: words.lowerBound, throughLine: lines.lowerBound)
    remark(on: body, unit: mass.unit, at: range)
    let remark = label.isEmpty ? rest : label
    day.weights.append(
      WeightEntry(
        range: range, mass: body, unit: unit, time: time, bodyFatPercent: mass.bodyFatPercent,
        remark: remark.isEmpty ? nil : source[remark]))
    return true
  }

  private mutating func remark(on mass: BodyMass, unit: BodyMassUnit?, at range: SourceRange) {
    if !mass.isPlausible {
      diagnostics.append(
        Diagnostic(
          .implausibleWeight,
          "a body weight below 20 or above 400 kg is hardly one; it counts as written: correct the figure or its unit",
          at: range))
    } else if unit == nil {
      let assumed = parser.settings.units == .metric ? "kg" : "lb"
      diagnostics.append(
        Diagnostic(
          .weightWithoutUnit, "a weight without a unit is read as \(assumed); write the unit behind it",
          at: range))
    }
  }

  /// `## Weight: 72.4 kg`: the title without the reading, and where the reading lies. It needs its unit.
  func weightTitle(_ title: Range<Int>) -> (title: KnownTitle, value: Range<Int>)? {
    let found = scan(title) { line -> ScannedLabel? in
      var line = line
      line.skipSpaces()
      guard let label = ScannedLabel(line), let mass = scanBodyMass(line.over(label.value)), mass.unit != nil,
        mass.end == label.value.upperBound
      else { return nil }
      return label
    }
    guard let found, case let known = knownTitle(found.key), section(known.match) == .weight else {
      return nil
    }
    return (known, found.value)
  }

  /// `7/10 calm`, `08:15 4/5`, or words alone where no scale is needed.
  mutating func readMood(
    _ words: Range<Int>, lines: ClosedRange<Int>, needsScale: Bool, time: TimeSpan? = nil
  ) -> Bool {
    var mood = MoodEntry(range: range(from: words.lowerBound, throughLine: lines.lowerBound), time: time)
    scan(words) { line in
      var line = line
      if case .time(let span, _, let end) = scanLeadingTime(line) {
        mood.time = span
        line.position = end
      }
      var rest = line.trimmed(line.rest)
      if let scale = scanScale(line.over(rest)) {
        if scale.range.lowerBound == rest.lowerBound {
          mood.value = scale.value
          rest = line.trimmed(scale.range.upperBound..<rest.upperBound)
        } else if scale.range.upperBound == rest.upperBound {
          mood.value = scale.value
          rest = line.trimmed(rest.lowerBound..<scale.range.lowerBound)
        }
      }
      if !rest.isEmpty { mood.words = source[rest] }
    }
    if mood.value == nil, scan(words, { isPlaceholder($0) }) { return false }
    guard mood.value != nil || (!needsScale && mood.words != nil) else { return false }
    day.moods.append(mood)
    return true
  }

  func wordCount(_ line: LineScanner) -> Int {
    var rest = line
    var count = 0
    while true {
      rest.skipSpaces()
      if rest.isAtEnd { return count }
      count += 1
      while !rest.isAtEnd, rest.spaceLength(at: rest.position) == 0 { rest.position += 1 }
    }
  }
}

/// `yes`, `true`, `no`, `false`, or `nil` for anything else.
func scanAnswer(_ value: LineScanner) -> Bool? {
  if value.isWhole("yes") || value.isWhole("true") { return true }
  if value.isWhole("no") || value.isWhole("false") { return false }
  return nil
}
