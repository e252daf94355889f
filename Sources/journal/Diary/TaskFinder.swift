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

/// Finds tasks and parts by their words.
extension TaskFinder {
  /// A task that words may name, or a part of it.
  private struct Candidate {
    var listed: ListedTask
    var part: TaskPart?

    var task: TaskItem { part?.task ?? listed.task }
    var text: String { task.text.string }
  }

  /// The one task that has `words` as whole words; a part only if no task has them, or if they are all its words. Words inside
  /// other words, or spelled nearly so, are offered on a terminal and never taken.
  func task(words: String) throws -> FoundTask {
    let all = try all()
    let wanted = folded(words)
    let tasks = all.filter(isMeant).map { Candidate(listed: $0) }
    let parts = all.filter { $0.group != .moved }.flatMap { listed in
      listed.parts.flatMap(\.whole).filter { statuses.contains($0.task.status) }.map {
        Candidate(listed: listed, part: $0)
      }
    }
    // All the words of a part name it before some of the words of a task do.
    let wholeParts = parts.filter { $0.listed.group.isOpen && folded($0.text) == wanted }
    if wholeParts.count == 1, !tasks.contains(where: { $0.listed.group.isOpen && folded($0.text) == wanted })
    {
      return try found(wholeParts[0])
    }
    for candidates in [tasks, parts] {
      var meant = candidates.filter { folded($0.text).holds(wholeWords: wanted) }
      // What is open is meant before what is over.
      let open = meant.filter(\.listed.group.isOpen)
      if !open.isEmpty { meant = open }
      // What was moved stands for a task in another place.
      let kept = meant.filter { $0.task.status != .moved }
      if !kept.isEmpty { meant = kept }
      let whole = meant.filter { folded($0.text) == wanted }
      if whole.count == 1 || (!whole.isEmpty && whole.count < meant.count) { meant = whole }
      if meant.count == 1 { return try found(meant[0]) }
      if meant.count > 1 { return try chosen(of: meant, "‘\(words)’ names \(meant.count) tasks") }
    }
    let others = all.filter { folded($0.task.text.string).holds(wholeWords: wanted) && !isMeant($0) }
    guard others.isEmpty else { throw isOver(others) }
    let near = near(wanted, among: (tasks + parts).filter(\.listed.group.isOpen))
    guard let first = near.first else {
      throw CommandFailure(
        .negativeResult, "no task is named by ‘\(words)’; ‘journal tasks’ lists what is open")
    }
    let none = "no task is named by ‘\(words)’"
    if near.count == 1, !diary.environment.inputIsInteractive {
      throw CommandFailure(
        .negativeResult, "\(none), so nothing was changed; did you mean \(name(of: first)), ‘\(first.text)’?")
    }
    return try chosen(of: near, none, asking: "No task is named by ‘\(words)’; did you mean")
  }

  /// Whether each text names one open task, and no task has all of them together; throws if only some do.
  func areNames(_ texts: [String]) throws -> Bool {
    let all = try all()
    let together = folded(texts.joined(separator: " "))
    let meant = all.filter(isMeant)
    let candidates =
      meant.map { Candidate(listed: $0) }
      + meant.flatMap { listed in listed.parts.flatMap(\.whole).map { Candidate(listed: listed, part: $0) } }
    let open = candidates.filter(\.listed.group.isOpen)
    guard !all.contains(where: { folded($0.task.text.string).contains(together) }),
      near(together, among: open.isEmpty ? candidates : open).isEmpty
    else { return false }
    let counts = texts.map { text in
      func holding(_ candidates: [Candidate]) -> [Candidate] {
        candidates.filter { folded($0.text).holds(wholeWords: folded(text)) }
      }
      // A done one is meant, where a command means it, if no open one has the words.
      let own = holding(open).isEmpty ? holding(candidates) : holding(open)
      let isTitle = own.contains { folded($0.text) == folded(text) }
      return isTitle ? 1 : own.count
    }
    let unknown = zip(texts, counts).filter { $0.1 == 0 }.map { "‘\($0.0)’" }
    let unclear = zip(texts, counts).filter { $0.1 > 1 }.map { "‘\($0.0)’" }
    guard unknown.count < texts.count else { return false }
    let problems = [
      unknown.isEmpty ? nil : "no task is named by \(unknown.joined(separator: " or "))",
      unclear.isEmpty ? nil : "\(joinedList(unclear)) \(unclear.count == 1 ? "names" : "name") several",
    ].compactMap(\.self)
    guard !problems.isEmpty else { return true }
    throw CommandFailure(
      .negativeResult,
      "\(problems.joined(separator: ", and ")), so nothing was changed; ‘journal tasks’ lists what is open")
  }

  /// The tasks that have the words inside others; else those with the most similar spelling.
  private func near(_ wanted: String, among candidates: [Candidate]) -> [Candidate] {
    let holding = candidates.filter { folded($0.text).contains(wanted) }
    guard holding.isEmpty else { return holding }
    let count = wanted.split(separator: " ").count
    var runs: [String: Int] = [:]
    for candidate in candidates {
      let words = folded(candidate.text).split(whereSeparator: \.isWhitespace)
      guard words.count >= count else { continue }
      for start in 0...words.count - count {
        runs[words[start..<start + count].joined(separator: " "), default: 0] += 1
      }
    }
    guard let meant = similarWord(to: wanted, among: runs) else { return [] }
    return candidates.filter { folded($0.text).holds(wholeWords: meant) }
  }

  /// The task that the user chooses; throws with all candidates without a terminal.
  private func chosen(
    of candidates: [Candidate], _ problem: String, asking question: String? = nil
  ) throws -> FoundTask {
    let shown = candidates.prefix(Self.listLimit)
    let lines = shown.map { line(of: $0) }
    let more = candidates.count > shown.count ? "\n  and \(candidates.count - shown.count) more" : ""
    guard diary.environment.inputIsInteractive else {
      let isNumbered = shown.allSatisfy { $0.listed.number != nil }
      throw CommandFailure(
        .negativeResult,
        "\(problem), so nothing was changed; name one by its \(isNumbered ? "number" : "number or place"):"
          + lines.map { "\n  \($0)" }.joined() + more)
    }
    let rows = lines.enumerated().map { "\n\($0 + 1))  \($1)" }.joined()
    let range = shown.count == 1 ? "1" : "1 to \(shown.count)"
    let answer =
      diary.environment.ask(terminalSafe("\(question ?? problem):\(rows)\(more)\nWhich one, \(range)? "))
      ?? ""
    guard let number = Int(answer.filter { !$0.isWhitespace }), (1...shown.count).contains(number) else {
      throw CommandFailure(.negativeResult, "no task was chosen, so nothing was changed")
    }
    return try found(candidates[number - 1])
  }

  private func found(_ candidate: Candidate) throws -> FoundTask {
    var found = try found(candidate.listed)
    guard let part = candidate.part else { return found }
    let position = found.tasks.firstIndex { $0.range == part.task.range }
    guard let position else {
      throw CommandFailure(
        .busy, "\(diary.folder.prefix)\(found.path) was changed meanwhile, so it was left alone; try again")
    }
    (found.position, found.number) = (position, nil)
    return found
  }

  private func isOver(_ others: [ListedTask]) -> CommandFailure {
    let other = others.first { $0.group != .moved } ?? others[0]
    if other.group.isOpen {
      return CommandFailure(
        .negativeResult, "‘\(other.task.text.string)’ is open already, so nothing was changed")
    }
    let state = other.remarks(today: diary.now.day).first ?? other.group.rawValue
    return CommandFailure(
      .negativeResult,
      "‘\(other.task.text.string)’ \(state.hasPrefix("done ") ? "was" : "is") \(state), so nothing was changed"
    )
  }

  /// Its number, address or place; for a part the number of its task and its own: `3.1`.
  private func name(of candidate: Candidate) -> String {
    let listed = candidate.listed
    guard let part = candidate.part else {
      return listed.number.map { "\($0)" } ?? listed.address
        ?? "\(listed.path):\(listed.task.range.lowerBound.line)"
    }
    return listed.number.map { "\($0).\(part.number)" }
      ?? "\(listed.path):\(part.task.range.lowerBound.line)"
  }

  /// A task in a list of candidates: its number or address, and what tells it from others.
  private func line(of candidate: Candidate) -> String {
    let remarks =
      candidate.part == nil
      ? candidate.listed.remarks(today: diary.now.day) : ["part of \(candidate.listed.task.text.string)"]
    return terminalSafe(([name(of: candidate) + "  " + candidate.text] + remarks).joined(separator: " · "))
  }
}

extension String {
  /// Whether `words` stand in the text, and no letter or digit adjoins them. Scripts without spaces have no whole words.
  fileprivate func holds(wholeWords words: String) -> Bool {
    func isLetter(_ character: Character?) -> Bool {
      guard let character, let scalar = character.unicodeScalars.first else { return false }
      return (character.isLetter || character.isNumber) && scalar.value < 0x2E80
    }
    return ranges(of: words).contains { range in
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : nil
      let after = range.upperBound < endIndex ? self[range.upperBound] : nil
      return !(isLetter(before) && isLetter(words.first)) && !(isLetter(after) && isLetter(words.last))
    }
  }
}
