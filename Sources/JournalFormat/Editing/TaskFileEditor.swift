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
