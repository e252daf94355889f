/// Reads a task's words into `task`: time, dates, priority, recurrence, tags. Returns dates there are none such.
func readTaskLine(_ text: ItemText, into task: inout TaskItem) -> [Range<Int>] {
  text.scan { line in
    var line = line
    task.time = text.takeTime(&line)
    task.tags = text.distinctTags(line)
    var reader = TaskWords(line)
    reader.read(into: &task)
    task.text = reader.words(text)
    return reader.impossible
  }
}

/// The words of a task one by one; those that are marks are read, the rest is kept.
private struct TaskWords {
  private let line: LineScanner
  /// Stretches of words that stay, in order.
  private var kept: [Range<Int>] = []
  private(set) var impossible: [Range<Int>] = []

  init(_ line: LineScanner) { self.line = line }

  mutating func read(into task: inout TaskItem) {
    var rest = line
    rest.skipSpaces()
    if let (priority, length) = leadingPriority(rest) {
      task.priority = priority
      rest.position += length
    }
    while true {
      rest.skipSpaces()
      if rest.isAtEnd { break }
      let start = rest.position
      var end = start
      while end < rest.end, rest.spaceLength(at: end) == 0 { end += 1 }
      if let after = readMark(rest, word: start..<end, into: &task) {
        rest.position = after
      } else {
        if let last = kept.last, line.trimmed(last.upperBound..<start).isEmpty {
          kept[kept.count - 1] = last.lowerBound..<end
        } else {
          kept.append(start..<end)
        }
        rest.position = end
      }
    }
    // Tags at the end leave the words.
    while let last = kept.last {
      guard let tag = scanTrailingTag(line.over(last)) else { break }
      let left = line.trimmed(last.lowerBound..<tag.range.lowerBound)
      if left.isEmpty { kept.removeLast() } else { kept[kept.count - 1] = left }
    }
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
    if first >= .punctuationLead { return readSign(rest, into: &task) }
    guard isASCIILetter(first) else { return nil }
    if let end = readStamp(rest, word: word, into: &task) { return end }
    var key = rest.over(word)
    while isASCIILetter(key.peek()) { key.position += 1 }
    guard key.peek() == .colon, key.position + 1 < word.upperBound else { return nil }
    let value = rest.over(key.position + 1..<word.upperBound)
    return readKey(rest.over(word.lowerBound..<key.position), value, into: &task) ? word.upperBound : nil
  }

  private mutating func readKey(_ key: LineScanner, _ value: LineScanner, into task: inout TaskItem) -> Bool {
    if key.isWhole("due") { return readDay(value) { task.due = $0 } }
    if key.isWhole("start") { return readDay(value) { task.start = $0 } }
    if key.isWhole("scheduled") { return readDay(value) { task.scheduled = $0 } }
    if key.isWhole("done") || key.isWhole("completion") {
      if let time = wholeTime(value) {
        task.doneTime = time
        return true
      }
      return readDay(value) { task.doneDay = $0 }
    }
    if key.isWhole("remind") {
      guard let time = wholeTime(value) else { return false }
      task.reminder = time
      return true
    }
    if key.isWhole("every") || key.isWhole("repeat") {
      guard let recurrence = Recurrence(value) ?? Recurrence(words: value) else { return false }
      task.recurrence = recurrence
      return true
    }
    if key.isWhole("priority") { return readPriority(value, into: &task) }
    return false
  }

  /// Reads a value that is a day and nothing else.
  private mutating func readDay(_ value: LineScanner, _ set: (Day) -> Void) -> Bool {
    guard let shape = scanDateShape(value), shape.end == value.end else { return false }
    guard let day = Day(year: shape.year, month: shape.month, day: shape.day) else {
      impossible.append(value.rest)
      return false
    }
    set(day)
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
    if value.isWhole("high") || value.isWhole("highest") {
      task.priority = .high
    } else if value.isWhole("medium") {
      task.priority = .medium
    } else if value.isWhole("low") || value.isWhole("lowest") {
      task.priority = .low
    } else {
      return false
    }
    return true
  }

  /// `[due:: 2026-03-18]`.
  private mutating func readField(_ rest: LineScanner, into task: inout TaskItem) -> Int? {
    var end = rest.position
    // Days and priorities are short; a line of brackets is not to be walked for each.
    let limit = min(rest.end, end + 100)
    while end < limit, rest.byte(at: end) != .closeBracket { end += 1 }
    guard end < limit, let label = ScannedLabel(rest.over(rest.position..<end + 1)),
      rest.peek() == .openBracket,
      readKey(rest.over(label.key), rest.over(label.value), into: &task)
    else { return nil }
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
      guard let (recurrence, end) = obsidianRecurrence(value) else { return nil }
      task.recurrence = recurrence
      return end
    case 0x1F4C5, 0x1F4C6, 0x1F5D3, 0x23F3, 0x1F6EB, 0x2705:
      value.skipSpaces()
      guard let shape = scanDateShape(value) else { return nil }
      let isRead = readDay(value.over(value.position..<shape.end)) { day in
        switch sign {
        case 0x23F3: task.scheduled = day
        case 0x1F6EB: task.start = day
        case 0x2705: task.doneDay = day
        default: task.due = day
        }
      }
      return isRead ? shape.end : nil
    default: return nil
    }
    return value.position
  }

  /// todo.txt's `(A)` or Org's `[#A]` at the beginning, and its length.
  private func leadingPriority(_ rest: LineScanner) -> (TaskItem.Priority, length: Int)? {
    let isOrg = rest.peek() == .openBracket && rest.peek(1) == .numberSign && rest.peek(3) == .closeBracket
    guard isOrg || (rest.peek() == .openParenthesis && rest.peek(2) == .closeParenthesis) else { return nil }
    let length = isOrg ? 4 : 3
    guard rest.peek(length) == .space else { return nil }
    switch rest.peek(length - 2) {
    case UInt8(ascii: "A"): return (.high, length)
    case UInt8(ascii: "B"): return (.medium, length)
    case UInt8(ascii: "C"): return (.low, length)
    default: return nil
    }
  }

  /// Org's `SCHEDULED: <2026-03-18 Wed 19:30>` and `DEADLINE: <…>`.
  private mutating func readStamp(_ rest: LineScanner, word: Range<Int>, into task: inout TaskItem) -> Int? {
    let key = rest.over(word)
    let isScheduled = key.isWhole("SCHEDULED:")
    guard isScheduled || key.isWhole("DEADLINE:") else { return nil }
    var stamp = rest.over(word.upperBound..<rest.end)
    stamp.skipSpaces()
    guard stamp.skip(.lessThanSign), let end = stamp.firstIndex(of: .greaterThanSign),
      let shape = scanDateShape(stamp),
      shape.end <= end,
      readDay(
        stamp.over(stamp.position..<shape.end),
        { if isScheduled { task.scheduled = $0 } else { task.due = $0 } })
    else { return nil }
    return end + 1
  }
}
