import JournalFormat

/// Dates in figures.
extension EntryPhraseReader {
  /// `on the 18th`, `am 20.`: the latest such day.
  func dayOfMonth(_ keys: [String]) -> Day? {
    guard keys.count > 1, var word = keys.last,
      ["on the", "the", "on", "am", "le", "el"].contains(keys.dropLast().joined(separator: " "))
    else { return nil }
    guard let ending = ["st", "nd", "rd", "th", "."].first(where: { word.hasSuffix($0) }) else { return nil }
    word.removeLast(ending.count)
    guard (ending == ".") == (keys[0] == "am"), let number = smallFigure(word[...]),
      (1...31).contains(number),
      // `the 2nd slice`.
      keys[0] != "the" || number > 12
    else { return nil }
    let today = surroundings.today
    return (0..<62).lazy.map { today.advanced(by: -$0) }.first { $0.dayOfMonth == number }
  }

  /// Takes a date in figures as the command line accepts it, or the reason why it is none: `2026-02-30`, `1.3.26`.
  mutating func takeFigures(_ name: String) -> Bool {
    var name = name
    // `25.11` is no time.
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, (smallFigure(parts[0]) ?? 0) > 24, parts[1].utf8.count == 2 { name += "." }
    guard isDateInFigures(name) else { return false }
    do throws(ExpressionProblem) {
      day = try DayExpression(name, today: surroundings.today).day
    } catch {
      problem = problem ?? .impossibleDay(error.message)
      day = surroundings.today
    }
    return true
  }

  /// Whether a word has the form of a date in figures and can mean nothing else: `30.2.`, `1.3.26`, `2026-02-30`, but not `omega
  /// 3-6-9`.
  func isDateInFigures(_ word: String) -> Bool {
    for sign: Character in [".", "-", "/"] {
      var parts = word.split(separator: sign, omittingEmptySubsequences: false)
      let isClosed = sign == "." && parts.count == 3 && parts[2].isEmpty && (smallFigure(parts[1]) ?? 99) < 13
      if parts.last?.isEmpty ?? false { parts.removeLast() }
      guard parts.count == 3 || isClosed, parts.allSatisfy({ smallFigure($0) != nil }) else { continue }
      return isClosed || parts[2].utf8.count == 2 || parts[2].utf8.count == 4 || parts[0].utf8.count == 4
    }
    return false
  }

  /// Reports a date that may be two days: `11/10`.
  mutating func slashed(_ name: String, before: some Collection<String>, next: Token?) -> Bool {
    let names = before.filter { !["on", "am", "le", "el", "il", "op", "den", "the"].contains($0) }
    // `Sun 22/11`.
    let said = names.first.flatMap { weekday(named: $0) }
    guard names.count == (said == nil ? 0 : 1) else { return false }
    // `03-10` and `11-25 soup`, but `10-12 almonds`.
    let isDashed =
      name.utf8.count == 5
      && (name.first == "0" || name.dropFirst(3).first == "0"
        || (smallFigure(name.suffix(2)) ?? 0) > 24
          && next.map { !looksPlural($0) && !isUnit($0.key) } ?? false)
    let sign: Character = isDashed && !name.contains("/") ? "-" : "/"
    let parts = name.split(separator: sign, omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ (1...4).contains($0.utf8.count) }),
      parts.count == 3 || parts.allSatisfy({ $0.utf8.count <= 2 }),
      case let numbers = parts.compactMap({ Int($0) }), numbers.count == parts.count,
      // `1/2 banana` is a half.
      said != nil || parts.count == 3 || numbers[0] > 9 || numbers[1] > 9 || name.first == "0"
    else { return false }
    let years =
      parts.count == 3
      ? [numbers[2] < 100 ? numbers[2] + 2000 : numbers[2]]
      : [surroundings.today.year, surroundings.today.year - 1]
    var days = [(numbers[1], numbers[0]), (numbers[0], numbers[1])].compactMap { month, day in
      years.lazy.compactMap { Day(year: $0, month: month, day: day) }
        .first { parts.count == 3 || $0 <= surroundings.today }
    }
    guard !days.isEmpty else { return false }
    if let said {
      let fitting = days.filter { $0.weekday == said }
      if fitting.isEmpty { problem = .unclearDay(([said.name] + [name]).joined(separator: " "), days) }
      days = fitting.isEmpty ? days : fitting
    }
    if Set(days).count > 1 { problem = .unclearDay(name, days) }
    day = days[0]
    return true
  }

  /// `31/11`, which has the form of a date and is none.
  func isImpossibleDate(_ key: String) -> Bool {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false).map { smallFigure($0) ?? 0 }
    guard parts.count == 2, day == nil, let small = parts.min(), let large = parts.max() else { return false }
    return (1...12).contains(small) && (28...31).contains(large)
  }

  /// The weekday that the first word is short for, if nothing else can be meant: `Mo` and `Di.` before a time, `wed.`, `thurs`.
  func abbreviated(_ key: String, _ next: Token?) -> String? {
    guard takenLeft.isEmpty, day == nil, let first = tokens.first, first.key == key, let next else {
      return nil
    }
    if let name = words.germanAbbreviations[key], first.text.first?.isUppercase ?? false, saysClock(next) {
      return name
    }
    let isSure = first.text.last == "." || ["tues", "thur", "thurs"].contains(key)
    guard isSure, words.weekdayAbbreviations.contains(key),
      let day = try? DayExpression(key, today: surroundings.today).day
    else { return nil }
    return day.weekday.name.lowercased()
  }
}
