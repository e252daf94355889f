/// Items under Habits: ticks, skips, amounts.
extension DayReader {
  mutating func readHabit(_ index: Int, _ head: ItemHead, _ box: ScannedBox) {
    let state: HabitTick.State =
      switch source.bytes[box.mark.lowerBound] {
      case UInt8(ascii: "x"), UInt8(ascii: "X"): .done
      case .space: .open
      case .hyphen: .skipped
      default: .noted
      }
    let tick = habit(index, head, from: box.end, state)
    if !tick.name.isEmpty { day.habitTicks.append(tick) }
  }

  /// `- Water: 6/8`: without a box only an amount makes a tick.
  mutating func readHabitAmount(_ index: Int, _ head: ItemHead) -> Bool {
    let tick = habit(index, head, from: head.content.lowerBound, .noted)
    guard tick.amount != nil, !tick.name.isEmpty else { return false }
    day.habitTicks.append(tick)
    return true
  }

  private func habit(_ index: Int, _ head: ItemHead, from start: Int, _ state: HabitTick.State) -> HabitTick {
    let text = joinedText(index, head, from: start)
    var tick = HabitTick(
      range: range(from: head.start, throughLine: lastLine(of: index)), name: .empty, state: state)
    text.scan { line in
      var line = line
      if case .time(let span, _, let end) = scanLeadingTime(line) {
        tick.time = span
        line.position = end
      }
      tick.tags = text.distinctTags(line)
      var words = line.trimmed(line.rest)
      while let tag = scanTrailingTag(line.over(words)) {
        words = line.trimmed(words.lowerBound..<tag.range.lowerBound)
      }
      if let (mood, start) = trailingMood(line.over(words)) {
        tick.mood = mood
        words = line.trimmed(words.lowerBound..<start)
      }
      guard let label = ScannedLabel(line.over(words)) else {
        tick.name = text.slice(words)
        return
      }
      tick.name = text.slice(label.key)
      guard !label.value.isEmpty else { return }
      // A skip's reason may begin with a number: `[-] Run: 2 blisters`.
      if state != .skipped, let amount = scanHabitAmount(line.over(label.value), text) {
        tick.amount = amount
      } else {
        tick.remark = text.slice(label.value)
      }
    }
    return tick
  }
}

/// `(mood 4/5)` at the end of a line, and where it begins.
private func trailingMood(_ line: LineScanner) -> (MoodValue, Int)? {
  guard line.end > line.position, line.byte(at: line.end - 1) == .closeParenthesis else { return nil }
  var open = line.end - 1
  while open > line.position, line.byte(at: open) != .openParenthesis { open -= 1 }
  guard line.byte(at: open) == .openParenthesis else { return nil }
  var inner = line.over(open + 1..<line.end - 1)
  guard inner.skip("mood") else { return nil }
  _ = inner.skip(.colon)
  inner.skipSpaces()
  return wholeScale(inner).map { ($0, open) }
}

/// `6`, `6/8`, `8 glasses` or `10,000 steps`, and nothing else. A separator before three digits means thousands.
func scanHabitAmount(_ value: LineScanner, _ text: ItemText) -> HabitAmount? {
  if let scale = wholeAmount(value) { return scale }
  guard let number = ScannedNumber(value), let amount = number.thousands else { return nil }
  var rest = value
  rest.position = number.range.upperBound
  rest.skipSpaces()
  if rest.isAtEnd { return HabitAmount(amount: amount) }
  // The unit is one word; a sentence is a remark.
  guard isWordByte(rest.peek()), rest.rest.allSatisfy({ isWordByte(rest.byte(at: $0)) }) else { return nil }
  return HabitAmount(amount: amount, unit: text.slice(rest.rest))
}

/// `6/8`, where the first may be more than the second.
private func wholeAmount(_ value: LineScanner) -> HabitAmount? {
  guard let first = ScannedNumber(value), value.byte(at: first.range.upperBound) == .slash else { return nil }
  var rest = value
  rest.position = first.range.upperBound + 1
  guard let second = ScannedNumber(rest), second.range.upperBound == value.end, let amount = first.thousands,
    let target = second.thousands, target > 0
  else { return nil }
  return HabitAmount(amount: amount, target: target)
}
