import JournalAnalytics
import JournalFormat

/// A task in a parsed file.
struct FoundTask {
  var path: String
  /// The day of the file; `nil` in `tasks.md`.
  var day: Day?
  var source: SourceText
  /// All tasks of the file.
  var tasks: [TaskItem]
  /// The position among them.
  var position: Int
  var number: Int?

  var task: TaskItem { tasks[position] }
  var words: String { terminalSafe(task.text.string) }
  var key: TaskNumbers.Key {
    let identity = TaskIdentity(task)
    return TaskNumbers.Key(
      path: path, identity, rank: tasks[..<position].count { TaskIdentity($0) == identity })
  }

  /// The position of the same task in the current file; `nil` if its line has changed.
  func position(in editor: TaskFileEditor) -> Int? {
    editor.source == source ? position : key.position(in: editor.tasks)
  }

  /// The positions of its direct parts.
  var parts: [Int] { tasks.indices.filter { tasks[$0].parent == position } }
}

/// Finds the tasks that a command's arguments name.
struct TaskFinder {
  let diary: OpenDiary
  /// The statuses of the tasks that the command names by words.
  var statuses: Set<TaskItem.Status> = [.open, .started]

  /// The number of candidates to list.
  static let listLimit = 10

  /// The tasks that arguments name: one for each argument if any is a number, an address or a text of several words, or if each
  /// names one open task and no task has them all; else one by all words together.
  func tasks(_ arguments: [String]) throws -> [FoundTask] {
    let isList =
      try arguments.count > 1
      && (arguments.contains { isExact($0) || $0.contains(" ") } || areNames(arguments))
    var found: [FoundTask] = []
    for text in isList ? arguments : [arguments.joined(separator: " ")] {
      let task = try task(text)
      if !found.contains(where: { $0.path == task.path && $0.position == task.position }) {
        found.append(task)
      }
    }
    return found
  }

  private func isExact(_ text: String) -> Bool {
    numbered(text) != nil || line(of: text) != nil
      || (try? EntryAddress(text, today: diary.now.day))?.isExact ?? false
  }

  /// `tasks.md:5` as the file, its day and the line; `nil` for anything else.
  private func line(of text: String) -> (path: String, day: Day?, line: Int)? {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) else {
      return nil
    }
    let path = String(text[..<colon])
    return switch JournalLayout.kind(ofPath: path) {
    case .day(let named): (path, named, line)
    case .tasks where path == OpenDiary.taskList: (path, nil, line)
    default: nil
    }
  }

  /// `3`, `3.1` for a part of it or `3.1.2` for a part of that, perhaps behind `#`.
  private func numbered(_ text: String) -> (number: Int, parts: [Int])? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    let words = digits.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { $0.allSatisfy { $0.isASCII && $0.isNumber } ? Int($0) : nil }
    guard numbers.count == words.count, let number = numbers.first, number > 0 else { return nil }
    return (number, Array(numbers.dropFirst()))
  }

  /// The task that `text` names. Throws with the candidates if there are several.
  func task(_ text: String) throws -> FoundTask {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !text.isEmpty else {
      throw CommandFailure(
        .usage, "which task? name it by its number in ‘journal tasks’, or by words of it")
    }
    if let (number, parts) = numbered(text) {
      return try parts.reduce(task(number: number)) { try part($1, of: $0, text) }
    }
    if case .number(let day, .task, let number)? = try? EntryAddress(text, today: diary.now.day) {
      return try task(number, of: day, text)
    }
    if let found = try task(at: text) { return found }
    return try task(words: text)
  }

  /// The innermost task with a line at `tasks.md:5`, as lists, `journal search` and `journal check` name lines; `nil` for anything else.
  private func task(at text: String) throws -> FoundTask? {
    guard let (path, day, line) = line(of: text) else { return nil }
    guard var found = try read(path, day: day),
      let position = found.tasks.lastIndex(where: {
        $0.range.lowerBound.line <= line && line <= $0.range.upperBound.line
      })
    else {
      throw CommandFailure(.negativeResult, "no task stands at \(text); ‘journal tasks’ lists what is open")
    }
    found.position = position
    found.number = TaskNumbers.stored(in: diary.folder).number(of: found.key)
    return found
  }

  // MARK: By number

  private func task(number: Int) throws -> FoundTask {
    guard let key = TaskNumbers.stored(in: diary.folder).key(of: number) else {
      // Nothing was printed yet, or in another place.
      let all = try all()
      guard let listed = all.first(where: { $0.number == number }) else {
        throw CommandFailure(
          .negativeResult, "no open task has the number \(number); ‘journal tasks’ prints the numbers")
      }
      return try found(listed)
    }
    var day: Day?
    if case .day(let named) = JournalLayout.kind(ofPath: key.path) { day = named }
    let isKnown = day != nil || key.path == OpenDiary.taskList
    let found = try (isKnown ? read(key.path, day: day) : nil).flatMap { file -> FoundTask? in
      var file = file
      guard let position = key.position(in: file.tasks) else { return nil }
      (file.position, file.number) = (position, number)
      return file
    }
    guard let found else {
      throw CommandFailure(
        .negativeResult,
        "the task that had the number \(number) is not in \(diary.folder.prefix)\(key.path) any more, so nothing was changed; ‘journal tasks’ prints the numbers"
      )
    }
    return found
  }

  private func part(_ part: Int, of found: FoundTask, _ text: String) throws -> FoundTask {
    let parts = found.parts
    guard parts.indices.contains(part - 1) else {
      throw CommandFailure(
        .negativeResult,
        "‘\(found.words)’ has \(parts.isEmpty ? "no parts" : counted(parts.count, "part")), so ‘\(text)’ names none"
      )
    }
    var own = found
    own.position = parts[part - 1]
    own.number = nil
    return own
  }

  private func task(_ number: Int, of day: Day, _ text: String) throws -> FoundTask {
    var place = number
    for file in try diary.files(of: day) {
      guard var found = try read(file.path, day: day) else { continue }
      if found.tasks.indices.contains(place - 1) {
        found.position = place - 1
        found.number = TaskNumbers.stored(in: diary.folder).number(of: found.key)
        return found
      }
      place -= found.tasks.count
    }
    throw CommandFailure(
      .negativeResult, "no task is named by ‘\(text)’; ‘journal show --numbers \(day)’ prints addresses")
  }

  /// A file with its tasks; the position is not set.
  private func read(_ path: String, day: Day?) throws -> FoundTask? {
    guard let bytes = try diary.folder.bytes(at: path, ", so nothing was changed") else { return nil }
    let source = SourceText(bytes)
    let tasks =
      if let day {
        diary.parser.parse(source, day: day, path: path).day.tasks
      } else {
        diary.parser.parseTasks(source).tasks
      }
    return FoundTask(path: path, day: day, source: source, tasks: tasks, position: 0, number: nil)
  }

  func found(_ listed: ListedTask) throws -> FoundTask {
    guard var found = try read(listed.path, day: listed.day),
      found.tasks.indices.contains(listed.position)
    else {
      throw CommandFailure(
        .busy, "\(diary.folder.prefix)\(listed.path) was changed meanwhile, so it was left alone; try again")
    }
    found.position = listed.position
    found.number = listed.number
    return found
  }

  /// Throws if a task that an address named is neither open nor started.
  static func requireOpen(_ found: [FoundTask], to verb: String) throws(CommandFailure) {
    guard let other = found.first(where: { $0.task.status != .open && $0.task.status != .started }) else {
      return
    }
    throw CommandFailure(
      .negativeResult,
      "‘\(other.words)’ is not open, so there is nothing to \(verb); ‘journal task again’ writes it anew")
  }

  // MARK: By words or filter

  /// All tasks of the diary. Throws if a file could not be read, because it may hold what is meant.
  func all() throws -> [ListedTask] {
    let loaded = try JournalLoader(diary.folder).load()
    try UnreadFiles(loaded.journal.unread, about: nil, in: diary.folder).requireComplete(
      for: "finding a task by its words")
    return loaded.journal.numberedTasks(today: diary.now.day, in: diary.folder)
  }

  /// The tasks that match a filter, among those that the command is for.
  func tasks(matching filter: TaskFilter) throws -> [FoundTask] {
    var filter = filter
    if filter.groups == nil, filter.status == nil { filter.groups = Set(ListedTask.Group.allCases) }
    return try all().filter { isMeant($0) && filter.matches($0) }.map(found)
  }

  func isMeant(_ listed: ListedTask) -> Bool {
    statuses.contains(listed.task.status) && (listed.group != .moved || listed.task.status == .moved)
  }
}

extension [FoundTask] {
  /// From the end of each file to its beginning, so that a change of one does not move those to come.
  var fromTheEnd: [FoundTask] { indicesFromTheEnd.map { self[$0] } }

  /// The places of `fromTheEnd` among these.
  var indicesFromTheEnd: [Int] {
    indices.sorted { (self[$0].path, self[$1].position) < (self[$1].path, self[$0].position) }
  }
}
