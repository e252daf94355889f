/// Labels that name a meal, what stands behind them, and what among them is no food.
extension DayReader {
  /// `- Lunch: soup` is an entry of that meal; `- Lunch:` governs what is nested in it or follows it.
  mutating func readMealLabel(
    _ index: Int, _ head: ItemHead, _ label: ScannedLabel, _ category: FoodCategory, _ time: TimeSpan?,
    _ depth: Int,
    state: FoodEntry.State = .eaten
  ) -> Int? {
    var head = head
    // `[lunch:: soup]`: the bracket that closes it is no part of its words.
    head.content = head.content.lowerBound..<label.value.upperBound
    if label.value.isEmpty {
      if !wordsFollow(index, head) {
        govern(index, depth, by: .food(category, time: time), state)
        return index + 1
      }
    } else if !namesFood(label.value) {
      return nil
    }
    let first = day.entries.count
    addEntries(index, head, from: label.value.lowerBound, state: state, category, time)
    outlineLabel(label, ofEntry: first)
    return Int(blocks[index].next)
  }

  /// Whether words stand on the lines below a label that holds no items: `- Lunch:` above an indented `soup`.
  private func wordsFollow(_ index: Int, _ head: ItemHead) -> Bool {
    !blocks[index + 1..<Int(blocks[index].next)].contains { $0.kind == .item }
      && !joinedText(index, head, from: head.content.upperBound).range.isEmpty
  }

  /// `lunch:: soup` on a line of its own, in a paragraph or below an item's first: an entry of that meal.
  mutating func readMealField(
    _ label: ScannedLabel, _ words: Range<Int>, _ number: Int, _ context: ItemContext
  )
    -> Bool
  {
    switch context {
    case .weight, .tasks, .habits, .notes, .mood: return false
    case .food, .series, .none: break
    }
    let known = knownTitle(label.key)
    guard case .meal(let category)? = section(known.match) else { return false }
    if !label.value.isEmpty {
      guard namesFood(label.value) else { return false }
      addEntry(
        ItemText(source, label.value), range(from: words.lowerBound, throughLine: number), .eaten, category,
        known.time, details: [])
    }
    return true
  }

  /// `12:30 Lunch: soup` and `Lunch 12:30: soup`: a meal's label that a time stands before or in. Under a food section a
  /// dash does for the colon: `**Lunch** - soup`.
  mutating func readTimedLabel(
    _ index: Int, _ head: ItemHead, from start: Int, _ time: TimeSpan?, mayUseDash: Bool,
    state: FoodEntry.State = .eaten
  ) -> Int? {
    let content = start..<head.content.upperBound
    guard scan(content, { mayHoldLabel($0, mayUseDash) }) else { return nil }
    let found = scan(content) { line -> (label: ScannedLabel, time: TimeSpan?)? in
      if case .time(let span, _, let end) = scanLeadingTime(line) {
        let line = line.over(end..<line.end)
        return (ScannedLabel(line) ?? (mayUseDash ? dashedLabel(line) : nil)).map { ($0, span) }
      }
      if let label = ScannedLabel(line, mayHoldTime: true) { return (label, nil) }
      return mayUseDash ? dashedLabel(line).map { ($0, nil) } : nil
    }
    guard let found else { return nil }
    let known = knownTitle(found.label.key)
    guard case .meal(let category)? = section(known.match) else { return nil }
    return readMealLabel(
      index, head, found.label, category, found.time ?? known.time ?? time, Int(blocks[index].depth),
      state: state)
  }

  /// Whether a sign that could end a label stands near the beginning; most entries have none.
  private func mayHoldLabel(_ line: LineScanner, _ mayUseDash: Bool) -> Bool {
    var at = line.position + 1
    let limit = min(line.end, line.position + 90)
    while at < limit {
      switch line.base[at] {
      case .colon where !isASCIIDigit(line.byte(at: at + 1)), 0xEF: return true
      case .hyphen where mayUseDash, 0xE2 where mayUseDash: return true
      default: at += 1
      }
    }
    return false
  }

  /// The fields below an item's first line, as outliners write the properties of a bullet; and day keys without
  /// indentation, which are meant to stand alone.
  mutating func readFields(_ index: Int, _ head: ItemHead, _ context: ItemContext) {
    guard let more = continuation(index, head) else { return }
    // Where an item on the same line is read too, they are its own.
    var isFood = false
    if case .food = context { isFood = true } else if blocks[index + 1].kind == .item { return }
    for number in more where hidden.isEmpty || !hidden.contains(number) {
      let words = words(ofLine: number)
      // Below an entry the other labels are read with its lines.
      guard let label = scan(words, { ScannedLabel($0) }),
        label.isField || !isFood && words.lowerBound == source.lineContent(number).lowerBound,
        !readKey(label, words, lines: number...number, isItem: false)
      else { continue }
      if label.isField {
        _ = readMealField(label, words, number, context)
      } else {
        hintMissingBullet(label, words, number, through: more.upperBound, below: context)
      }
    }
  }

  /// `- Other drinks:`, with nothing behind it or in it: a template's line that was not filled in.
  func isLitter(_ label: ScannedLabel, _ index: Int, _ head: ItemHead) -> Bool {
    label.value.isEmpty && Int(blocks[index].next) <= index + 2 && continuation(index, head) == nil
  }

  /// `- Calories: 510 kcal`: a nutrient's name and its figure are said of the meal and are no food.
  func statesFacts(_ words: Range<Int>, _ label: ScannedLabel) -> Bool {
    guard holdsDigit(label.value) else { return false }
    let isNamed = source.bytes.withUnsafeBufferPointer {
      parser.facts.words.meaning(of: UnsafeBufferPointer(rebasing: $0[label.key])) != nil
    }
    guard isNamed else { return false }
    if case .facts = scan(label.value, { parser.facts.read($0) }) { return true }
    return scan(label.value) { line in
      guard let number = ScannedNumber(line) else { return false }
      return number.range.upperBound == line.end
    }
  }

  func holdsDigit(_ words: Range<Int>) -> Bool {
    scan(words) { line in words.contains { line.digit(at: $0) != nil } }
  }

  /// Whether what follows a meal's label can be eaten: not a number alone, a weight, or a total.
  func namesFood(_ value: Range<Int>) -> Bool {
    scan(value) { line in
      var figure = line
      guard
        line.digit(at: line.position) != nil || line.peek() == .tilde
          || parser.facts.skipEstimateWord(&figure)
      else {
        if case .section(.total)? = knownTitle(firstWord(line)).match { return false }
        return true
      }
      if let weight = scanBodyMass(line), weight.end == line.end, weight.unit == nil || weight.value >= 20 {
        return false
      }
      if case .facts(let facts) = parser.facts.read(line), facts.energy != nil { return false }
      if let number = ScannedNumber(line), number.range.upperBound == line.end { return false }
      return !isDuration(line)
    }
  }

  /// `45 min`, `1h`: how long the meal took.
  private func isDuration(_ line: LineScanner) -> Bool {
    guard let number = ScannedNumber(line) else { return false }
    var rest = line
    rest.position = number.range.upperBound
    rest.skipSpaces()
    let units: [StaticString] = ["h", "hr", "hrs", "hour", "hours", "min", "mins", "minute", "minutes"]
    return units.contains { rest.isWhole($0) }
  }

  private func firstWord(_ line: LineScanner) -> Range<Int> {
    var end = line.position
    while end < line.end, line.spaceLength(at: end) == 0 { end += 1 }
    return line.position..<end
  }
}

/// The words before the first dash between spaces, and those after it.
private func dashedLabel(_ line: LineScanner) -> ScannedLabel? {
  var at = line.position + 1
  let limit = min(line.end, line.position + 40)
  while at < limit {
    let (sign, length) = line.scalar(at: at)
    if sign == .hyphen || sign == 0x2013 || sign == 0x2014, line.spaceBefore(at, from: line.position),
      line.spaceLength(at: at + length) > 0
    {
      let key = line.trimmed(line.position..<at)
      return key.isEmpty ? nil : ScannedLabel(key: key, value: line.trimmed(at + length..<line.end))
    }
    at += max(1, length)
  }
  return nil
}
