/// Edits the tasks of one file, of a day or `tasks.md`, and changes nothing else in it.
///
/// As with `DayFileEditor`, each edit is tried and its result parsed again. It is accepted only if the tasks are as intended and everything
/// else is as before. Pure: it returns edits and writes nothing.
public struct TaskFileEditor: Sendable {
  let file: EditedFile
  /// The file's day; `nil` for `tasks.md`.
  public let day: Day?

  /// Creates an editor of the file of `day`, or of `tasks.md` without one. Without `source` the file does not exist yet.
  public init(
    _ source: SourceText?, day: Day?, path: String, parser: DayFileParser,
    template: DayFileTemplate = DayFileTemplate()
  ) {
    self.day = day
    file = EditedFile(
      source ?? SourceText([]), day: day ?? Day(ordinal: 0), path: path, parser: parser, template: template,
      readsTasksOnly: day == nil)
  }

  /// The text before the edit.
  public var source: SourceText { file.source }

  /// An editor of the file after an edit.
  public func following(_ edit: TaskFileEdit, parser: DayFileParser) -> TaskFileEditor {
    TaskFileEditor(edit.result, day: day, path: file.path, parser: parser, template: file.template)
  }

  /// The tasks as parsed before the edit.
  public var tasks: [TaskItem] { file.read.day.tasks }

  /// The tasks nested in the one at `index`, at any depth: their positions follow its own.
  public func parts(of index: Int) -> Range<Int> {
    let lines = tasks[index].range
    var end = index + 1
    while end < tasks.count, tasks[end].parent != nil, tasks[end].range.lowerBound < lines.upperBound {
      end += 1
    }
    return index + 1..<end
  }

  // MARK: Trying

  /// What an edit intends.
  struct Intention {
    /// All tasks, without their places.
    var tasks: [TaskItem]
    /// The lines that go, and those that come: notes in them may go and come with them.
    var lost: ClosedRange<Int>?
    var gained: ClosedRange<Int>?
    /// The position of the task that is added or changed.
    var index: Int?
    /// Whether the heading that notes name changes.
    var changesHeading = false
  }

  /// The first of several edits whose result is as intended; throws `refusal` if there is none.
  func first(
    _ tries: [([TextEdit], Intention)], orRefuse refusal: (Diagnostic?) -> EditRefusal
  ) throws(EditRefusal) -> TaskFileEdit {
    if let error = file.read.diagnostics.first(where: { $0.severity == .error }) {
      throw EditRefusal(error.message, line: error.range.lowerBound.line)
    }
    var warning: Diagnostic?
    for (edits, intention) in tries {
      let result = file.source.applying(edits)
      let read = file.parser.outline(
        result, day: file.day, path: file.path, readsTasksOnly: day == nil
      )
      .read
      guard read.day.tasks.map(\.placeless) == intention.tasks.map(\.placeless),
        holdsTheRest(read.day, intention)
      else { continue }
      if let found = newWarning(read) {
        warning = warning ?? found
        continue
      }
      return TaskFileEdit(edits: edits, result: result, tasks: read.day.tasks, index: intention.index)
    }
    throw refusal(warning)
  }

  private func holdsTheRest(_ after: JournalDay, _ intention: Intention) -> Bool {
    func rest(_ day: JournalDay, without lines: ClosedRange<Int>?) -> JournalDay {
      var rest = day
      rest.tasks = []
      if let lines { rest.notes.removeAll { lines.contains($0.range.lowerBound.line) } }
      if intention.changesHeading {
        for index in rest.notes.indices { rest.notes[index].heading = nil }
      }
      return rest
    }
    return rest(file.read.day, without: intention.lost).saysTheSame(
      as: rest(after, without: intention.gained))
  }

  private func newWarning(_ after: ParsedDay) -> Diagnostic? {
    var known: [DiagnosticCode: Int] = [:]
    for diagnostic in file.read.diagnostics { known[diagnostic.code, default: 0] += 1 }
    return after.diagnostics.first { diagnostic in
      // A mark that cannot be read stays words, which is said where they are typed.
      guard diagnostic.severity > .hint, ![.headingNamesAnotherDay, .unreadMark].contains(diagnostic.code)
      else { return false }
      known[diagnostic.code, default: 0] -= 1
      return known[diagnostic.code, default: 0] < 0
    }
  }

  func refuseUnknown(_ index: Int) throws(EditRefusal) {
    guard tasks.indices.contains(index) else {
      throw EditRefusal("the file has \(tasks.count) tasks and no other")
    }
  }

  // MARK: Places

  /// The words of a task as they were read; `nil` for one that no editor can find.
  func text(of index: Int) -> DayOutline.TaskText? {
    let start = tasks[index].range.lowerBound
    let place = file.outline.tasks.partitioningIndex { $0.start >= start }
    guard file.outline.tasks.indices.contains(place), file.outline.tasks[place].start == start else {
      return nil
    }
    return file.outline.tasks[place]
  }

  /// The item of a task; `nil` for a heading, and in a callout.
  func item(of index: Int) -> DayOutline.Item? {
    file.outline.item(at: file.source.byteOffset(of: tasks[index].range.lowerBound)).map {
      file.outline.items[$0]
    }
  }

  /// The lines of a task and of everything nested in it.
  func lines(of index: Int) -> ClosedRange<Int> {
    let range = tasks[index].range
    let first = range.lowerBound.line
    return first...(file.lastFilledLine(first, through: max(first, range.upperBound.line)) ?? first)
  }
}

/// The result of an edit of tasks, checked by parsing it.
public struct TaskFileEdit: Sendable {
  /// Edits of the original text.
  public var edits: [TextEdit]
  /// The file after them.
  public var result: SourceText
  /// Its tasks.
  public var tasks: [TaskItem]
  /// The position of the task that was added or changed; `nil` if one was removed.
  public var index: Int?

  public init(edits: [TextEdit], result: SourceText, tasks: [TaskItem], index: Int?) {
    self.edits = edits
    self.result = result
    self.tasks = tasks
    self.index = index
  }
}

extension TaskItem {
  /// The task without its place in the file.
  var placeless: TaskItem {
    var task = self
    task.range = SourceLocation(line: 1, column: 1)..<SourceLocation(line: 1, column: 1)
    return task
  }
}

extension [TaskItem] {
  /// The tasks with others before the one at `index`; what is nested further down keeps what it is nested in.
  func inserting(_ new: [TaskItem], at index: Int, under parent: Int? = nil) -> [TaskItem] {
    var result = self
    for place in result.indices {
      if let old = result[place].parent, old >= index { result[place].parent = old + new.count }
    }
    let shifted = new.map { task in
      var task = task
      task.parent = task.parent.map { $0 + index } ?? parent
      return task
    }
    result.insert(contentsOf: shifted, at: index)
    return result
  }

  /// The tasks without those in `range`, of which no other is a part.
  func removing(_ range: Range<Int>) -> [TaskItem] {
    var result = self
    result.removeSubrange(range)
    for place in result.indices {
      if let old = result[place].parent, old >= range.upperBound { result[place].parent = old - range.count }
    }
    return result
  }
}

/// Tasks apart from a file, and how they come into one.
extension TaskFileEditor {
  /// A task by its words, its marks among them, and by what is nested in it: a list of one item, to be changed and added to a file.
  ///
  /// `parts` are open. A `note` of one line becomes an item, or a paragraph where an item would be a part; a longer one stays Markdown as it is.
  public static func block(words: String, parts: [String] = [], note: String = "") -> SourceText {
    var lines = [Array("- [ ] ".utf8) + plainLine(words)]
    lines += parts.map { Array("  - [ ] ".utf8) + plainLine($0) }
    return SourceText((lines + nestedLines(ofNote: note)).flatMap { $0 + [.lineFeed] })
  }

  /// The lines that write a note below a task, with two spaces before them.
  static func nestedLines(ofNote note: String) -> [[UInt8]] {
    let lines = typedLines(note)
    let indented = lines.map { $0.isEmpty ? [] : [.space, .space] + $0 }
    guard lines.count == 1, !beginsWithTaskWord(lines[0]) else {
      return indented.isEmpty ? [] : [[]] + indented
    }
    let isItem = lines[0].starts(with: "- ".utf8) || lines[0].starts(with: "* ".utf8)
    return isItem ? indented : [Array("  - ".utf8) + lines[0]]
  }

  /// An editor of such a list.
  public init(block: SourceText, parser: DayFileParser) {
    self.init(block, day: nil, path: "tasks.md", parser: parser)
  }

  /// A task of this file with what is nested in it, as such a list.
  public func block(of index: Int) throws(EditRefusal) -> SourceText {
    try refuseUnknown(index)
    let source = file.source
    let lines = lines(of: index)
    guard let text = text(of: index) else { throw notFromHere(index) }
    guard let item = item(of: index) else {
      // In a callout, or a heading: the words alone, and in a callout what is nested.
      let words = Array(text.text.bytes[text.text.range])
      var rest: [[UInt8]] = []
      if text.isInCallout {
        rest = lines.dropFirst().map { number in
          let line = source.bytes[source.lineContent(number)].drop { $0 == .space || $0 == .tab }
          guard line.first == .greaterThanSign else { return [] }
          return Array(line.dropFirst(2))
        }
      }
      let first = Array("- [ ] ".utf8) + words
      return SourceText(([first] + rest).flatMap { $0 + [.lineFeed] })
    }
    let marker = ItemMarker(item, in: source)
    let own = lines.map { number -> [UInt8] in
      let content = source.bytes[source.lineContent(number)]
      guard number != lines.lowerBound else { return Array(source.bytes[item.start..<content.endIndex]) }
      let shared = zip(content, marker.indentation).prefix { $0 == $1 && ($0 == .space || $0 == .tab) }.count
      return Array(content.dropFirst(shared))
    }
    return SourceText(own.flatMap { $0 + [.lineFeed] })
  }

  /// Adds the task of such a list: right below the task at `position`, or at its place: in a day file below the last title for tasks,
  /// in `tasks.md` at the end of the first list.
  public func adding(_ block: SourceText, below position: Int? = nil) throws(EditRefusal) -> TaskFileEdit {
    let alone = TaskFileEditor(block: block, parser: file.parser)
    guard let task = alone.tasks.first, alone.tasks.count(where: { $0.parent == nil }) == 1,
      let item = alone.item(of: 0)
    else {
      throw EditRefusal(
        "‘\(block.lineCount > 0 ? block[block.lineContent(1)].string : "")’ would not be read as one task; put it in other words"
      )
    }
    if task.text.isEmpty { throw EditRefusal("a task needs words; say what is to be done") }
    let own = ItemMarker(item, in: block)
    // A file without nested items gets the tabs of the task; one with them keeps to its own.
    let unit = file.nestedUnit ?? alone.file.nestedUnit.flatMap { $0.contains(.tab) ? $0 : nil }
    let nested = alone.nestedLines(
      below: own, in: unit ?? [UInt8](repeating: .space, count: own.bullet.count + own.space.count))
    let words = Array(block.bytes[item.content..<block.lineContent(item.line).upperBound])
    func attempt(_ place: EntryPlacement, under parent: Int?) -> ([TextEdit], Intention) {
      let indentation = place.marker.nested(by: unit).indentation
      let lines = [place.marker.bytes + words] + nested.map { $0.isEmpty ? $0 : indentation + $0 }
      let edit = file.source.insertion(
        of: place.above + lines + place.below, below: place.line, otherwise: file.template.lineEnding)
      let index = tasks.partitioningIndex { $0.range.lowerBound.line > place.line }
      let line = place.line + place.above.count + 1
      return (
        [edit],
        Intention(
          tasks: tasks.inserting(alone.tasks, at: index, under: parent), gained: line...line + lines.count,
          index: index)
      )
    }
    var tries: [([TextEdit], Intention)] = []
    if let position, let place = place(below: position) {
      tries.append(attempt(place, under: tasks[position].parent))
    }
    tries += (day == nil ? placesInList : placesInDay).map { attempt($0, under: nil) }
    return try first(tries) { warning in
      EditRefusal(
        warning?.message
          ?? "there is no place in this file where the task would be read as meant; write it in an editor")
    }
  }

  /// Removes a task with all that is nested in it.
  public func removing(_ index: Int) throws(EditRefusal) -> TaskFileEdit {
    try refuseUnknown(index)
    let range = index..<parts(of: index).upperBound
    let lines = lines(of: index)
    let start = file.source.byteOffset(of: tasks[index].range.lowerBound)
    guard let place = file.outline.item(at: start) else { throw notFromHere(index) }
    let intention = Intention(tasks: tasks.removing(range), lost: lines)
    let editor = DayFileEditor(file)
    // Text behind a part that Markdown counts to it, and that is of the task above, stays.
    let removals =
      lines.upperBound < file.outline.items[place].lastLine
      ? [file.source.edit(editor.bytes(of: lines), [])] : editor.removals(ofItem: place)
    let tries = removals.map { ([$0], intention) }
    return try first(tries) { _ in
      EditRefusal(
        "without this line others would be read differently; take it out in an editor", line: lines.lowerBound
      )
    }
  }

  // MARK: Places

  private func place(below position: Int) -> EntryPlacement? {
    guard tasks.indices.contains(position), let item = item(of: position) else { return nil }
    let before = file.outline.items.last { $0.depth == item.depth && $0.line < item.line }
    return EntryPlacement(
      line: lines(of: position).upperBound, above: isLoose(item, after: before) ? [[]] : [],
      marker: ItemMarker(item, in: file.source).following)
  }

  /// Whether a blank line stands between an item and the one before it.
  private func isLoose(_ item: DayOutline.Item, after before: DayOutline.Item?) -> Bool {
    guard let before, before.lastLine + 1 < item.line else { return false }
    return (before.lastLine + 1..<item.line).allSatisfy { file.source.isBlank(line: $0) }
  }

  /// In `tasks.md`: at the end of the first list, in its style.
  private var placesInList: [EntryPlacement] {
    guard let end = file.lastFilledLine(1, through: file.source.lineCount) else {
      return [
        EntryPlacement(
          line: file.blankEnd, above: [Array("# Tasks".utf8), []], marker: file.usualMarker)
      ]
    }
    let titles = file.outline.titles.filter { $0.rank < 8 }
    let items = file.outline.items.filter { $0.depth == 0 }
    var places: [EntryPlacement] = []
    if let first = items.first {
      let next = titles.first { $0.lines.lowerBound > first.line }?.lines.lowerBound ?? Int.max
      let own = items.prefix { $0.line < next }
      if let last = own.last {
        places.append(
          EntryPlacement(
            line: last.lastLine, above: isLoose(last, after: own.dropLast().last) ? [[]] : [],
            marker: ItemMarker(last, in: file.source).following))
      }
    } else if let title = titles.first {
      let isBlank = file.source.isBlank(line: title.lines.upperBound + 1)
      places.append(
        EntryPlacement(
          line: title.lines.upperBound + (isBlank && title.lines.upperBound < file.source.lineCount ? 1 : 0),
          above: isBlank && title.lines.upperBound < file.source.lineCount ? [] : [[]],
          marker: file.usualMarker))
    }
    return places + [EntryPlacement(line: end, above: [[]], marker: file.usualMarker)]
  }

  /// In a day file: below the last title for tasks; without one behind the last task that stands in no other; else in a new section.
  private var placesInDay: [EntryPlacement] {
    var places: [EntryPlacement] = []
    if !file.outline.titles.contains(where: { $0.section == .tasks && $0.rank < 8 }),
      let last = tasks.indices.last(where: { index in item(of: index).map { $0.depth == 0 } ?? false }),
      let place = place(below: last)
    {
      places.append(place)
    }
    return places
      + DayFileEditor(file).linePlaces(below: { $0.section == .tasks }, orIn: .tasks)
  }

  func notFromHere(_ index: Int) -> EditRefusal {
    EditRefusal(
      "this task is no item of a list, so it cannot be changed from here; change it in an editor",
      line: tasks[index].range.lowerBound.line)
  }

  /// The lines below the one task of a list, without its indentation; `marker` is the one before its words.
  ///
  /// Those of a task indented by tabs are indented by `unit` where that has none, and the other way round, as deep as they were.
  private func nestedLines(below marker: ItemMarker, in unit: [UInt8]) -> [[UInt8]] {
    let width = marker.bullet.count + marker.space.count
    let own = file.nestedUnit ?? [UInt8](repeating: .space, count: width)
    let isOther = own.contains(.tab) != unit.contains(.tab)
    return lines(of: 0).dropFirst().map { number in
      var line = Array(source.bytes[source.lineContent(number)])
      guard isOther else { return Self.dedented(line, by: width) }
      let item = file.outline.items.last { $0.line <= number && $0.lastLine >= number }
      let levels = item.map { $0.depth + ($0.line == number ? 0 : 1) } ?? 1
      var indentation: [UInt8] = []
      // A line may be indented less than the item that Markdown counts it to.
      for level in 0..<levels where line.first == .space || line.first == .tab {
        line = Self.dedented(line, by: own.count)
        if level > 0 { indentation += unit }
      }
      return line.isEmpty ? [] : indentation + line
    }
  }

  /// A nested line without the indentation of its list.
  static func dedented(_ line: [UInt8], by width: Int) -> [UInt8] {
    if line.first == .tab { return Array(line.dropFirst()) }
    return Array(line.dropFirst(min(width, line.prefix { $0 == .space }.count)))
  }
}

extension ItemMarker {
  /// The marker of the next item of its list.
  fileprivate var following: ItemMarker { number.map { numbered($0 + 1) } ?? self }
}

/// The parts of a task: the boxes right below it.
extension TaskFileEditor {
  /// The positions of a task's own parts, one level deep.
  public func ownParts(of index: Int) -> [Int] {
    parts(of: index).filter { tasks[$0].parent == index }
  }

  /// Adds an open part behind the others.
  public func addingPart(_ words: String, to index: Int) throws(EditRefusal) -> TaskFileEdit {
    try refuseUnknown(index)
    guard let item = item(of: index) else { throw notFromHere(index) }
    let part = donor(words)
    guard !part.text.isEmpty else { throw EditRefusal("a part needs words; say what is to be done") }
    let own = ownParts(of: index)
    var place = item.lastLine
    var marker = ItemMarker(item, in: file.source).nested(by: file.nestedUnit)
    if let last = own.last, let neighbour = self.item(of: last) {
      place = lines(of: last).upperBound
      marker = ItemMarker(neighbour, in: file.source)
      if let number = marker.number { marker = marker.numbered(number + 1) }
    }
    let line = marker.bytes + Array("[ ] ".utf8) + plainLine(words)
    let end = own.last.map { parts(of: $0).upperBound } ?? index + 1
    let edit = file.source.insertion(of: [line], below: place, otherwise: file.template.lineEnding)
    var made = try first([
      (
        [edit],
        Intention(tasks: tasks.inserting([part], at: end, under: index), gained: place + 1...place + 1)
      )
    ]) { warning in
      EditRefusal(
        warning?.message ?? "‘\(words)’ would not be read as a part of this task; put it in other words",
        line: item.line)
    }
    made.index = end
    return made
  }

  /// Writes a note below a task, behind all that is nested in it.
  public func addingNote(_ note: String, to index: Int) throws(EditRefusal) -> TaskFileEdit {
    try refuseUnknown(index)
    guard let item = item(of: index) else { throw notFromHere(index) }
    let indentation = ItemMarker(item, in: file.source).nested(by: file.nestedUnit).indentation
    let lines = Self.nestedLines(ofNote: note).map { line in
      line.isEmpty ? line : indentation + line.dropFirst(2)
    }
    guard !lines.isEmpty else { throw EditRefusal("the note has no words; say what to write down") }
    let edit = file.source.insertion(of: lines, below: item.lastLine, otherwise: file.template.lineEnding)
    let gained = item.lastLine + 1...item.lastLine + lines.count
    var made = try first([([edit], Intention(tasks: tasks, gained: gained))]) { warning in
      EditRefusal(
        warning?.message
          ?? "the note would be read as something else than words below the task; put it in other words",
        line: item.line)
    }
    made.index = index
    return made
  }

  /// Moves a part of a task to another place among them; both are counted from 0.
  public func movingPart(_ old: Int, to new: Int, of index: Int) throws(EditRefusal) -> TaskFileEdit {
    try refuseUnknown(index)
    let own = ownParts(of: index)
    guard own.indices.contains(old), own.indices.contains(new) else {
      throw EditRefusal(
        "the task has \(own.count == 1 ? "one part" : "\(own.count) parts"), so there is no such place",
        line: tasks[index].range.lowerBound.line)
    }
    guard item(of: own[old]) != nil, old != new else {
      return TaskFileEdit(edits: [], result: file.source, tasks: tasks, index: index)
    }
    let moved = lines(of: own[old])
    let source = file.source
    let content = moved.map { Array(source.bytes[source.lineContent($0)]) }
    let target = new > old ? lines(of: own[new]).upperBound : lines(of: own[new]).lowerBound - 1
    let edits = [
      source.edit(DayFileEditor(file).bytes(of: moved), []),
      source.insertion(of: content, below: target, otherwise: file.template.lineEnding),
    ]
    // The order of all tasks after it.
    let block = own[old]..<parts(of: own[old]).upperBound
    var order = Array(tasks.indices)
    order.removeSubrange(block)
    let behind = new > old ? parts(of: own[new]).upperBound - 1 : own[new]
    let place = (order.firstIndex(of: behind) ?? 0) + (new > old ? 1 : 0)
    order.insert(contentsOf: block, at: place)
    var intended = order.map { tasks[$0] }
    for position in intended.indices {
      intended[position].parent = intended[position].parent.flatMap { order.firstIndex(of: $0) }
    }
    var made = try first([(edits, Intention(tasks: intended))]) { _ in
      EditRefusal("the parts cannot be moved here; move them in an editor", line: moved.lowerBound)
    }
    made.index = index
    return made
  }
}
