/// What is to be written for a habit on a day.
public struct NewTick: Hashable, Sendable {
  /// As the line names it.
  public var name: String
  /// `noted` is written without a box.
  public var state: HabitTick.State
  public var time: ClockTime?
  /// Behind the name: `6/8`, `20 pages`, or why it was skipped.
  public var value: String?
  /// `4/5`.
  public var mood: String?
  /// Steps that are ticked below it.
  public var steps: [String]

  public init(name: String, state: HabitTick.State) {
    self.name = name
    self.state = state
    steps = []
  }
}

/// What stood in the place of a tick before it was made.
public enum TickBefore: Sendable {
  /// Not known.
  case unknown
  /// No line.
  case nothing
  /// A line with an open box, as its tick was read, and its bytes.
  case open(HabitTick, line: [UInt8])

  var isNothing: Bool { if case .nothing = self { true } else { false } }
}

extension DayFileEditor {
  /// Adds a line for a habit: below the last one under Habits, in the file's style, else in a new section at the end.
  public func addingTick(_ tick: NewTick) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    let content = line(of: tick)
    guard let expected = expectedTick(content, steps: tick.steps) else { throw unreadable(content) }
    let unit = file.nestedUnit
    let tries = linePlaces(below: { $0.section == .habits }, orIn: .habits).lazy.map { place -> Try in
      let nested = place.marker.nested(by: unit).bytes
      let own = [place.marker.bytes + content] + tick.steps.map { nested + stepLine($0) }
      return (
        [
          file.source.insertion(of: place.above + own, below: place.line, otherwise: file.template.lineEnding)
        ],
        .exchanged(.gaining(.tick(expected)))
      )
    }
    return try firstAsMeant(of: tries) { refusal($0, content) }
  }

  /// Ticks the line at `position` that stands open, or skips it; the rest of the line stays, and a time, value and mood
  /// are put in where it has none. Of a line that stands open, another time and mood take the place of its own.
  public func changingTick(_ position: Int, to new: NewTick) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    guard file.read.day.habitTicks.indices.contains(position), let box = boxMark(ofTick: position) else {
      throw EditRefusal("there is no box on this line; change it in an editor")
    }
    var expected = file.read.day.habitTicks[position]
    let line = SourceText(line(of: new))
    guard let meant = expectedTick(Array(line.bytes), steps: []) else { throw unreadable(Array(line.bytes)) }
    let mark: UInt8 =
      switch new.state {
      case .done: UInt8(ascii: "x")
      case .skipped: .hyphen
      case .open, .noted: .space
      }
    expected.state = new.state == .noted ? .open : new.state
    var edits = file.source.bytes[box] == mark ? [] : [file.source.edit(box..<box + 1, [mark])]
    let number = file.source.location(ofByte: box).line
    let text = ItemText(file.source, box + 2..<max(box + 2, file.source.lineContent(number).upperBound))
    let places = TickPlaces(text, isSkipped: expected.state == .skipped)
    let wasOpen = file.read.day.habitTicks[position].state == .open
    if let time = new.time, expected.time == nil || wasOpen {
      let style = TimeStyle(of: file.outline.texts).withoutEnclosure.text(time, until: nil)
      if let old = places.time {
        edits.append(file.source.edit(fileRange(old, text), style))
      } else {
        let place = min(box + 2, file.source.bytes.count)
        edits.append(file.source.edit(place..<place, [.space] + style))
      }
      expected.time = meant.time
    }
    var value: [UInt8] = []
    if let words = new.value, expected.amount == nil, expected.remark == nil {
      value = Array(": \(plain(words))".utf8)
      (expected.amount, expected.remark) = (meant.amount, meant.remark)
    }
    var mood: [UInt8] = []
    if let words = new.mood, expected.mood == nil || wasOpen {
      mood = Array(" (mood \(plain(words)))".utf8)
      expected.mood = meant.mood
    }
    var tail = value + mood
    if let old = places.mood, !tail.isEmpty {
      let range = fileRange(old, text)
      edits.append(
        file.source.edit(mood.isEmpty ? range.lowerBound..<range.lowerBound : range, tail))
      tail = []
    }
    let ends = ends(ofLine: number)
    var exchange = RecordExchange()
    exchange.replace(.init(.tick, position), by: .tick(expected))
    let tries = (tail.isEmpty ? [nil] : ends.map { $0 }).lazy.map { end -> Try in
      (edits + (end.map { [file.source.edit($0..<$0, tail)] } ?? []), .exchanged(exchange))
    }
    return try firstAsMeant(of: tries) { refusal($0, Array(line.bytes)) }
  }

  /// Ticks a step of the tick at `position`: an open one that stands below it, else a new line below it.
  public func tickingStep(_ step: String, of position: Int) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    guard file.read.day.habitTicks.indices.contains(position),
      let index = item(at: file.read.day.habitTicks[position].range.lowerBound)
    else { throw EditRefusal("the line of the habit is no item of a list; write the step by hand") }
    var expected = file.read.day.habitTicks[position]
    let items = file.outline.items
    let nested = items[(index + 1)...].prefix { $0.depth > items[index].depth }
    var tries: [Try] = []
    func add(_ edits: [TextEdit], _ tick: HabitTick) {
      var exchange = RecordExchange()
      exchange.replace(.init(.tick, position), by: .tick(tick))
      tries.append((edits, .exchanged(exchange)))
    }
    let wanted = folded(step)
    if let open = expected.steps.firstIndex(where: { $0.state == .open && folded($0.text.string) == wanted })
    {
      expected.steps[open].state = .done
      for item in nested {
        let content = file.source.bytes[item.content..<file.source.lineContent(item.line).upperBound]
        guard content.starts(with: [.openBracket, .space, .closeBracket]) else { continue }
        add([file.source.edit(item.content + 1..<item.content + 2, [UInt8(ascii: "x")])], expected)
      }
    } else {
      guard let meant = expectedTick(Array("[ ] x".utf8), steps: [step])?.steps.first else {
        throw unreadable(stepLine(step))
      }
      expected.steps.append(meant)
      let marker =
        nested.last(where: { $0.depth == items[index].depth + 1 }).map { ItemMarker($0, in: file.source) }
        ?? ItemMarker(items[index], in: file.source).nested(by: file.nestedUnit)
      let line = marker.bytes + stepLine(step)
      add(
        [
          file.source.insertion(
            of: [line], below: items[index].lastLine, otherwise: file.template.lineEnding)
        ], expected)
    }
    return try firstAsMeant(of: tries) { refusal($0, stepLine(step)) }
  }

  /// Nests links to files below the tick at `position`.
  public func addingLinks(_ links: [String], toTick position: Int) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    guard file.read.day.habitTicks.indices.contains(position),
      let index = item(at: file.read.day.habitTicks[position].range.lowerBound)
    else { throw EditRefusal("the line of the habit is no item of a list; write the link by hand") }
    let item = file.outline.items[index]
    let marker = ItemMarker(item, in: file.source).nested(by: file.nestedUnit)
    let edit = file.source.insertion(
      of: links.map { marker.bytes + plainLine($0) }, below: item.lastLine,
      otherwise: file.template.lineEnding)
    return try firstAsMeant(of: [([edit], .exchanged(RecordExchange()))]) {
      refusal($0, Array(links.joined(separator: " ").utf8))
    }
  }

  /// Takes back the tick at `position`; `before` is what stood there before it, if that is known.
  ///
  /// A line that was open is as it was. Else one with words, tags or nested items of its own, or with nothing but its box, stands open again
  /// without its time, amount and mood, and any other goes.
  public func takingBackTick(_ position: Int, before: TickBefore) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    guard file.read.day.habitTicks.indices.contains(position),
      let index = item(at: file.read.day.habitTicks[position].range.lowerBound)
    else { throw EditRefusal("the line of the habit is no item of a list; change it in an editor") }
    let tick = file.read.day.habitTicks[position]
    var tries: [Try] = []
    func add(_ edits: [TextEdit], _ open: HabitTick) {
      var exchange = RecordExchange()
      exchange.replace(.init(.tick, position), by: .tick(open))
      tries.append((edits, .exchanged(exchange)))
    }
    let item = file.outline.items[index]
    if case .open(var old, let line) = before {
      old.steps = tick.steps
      add([file.source.edit(file.source.lineContent(item.line), line)], old)
    }
    if let box = boxMark(ofTick: position), keepsLine(of: tick, at: item, before: before) {
      let (edits, open) = opening(tick, box)
      add(edits, open)
      // What stands on a further line stays.
      var opened = tick
      opened.state = .open
      add([file.source.edit(box..<box + 1, [.space])], opened)
    } else {
      var exchange = RecordExchange()
      exchange.lose(.init(.tick, position))
      tries += removals(ofItem: index).map { ([$0], .exchanged(exchange)) }
    }
    return try firstAsMeant(of: tries) { refusal($0, []) }
  }

  /// Whether the line of a tick that is taken back stands open again.
  private func keepsLine(of tick: HabitTick, at item: DayOutline.Item, before: TickBefore) -> Bool {
    guard tick.state == .done || tick.state == .skipped else { return false }
    if case .open = before { return true }
    // The reason of a skip that a command wrote goes with it.
    let hasWords = tick.remark != nil && !(before.isNothing && tick.state == .skipped)
    let isBare = tick.time == nil && tick.amount == nil && tick.remark == nil && tick.mood == nil
    return isBare || hasWords || !tick.tags.isEmpty || !tick.steps.isEmpty
      || file.lastFilledLine(item.line, through: item.lastLine) ?? item.line > item.line
  }

  /// Opens the box of a tick, and takes its time, amount and mood away.
  private func opening(_ tick: HabitTick, _ box: Int) -> ([TextEdit], HabitTick) {
    let line = file.source.lineContent(file.source.location(ofByte: box).line)
    let text = ItemText(file.source, box + 2..<max(box + 2, line.upperBound))
    let places = TickPlaces(text, isSkipped: tick.state == .skipped)
    var (edits, open) = ([file.source.edit(box..<box + 1, [.space])], tick)
    open.state = .open
    if let time = places.time {
      edits.append(file.source.edit(fileRange(time.lowerBound..<places.start, text), []))
      open.time = nil
    }
    if let amount = places.amount {
      edits.append(file.source.edit(fileRange(amount, text), []))
      open.amount = nil
    }
    if let mood = places.mood {
      edits.append(file.source.edit(fileRange(mood, text), []))
      open.mood = nil
    }
    return (edits, open)
  }

  private func fileRange(_ range: Range<Int>, _ text: ItemText) -> Range<Int> {
    let start = text.fileOffset(range.lowerBound)
    return start..<start + range.count
  }

  /// Opens a step of the tick at `position` again: the last of its words that is done.
  public func takingBackStep(_ step: String, of position: Int) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    guard file.read.day.habitTicks.indices.contains(position),
      let index = item(at: file.read.day.habitTicks[position].range.lowerBound)
    else { throw EditRefusal("the line of the habit is no item of a list; change it in an editor") }
    var expected = file.read.day.habitTicks[position]
    let wanted = folded(step)
    guard
      let done = expected.steps.lastIndex(where: { $0.state == .done && folded($0.text.string) == wanted })
    else { throw EditRefusal("the step ‘\(step)’ is not done") }
    expected.steps[done].state = .open
    var exchange = RecordExchange()
    exchange.replace(.init(.tick, position), by: .tick(expected))
    let items = file.outline.items
    let nested = items[(index + 1)...].prefix { $0.depth > items[index].depth }
    let tries = nested.reversed().compactMap { item -> Try? in
      let bytes = file.source.bytes[item.content..<file.source.lineContent(item.line).upperBound]
      let isDone = bytes.count > 2 && bytes.first == .openBracket && bytes.dropFirst(2).first == .closeBracket
      guard isDone else { return nil }
      return ([file.source.edit(item.content + 1..<item.content + 2, [.space])], .exchanged(exchange))
    }
    return try firstAsMeant(of: tries) { refusal($0, stepLine(step)) }
  }

  // MARK: Lines

  /// `[x] 06:50 Water: 6/8 (mood 4/5)`.
  private func line(of tick: NewTick) -> [UInt8] {
    var text =
      switch tick.state {
      case .done: "[x] "
      case .open: "[ ] "
      case .skipped: "[-] "
      case .noted: ""
      }
    if let time = tick.time {
      let style = TimeStyle(of: file.outline.texts).withoutEnclosure
      text += String(decoding: style.text(time, until: nil), as: UTF8.self) + " "
    }
    text += plain(tick.name)
    if let value = tick.value { text += ": \(plain(value))" }
    if let mood = tick.mood { text += " (mood \(plain(mood)))" }
    return Array(text.utf8)
  }

  private func plain(_ text: String) -> String { String(decoding: plainLine(text), as: UTF8.self) }

  private func stepLine(_ step: String) -> [UInt8] { Array("[x] ".utf8) + plainLine(step) }

  /// The tick of a line in a file of its own; `nil` if that reads it as anything else.
  private func expectedTick(_ content: [UInt8], steps: [String]) -> HabitTick? {
    let lines = [Array("- ".utf8) + content] + steps.map { Array("  - ".utf8) + stepLine($0) }
    let text = SourceText(Array("## Habits\n\n".utf8) + lines.flatMap { $0 + [.lineFeed] })
    let read = file.parser.parse(text, day: file.day, path: file.path).day
    guard read.habitTicks.count == 1, read.notes.isEmpty, read.habitTicks[0].steps.count == steps.count else {
      return nil
    }
    return read.habitTicks[0]
  }

  /// The offset of the mark between the brackets of a tick's box; `nil` without a box.
  private func boxMark(ofTick position: Int) -> Int? {
    let start = file.source.byteOffset(of: file.read.day.habitTicks[position].range.lowerBound)
    let end = file.source.lineContent(file.source.location(ofByte: start).line).upperBound
    let bytes = file.source.bytes
    guard start + 2 < end else { return nil }
    return (start..<end - 2).first { bytes[$0] == .openBracket && bytes[$0 + 2] == .closeBracket }.map {
      $0 + 1
    }
  }

  /// Where the words of a line may end: behind them, and before each of the tags at their end.
  private func ends(ofLine number: Int) -> [Int] {
    let line = file.source.lineContent(number)
    let bytes = file.source.bytes
    var end = line.upperBound
    var ends: [Int] = []
    while end > line.lowerBound {
      while end > line.lowerBound, bytes[end - 1] == .space || bytes[end - 1] == .tab { end -= 1 }
      ends.append(end)
      guard let space = bytes[line.lowerBound..<end].lastIndex(of: .space), bytes[space + 1] == .numberSign,
        ends.count < 12
      else { break }
      end = space
    }
    return ends.reversed()
  }

  private func unreadable(_ content: [UInt8]) -> EditRefusal {
    EditRefusal("‘\(String(decoding: content, as: UTF8.self))’ would not be read as a tick; use other words")
  }

  private func refusal(_ verdict: EditCheck.Verdict?, _ content: [UInt8]) -> EditRefusal {
    if case .warns(let diagnostic)? = verdict { return EditRefusal(diagnostic.message) }
    if let openEnd { return openEnd }
    let line = content.isEmpty ? "the change" : "‘\(String(decoding: content, as: UTF8.self))’"
    return EditRefusal(
      "there is no place in this file where \(line) would be read as meant; write it by hand")
  }
}
