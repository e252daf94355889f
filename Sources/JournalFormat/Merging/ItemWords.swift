/// The first line of an item or a paragraph, taken apart as far as a merge has to understand it.
struct ItemWords: Hashable {
  /// Indentation and marker.
  var marker: ArraySlice<UInt8> = []
  /// What stands in its box; `nil` without one.
  var mark: ArraySlice<UInt8>?
  /// Minutes since midnight of a leading or trailing time.
  var time: Int?
  /// What is left.
  var text: ArraySlice<UInt8> = []
  /// Whether the line marks a habit, as its section says.
  var habit: HabitTick?

  init() {}

  /// Takes a line apart, without its ending; `isItem` if it begins with a list marker.
  init(_ line: ArraySlice<UInt8>, isItem: Bool) {
    let bytes = Array(line)
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = LineScanner(buffer, 0..<buffer.count)
      while scanner.end > 0, case let last = scanner.byte(at: scanner.end - 1),
        last == .lineFeed || last == .carriageReturn
      {
        scanner.end -= 1
      }
      scanner.skipSpaces()
      if isItem { scanner.skipMarker() }
      marker = bytes[..<scanner.position]
      if isItem, let box = ScannedBox(scanner) {
        mark = bytes[box.mark]
        scanner.position = box.end
      }
      if case .time(let span, _, let end) = scanLeadingTime(scanner) {
        time = Int(span.start.minutes)
        scanner.position = end
      } else if case .time(let span, let start, _) = scanTrailingTime(scanner) {
        time = Int(span.start.minutes)
        scanner.end = start
      }
      text = bytes[scanner.trimmed(scanner.rest)]
    }
  }
}

extension LineScanner {
  /// Steps over a bullet or a number with its sign, and the space behind it.
  fileprivate mutating func skipMarker() {
    let start = position
    while isASCIIDigit(peek()) { position += 1 }
    let byte = peek()
    let isMarker =
      position > start
      ? byte == .period || byte == .closeParenthesis
      : byte == .hyphen || byte == .plusSign || byte == .asterisk
    guard isMarker else { return position = start }
    position += 1
    skipSpaces()
  }
}

/// Two lines that say one thing twice, and the one of them that is kept.
///
/// A box ticked on one device and not yet on the other is ticked; two ticks of one habit are one; of two `edited:`
/// stamps below the same words the later counts. The line kept is always one that somebody wrote.
enum ResolvedLines {
  /// Whether the first line of two is the one to keep; `nil` where they say different things.
  static func keepsFirst(_ first: MergeUnit, _ second: MergeUnit, wordsAreEqual: Bool) -> Bool? {
    guard first.kind == .item, second.kind == .item, first.head.count == 1, second.head.count == 1 else {
      return nil
    }
    let (a, b) = (first.words, second.words)
    if let early = a.stamp, let late = b.stamp {
      return wordsAreEqual && a.marker == b.marker ? !early.lexicographicallyPrecedes(late) : nil
    }
    guard a.marker == b.marker, let mark = a.mark, let other = b.mark else { return nil }
    if let tick = a.habit, let twin = b.habit { return keepsFirst(tick, twin, at: a, and: b) }
    guard a.time == b.time, a.withoutDone.elementsEqual(b.withoutDone) else { return nil }
    return keepsFirst(mark: mark, done: a.done, other: other, otherDone: b.done)
  }

  /// Done counts above open and started; of two that are done, the one that says when, and the earlier of those.
  private static func keepsFirst(
    mark: ArraySlice<UInt8>, done: ArraySlice<UInt8>?, other: ArraySlice<UInt8>,
    otherDone: ArraySlice<UInt8>?
  ) -> Bool? {
    let (isDone, isOtherDone) = (isTicked(mark), isTicked(other))
    if isDone != isOtherDone {
      let left = isDone ? other : mark
      return left.elementsEqual([.space]) || left.elementsEqual([.slash]) ? isDone : nil
    }
    guard isDone, let done, let otherDone else { return isDone ? done != nil : nil }
    // `9:05` is before `18:20`, and a time says more than a day.
    return done.count == otherDone.count
      ? !otherDone.lexicographicallyPrecedes(done) : done.count < otherDone.count
  }

  /// Two marks for one habit are one if what one of them says beyond its time the other says too.
  private static func keepsFirst(_ tick: HabitTick, _ twin: HabitTick, at a: ItemWords, and b: ItemWords)
    -> Bool?
  {
    guard folded(tick.name) == folded(twin.name) else { return nil }
    if tick.state != twin.state {
      guard a.time == nil || b.time == nil || a.time == b.time else { return nil }
      if tick.state == .done, twin.state == .open { return tick.covers(twin) ? true : nil }
      if tick.state == .open, twin.state == .done { return twin.covers(tick) ? false : nil }
      return nil
    }
    guard tick.state == .done else { return nil }
    switch (tick.covers(twin), twin.covers(tick)) {
    case (true, false): return true
    case (false, true): return false
    case (false, false): return nil
    case (true, true): break
    }
    switch (a.time, b.time) {
    case (let time?, let other?): return time <= other
    default: return a.time != nil
    }
  }

  private static func isTicked(_ mark: ArraySlice<UInt8>) -> Bool {
    mark.elementsEqual([UInt8(ascii: "x")]) || mark.elementsEqual([UInt8(ascii: "X")])
  }

  private static func folded(_ name: TextSlice) -> [UInt8] { wordKey(name.string) }
}

extension HabitTick {
  /// Whether it says all that another tick says, times left aside.
  fileprivate func covers(_ other: HabitTick) -> Bool {
    (other.amount == nil || other.amount == amount) && (other.remark == nil || other.remark == remark)
      && (other.mood == nil || other.mood == mood) && other.tags.allSatisfy(tags.contains)
  }
}

extension ItemWords {
  /// The value of `edited:`, for a detail that is such a stamp.
  var stamp: ArraySlice<UInt8>? {
    let key = Array("edited:".utf8)
    guard mark == nil, text.count > key.count, text.prefix(key.count).map(asciiLower) == key else {
      return nil
    }
    return text.dropFirst(key.count).drop { $0 == .space }
  }

  /// The words with one space between them, and without what says when it was done.
  var withoutDone: ArraySlice<UInt8> {
    var kept: [UInt8] = []
    forEachWord { word, isDone in
      guard !isDone else { return }
      if !kept.isEmpty { kept.append(.space) }
      kept += word
    }
    return kept[...]
  }

  /// When it was done: `18:20` of `done:18:20`, the day behind `✅`.
  var done: ArraySlice<UInt8>? {
    var found: ArraySlice<UInt8>?
    forEachWord { word, isDone in
      if isDone, let last = word.last, isASCIIDigit(last) { found = found ?? word }
    }
    guard let found else { return nil }
    return found.starts(with: Self.doneKey) ? found.dropFirst(Self.doneKey.count) : found
  }

  private static let doneKey = Array("done:".utf8)
  private static let doneSign = Array("✅".utf8)

  private func forEachWord(_ body: (_ word: ArraySlice<UInt8>, _ isDone: Bool) -> Void) {
    var isBehindSign = false
    for word in text.split(separator: .space) {
      let isSign = mark != nil && word.elementsEqual(Self.doneSign)
      let isKey = mark != nil && word.starts(with: Self.doneKey)
      let isDay = isBehindSign && (word.first.map(isASCIIDigit) ?? false)
      body(word, isSign || isKey || isDay)
      isBehindSign = isSign
    }
  }
}
