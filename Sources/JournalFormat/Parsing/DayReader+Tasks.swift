/// Tasks: items with a box or a word for one, and headings with such a word.
extension DayReader {
  mutating func readTask(_ item: Item, _ box: ScannedBox) {
    addTask(item, from: box.end, status(of: box), box: box)
  }

  /// The last line of a task's words.
  ///
  /// A line below it is its description, unless the line above is so long that an editor has broken it there, or the line
  /// holds marks: those are of the task.
  private func lastLineOfWords(_ item: Item, through end: Int) -> Int {
    guard let more = item.continuation else { return item.lineNumber }
    let isWhole = endsInMarks(item.line.content)
    var last = item.lineNumber
    for number in more where number <= end {
      let text = file.text(ofLine: number)
      let isBroken = isBroken(line: number - 1, before: text) && !(isWhole && number == item.lineNumber + 1)
      let isDescription = !isBroken && !holdsMarks(text)
      // Behind its first line all is description but for marks, which bring what stands before them along.
      if !isDescription, last == number - 1 || holdsMarks(text) { last = number }
    }
    return last
  }

  /// The first of a task's continuing lines that is indented no further than the task, and was not broken off the line above by an
  /// editor.
  private func outdentedLine(_ item: Item) -> Int? {
    item.continuation?.first { number in
      let text = file.text(ofLine: number)
      return indentation(ofLine: number, to: text.lowerBound)
        <= indentation(ofLine: item.lineNumber, to: item.start)
        && !isBroken(line: number - 1, before: text)
    }
  }

  /// Whether an open task holds the item.
  private func isPart(_ item: Item) -> Bool {
    context.openTasks.contains {
      $0.depth < item.depth && day.tasks[$0.index].range.upperBound >= file.range(of: item).upperBound
    }
  }

  /// Gives the lines from `number` on, which Markdown counts to the last part, to the task above that they are indented further than,
  /// and says so: neither a part nor a task further in reaches to them.
  private mutating func endParts(_ item: Item, before number: Int) {
    let text = file.text(ofLine: number)
    let indentation = indentation(ofLine: number, to: text.lowerBound)
    for open in context.openTasks.dropFirst() where open.depth < item.depth {
      let start = day.tasks[open.index].range.lowerBound
      let own = self.indentation(
        ofLine: start.line, to: source.byteOffset(of: start))
      if own >= indentation { day.tasks[open.index].range = endingAbove(number, day.tasks[open.index].range) }
    }
    let lines = number...(item.continuation?.upperBound ?? number)
    if let marked = lines.first(where: { holdsMarks(file.text(ofLine: $0)) }) {
      report(
        .unreadMark,
        "this line describes the task above, as it is indented like its parts or less, so its marks are not read; write them on the task’s own line",
        at: file.text(ofLine: marked))
    } else {
      report(
        .uncountedTask,
        "this line is indented like the parts or less, so it describes the task above and not its last part; indent it further to describe the part",
        at: text)
    }
  }

  private func endingAbove(_ number: Int, _ range: SourceRange) -> SourceRange {
    let end = source.location(ofByte: source.lineContent(number - 1).upperBound)
    return range.lowerBound..<max(range.lowerBound, end)
  }

  private func indentation(ofLine number: Int, to start: Int) -> Int {
    max(0, start - source.lineBehindMark(number).lowerBound)
  }

  /// Whether a line has no room for the first word of the next one within 72 columns, so that it was one line once.
  private func isBroken(line number: Int, before next: Range<Int>) -> Bool {
    let bytes = source.bytes
    let word = bytes[next].prefix { $0 != .space && $0 != .tab }.count { !$0.isUTF8Continuation }
    return bytes[source.lineBehindMark(number)].count { !$0.isUTF8Continuation } + 1 + word > 72
  }

  /// Whether nothing but tags stands behind a mark other than a priority, as at the end of a whole task: `Call due:friday #home`.
  private func endsInMarks(_ line: Range<Int>) -> Bool {
    let places = TaskPlaces(ItemText(source, line))
    guard let mark = places.marks.last(where: { $0.key != .priority }), !places.words.isEmpty else {
      return false
    }
    let rest = mark.range.upperBound..<max(mark.range.upperBound, line.upperBound)
    // A priority behind it is no word of the task either.
    return TaskPlaces(ItemText(source, rest)).words.allSatisfy { words in
      source[words].string.split(whereSeparator: \.isWhitespace).allSatisfy { $0.hasPrefix("#") }
    }
  }

  /// Whether a line holds a mark of a task other than a priority, or is nothing but marks and tags.
  private func holdsMarks(_ text: Range<Int>) -> Bool {
    let places = TaskPlaces(ItemText(source, text))
    return places.words.isEmpty || places.hasUnreadMarks || places.marks.contains { $0.key != .priority }
  }

  private func status(of box: ScannedBox) -> TaskItem.Status {
    switch source[box.mark].string {
    case " ": .open
    case "x", "X": .done
    case "/": .started
    case "-": .cancelled
    case ">": .moved
    default: .other
    }
  }

  /// `- TODO buy oats`: a word in capitals stands for the box. Returns whether there was one.
  mutating func readTaskWord(_ item: Item) -> Bool {
    guard let (status, end) = file.scan(item.line.text, { taskWord($0, among: taskWords) }) else {
      return false
    }
    addTask(item, from: end, status, box: nil)
    return true
  }

  private mutating func addTask(_ item: Item, from start: Int, _ status: TaskItem.Status, box: ScannedBox?) {
    let outdented = outdentedLine(item)
    let ends = outdented.flatMap { isPart(item) ? $0 : nil }
    let last = lastLineOfWords(item, through: ends.map { $0 - 1 } ?? Int.max)
    let text = itemText(item, from: start, through: last)
    let mark = box.map { source[$0.mark] } ?? .empty
    var range = file.range(of: item)
    if let ends {
      endParts(item, before: ends)
      range = endingAbove(ends, range)
    } else if let outdented {
      report(
        .uncountedTask,
        "this line is not indented, and is read as part of the task above; indent it by two spaces, or leave a blank line before it",
        at: file.text(ofLine: outdented))
    }
    guard var task = makeTask(text, range, status, mark: mark) else { return }
    if status == .other, let box {
      let remedy =
        isTick(mark) ? "‘[x]’ where it is done" : "‘[ ]’, and ‘!high’ behind the words where it matters"
      report(
        .uncountedTask, "‘[\(mark)]’ is no state of a task, so it is neither open nor done; write \(remedy)",
        at: box.mark)
    }
    task.wordLines = last - task.range.lowerBound.line + 1
    outlineTask(task, text, box: box, from: item.line.text.lowerBound)
    // A task of an earlier list or of a sibling is no parent: only one whose lines hold this one.
    while let last = context.openTasks.last,
      last.depth >= item.depth || day.tasks[last.index].range.upperBound < task.range.upperBound
    {
      context.openTasks.removeLast()
    }
    task.parent = context.openTasks.last?.index
    reportRuleOfPart(task, text)
    context.openTasks.append((item.depth, day.tasks.count))
    day.tasks.appendKept(task)
  }

  /// Says that an open part does not come again by itself, though it has a rule.
  private mutating func reportRuleOfPart(_ task: TaskItem, _ text: ItemText) {
    guard task.parent != nil, task.recurrence != nil, task.status == .open || task.status == .started,
      let rule = TaskPlaces(text).marks.first(where: { $0.key == .every })
    else { return }
    diagnostics.append(
      Diagnostic(
        .unreadMark,
        "a part comes again with its task and not by itself, so ‘\(text.slice(rule.range))’ does nothing here; write it on the line of the task, or make the part a task of its own",
        at: text.sourceRange(rule.range, in: source)))
  }

  /// `### DONE Write report`, `### [ ] Fix roof`: the heading is a task. `title` is what stands behind its hashes, `lines` where it stands.
  ///
  /// A title all in capitals is a title: `## TODO LIST`.
  mutating func readTaskHeading(_ title: Range<Int>, from start: Int, line number: Int) -> Bool {
    let box = file.scan(title) { ScannedBox($0.over($0.trimmed(title))) }
    let found = file.scan(title) { line -> (TaskItem.Status, Int)? in
      let words = line.over(line.trimmed(title))
      if let box, box.end < words.end { return (status(of: box), box.end) }
      guard let found = taskWord(words, among: orgWords),
        (found.1..<words.end).contains(where: { offset in
          let byte = line.byte(at: offset)
          return !byte.isASCII || isASCIILetter(byte) && !isASCIICapital(byte)
        }),
        // `## TODO this week`: a title of tasks, and none itself.
        !Self.spans.makesUp(line.over(line.trimmed(found.1..<words.end)).bytes)
      else { return nil }
      return found
    }
    guard let (status, words) = found else { return false }
    let text = ItemText(source, file.scan(title) { $0.trimmed(words..<withoutClosingHashes($0, title)) })
    let mark = box.map { source[$0.mark] } ?? .empty
    guard let task = makeTask(text, file.range(from: start, throughLine: number), status, mark: mark),
      !task.text.isEmpty
    else { return false }
    outlineTask(
      task, text, box: box, from: file.scan(title) { $0.trimmed(title).lowerBound }, isHeading: true)
    day.tasks.appendKept(task)
    return true
  }

  /// Words behind a task's word that say of when the tasks below a title are.
  private static let spans = WordSet(
    """
    for, the, this, next, my, our, of, week, weekend, month, year, day, today, tomorrow, tonight, now, later, soon, list, items, morning, \
    für, die, diese, nächste, Woche, Wochenende, Monat, heute, morgen, jetzt, später, Liste, cette, semaine, aujourd'hui, demain, \
    esta, semana, hoy, mañana, hoje, amanhã, oggi, domani, settimana, vandaag, deze, idag, i, dag
    """)

  /// Records where the words of a task stand. `start` is where its box or word stands.
  private mutating func outlineTask(
    _ task: TaskItem, _ text: ItemText, box: ScannedBox?, from start: Int, isHeading: Bool = false
  ) {
    guard outline != nil else { return }
    var end = start
    while box == nil, end < source.bytes.count, isASCIICapital(source.bytes[end]) { end += 1 }
    outline?.tasks.append(
      DayOutline.TaskText(
        start: task.range.lowerBound, sign: box?.mark ?? start..<end, isWord: box == nil, text: text,
        isHeading: isHeading))
  }

  /// A task of some words; `nil` if they say nothing.
  private mutating func makeTask(
    _ text: ItemText, _ range: SourceRange, _ status: TaskItem.Status, mark: TextSlice
  ) -> TaskItem? {
    var task = TaskItem(range: range, status: status, mark: mark, text: .empty)
    let unread = readTaskLine(text, into: &task)
    guard !task.text.isEmpty || task.due != nil else { return nil }
    if task.reminderLead != nil || task.reminder != nil, task.due == nil, task.reminderDay == nil,
      // In the file of a day it is of that day.
      context.readsTasksOnly, task.scheduled == nil,
      status == .open || status == .started,
      let remind = TaskPlaces(text).marks.first(where: { $0.key == .remind && !$0.isDay })
    {
      diagnostics.append(
        Diagnostic(
          .unreadMark,
          "‘\(text.slice(remind.range))’ belongs to the day a task is due, and this one names none, so it reminds of nothing; add ‘due:2026-03-18’",
          at: text.sourceRange(remind.range, in: source)))
    }
    for mark in unread {
      diagnostics.append(
        Diagnostic(
          mark.code, mark.message(text.slice(mark.range)), at: text.sourceRange(mark.range, in: source)))
    }
    return task
  }
}

extension UnreadMark {
  fileprivate var code: DiagnosticCode {
    switch problem {
    case .impossibleDate: .impossibleDate
    case .day, .reminder, .recurrence, .priority, .second, .weekdays, .spacedLead, .bracketed, .restOfRule:
      .unreadMark
    }
  }

  /// What is wrong with `words`, the mark as it was written.
  fileprivate func message(_ words: TextSlice) -> String {
    switch problem {
    case .second: "‘\(words)’ takes the place of another mark of its kind before it; keep one of the two"
    case .weekdays:
      "‘\(words)’ stands behind the rule without a comma, so it is a word of the task; write ‘every:mon,thu’ for both days"
    case .impossibleDate: "there is no such day; the task keeps it as words"
    case .day:
      "‘\(words)’ names no day, so it stays words of the task; write the day as ‘2026-03-18’ or ‘2026-03-18T15:00’"
    case .reminder:
      "‘\(words)’ names no time, so it stays words of the task; write ‘remind:09:00’, ‘remind:1d’ or ‘remind:-10m’"
    case .spacedLead:
      "‘\(words)’ stays words of the task, for no white space may stand in it; write ‘\(words.string.filter { !$0.isWhitespace })’"
    case .bracketed:
      "‘\(words)’ stays words of the task, for it stands in brackets; write ‘\(words.string.dropFirst().dropLast())’"
    case .recurrence: "‘\(words)’ is no rule, so it stays words of the task; write \(Recurrence.forms)"
    case .restOfRule:
      "‘\(words)’ is no part of the rule and stays words of the task; a rule goes on from the day the task is due, and days of the week are listed, as in ‘every:mon,thu’"
    case .priority:
      "‘\(words)’ is no priority, so it stays words of the task; write ‘high’, ‘medium’ or ‘low’"
    }
  }
}

/// Where a heading ends without the hashes that close it: `## Lunch ##`.
func withoutClosingHashes(_ line: LineScanner, _ title: Range<Int>) -> Int {
  let words = line.trimmed(title)
  var end = words.upperBound
  while end > words.lowerBound, line.byte(at: end - 1) == .numberSign { end -= 1 }
  return end < words.upperBound && line.spaceBefore(end, from: words.lowerBound) ? end : words.upperBound
}

/// Whether a mark in a box, which counts for nothing, was meant as a tick: `[✓]`, `[v]`.
func isTick(_ mark: TextSlice) -> Bool {
  ["✓", "✔", "✔︎", "✔️", "√", "☑", "✅", "v", "V", "y", "Y"].contains(mark.string)
}

/// Org's words, which may begin a heading too.
private let orgWords: [(StaticString, TaskItem.Status)] = [
  ("TODO", .open), ("DOING", .started), ("WAITING", .started), ("DONE", .done), ("CANCELED", .cancelled),
  ("CANCELLED", .cancelled),
]

/// The words that may begin an item.
let taskWords: [(StaticString, TaskItem.Status)] = orgWords + [("LATER", .open), ("NOW", .started)]

/// Whether an item of these words would be a task: `TODO ask Bob`.
func beginsWithTaskWord(_ words: [UInt8]) -> Bool {
  words.withUnsafeBufferPointer { taskWord(LineScanner($0, 0..<words.count), among: taskWords) != nil }
}

extension TaskItem {
  /// What a word before the others says, `DONE Pay rent`, and the others; `nil` without one.
  public static func status(before words: String) -> (status: Status, words: String)? {
    Array(words.utf8).withUnsafeBufferPointer { bytes in
      taskWord(LineScanner(bytes, 0..<bytes.count), among: taskWords).map { status, start in
        (status, String(decoding: bytes[start...], as: UTF8.self))
      }
    }
  }
}

/// The task's word a line begins with, and the offset behind it.
func taskWord(
  _ line: LineScanner, among words: [(StaticString, TaskItem.Status)]
) -> (TaskItem.Status, Int)? {
  guard case let first = line.peek(), first >= UInt8(ascii: "C"), first <= UInt8(ascii: "W"),
    line.peek(1) >= UInt8(ascii: "A"), line.peek(1) <= UInt8(ascii: "Z")
  else {
    return nil
  }
  for (word, status) in words {
    let count = word.utf8CodeUnitCount
    guard line.rest.count > count, (0..<count).allSatisfy({ line.peek($0) == word.utf8Start[$0] }) else {
      continue
    }
    // `DONE: x`; `NOW: x` is a label.
    let hasColon = line.peek(count) == .colon && word.utf8CodeUnitCount > 3 && first != UInt8(ascii: "L")
    let end = line.position + count + (hasColon ? 1 : 0)
    if end < line.end, line.byte(at: end) == .space {
      return (status, line.trimmed(end..<line.end).lowerBound)
    }
  }
  return nil
}

/// Tasks in callouts: `> [!todo] Errands` above `> - [ ] call`.
///
/// To libcmark a quotation is one block without content. So the callouts of a file are read a second time, by a reader
/// that sees their lines without `>` and every other line blank: the first line of each callout as an item, the rest as
/// what is nested in it. All bytes keep their places, and the tasks found are those of the file.
struct CalloutTasks {
  /// In the order of the file.
  var tasks: [TaskItem]
  var diagnostics: [Diagnostic]
  /// Where their words stand, one for each task; empty where no editor asks.
  var texts: [DayOutline.TaskText] = []
  /// The first task below the callouts that were passed.
  var next = 0
  var nextDiagnostic = 0
  /// The first lines of the callouts that are no notes, because they hold tasks only.
  var titles: [Int] = []
}

/// What a quotation's first line makes of it.
private enum CalloutKind {
  /// `[!todo]`, `[!task]`: its boxes are tasks under any heading.
  case tasks
  /// Another callout: its boxes are tasks where boxes are.
  case other
}

extension DayReader {
  /// Reads the tasks of a callout. What holds anything else is a note, as every other quotation is.
  mutating func readQuotation(_ index: Int) {
    let lines = Int(file.blocks[index].line)...file.lastLine(of: index)
    guard let kind = calloutKind(of: lines.lowerBound) else {
      hintTaskInQuotation(lines)
      hintMealInQuotation(lines)
      return addNote(lines: lines)
    }
    if kind == .other {
      hintFood(in: lines)
      hintWeight(in: lines)
    }
    guard kind == .tasks || mayHoldTasks else { return addNote(lines: lines) }
    if context.callouts == nil { context.callouts = calloutTasks() }
    guard var found = context.callouts else { return }
    // They are moved out and back, so that they are not copied for each callout.
    context.callouts = nil
    let taken = takeTasks(in: lines, of: &found)
    while found.nextDiagnostic < found.diagnostics.count,
      case let remark = found.diagnostics[found.nextDiagnostic],
      remark.range.lowerBound.line <= lines.upperBound
    {
      if remark.range.lowerBound.line >= lines.lowerBound { diagnostics.append(remark) }
      found.nextDiagnostic += 1
    }
    let holdsMore = taken.isEmpty || holdsWords(lines, besides: taken)
    if !holdsMore { found.titles.append(lines.lowerBound) }
    context.callouts = found
    if holdsMore { addNote(lines: lines) }
  }

  /// Hints at a callout that names a meal or food, by its kind or its title: it is a quotation, and nothing in it is eaten.
  private mutating func hintFood(in lines: ClosedRange<Int>) {
    let text = source.lineBehindMark(lines.lowerBound)
    guard lines.count > 1, context.planRank == nil,
      let start = text.first(where: { source.bytes[$0] == .openBracket }),
      let end = text.first(where: { source.bytes[$0] == .closeBracket })
    else { return }
    // `[!note]-` is folded.
    let title = (end + 1..<text.upperBound).drop { [.hyphen, .plusSign, .space].contains(source.bytes[$0]) }
    let names = [start + 2..<end, title].contains { name in
      guard !name.isEmpty, name.count <= ScannedLabel.longest else { return false }
      return context.section(knownTitle(name).match)?.isFood ?? false
    }
    guard names else { return }
    report(
      .uncountedFood,
      "a callout is a quotation, so the food in it is not counted; if it was eaten, write it below a heading, without ‘>’",
      at: text)
  }

  /// Hints at a weight alone on a line of a callout: `> [!weight]` above `> 71.9 kg`.
  private mutating func hintWeight(in lines: ClosedRange<Int>) {
    guard context.planRank == nil, context.trainingRank == nil else { return }
    let found = lines.dropFirst().first { number in
      file.scan(file.text(ofLine: number)) { line in
        var rest = line
        while rest.peek() == .greaterThanSign || rest.peek() == .space { rest.position += 1 }
        guard let mass = scanBodyMass(rest), mass.unit != nil, mass.end == rest.end else { return false }
        return mass.isHuman(in: parser.settings.units)
      }
    }
    guard let found else { return }
    report(
      .uncountedWeight,
      "a callout is a quotation, so the weight in it is not counted; write it on a line of its own: ‘\(exampleTitle(.weight)): 72.4 kg’",
      at: file.text(ofLine: found))
  }

  /// Whether an item with a box would be a task here, and not something eaten or a habit.
  private var mayHoldTasks: Bool {
    switch context.sectionItems {
    case .food, .habits: false
    case .weight, .tasks, .notes, .mood, .series, .none: true
    }
  }

  /// Adds the tasks of a callout to those of the day, and returns their lines.
  private mutating func takeTasks(in lines: ClosedRange<Int>, of found: inout CalloutTasks) -> [ClosedRange<
    Int
  >] {
    var taken: [ClosedRange<Int>] = []
    while found.next < found.tasks.count, found.tasks[found.next].range.lowerBound.line < lines.lowerBound {
      found.next += 1
    }
    let first = found.next
    let shift = day.tasks.count - first
    while found.next < found.tasks.count, case var task = found.tasks[found.next],
      task.range.lowerBound.line <= lines.upperBound
    {
      task.parent = task.parent.flatMap { $0 >= first ? $0 + shift : nil }
      if task.parent == nil {
        taken.append(task.range.lowerBound.line...max(task.range.lowerBound.line, task.range.upperBound.line))
      }
      day.tasks.appendKept(task)
      if found.texts.indices.contains(found.next) {
        var text = found.texts[found.next]
        text.isInCallout = true
        outline?.tasks.append(text)
      }
      found.next += 1
    }
    return taken
  }

  /// Whether a line below a callout's first has words and is in none of `tasks`, which are in order.
  private func holdsWords(_ lines: ClosedRange<Int>, besides tasks: [ClosedRange<Int>]) -> Bool {
    var next = 0
    var number = lines.lowerBound + 1
    while number <= lines.upperBound {
      while next < tasks.count, tasks[next].upperBound < number { next += 1 }
      if next < tasks.count, tasks[next].contains(number) {
        number = tasks[next].upperBound + 1
        continue
      }
      let isEmpty = file.text(ofLine: number).allSatisfy {
        source.bytes[$0] == .greaterThanSign || source.bytes[$0] == .space || source.bytes[$0] == .tab
      }
      if !isEmpty, !file.isHidden(number) { return true }
      number += 1
    }
    return false
  }

  /// What a quotation is that begins on a line, if a callout; `nil` for a plain quotation and for callouts that quote or show.
  private func calloutKind(of number: Int) -> CalloutKind? {
    file.scan(source.lineBehindMark(number)) { line in
      var line = line
      line.skipSpaces()
      guard line.skip(.greaterThanSign) else { return nil }
      line.skipSpaces()
      guard line.skip("[!") else { return nil }
      let start = line.position
      while isASCIILetter(line.peek()) || line.peek() == .hyphen || isASCIIDigit(line.peek()) {
        line.position += 1
      }
      let name = line.over(start..<line.position)
      guard line.peek() == .closeBracket, !name.isAtEnd else { return nil }
      let isQuotation = name.isWhole("quote") || name.isWhole("cite") || name.isWhole("example")
      if isQuotation { return nil }
      let isForTasks =
        name.isWhole("todo") || name.isWhole("task") || name.isWhole("tasks")
      return isForTasks ? .tasks : .other
    }
  }

  /// Reads all callouts of the file.
  private func calloutTasks() -> CalloutTasks {
    var bytes = source.bytes
    var behind = 1
    func blank(_ lines: Range<Int>) {
      for number in lines {
        for offset in source.lineContent(number) { bytes[offset] = .space }
      }
    }
    for (index, block) in file.blocks.enumerated() where block.kind == .quotation && block.depth == 0 {
      let first = Int(block.line)
      guard first >= behind, calloutKind(of: first) != nil else { continue }
      blank(behind..<first)
      let last = file.lastLine(of: index)
      for number in first...last where !file.isHidden(number) {
        openQuotation(source.lineBehindMark(number), isFirst: number == first, in: &bytes)
      }
      for number in first...last where file.isHidden(number) { blank(number..<number + 1) }
      behind = last + 1
    }
    blank(behind..<source.lineCount + 1)
    var reader = DayReader(SourceText(bytes), parser: parser, day: day.day, path: day.path)
    reader.context.readsTasksOnly = true
    reader.context.callouts = CalloutTasks(tasks: [], diagnostics: [])
    if outline != nil { reader.outline = DayOutline() }
    reader.read()
    let codes: Set<DiagnosticCode> = [.impossibleDate, .unreadMark, .emptyBox]
    return CalloutTasks(
      tasks: reader.day.tasks, diagnostics: reader.diagnostics.filter { codes.contains($0.code) },
      texts: reader.outline?.tasks ?? [])
  }

  /// Puts white space for the `>` of a line, and for that of a callout's first line a bullet.
  private func openQuotation(_ line: Range<Int>, isFirst: Bool, in bytes: inout [UInt8]) {
    guard let sign = line.first(where: { bytes[$0] != .space && bytes[$0] != .tab }),
      bytes[sign] == .greaterThanSign
    else { return }
    bytes[sign] = isFirst ? .hyphen : .space
    if isFirst, sign + 1 < line.upperBound, bytes[sign + 1] != .tab { bytes[sign + 1] = .space }
  }
}
