/// Names of meals that are written in other ways than before a colon.
extension DayReader {
  /// The label of `Breakfast. Porridge and tea`: a meal's name, a full stop, and words that are a food.
  func stopLabel(of line: LexedLine) -> ScannedLabel? {
    guard let stop = file.scan(line.content, { firstStop(in: $0) }), stop + 2 < line.content.upperBound,
      source.bytes[stop + 1] == .space
    else { return nil }
    let key = line.content.lowerBound..<stop
    guard context.meal(knownTitle(key).match) != nil else { return nil }
    let value = file.scan(line.content) { $0.trimmed(stop + 1..<line.content.upperBound) }
    guard !value.isEmpty, namesDish(value) else { return nil }
    return ScannedLabel(key: key, value: value)
  }

  /// The meal that a Korean word for a time of day names before a food: `아침 - 빵`. It is the usual word for that meal.
  func koreanMeal(of label: ScannedLabel, _ match: HeadingWords.Match?) -> FoodCategory? {
    guard case .timeOfDay(let category)? = match,
      UInt8.hangulLeads.contains(source.bytes[label.key.lowerBound]),
      context.planRank == nil, namesDish(label.value)
    else { return nil }
    return category
  }

  /// Whether words, perhaps with facts, are a food and nothing else.
  private func namesDish(_ value: Range<Int>) -> Bool {
    let text = ItemText(source, value)
    let line = EntryLine(text, from: value.lowerBound, facts: parser.facts)
    return NamedDish(text.slice(line.words)).answer == .food
  }
}

/// The first full stop within the first 40 bytes; of most lines eight bytes are looked at together.
private func firstStop(in line: LineScanner) -> Int? {
  var at = line.position
  let limit = min(line.end, line.position + 40)
  while at < limit {
    if at + 8 <= limit, !hasByte(.period, in: line.eightBytes(at: at)) {
      at += 8
      continue
    }
    if line.byte(at: at) == .period { return at }
    at += 1
  }
  return nil
}
