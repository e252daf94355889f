/// Where the parts of a task's words stand, as ranges of an `ItemText`.
struct TaskPlaces {
  /// A mark that was read, and all its bytes.
  struct Mark {
    var key: TaskKey
    /// Whether its value is a day, as of `remind:` and `done:` it may be or not.
    var isDay: Bool
    var range: Range<Int>
  }

  /// The leading time with the white space behind it; `nil` without one.
  var time: Range<Int>?
  var marks: [Mark] = []
  /// Whether a mark stands there that cannot be read: `every:foo`.
  var hasUnreadMarks = false
  /// The stretches of words that are the task's text, in order.
  var words: [Range<Int>] = []
  /// The end of the last of all its words, tags and marks.
  var end: Int

  /// Reads the words anew, and says where their parts stand.
  init(_ text: ItemText) {
    self = text.scan { line in
      var line = line
      let start = line.position
      let hasTime = text.takeTime(&line) != nil
      var rest = line
      rest.skipSpaces()
      var task = TaskItem(
        range: SourceLocation(line: 1, column: 1)..<SourceLocation(line: 1, column: 1), status: .open,
        mark: .empty, text: .empty)
      var reader = TaskWords(line)
      reader.read(into: &task)
      var places = TaskPlaces(end: max(rest.position, line.trimmed(rest.position..<line.end).upperBound))
      if hasTime { places.time = start..<rest.position }
      places.marks = reader.marks
      places.hasUnreadMarks = reader.unread.contains(where: \.isOfMark)
      places.words = reader.kept
      return places
    }
  }

  private init(end: Int) { self.end = end }
}

/// Reads a task's words into `task`: time, dates, priority, recurrence, tags. Returns the marks that cannot be read.
func readTaskLine(_ text: ItemText, into task: inout TaskItem) -> [UnreadMark] {
  text.scan { line in
    var line = line
    task.time = text.takeTime(&line)
    task.tags = text.distinctTags(line)
    var reader = TaskWords(line)
    reader.read(into: &task)
    task.text = reader.words(text)
    return reader.unread
  }
}

/// The words of a task one by one; those that are marks are read, the rest is kept.
struct TaskWords {
  private let line: LineScanner
  /// Stretches of words that stay, in order.
  private(set) var kept: [Range<Int>] = []
  private(set) var marks: [TaskPlaces.Mark] = []
  /// What the mark that is being read says.
  var key = TaskKey.priority
  private var isDay = false
  /// Whether the mark that is being read takes the place of a time or a lead of `remind:`.
  private var replacesReminder = false
  var unread: [UnreadMark] = []

  init(_ line: LineScanner) { self.line = line }

  mutating func read(into task: inout TaskItem) {
    var rest = line
    rest.skipSpaces()
    if let (priority, length) = TaskItem.Priority.leading(rest) {
      task.priority = priority
      marks.append(
        TaskPlaces.Mark(key: .priority, isDay: false, range: rest.position..<rest.position + length))
      rest.position += length
    }
    // Whether no word that stays stands right before.
    var isBehindMark = true
    while true {
      rest.skipSpaces()
      if rest.isAtEnd { break }
      let start = rest.position
      var end = start
      var hasColon = false
      while end < rest.end, rest.spaceLength(at: end) == 0 {
        hasColon = hasColon || rest.byte(at: end) == .colon
        end += 1
      }
      // A word of letters is a mark only with a colon in it: `due:2026-03-18`.
      let mayBeMark = hasColon || !isASCIILetter(rest.peek())
      (key, isDay, replacesReminder) = (.priority, false, false)
      if mayBeMark, let after = readMark(rest, word: start..<end, into: &task) {
        noteSecond(at: start..<after)
        marks.append(TaskPlaces.Mark(key: key, isDay: isDay, range: start..<after))
        if key == .every { noteRestOfRule(behind: after, rest) }
        rest.position = after
        isBehindMark = true
        continue
      }
      if isBehindMark {
        kept.append(start..<end)
        isBehindMark = false
      } else {
        kept[kept.count - 1] = kept[kept.count - 1].lowerBound..<end
      }
      rest.position = end
    }
    // Tags at the end leave the words.
    while let last = kept.last {
      guard line.over(last).firstIndex(of: .numberSign) != nil, let tag = scanTrailingTag(line.over(last))
      else { break }
      let left = line.trimmed(last.lowerBound..<tag.range.lowerBound)
      if left.isEmpty { kept.removeLast() } else { kept[kept.count - 1] = left }
    }
  }

  /// Notes the mark that was just read if there is one of its kind already.
  private mutating func noteSecond(at range: Range<Int>) {
    // A time and a lead of `remind:` say different things.
    if replacesReminder {
      unread.append(UnreadMark(problem: .second, range: range))
      return
    }
    guard isDay || key == .every || key == .priority,
      marks.contains(where: { $0.key == key && $0.isDay == isDay })
    else { return }
    unread.append(UnreadMark(problem: .second, range: range))
  }

  /// What is left, in one piece.
  func words(_ text: ItemText) -> TextSlice {
    guard kept.count > 1 else { return kept.first.map { text.slice($0) } ?? .empty }
    var joined: [UInt8] = []
    for range in kept {
      if !joined.isEmpty { joined.append(.space) }
      joined += text.bytes[range]
    }
    return TextSlice(joined)
  }

  /// Reads a mark that begins at `word`; returns the offset behind it, or `nil` for a plain word.
  private mutating func readMark(_ rest: LineScanner, word: Range<Int>, into task: inout TaskItem) -> Int? {
    let first = rest.peek()
    if first == .exclamationMark {
      return readPriorityWord(rest.over(word), into: &task) ? word.upperBound : nil
    }
    if first == .openBracket { return readField(rest, into: &task) }
    if first == .openParenthesis {
      noteBracketed(rest, word, of: task)
      return nil
    }
    if first >= .punctuationLead { return readSign(rest, into: &task) }
    guard isASCIILetter(first) else { return nil }
    if let end = readStamp(rest, word: word, into: &task) { return end }
    var key = rest.over(word)
    while isASCIILetter(key.peek()) { key.position += 1 }
    guard key.peek() == .colon, let mark = TaskKey(rest.over(word.lowerBound..<key.position)) else {
      return nil
    }
    let value = rest.over(key.position + 1..<word.upperBound)
    guard value.isAtEnd else {
      if mark == .every, let end = readLongRule(value, rest, into: &task) { return end }
      guard readKey(mark, value, into: &task) else {
        if !noteSpacedLead(mark, value, rest, from: word.lowerBound) { noteUnread(mark, value, at: word) }
        return nil
      }
      return readTime(behind: word.upperBound, rest, of: mark, into: &task)
    }
    return readSpaced(mark, behind: word, rest, into: &task)
  }

  /// `due: 2026-03-18` behind other words: white space may stand before the value. At the beginning it is a label of the writer's.
  private mutating func readSpaced(
    _ mark: TaskKey, behind word: Range<Int>, _ rest: LineScanner, into task: inout TaskItem
  ) -> Int? {
    guard !kept.isEmpty else { return nil }
    let value = rest.over(rest.nextWord(behind: word.upperBound))
    if mark == .every, let end = readLongRule(value, rest, into: &task) { return end }
    guard !value.isAtEnd, readKey(mark, value, into: &task) else {
      if noteSpacedLead(mark, value, rest, from: word.lowerBound) { return nil }
      if let end = (mark.hasTime ? endOfOtherDate(value, rest) : nil)
        ?? (mark.isMeant(by: value) ? value.end : nil)
      {
        noteUnread(mark, value, at: word.lowerBound..<end)
      }
      return nil
    }
    return readTime(behind: value.end, rest, of: mark, into: &task)
  }

  /// `due:2026-03-18 15:00`, `due:2026-03-18 at 15:00`: a time of day behind a day belongs to it. Returns the offset to go on with.
  private func readTime(
    behind end: Int, _ rest: LineScanner, of mark: TaskKey, into task: inout TaskItem
  ) -> Int {
    guard mark.hasTime, !mark.isTimed(task) else { return end }
    var next = rest.nextWord(behind: end)
    let hours: [StaticString] = ["at", "@", "um", "à", "om", "alle", "às", "kl"]
    if hours.contains(where: { rest.over(next).isWhole($0) }) {
      next = rest.nextWord(behind: next.upperBound)
    }
    guard !next.isEmpty, isASCIIDigit(rest.byte(at: next.lowerBound)), let time = wholeTime(rest.over(next))
    else { return end }
    mark.set(time, in: &task)
    return next.upperBound
  }

  mutating func readKey(_ key: TaskKey, _ value: LineScanner, into task: inout TaskItem) -> Bool {
    self.key = key
    switch key {
    case .due, .start, .scheduled, .created: return readMoment(value, of: key, into: &task)
    case .done:
      if let time = wholeTime(value) {
        task.doneTime = time
        return true
      }
      return readMoment(value, of: key, into: &task)
    case .remind:
      if let time = wholeTime(value) {
        replacesReminder = task.reminder != nil
        task.reminder = time
      } else if let lead = scanLead(value) {
        replacesReminder = task.reminderLead != nil
        task.reminderLead = lead
      } else {
        return readMoment(value, of: key, into: &task)
      }
      return true
    case .every:
      guard let recurrence = Recurrence(value) ?? Recurrence(words: value) else { return false }
      task.recurrence = recurrence
      return true
    case .priority: return readPriority(value, into: &task)
    }
  }

  /// Reads a value that is a day, or a day and a time, and nothing else: `2026-03-18`, `2026-03-18T15:00`.
  private mutating func readMoment(_ value: LineScanner, of key: TaskKey, into task: inout TaskItem) -> Bool {
    self.key = key
    guard let shape = scanDateShape(value) else { return false }
    var time: ClockTime?
    if shape.end < value.end {
      var rest = value
      rest.position = shape.end
      guard rest.skip("T") || rest.skip(.space) else { return false }
      rest.skipSpaces()
      time = wholeTime(rest)
      guard let hour = time?.hour, hour < 24 else { return false }
    }
    guard let day = Day(year: shape.year, month: shape.month, day: shape.day) else {
      unread.append(UnreadMark(problem: .impossibleDate, range: value.rest))
      return false
    }
    isDay = true
    key.set(day, in: &task)
    if let time { key.set(time, in: &task) }
    return true
  }

  private func wholeTime(_ value: LineScanner) -> ClockTime? {
    guard let clock = scanClock(value), clock.end == value.end else { return nil }
    return clock.minutes.flatMap { ClockTime(minutes: $0) }
  }

  private func readPriorityWord(_ word: LineScanner, into task: inout TaskItem) -> Bool {
    readPriority(word.over(word.position + 1..<word.end), into: &task)
  }

  private func readPriority(_ value: LineScanner, into task: inout TaskItem) -> Bool {
    guard let priority = TaskItem.Priority(value) else { return false }
    task.priority = priority
    return true
  }

  /// `[due:: 2026-03-18]`.
  private mutating func readField(_ rest: LineScanner, into task: inout TaskItem) -> Int? {
    var end = rest.position
    // Days and priorities are short; a line of brackets is not to be walked for each.
    let limit = min(rest.end, end + 100)
    while end < limit, rest.byte(at: end) != .closeBracket { end += 1 }
    guard end < limit, let label = ScannedLabel(rest.over(rest.position..<end + 1)),
      rest.peek() == .openBracket, let key = TaskKey(rest.over(label.key)), !label.value.isEmpty
    else { return nil }
    guard readKey(key, rest.over(label.value), into: &task) else {
      noteUnread(key, rest.over(label.value), at: rest.position..<end + 1)
      return nil
    }
    return end + 1
  }

  /// Obsidian's signs: `📅 2026-03-18`, `🔁 every week`, `⏫`.
  private mutating func readSign(_ rest: LineScanner, into task: inout TaskItem) -> Int? {
    let (sign, length) = rest.scalar(at: rest.position)
    var value = rest
    value.position += length
    if value.scalar(at: value.position).value == .emojiSelector { value.position += 3 }
    switch sign {
    case 0x1F53A, 0x23EB: task.priority = .high
    case 0x1F53C: task.priority = .medium
    case 0x1F53D, 0x23EC: task.priority = .low
    case 0x1F501:
      value.skipSpaces()
      guard let (recurrence, end) = obsidianRecurrence(value) else {
        // Without `every` the sign is one of the writer's own.
        if value.starts(with: "every ") {
          let end = rest.nextWord(behind: value.position + 6).upperBound
          unread.append(UnreadMark(problem: .recurrence, range: rest.position..<end))
        }
        return nil
      }
      key = .every
      task.recurrence = recurrence
      return end
    case 0x1F4C5, 0x1F4C6, 0x1F5D3: return readSignDay(value, behind: rest.position, of: .due, into: &task)
    case 0x23F3: return readSignDay(value, behind: rest.position, of: .scheduled, into: &task)
    case 0x1F6EB: return readSignDay(value, behind: rest.position, of: .start, into: &task)
    case 0x2705, 0x274C: return readSignDay(value, behind: rest.position, of: .done, into: &task)
    case 0x2795: return readSignDay(value, behind: rest.position, of: .created, into: &task)
    default: return nil
    }
    return value.position
  }

  /// The day behind the sign at `sign`, and its time.
  private mutating func readSignDay(
    _ value: LineScanner, behind sign: Int, of key: TaskKey, into task: inout TaskItem
  ) -> Int? {
    var value = value
    value.skipSpaces()
    guard let shape = scanDateShape(value) else {
      let first = value.nextWord(behind: value.position)
      let date = value.over(first)
      if let end = endOfOtherDate(date, value) ?? (key.isMeant(by: date) ? date.end : nil) {
        noteUnread(key, date, at: sign..<end)
      }
      return nil
    }
    if value.byte(at: shape.end) == UInt8(ascii: "T"),
      case let whole = value.nextWord(behind: value.position),
      readMoment(value.over(whole), of: key, into: &task)
    {
      return whole.upperBound
    }
    guard readMoment(value.over(value.position..<shape.end), of: key, into: &task) else { return nil }
    return readTime(behind: shape.end, value, of: key, into: &task)
  }

  /// Org's `SCHEDULED: <2026-03-18 Wed 19:30>` and `DEADLINE: <…>`.
  private mutating func readStamp(_ rest: LineScanner, word: Range<Int>, into task: inout TaskItem) -> Int? {
    let key = rest.over(word)
    let isScheduled = key.isWhole("SCHEDULED:")
    guard isScheduled || key.isWhole("DEADLINE:") else { return nil }
    var stamp = rest.over(word.upperBound..<rest.end)
    stamp.skipSpaces()
    guard stamp.skip(.lessThanSign), let end = stamp.firstIndex(of: .greaterThanSign),
      let shape = scanDateShape(stamp), shape.end <= end
    else { return nil }
    let mark: TaskKey = isScheduled ? .scheduled : .due
    guard readMoment(stamp.over(stamp.position..<shape.end), of: mark, into: &task) else { return nil }
    // `<2026-03-18 Wed 19:30>`: the time stands behind the name of the day.
    let behind = stamp.over(shape.end..<end)
    let first = behind.nextWord(behind: shape.end)
    for part in [first, behind.nextWord(behind: first.upperBound)] {
      if let time = wholeTime(stamp.over(part)) {
        mark.set(time, in: &task)
        break
      }
    }
    return end + 1
  }
}

/// Rules of several words: `every:3 times a week`, `every:month on the 31st`.
extension TaskWords {
  /// The longest rule of several words, whose first may be another rule alone: `every:2nd tue`, `every:3 times a week`,
  /// `every:month on the 31st`, `every:mon, thu`. Returns the offset behind it.
  mutating func readLongRule(_ first: LineScanner, _ rest: LineScanner, into task: inout TaskItem)
    -> Int?
  {
    var ends = [first.end]
    // `month on the last friday` has five words; `every:week !high` a mark behind it.
    while ends.count < 5, case let next = rest.nextWord(behind: ends[ends.count - 1]), !next.isEmpty,
      rest.byte(at: next.lowerBound) != .exclamationMark
    {
      ends.append(next.upperBound)
    }
    for index in ends.indices.dropFirst().reversed() {
      guard let recurrence = Recurrence(rest.over(first.position..<ends[index])) else { continue }
      let isList = rest.isList(first.position..<ends[index])
      // `every:mon sun cream` is Monday's.
      if case .weekdays = recurrence.rule, !isList, Recurrence(first)?.rule != .weeks(1) {
        let lost = rest.nextWord(behind: first.end).lowerBound..<ends[index]
        if rest.endsWords(behind: ends[index]), !unread.contains(where: { $0.problem == .weekdays }) {
          unread.append(UnreadMark(problem: .weekdays, range: lost))
        }
        continue
      }
      (key, task.recurrence) = (.every, recurrence)
      return ends[index]
    }
    return nil
  }

  /// Notes words behind a rule that say more of it and are not read: `every:2w on Monday`, `every:day except sunday`.
  mutating func noteRestOfRule(behind end: Int, _ rest: LineScanner) {
    let first = rest.nextWord(behind: end)
    let words: [StaticString] = ["on", "except", "but", "until", "till", "from", "starting", "ending"]
    guard words.contains(where: { rest.over(first).isWhole($0) }) else { return }
    var value = rest.over(rest.nextWord(behind: first.upperBound))
    if value.isWhole("the") { value = rest.over(rest.nextWord(behind: value.end)) }
    guard isASCIIDigit(value.peek()) || Recurrence(withoutSign(value)) != nil else { return }
    unread.append(UnreadMark(problem: .restOfRule, range: first.lowerBound..<value.end))
  }

  private func withoutSign(_ word: LineScanner) -> LineScanner {
    let isComma = word.end > word.position && word.byte(at: word.end - 1) == .comma
    return isComma ? word.over(word.position..<word.end - 1) : word
  }
}

/// Marks that stay words, because something in them is not as it is read.
extension TaskWords {
  mutating func noteUnread(_ mark: TaskKey, _ value: LineScanner, at range: Range<Int>) {
    // `start://` is an address, and an impossible date is reported as that.
    if value.peek() == .slash { return }
    if let last = unread.last, range.contains(last.range.lowerBound) { return }
    unread.append(UnreadMark(problem: mark.problem, range: range))
  }

  /// Notes a lead that would be one without white space in it: `remind:2 weeks`.
  mutating func noteSpacedLead(
    _ mark: TaskKey, _ value: LineScanner, _ rest: LineScanner, from start: Int
  ) -> Bool {
    guard mark == .remind, !value.isAtEnd, case let next = rest.nextWord(behind: value.end), !next.isEmpty,
      scanLead(rest.over(value.position..<next.upperBound), isSpaced: true) != nil
    else { return false }
    unread.append(UnreadMark(problem: .spacedLead, range: start..<next.upperBound))
    return true
  }

  /// The end of a day that is written in another way than as files have it: `28.11.2026`, `28 Nov`, `nov 30`.
  func endOfOtherDate(_ value: LineScanner, _ rest: LineScanner) -> Int? {
    let next = rest.over(rest.nextWord(behind: value.end))
    guard isASCIIDigit(value.peek()) else {
      return isMonth(value) && isASCIIDigit(next.peek()) ? next.end : nil
    }
    if value.rest.count <= 2, isMonth(next) { return next.end }
    let isDotted = value.rest.allSatisfy { isASCIIDigit(value.byte(at: $0)) || value.byte(at: $0) == .period }
    return isDotted && value.rest.count { value.byte(at: $0) == .period } == 2 ? value.end : nil
  }

  /// Whether a word is the English name of a month, or begins one.
  private func isMonth(_ word: LineScanner) -> Bool {
    let months: [StaticString] = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    guard word.rest.count >= 3 else { return false }
    let start = word.over(word.position..<word.position + 3)
    return months.contains { start.isWhole($0) }
  }

  /// Notes a mark that stands in brackets: `(due:2026-03-18)`.
  mutating func noteBracketed(_ rest: LineScanner, _ word: Range<Int>, of task: TaskItem) {
    guard rest.byte(at: word.upperBound - 1) == .closeParenthesis else { return }
    var key = rest.over(word.lowerBound + 1..<word.upperBound - 1)
    while isASCIILetter(key.peek()) { key.position += 1 }
    guard key.peek() == .colon, let mark = TaskKey(rest.over(word.lowerBound + 1..<key.position)) else {
      return
    }
    let before = self.key
    var other = task
    if readKey(mark, rest.over(key.position + 1..<key.end), into: &other) {
      unread.append(UnreadMark(problem: .bracketed, range: word))
    }
    self.key = before
  }
}

/// A mark that stays among a task's words, because its value cannot be read, or that stands beside another of its kind.
struct UnreadMark {
  enum Problem {
    /// A date that no calendar has.
    case impossibleDate
    case day, reminder, recurrence, priority
    /// It was read, and so was another before it, which it replaces.
    case second
    /// Weekdays behind a rule of weekdays, with no comma before them: `every:mon thu`.
    case weekdays
    /// A lead of two words: `remind:2 weeks`.
    case spacedLead
    /// Words behind a rule that say more of it: `every:2w on Monday`, `every:day except sunday`.
    case restOfRule
    /// A mark that would be read without its brackets: `(due:2026-03-18)`.
    case bracketed
  }

  /// Whether it is a mark that stays words.
  var isOfMark: Bool { ![.priority, .second, .weekdays, .restOfRule].contains(problem) }

  var problem: Problem
  /// Its place in the words; of an impossible date the date alone.
  var range: Range<Int>
}

extension LineScanner {
  /// Whether no plain word of a task follows: nothing, a tag, a mark or a bracket.
  func endsWords(behind offset: Int) -> Bool {
    let next = nextWord(behind: offset)
    return next.isEmpty || !isASCIILetter(byte(at: next.lowerBound))
      || next.contains { byte(at: $0) == .colon }
  }
}
