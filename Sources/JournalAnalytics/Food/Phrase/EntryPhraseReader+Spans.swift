import JournalFormat

/// Spans of time, and the beginnings and ends of parts of a day.
extension EntryPhraseReader {
  /// `early this morning`, `late yesterday afternoon`, `gestern Abend spät`: about the time at which the part of the day begins or
  /// ends.
  mutating func takeNarrowPart(_ keys: [String]) -> Bool {
    guard keys.count > 1 else { return false }
    for (word, rest) in [(keys[0], keys.dropFirst()), (keys[keys.count - 1], keys.dropLast())] {
      guard let edge = words.edgesOfParts[word], let meaning = words.meanings[rest.joined(separator: " ")]
      else {
        continue
      }
      switch (meaning, edge) {
      case (.part(let part, day: .some(let offset)), let edge):
        let minutes = edge.minutes(of: part)
        return take(minutes.map { .about($0, day: offset) } ?? meaning, number: nil, isLeft: true)
      case (.day(let offset), .before) where offset < 0:
        return take(meaning, number: nil, isLeft: true)
      default: continue
      }
    }
    return false
  }

  /// `after lunch`, `right before the dinner`, `with breakfast`: about the usual time of that meal, which need not be the meal of
  /// the food.
  mutating func takeBeside(_ keys: [String], next: Token?) -> Bool {
    guard keys.count > 1, let name = keys.last, let meal = parser.meal(namedBy: name),
      let minutes = words.besideMeals[keys.dropLast().joined(separator: " ")], part == nil, clock == nil,
      ago == nil, !isNoon, about == nil, beside == nil, surroundings.time == nil,
      // `after dinner mints`.
      !(next.map { words.behindMeals[meal]?.contains($0.key) ?? false } ?? false)
    else { return false }
    beside = (meal, minutes)
    return true
  }

  /// `13:00-13:30`, `from 1 to 1:30pm`, `between 7 and 8`: the first of two times, and the second as its end.
  mutating func takeSpan(_ keys: [String], _ piece: [Token], isLeft: Bool, next: Token?) -> Bool {
    guard clock == nil, ago == nil, !isNoon, surroundings.time == nil,
      let (from, to, isOpen, isOfHours) = span(keys)
    else { return false }
    guard let begin = clockTime([from], hasPreposition: true, isLeft: false, next: nil),
      let end = clockTime([to], hasPreposition: true, isLeft: false, next: nil)
    else { return false }
    // `between 2 and 3 eggs` and `2-3 eggs` count.
    let isSure =
      isOfHours || [from, to].contains { $0.contains { ":.apmh".contains($0) } }
      || isOpen != nil && begin.hour > end.hour
      // `from 9 to 10 coffee`.
      || keys[0] == "from" && next.map { !looksPlural($0) && !isUnit($0.key) } ?? false
    guard isSure || !isLeft && isOpen != nil else { return false }
    var said = begin
    // The half of the day of the second time is that of the first, too: `1-2pm`, but `11-1pm`.
    if end.isWholeDay, !begin.isWholeDay, end.hour >= 12 {
      said.hour = begin.hour % 12 + (begin.hour % 12 <= end.hour % 12 ? 12 : 0)
      said.isWholeDay = true
    } else if end.isWholeDay, !begin.isWholeDay, begin.hour <= end.hour {
      said.isWholeDay = true
    }
    said.text = piece.map { String($0.text) }.joined(separator: " ")
    said.isOpen = isOpen ?? false
    said.end = isOpen ?? false ? nil : end.hour * 60 + end.minute
    clock = said
    return true
  }

  /// The words of both times; whether it was only somewhere between them, `nil` for a dash alone; and whether a word after them
  /// makes them hours.
  private func span(_ keys: [String]) -> (from: String, to: String, isOpen: Bool?, isOfHours: Bool)? {
    var keys = keys
    // `zwischen 12 und 13 Uhr`, `from 7 to 8 pm`.
    var isOfHours = false
    if keys.count > 4, let last = keys.last {
      let half = last.filter { $0 != "." }
      if half == "am" || half == "pm" {
        keys.removeLast()
        keys[keys.count - 1] += half
      } else if words.hourUnits.contains(last) {
        keys.removeLast()
        isOfHours = true
      }
    }
    if keys.count == 4, let (joint, isOpen) = words.spans[keys[0]], joint.contains(keys[2]) {
      return (keys[1], keys[3], isOpen, isOfHours)
    }
    guard !isOfHours else { return nil }
    if keys.count == 2, keys[0] == "from" || words.prepositions[keys[0]] == false { keys.removeFirst() }
    guard keys.count == 1, case let parts = keys[0].split(whereSeparator: { "-–".contains($0) }),
      parts.count == 2,
      keys[0].first?.isNumber ?? false
    else { return nil }
    return (String(parts[0]), String(parts[1]), nil, false)
  }
}

extension EntryPhraseWords {
  /// Which end of a part of the day is meant.
  enum Edge: Sendable {
    /// Before now, at any time in the part: `earlier this morning`.
    case before
    case early, late

    /// About how many minutes after midnight; `nil` if it means no more than the part.
    func minutes(of part: DayPart) -> Int? {
      switch (self, part) {
      case (.before, _), (_, .noon): nil
      case (.early, .morning): 390
      case (.late, .morning): 660
      case (.early, .afternoon): 810
      case (.late, .afternoon): 1020
      case (.early, .evening): 1080
      case (.late, .evening): 1320
      }
    }
  }
}
