/// Reads the items of `habits.md` one by one.
struct HabitReader {
  let source: SourceText
  var diagnostics: [Diagnostic]
  private(set) var habits: [Habit] = []
  /// Whether the items nested below the current one are steps.
  private var isInSteps = false
  /// The first line below the current habit's name, and the lines of its keys.
  private var firstLine = 1
  private var taken: Set<Int> = []
  /// The first item or line above all headings.
  private var textAboveHabits: Range<Int>?
  /// Whether what stands here is below a heading without a name.
  private var isNameless = false
  /// Where the names of habits stand, and their other names.
  private var names: [Range<Int>] = []
  private var aliases: [(habit: Int, piece: Range<Int>)] = []
  /// The keys that the current habit has, a rule with the day it holds from.
  private var saidKeys: Set<String> = []
  /// Where the last day of the current habit stands.
  private var lastDay: Range<Int>?
  /// Where its text says a rule that is none, why, and what to write; `isDaily` for one that means every day.
  private var strayRules: [(at: Range<Int>, why: String, remedy: String, isDaily: Bool)] = []

  init(source: SourceText, diagnostics: [Diagnostic]) {
    self.source = source
    self.diagnostics = diagnostics
  }

  /// `last` is the last line of the heading, which has the name at `title`.
  mutating func begin(_ habit: Habit, at title: Range<Int>, through last: Int, of parser: DayFileParser) {
    endHabit(before: habit.range.lowerBound.line)
    (isInSteps, taken, firstLine) = (false, [], last + 1)
    saidKeys = []
    isNameless = habit.name.isEmpty
    guard !isNameless else {
      let line = source.lineContent(habit.range.lowerBound.line)
      return report(
        "is a heading without a name, so it defines no habit; write one, such as ‘## Meditate’", at: line,
        isDate: false)
    }
    habits.append(habit)
    names.append(title)
    let name = habit.name.string
    if name.count > 50 {
      report(
        "has \(name.count) characters, and the name of a habit 50 at most; shorten it, and keep this one under ‘aliases’",
        at: title, isDate: false)
    }
    guard name.contains(where: { "[]:#()/-".contains($0) || $0.isNumber }) else { return }
    let line = SourceText("## Habits\n\n- [x] \(name)\n")
    let tick = parser.parse(line, day: Day(ordinal: 0), path: "").day.habitTicks.first
    if name.hasPrefix("[") || tick?.name.string != name || tick?.time != nil || tick?.amount != nil {
      report(
        "would be read as something else where it is ticked, as a box, a time, a label or a tag, so no tick has this name; use other words",
        at: title, isDate: false)
    }
  }

  /// Gives the last habit its description, and names one that ends before it begins.
  mutating func endHabit(before line: Int) {
    defer { (lastDay, strayRules) = (nil, []) }
    if !isNameless { reportStrayRules() }
    if let last = habits.indices.last, !isNameless, firstLine < line {
      habits[last].about = source.description(in: firstLine...line - 1, without: taken)
    }
    guard let habit = habits.last, let since = habit.since, let until = habit.until, until < since,
      let lastDay
    else { return }
    report(
      "is before \(since), the day the habit begins, so no day of it counts; correct ‘since’ or ‘until’",
      at: lastDay, isDate: false)
  }

  /// Names what the text of the last habit says of its rule; without a rule that is said as one the habit is not daily because of it.
  private mutating func reportStrayRules() {
    guard let last = habits.indices.last else { return }
    let hasRule = habits[last].every != nil || habits[last].unreadEvery != nil
    for rule in strayRules {
      let isDue = hasRule || rule.isDaily
      if !isDue { habits[last].hasRuleInText = true }
      report(
        "\(rule.why), so the line is text\(isDue ? "" : " and the habit is due on no day"); \(rule.remedy)",
        at: rule.at, isDate: false)
    }
  }

  /// Names a title of several lines, of which the first alone is the name.
  mutating func reportLongTitle(_ title: Range<Int>) {
    report(
      "is the first line of a heading that has more, and alone the name of the habit; write the name on one line",
      at: title, isDate: false)
  }

  /// Names habits of one name, and other names that are those of another habit.
  mutating func reportSharedNames() {
    var owners: [String: Int] = [:]
    for (index, habit) in habits.enumerated() {
      let key = habit.name.string.lowercased()
      if owners[key] == nil {
        owners[key] = index
      } else {
        report(
          "is the name of a habit above already, so what stands here counts for nothing; rename it, or move its lines there",
          at: names[index], isDate: false)
      }
    }
    for (index, piece) in aliases {
      let key = source[piece].string.lowercased()
      guard let owner = owners[key] else {
        owners[key] = index
        continue
      }
      if owner != index {
        report(
          "is a name of \(habits[owner].name.string), so its ticks are of that habit and not of this one; take it out here",
          at: piece, isDate: false)
      }
    }
  }

  /// Lets the last habit reach to `end`.
  mutating func extend(to end: SourceLocation) {
    guard let last = habits.indices.last, !isNameless else { return }
    habits[last].range = habits[last].range.lowerBound..<max(end, habits[last].range.upperBound)
  }

  /// Leaves lines out of the description of the current habit.
  mutating func take(_ lines: ClosedRange<Int>) { taken.formUnion(lines) }

  /// Returns whether it is the key of a habit, and no text.
  mutating func readItem(_ content: Range<Int>, isOutermost: Bool) -> Bool {
    guard !isNameless else { return false }
    guard let last = habits.indices.last else {
      if textAboveHabits == nil, !content.isEmpty { textAboveHabits = content }
      return false
    }
    guard isOutermost else {
      if isInSteps, !content.isEmpty { habits[last].steps.append(source[content]) }
      return false
    }
    isInSteps = false
    var isKey = false
    let text = ItemText(source, content)
    text.scan { line in
      guard let label = ScannedLabel(line) ?? tightLabel(line) else { return reportKeyAmongWords(line) }
      guard let key = HabitKey(line.over(label.key)) else {
        if let meant = HabitKey.meant(by: line.over(label.key), with: line.over(label.value)) {
          let (why, remedy) = ("is no key of a habit", "write ‘\(meant)’")
          if meant == "every" {
            let rule = Recurrence(line.over(label.value)) ?? Recurrence(words: line.over(label.value))
            strayRules.append((label.key, why, remedy, rule == .daily))
          } else {
            report("\(why), so the line is text; \(remedy)", at: label.key, isDate: false)
          }
        } else {
          reportKeyAmongWords(line)
        }
        return
      }
      isInSteps = key == .steps
      isKey = true
      let value = line.over(label.value)
      reportSecond(key, value, label.key)
      // A rule that is not written yet is no rule: the habit is not daily because of it.
      guard !value.isAtEnd || key == .every && habits[last].every == nil,
        case var habit = habits[last], case let message = read(value, of: key, text, into: &habit)
      else { return }
      habits[last] = habit
      guard let message else { return }
      if habit.unreadEvery == nil || key != .every {
        habits[last].unread.append(text.slice(label.key.lowerBound..<label.value.upperBound))
      }
      report(
        message, at: value.isAtEnd ? label.key : label.value,
        isDate: (key == .since || key == .until) && scanDateShape(value) != nil)
    }
    return isKey
  }

  /// Names a key that the habit has already, where the last one counts.
  private mutating func reportSecond(_ key: HabitKey, _ value: LineScanner, _ label: Range<Int>) {
    guard key != .aliases, key != .tags, key != .steps, !value.isAtEnd else { return }
    if key == .until { lastDay = value.rest }
    let first = key == .every || key == .target ? datedRule(value).first : nil
    guard !saidKeys.insert("\(key) \(first.map { "\($0)" } ?? "")").inserted else { return }
    report(
      key == .every && first == nil
        ? "is said before, and this rule counts for all days; delete one, or say from when on it holds: ‘from 2026-03-01’ behind it"
        : "is said before, and this one counts; delete one", at: label, isDate: false)
  }

  /// Names a key whose item goes on in the next line, of which nothing is read.
  mutating func reportWrapped(_ item: Range<Int>) {
    report(
      "goes on in the next line, which is not read; write all of it on one line", at: item, isDate: false)
  }

  /// Names a key that stands behind other words: `Journal every: 2d`, `Swim (every: lastfri)`.
  private mutating func reportKeyAmongWords(_ line: LineScanner) {
    if let (key, rule) = line.habitKeyWithoutColon {
      let (why, remedy) = ("has no colon behind it", "write ‘\(source[key]): …’")
      guard let rule else { return report("\(why), so the line is text; \(remedy)", at: key, isDate: false) }
      strayRules.append((key, why, remedy, rule == .daily))
      return
    }
    if let (words, rule) = line.ruleWithoutKey {
      strayRules.append(
        (words, "is a rule without its key", "write ‘every: \(source[words])’", rule == .daily))
      return
    }
    var at = line.position
    while at < line.end {
      var end = at
      while isASCIILetter(line.byte(at: end)) { end += 1 }
      if end > at, at > line.position, line.byte(at: end) == .colon, let key = HabitKey(line.over(at..<end)) {
        let (why, remedy) = (
          "stands behind other words",
          "begin a line with it, below the habit’s name: ‘## …’, ‘- every: 3/week’"
        )
        guard key == .every else {
          return report("\(why), so the line is text; \(remedy)", at: at..<end, isDate: false)
        }
        strayRules.append((at..<end, why, remedy, false))
        return
      }
      at = max(end, at + 1)
    }
  }

  /// `every:3/week`, without white space behind the colon.
  private func tightLabel(_ line: LineScanner) -> ScannedLabel? {
    var rest = line
    while isASCIILetter(rest.peek()) { rest.position += 1 }
    guard rest.position > line.position, rest.peek() == .colon else { return nil }
    return ScannedLabel(
      key: line.position..<rest.position, value: line.trimmed(rest.position + 1..<line.end))
  }

  /// Warns of a file that lists something and defines no habit.
  mutating func reportNoHabit() {
    guard habits.isEmpty, let text = textAboveHabits else { return }
    report(
      "defines no habit; each is a heading of level 2, such as ‘## Meditate’, with ‘- every: 3/week’ below it",
      at: text,
      isDate: false)
  }

  private mutating func report(_ message: String, at range: Range<Int>, isDate: Bool) {
    let start = source.location(ofByte: range.lowerBound)
    let end = SourceLocation(line: start.line, column: start.column + range.count)
    diagnostics.append(
      Diagnostic(isDate ? .impossibleDate : .habitValue, "‘\(source[range])’ \(message)", at: start..<end))
  }

  /// Reads one value into `habit`; returns what is wrong with it, if anything is, as the end of a sentence about it.
  private mutating func read(
    _ value: LineScanner, of key: HabitKey, _ text: ItemText, into habit: inout Habit
  )
    -> String?
  {
    switch key {
    case .every:
      let (rule, first) = datedRule(value)
      let every = Recurrence(rule) ?? Recurrence(words: rule)
      if let first {
        habit.changes.removeAll { $0.first == first }
        habit.changes.append(RuleChange(first: first, every: every))
        habit.changes.sort { $0.first < $1.first }
        return every == nil
          ? "is no rule, so the habit is due on no day from then on; write \(Recurrence.forms), and ‘from 2026-03-01’ behind it"
          : nil
      }
      habit.every = every
      habit.unreadEvery = every == nil ? text.slice(value.rest) : nil
      return every == nil ? "is no rule, so the habit is due on no day; write \(Recurrence.forms)" : nil
    case .since:
      habit.since = scanDay(value)?.0
      return habit.since == nil
        ? "is no day, so the habit begins with its first tick; write ‘2026-01-05’" : nil
    case .until:
      habit.until = scanDay(value)?.0
      return habit.until == nil ? "is no day, so the habit has no end; write ‘2026-12-31’" : nil
    case .remind:
      let pieces = pieces(of: value)
      let times = pieces.compactMap { wholeClock(value.over($0)) }
      guard times.count == pieces.count else {
        return "is no time, so the habit reminds of nothing; write ‘07:30’ or ‘07:30, 21:00’"
      }
      habit.reminders = times
    case .target:
      let (amount, first) = datedRule(value)
      let target = scanHabitAmount(amount, text)
      if let target, target.target ?? target.amount == 0 {
        return
          "is reached without doing anything, so it is no target; write ‘8’ or ‘8 glasses’, or leave the line out"
      }
      if let first {
        guard let target else {
          return "is no amount, so no target changes on that day; write ‘8’ or ‘8 glasses’ before ‘from’"
        }
        habit.targetChanges.removeAll { $0.first == first }
        habit.targetChanges.append(TargetChange(first: first, target: target))
        habit.targetChanges.sort { $0.first < $1.first }
        return nil
      }
      habit.target = target
      return habit.target == nil ? "is no amount, so a tick is enough; write ‘8’ or ‘8 glasses’" : nil
    case .priority:
      habit.priority = TaskItem.Priority(value)
      return habit.priority == nil ? "is no priority; write ‘high’, ‘medium’ or ‘low’" : nil
    case .skips:
      habit.skips = SkipBudget(value)
      return habit.skips == nil ? "is no number of skips; write ‘2’, ‘1/week’ or ‘2/month’" : nil
    case .aliases:
      let pieces = pieces(of: value)
      habit.aliases += pieces.map { text.slice($0) }
      aliases += pieces.map { (habits.count - 1, $0) }
    case .tags:
      for piece in pieces(of: value) {
        let tags = text.tags(value.over(piece))
        habit.tags += tags.isEmpty ? [Tag(text.slice(piece))] : tags
      }
      habit.tags = eachOnce(habit.tags)
    // `steps: calves, hips`; else they are nested below it.
    case .steps: habit.steps += pieces(of: value).map { text.slice($0) }
    }
    return nil
  }

  /// What stands between commas, nothing left out but what is empty.
  private func pieces(of value: LineScanner) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = value.position
    while start <= value.end {
      let end = value.over(start..<value.end).firstIndex(of: .comma) ?? value.end
      let piece = value.trimmed(start..<end)
      if !piece.isEmpty { pieces.append(piece) }
      start = end + 1
    }
    return pieces
  }
}

/// The rule of an `every`, and the day behind `from` at its end: `mon,wed from 2026-03-01`; without a day all of it is the rule.
private func datedRule(_ value: LineScanner) -> (rule: LineScanner, first: Day?) {
  let length = 10
  guard value.end - value.position > length else { return (value, nil) }
  var rest = value.over(value.end - length..<value.end)
  guard let (day, end) = scanDay(rest), end == value.end else { return (value, nil) }
  let before = value.trimmed(value.position..<rest.position)
  rest = value.over(max(before.lowerBound, before.upperBound - 5)..<before.upperBound)
  guard rest.skip(" from"), rest.isAtEnd, before.count > 5 else { return (value, nil) }
  return (value.over(value.trimmed(before.lowerBound..<before.upperBound - 5)), day)
}

/// A time and nothing else, not a stretch.
private func wholeClock(_ value: LineScanner) -> ClockTime? {
  guard case .time(let span, _, let end) = scanLeadingTime(value), end == value.end, span.end == nil else {
    return nil
  }
  return span.start
}

extension SourceText {
  /// The lines of Markdown without those of `taken`, the blank ones at the ends and their common indentation.
  func description(in lines: ClosedRange<Int>, without taken: Set<Int>) -> [TextSlice] {
    var kept: [Int] = []
    for number in lines where !taken.contains(number) {
      // What is taken out from between two blank lines leaves one.
      let isDouble = kept.last.map { $0 != number - 1 && isBlank(line: $0) } ?? true
      if !(isDouble && isBlank(line: number)) { kept.append(number) }
    }
    while let last = kept.last, isBlank(line: last) { kept.removeLast() }
    func indentation(_ number: Int) -> Int {
      bytes[lineContent(number)].prefix { $0 == .space || $0 == .tab }.count
    }
    let common = kept.filter { !isBlank(line: $0) }.map(indentation).min() ?? 0
    return kept.map { number in
      let line = lineContent(number)
      return self[line.lowerBound + min(common, indentation(number))..<line.upperBound]
    }
  }
}

extension Habit {
  /// What describes it, as Markdown; empty for nothing.
  public var description: String { about.map(\.string).joined(separator: "\n") }
}

/// The name of a habit as names are compared: in lower case, without pictures and emphasis, with single spaces. `🧘 Yoga`, `**Yoga**` and
/// `yoga` are one; a name of pictures alone is compared as it is.
public func comparedHabitName(_ name: String) -> String {
  let isPlain = name.utf8.allSatisfy { $0.isASCII && $0 != .asterisk && $0 != .underscore && $0 > .space }
  if isPlain { return name.lowercased() }
  let scalars = name.unicodeScalars.filter {
    !HeadingTitle.isDecoration($0.value) && $0 != "*" && $0 != "_"
  }
  let words = String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
  return words.isEmpty ? name.lowercased() : words.lowercased()
}

/// Where the parts of a habit's line stand, as ranges of an `ItemText`.
struct TickPlaces {
  /// The leading time alone.
  var time: Range<Int>?
  /// The amount, with what parts it from the name.
  var amount: Range<Int>?
  /// `(mood 4/5)`, with the white space before it.
  var mood: Range<Int>?
  /// Where the words begin, behind the time.
  var start: Int

  /// Reads the words behind the box anew, and says where their parts stand. A skip has no amount.
  init(_ text: ItemText, isSkipped: Bool) {
    self = text.scan { line in
      var line = line
      line.skipSpaces()
      let first = line.position
      let hasTime = text.takeTime(&line) != nil
      let timeEnd = line.position
      line.skipSpaces()
      var places = TickPlaces(start: line.position)
      if hasTime { places.time = line.trimmed(first..<timeEnd) }
      var words = withoutTrailingTags(line)
      if let (_, start) = trailingMood(line.over(words)) {
        let end = words.upperBound
        words = line.trimmed(words.lowerBound..<start)
        places.mood = words.upperBound..<end
      }
      guard !isSkipped else { return places }
      if let label = ScannedLabel(line.over(words)) {
        if line.byte(at: label.key.upperBound) == .colon, scanHabitAmount(line.over(label.value), text) != nil
        {
          places.amount = label.key.upperBound..<label.value.upperBound
        }
      } else if let (name, _) = amountWithoutLabel(line.over(words), text) {
        places.amount =
          name.lowerBound > words.lowerBound
          ? words.lowerBound..<name.lowerBound : name.upperBound..<words.upperBound
      }
      return places
    }
  }

  private init(start: Int) { self.start = start }
}
