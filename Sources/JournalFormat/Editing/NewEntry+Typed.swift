extension NewEntry {
  /// Reads what a person types for an entry: a box, a time, words, facts and tags as a line of a day file has them,
  /// perhaps behind a bullet.
  ///
  /// The category is left to be found. A `parser` says whose letters for facts and whose words count. Whatever is neither
  /// time nor facts nor tag stays, with each of its bytes.
  public init(typed text: String, parser: DayFileParser) {
    let line = plainLine(text)
    let item = ItemText(SourceText(line), 0..<line.count)
    self.init(words: "")
    let hasBullet = line.count > 1 && [.hyphen, .asterisk, .plusSign].contains(line[0]) && line[1] == .space
    var rest = item.scan { $0.trimmed((hasBullet ? 2 : 0)..<line.count) }
    takeBox(&rest, of: item)
    var tail: [EntryLine.TailPiece] = []
    // What stands between a time and figures at the end is read once these are off: `toast @ 8pm ~80 kcal`. Other figures
    // than those that were found stay words, as in a file.
    for isSecond in [false, true] where !isSecond || !facts.isEmpty {
      let part = ItemText(SourceText(line), rest)
      let read = EntryLine(
        part, from: rest.lowerBound, facts: parser.facts, readsTime: time == nil, readsFacts: !isSecond,
        recordsTail: true)
      if time == nil { (time, endTime) = (read.time?.start, read.time?.end) }
      if !isSecond {
        facts = read.facts
        impossibleTime = read.impossibleTime.map { item.slice($0).string }
      }
      tail += read.tail
      rest = read.words
    }
    // A time may stand before the box, too.
    if time != nil, state == .eaten, mark == nil { takeBox(&rest, of: item) }
    words = item.slice(rest).string
    var figures: [UInt8] = []
    for piece in tail.reversed() {
      let typed = item.slice(piece.range).string
      switch piece.kind {
      case .time: break
      case .facts: figures += typed.utf8
      case .tag: tags.append(Self.tag(typed))
      case .blockId: blockIds.append(String(typed.drop { $0.isWhitespace }))
      }
    }
    typedFacts = TypedFacts(figures, facts)
  }

  /// Takes the box off that `rest` begins with.
  private mutating func takeBox(_ rest: inout Range<Int>, of item: ItemText) {
    guard let box = item.scan({ ScannedBox($0.over(rest)) }) else { return }
    state = FoodEntry.State(mark: item.bytes[box.mark.lowerBound])
    let typed = item.slice(box.mark).string
    mark = typed == state.mark ? nil : typed
    rest = box.end..<rest.upperBound
  }

  /// Takes a label that names a meal off the words: `Lunch: soup`, `Lunch: 13:00 soup`.
  public mutating func takeLabel(_ parser: DayFileParser) {
    let line = Array(words.utf8)
    let label = line.withUnsafeBufferPointer { ScannedLabel(LineScanner($0, 0..<$0.count)) }
    guard let label, !label.value.isEmpty,
      case .some(let meal?) = parser.category(of: String(decoding: line[label.key], as: UTF8.self))
    else { return }
    let value = NewEntry(typed: String(decoding: line[label.value], as: UTF8.self), parser: parser)
    category = meal
    words = value.words
    if time == nil { (time, endTime, impossibleTime) = (value.time, value.endTime, value.impossibleTime) }
    if state == .eaten, mark == nil { (state, mark) = (value.state, value.mark) }
    if facts.isEmpty { facts = value.facts }
  }

  /// The name of a tag, if our own form is the one that was typed; else that one.
  private static func tag(_ typed: String) -> String {
    let written = plainLine(typed)
    let names = TextSlice(written).tagNames
    return names.count == 1 && tagText(Array(names[0].bytes)) == written
      ? names[0].string : String(decoding: written, as: UTF8.self)
  }
}

extension FoodEntry.State {
  /// What its box holds; `nil` for what needs none.
  var mark: String? {
    switch self {
    case .eaten: nil
    case .planned: " "
    case .dropped: "-"
    }
  }
}
