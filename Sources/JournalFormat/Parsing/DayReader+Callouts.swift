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
