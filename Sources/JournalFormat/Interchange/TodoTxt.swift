/// Lists of tasks in the form of todo.txt: one a line, `(A) 2026-03-01 Call @phone +move due:2026-03-18`.
///
/// Priorities, days of creation and completion, contexts and projects are todo.txt's own; `due:`, `t:`, `rec:`, `pri:`, `id:` and `p:` are
/// the extensions that programs have in common; what no extension holds stands behind keys of this format.
public enum TodoTxt {
  // MARK: Writing

  /// The lines of tasks and their parts. What a line cannot hold is added to `losses`.
  public static func text(of tasks: [ExchangedTask], losses: inout ExchangeLosses) -> String {
    var number = 0
    var lines: [String] = []
    func write(_ task: ExchangedTask, below parent: Int?) {
      guard task.status != .moved, task.status != .other else {
        losses.add(
          task.status == .moved
            ? "moved to another day, and not written" : "neither open nor done, and not written",
          at: task.text)
        return
      }
      var own: Int?
      if !task.parts.isEmpty {
        number += 1
        own = number
      }
      if !task.notes.isEmpty {
        losses.add("todo.txt has no place for notes and attachments, so these are left out", at: task.text)
      }
      lines.append(line(of: task, id: own, parent: parent, losses: &losses))
      for part in task.parts { write(part, below: own) }
    }
    for task in tasks { write(task, below: nil) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(
    of task: ExchangedTask, id: Int?, parent: Int?, losses: inout ExchangeLosses
  ) -> String {
    var words: [String] = []
    let isOver = task.status == .done || task.status == .cancelled
    if isOver {
      words.append("x")
      // A day of creation may only stand behind one of completion.
      if let done = task.done?.day { words.append("\(done)") }
    } else if let priority = task.priority {
      words.append("(\(letter(of: priority)))")
    }
    if let created = task.created, !isOver || task.done != nil { words.append("\(created)") }
    words.append(body(task.text))
    for word in task.text.split(separator: " ").map(String.init) where isMistakable(word) {
      losses.add("a word that is a key, a context or a project there, and is read as one", at: word)
    }
    for tag in task.tags {
      if tag.contains(" ") { losses.add("a tag with a space in it got ‘_’ there", at: tag) }
      words.append(sign(of: tag.replacing(" ", with: "_")))
    }
    let begin = task.start ?? (task.due == nil && task.scheduled == nil ? task.planned : nil)
    var keys: [(String, String?)] = [
      ("due", task.due.map { "\($0.day)" }), ("due_time", task.due?.time.map { "\($0)" }),
      ("t", begin.map { "\($0.day)" }), ("t_time", task.start?.time.map { "\($0)" }),
      ("scheduled", task.scheduled.map(\.text)), ("done_time", task.doneMoment?.time.map { "\($0)" }),
      ("time", task.time?.text(joinedBy: "-")),
      ("pri", isOver ? task.priority.map { letter(of: $0) } : nil),
      ("remind", task.reminder.map { "\($0)" }),
      ("remind_before", task.reminderLead.map { ExchangedTask.leadText($0) }),
      ("remind_on", task.reminderMoment.map(\.text)),
      ("status", task.status == .started || task.status == .cancelled ? task.status.rawValue : nil),
    ]
    if isOver, task.done == nil { keys.append(("created", task.created.map { "\($0)" })) }
    if let recurrence = task.recurrence {
      let interval = interval(of: recurrence)
      keys.append((interval == nil ? "every" : "rec", interval ?? recurrence.description))
    }
    keys += [("id", id.map { "\($0)" }), ("p", parent.map { "\($0)" })]
    words += keys.compactMap { key, value in value.map { "\(key):\($0)" } }
    return words.joined(separator: " ")
  }

  /// The words as they stand behind the dates: one line, `#tag` as `@tag`; a day or a box-like word in front is kept off by a `-`.
  private static func body(_ text: String) -> String {
    let words = String(decoding: plainLine(text), as: UTF8.self).split(separator: " ").map { word in
      // `#3` is no tag.
      word.first == "#" && word.dropFirst().first != "#" && word.contains(where: \.isLetter)
        ? sign(of: String(word.dropFirst())) : String(word)
    }
    guard let first = words.first else { return "-" }
    let isMistakable = Day(first) != nil || first == "x" || priority(first) != nil
    return (isMistakable ? "- " : "") + words.joined(separator: " ")
  }

  /// Whether a word is a key, a context or a project there, though it is none here: `p:3`, `@ann`.
  private static func isMistakable(_ word: String) -> Bool {
    if word.count > 1, word.first == "@" || word.first == "+" { return isTag(word.dropFirst()) }
    guard let colon = word.firstIndex(of: ":"), colon > word.startIndex,
      word.index(after: colon) < word.endIndex
    else { return false }
    let name = word[..<colon].lowercased()
    return LineReader.keys.contains(name) || ["id", "p", "time", "status"].contains(name)
  }

  /// `@phone`, and `+move` of `project/move`.
  private static func sign(of tag: String) -> String {
    ExchangedTask.project(of: tag).map { "+\($0)" } ?? "@\(tag)"
  }

  private static func letter(of priority: TaskItem.Priority) -> String {
    switch priority {
    case .high: "A"
    case .medium: "B"
    case .low: "C"
    }
  }

  /// `+2w` of a rule of intervals; from completion without the sign. `nil` for other rules.
  private static func interval(of recurrence: Recurrence) -> String? {
    guard recurrence.dayOfMonth == nil else { return nil }
    let sign = recurrence.isFromCompletion ? "" : "+"
    switch recurrence.rule {
    case .days(let count): return "\(sign)\(count)d"
    case .weeks(let count): return "\(sign)\(count)w"
    case .months(let count): return "\(sign)\(count)m"
    case .years(let count): return "\(sign)\(count)y"
    case .weekdays, .timesAWeek, .weekdayOfMonth: return nil
    }
  }

  // MARK: Reading

  /// A line that is a task.
  public struct Line: Sendable {
    /// From 1.
    public var number: Int
    public var task: ExchangedTask
    /// What identifies the task even after it is changed or done: its words and its day of creation.
    public var identity: String
  }

  /// The longest list and line that are read.
  private static let mostLines = 100_000
  private static let longestLine = 4_000

  /// The tasks of a list in its order, parts in their parents. What cannot be held, or is left out, is added to `losses`.
  public static func tasks(in source: SourceText, losses: inout ExchangeLosses) -> [Line] {
    var read: [(line: Line, id: String?, parent: String?)] = []
    for number in 1...max(1, source.lineCount) where !source.isBlank(line: number) {
      let content = source.lineContent(number)
      guard read.count < mostLines, content.count <= longestLine else {
        losses.add(
          content.count > longestLine
            ? "longer than 4,000 bytes, and left out" : "behind 100,000 tasks, and left out",
          at: "line \(number)")
        continue
      }
      var reader = LineReader(source[content].string, losses)
      reader.read()
      losses = reader.losses
      guard !reader.task.text.isEmpty else {
        losses.add("without words, and left out", at: "line \(number)")
        continue
      }
      let identity = "\(reader.task.text)\n\(reader.task.created.map { "\($0)" } ?? "")"
      read.append((Line(number: number, task: reader.task, identity: identity), reader.id, reader.parent))
    }
    return nested(read, &losses)
  }

  private static func priority(_ word: some StringProtocol) -> Character? {
    let signs = Array(word)
    guard signs.count == 3, signs[0] == "(", signs[2] == ")", signs[1].isASCII, signs[1].isUppercase else {
      return nil
    }
    return signs[1]
  }

  /// Takes a line apart.
  private struct LineReader {
    var task = ExchangedTask("")
    var id: String?
    var parent: String?
    var losses: ExchangeLosses
    private var words: [Substring]
    private let line: String

    init(_ line: String, _ losses: ExchangeLosses) {
      self.line = line
      self.losses = losses
      words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    }

    mutating func read() {
      var rest = words[...]
      if rest.first == "x" {
        task.status = .done
        rest.removeFirst()
      }
      if let letter = rest.first.flatMap({ TodoTxt.priority($0) }) {
        setPriority(letter)
        rest.removeFirst()
      }
      let days = rest.prefix(2).prefix { Day(String($0)) != nil }.compactMap { Day(String($0)) }
      if task.status == .done {
        task.done = days.first.map { .init($0) }
        task.created = days.dropFirst().first
        rest = rest.dropFirst(days.count)
        // `x 2026-03-05 2026-03-01 (B) pay rent`: many programs keep the priority there.
        if task.priority == nil, !days.isEmpty, let letter = rest.first.flatMap({ TodoTxt.priority($0) }) {
          setPriority(letter)
          rest.removeFirst()
        }
      } else if let created = days.first {
        task.created = created
        rest = rest.dropFirst()
      }
      if rest.first == "-", rest.count > 1 { rest.removeFirst() }
      var kept: [String] = []
      for word in rest where !takeKey(word) {
        if Self.isKey(word) {
          losses.add("a mark that cannot be read here, and stayed among the words", at: String(word))
        }
        if word.count > 1, word.first == "@" || word.first == "+", TodoTxt.isTag(word.dropFirst()) {
          kept.append("#" + (word.first == "+" ? ExchangedTask.projectMark : "") + word.dropFirst())
        } else {
          kept.append(String(word))
        }
      }
      while let last = kept.last, last.first == "#", last.count > 1 {
        task.tags.insert(String(last.dropFirst()), at: 0)
        kept.removeLast()
      }
      task.text = kept.joined(separator: " ")
      // Tags alone are words.
      if task.text.isEmpty, !task.tags.isEmpty {
        task.text = task.tags.removeFirst()
      }
    }

    private mutating func setPriority(_ letter: Character) {
      switch letter {
      case "A": task.priority = .high
      case "B": task.priority = .medium
      default: task.priority = .low
      }
      if letter > "C" { losses.add("its priority (\(letter)) became low", at: line) }
    }

    fileprivate static let keys: Set<String> = [
      "due", "t", "start", "scheduled", "created", "due_time", "t_time", "done_time", "pri", "rec", "every",
      "remind", "remind_before", "remind_on",
    ]

    private static func isKey(_ word: Substring) -> Bool {
      word.firstIndex(of: ":").map { keys.contains(word[..<$0].lowercased()) } ?? false
    }

    /// Whether the word is a key that is known, with a value that is one of it.
    private mutating func takeKey(_ word: Substring) -> Bool {
      guard let colon = word.firstIndex(of: ":"), colon > word.startIndex else { return false }
      let value = String(word[word.index(after: colon)...])
      switch word[..<colon].lowercased() {
      case "due": return set(\.due, ExchangedTask.Moment(value))
      case "t", "start": return set(\.start, ExchangedTask.Moment(value))
      case "scheduled": return set(\.scheduled, ExchangedTask.Moment(value))
      case "created": return set(\.created, Day(value))
      case "due_time": return setTime(\.due, value)
      case "t_time": return setTime(\.start, value)
      case "done_time": return setTime(\.done, value)
      case "time":
        let times = value.split(separator: "-", maxSplits: 1).map { ClockTime(String($0)) }
        guard let start = times.first ?? nil, times.count == 1 || times[1] != nil else { return false }
        task.time = TimeSpan(start: start, end: times.count == 2 ? times[1] : nil)
        return true
      case "pri":
        guard value.count == 1, let letter = TodoTxt.priority("(\(value))") else { return false }
        setPriority(letter)
        return true
      case "rec": return set(\.recurrence, TodoTxt.recurrence(value))
      case "every": return set(\.recurrence, Recurrence(written: value))
      case "remind": return set(\.reminder, ClockTime(value))
      case "remind_before": return set(\.reminderLead, TodoTxt.lead(value))
      case "remind_on": return set(\.reminderMoment, ExchangedTask.Moment(value))
      case "status":
        guard let status = TaskItem.Status(rawValue: value), status == .started || status == .cancelled else {
          return false
        }
        task.status = status
        return true
      case "id":
        id = value
        return true
      case "p":
        parent = value
        return true
      default: return false
      }
    }

    private mutating func set<Value>(_ path: WritableKeyPath<ExchangedTask, Value?>, _ value: Value?) -> Bool
    {
      guard let value else { return false }
      task[keyPath: path] = value
      return true
    }

    private mutating func setTime(
      _ path: WritableKeyPath<ExchangedTask, ExchangedTask.Moment?>, _ value: String
    ) -> Bool {
      guard let time = ClockTime(value), task[keyPath: path] != nil else { return false }
      task[keyPath: path]?.time = time
      return true
    }
  }

  /// Whether `#` before it makes it a tag: it has a letter, and nothing that closes a tag.
  static func isTag(_ name: some StringProtocol) -> Bool {
    let bytes = Array("#\(name)".utf8)
    return bytes.withUnsafeBufferPointer {
      scanTag(LineScanner($0, 0..<$0.count))?.range.upperBound == $0.count
    }
  }

  /// `+2w`, `2w`, `1b`; `nil` for anything else.
  private static func recurrence(_ value: String) -> Recurrence? {
    let isStrict = value.first == "+"
    let text = isStrict ? value.dropFirst() : value[...]
    guard let unit = text.last, let count = Int(text.dropLast()), (1...999).contains(count) else {
      return nil
    }
    switch unit {
    case "d": return Recurrence(.days(count), isFromCompletion: !isStrict)
    case "w": return Recurrence(.weeks(count), isFromCompletion: !isStrict)
    case "m": return Recurrence(.months(count), isFromCompletion: !isStrict)
    case "y": return Recurrence(.years(count), isFromCompletion: !isStrict)
    case "b" where count == 1:
      return Recurrence(
        .weekdays([.monday, .tuesday, .wednesday, .thursday, .friday]), isFromCompletion: !isStrict)
    default: return nil
    }
  }

  /// Minutes of `1d`, `2h`, `10m`.
  private static func lead(_ value: String) -> Int? {
    let units: [Character: Int] = ["m": 1, "h": 60, "d": 1_440]
    guard let unit = value.last.flatMap({ units[$0] }), let count = Int(value.dropLast()),
      (0...9_999).contains(count)
    else { return nil }
    return count * unit
  }
}

extension Recurrence {
  /// The rule in `text`, as it is written behind `every:`.
  public init?(written text: String) {
    let bytes = Array(text.utf8)
    guard let rule = bytes.withUnsafeBufferPointer({ Recurrence(LineScanner($0, 0..<$0.count)) }) else {
      return nil
    }
    self = rule
  }
}

extension TodoTxt {
  /// Puts the parts below their parents, one level deep or more; a part of none it knows stands alone.
  static func nested(
    _ read: [(line: Line, id: String?, parent: String?)], _ losses: inout ExchangeLosses
  ) -> [Line] {
    var places: [String: Int] = [:]
    for (index, one) in read.enumerated() { if let id = one.id, places[id] == nil { places[id] = index } }
    var lines = read.map(\.line)
    // The order of a list means nothing there, and sorted ones have parts above their wholes.
    let named = read.map { $0.parent.flatMap { places[$0] } }
    var parents = named
    var depths: [Int?] = read.map { _ in nil }
    for start in read.indices where depths[start] == nil {
      var path = [start]
      var known: Set<Int> = [start]
      while let last = path.last, let next = named[last], depths[next] == nil, known.insert(next).inserted {
        path.append(next)
      }
      // From the whole down; no part is its own whole's whole, and none lies too deep.
      for index in path.reversed() {
        if let depth = named[index].flatMap({ depths[$0] }), depth < ExchangedTask.deepest {
          depths[index] = depth + 1
        } else {
          (parents[index], depths[index]) = (nil, 0)
        }
      }
    }
    let children = Dictionary(grouping: read.indices.filter { parents[$0] != nil }) { parents[$0] ?? $0 }
    // Of another program's keys nothing is lost: an `id:` that no part names stays a word, as a `p:` of nothing here does.
    for index in read.indices {
      if let id = read[index].id, children[index] == nil || places[id] != index {
        lines[index].task.text += " id:\(id)"
      }
      if let parent = read[index].parent, parents[index] == nil {
        lines[index].task.text += " p:\(parent)"
        losses.add("part of no task of the list, so its p: stays a word", at: "line \(lines[index].number)")
      }
    }
    func whole(_ index: Int) -> ExchangedTask {
      var task = lines[index].task
      task.parts = (children[index] ?? []).map(whole)
      return task
    }
    return lines.indices.filter { parents[$0] == nil }.map { index in
      var line = lines[index]
      line.task = whole(index)
      return line
    }
  }
}
