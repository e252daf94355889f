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
    guard let section = section(knownTitle(label.key).match) else { return false }
    let range = self.range(from: words.lowerBound, throughLine: lines.lowerBound)
    switch section {
    case .weight: return readWeight(label.value, lines: lines, isKey: true)
    case .mood:
      if isItem { return readMood(label.value, lines: lines, needsScale: false) }
      return readMood(label.value, lines: lines, needsScale: true)
    case .total: return readTotal(label.value, range)
    case .meal, .food, .tasks, .habits, .notes: return false
    }
  }

  /// Reads a line under Weight, or what follows a weight key: `07:05 72.4 kg`, `morning: 72.4`.
  mutating func readWeight(_ words: Range<Int>, lines: ClosedRange<Int>, isKey: Bool = false) -> Bool {
    let found = scan(words) { line -> (ScannedBodyMass, TimeSpan?, Range<Int>, Range<Int>)? in
      var line = line
      var time: TimeSpan?
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
    // After a key, words behind a bare number make it something else: `weight: 3 sets`.
    if isKey, mass.unit == nil, !rest.isEmpty { return false }
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
          "a body weight below 20 or above 400 kg is hardly one; the reading is kept and counted as written",
          at: range))
    } else if unit == nil {
      let assumed = parser.settings.units == .metric ? "kg" : "lb"
      diagnostics.append(
        Diagnostic(
          .weightWithoutUnit, "a weight without a unit is read as \(assumed); write the unit behind it",
          at: range))
    }
  }

  /// `## Weight: 72.4 kg`: a reading in the heading itself, if a unit follows.
  mutating func readWeightInHeading(_ range: Range<Int>) {
    let words = scan(range) { line -> Range<Int>? in
      var line = line
      while line.peek() == 0x23 { line.position += 1 }
      line.skipSpaces()
      guard let label = ScannedLabel(line), let mass = scanBodyMass(line.over(label.value)), mass.unit != nil
      else {
        return nil
      }
      return label.value
    }
    guard let words else { return }
    let number = source.location(ofByte: words.lowerBound).line
    _ = readWeight(words, lines: number...number)
  }

  /// `7/10 calm`, `08:15 4/5`, or words alone where no scale is needed.
  mutating func readMood(_ words: Range<Int>, lines: ClosedRange<Int>, needsScale: Bool) -> Bool {
    var mood = MoodEntry(range: range(from: words.lowerBound, throughLine: lines.lowerBound))
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
