/// Tasks in the form that Taskwarrior's `export` writes and its `import` reads: a JSON list of objects.
///
/// Its moments are of UTC, and a day is its first second where the person is; so both ways need to know how far that is from UTC.
public enum TaskwarriorTasks {
  /// A task with the name it has for ever.
  public struct Item: Sendable {
    /// The `uuid`.
    public var identity: String
    public var task: ExchangedTask
    /// Its `entry` as it was written; `nil` for an open one that a row has made, which an export begins anew.
    public var entry: String?
  }

  private static let mostTasks = 100_000
  /// 1 January 2000, for days that Taskwarrior asks for and a task does not say; read again it says none.
  private static let unknown = Day(ordinal: 10_957)
  /// What is computed, or says nothing of the task.
  private static let silent: Set<String> = [
    "id", "uuid", "urgency", "modified", "mask", "imask", "rtype", "parent", "last", "template",
  ]
  private static let known: Set<String> = [
    "description", "status", "entry", "end", "due", "scheduled", "wait", "start", "priority", "project",
    "tags",
    "annotations", "recur", "journal_every", "journal_remind", "journal_part_of", "journal_start",
  ]

  // MARK: Reading

  /// The tasks of an export; `nil` if the value is none. `local` gives the place's day and time of seconds since 1970.
  public static func items(
    in value: JSONValue, local: (Int) -> (Day, ClockTime), losses: inout ExchangeLosses
  ) -> [Item]? {
    let objects: [JSONValue]
    switch value {
    case .array(let elements): objects = elements
    case .object: objects = [value]
    default: return nil
    }
    guard objects.isEmpty || objects.contains(where: { $0["description"]?.string != nil }) else { return nil }
    if objects.count > mostTasks { losses.add("behind 100,000 tasks, and left out", at: "the rest") }
    var items: [Item] = []
    var parts: [(parent: String, index: Int)] = []
    // Of a row, the template stands for the tasks it has made, unless one of them is open.
    var rows: [String: Int] = [:]
    // When its template was written down: the tasks it makes are of the day they were made.
    var written: [String: Day] = [:]
    let open = Set(
      objects.compactMap { object in
        ["pending", "waiting"].contains(object["status"]?.string) ? object["parent"]?.string : nil
      })
    for object in objects.prefix(mostTasks) {
      // A task is one line here.
      let words =
        object["description"]?.string?.split(whereSeparator: \.isNewline).joined(separator: " ") ?? ""
      guard !plainLine(words).isEmpty else {
        losses.add("without a description, and left out", at: object["uuid"]?.string ?? "a task")
        continue
      }
      let identity = object["uuid"]?.string ?? words
      if object["status"]?.string == "recurring", open.contains(identity) {
        var said = ExchangeLosses()
        written[identity] = Self.task(of: object, words, local: local, losses: &said).created
        continue
      }
      let task = task(of: object, words, local: local, losses: &losses)
      if let row = object["parent"]?.string, task.status == .open {
        if let first = rows[row] {
          // Missed ones do not pile up: the first of the row stands for all.
          if let due = task.due, let known = items[first].task.due, due.day < known.day {
            items[first] = Item(identity: identity, task: task, entry: nil)
          }
          losses.add("further ones of the same row, and left out", at: words)
          continue
        }
        rows[row] = items.count
      }
      if let parent = object["journal_part_of"]?.string { parts.append((parent, items.count)) }
      let isMade = object["parent"]?.string != nil && (task.status == .open || task.status == .started)
      let entry = isMade ? nil : object["entry"]?.string
      items.append(Item(identity: identity, task: task, entry: entry))
    }
    for (row, index) in rows where written[row] != nil { items[index].task.created = written[row] }
    return nested(items, parts: parts, rows: rows)
  }

  private static func nested(
    _ items: [Item], parts: [(parent: String, index: Int)], rows: [String: Int]
  ) -> [Item] {
    guard !parts.isEmpty else { return items }
    var items = items
    // Parts of a template are those of the task that stands for it.
    var places = rows
    for (index, item) in items.enumerated() { places[item.identity] = index }
    var wholes: [Int: Int] = [:]
    for part in parts { wholes[part.index] = places[part.parent] }
    /// How far in a part lies; `nil` for one in a circle or too far in, which stands alone.
    func depth(of index: Int) -> Int? {
      var (depth, at) = (0, index)
      while let whole = wholes[at] {
        (depth, at) = (depth + 1, whole)
        if depth > ExchangedTask.deepest { return nil }
      }
      return depth
    }
    var isPart = Set<Int>()
    let depths = parts.map { (index: $0.index, depth: depth(of: $0.index)) }
    // From the innermost on, so that a part has its own when it is joined to its whole.
    for depth in (1...ExchangedTask.deepest).reversed() {
      for part in depths where part.depth == depth {
        guard let whole = wholes[part.index] else { continue }
        var task = items[part.index].task
        // What was written down with the whole needs no day of its own.
        if task.created == items[whole].task.created { task.created = nil }
        items[whole].task.parts.append(task)
        isPart.insert(part.index)
      }
    }
    return items.indices.filter { !isPart.contains($0) }.map { items[$0] }
  }

  private static func task(
    of object: JSONValue, _ words: String, local: (Int) -> (Day, ClockTime), losses: inout ExchangeLosses
  ) -> ExchangedTask {
    func moment(_ key: String) -> ExchangedTask.Moment? {
      guard let text = object[key]?.string else { return nil }
      guard let seconds = seconds(text) else {
        losses.add("‘\(key)’ cannot be read as a moment", at: words)
        return nil
      }
      let (day, time) = local(seconds)
      // A day is its first second, or its last.
      let isWhole = time == .midnight || time.minutes == 1_439 && text.hasSuffix("59Z")
      return .init(day, isWhole ? nil : time)
    }
    var task = ExchangedTask(words)
    switch object["status"]?.string {
    case "completed": task.status = .done
    case "deleted":
      task.status = .cancelled
      losses.add("deleted there, and stand as cancelled", at: words)
    default: task.status = object["start"] == nil ? .open : .started
    }
    task.due = moment("due")
    task.scheduled = moment("scheduled")
    task.start = moment("wait")
    if task.status == .done || task.status == .cancelled { task.done = moment("end") }
    task.created = moment("entry")?.day
    if task.done != nil, let end = object["end"]?.string, let seconds = seconds(end),
      !seconds.isMultiple(of: 60), seconds % 60 != 59
    {
      losses.add("the seconds of the moment it was done at have no place here", at: words)
    }
    if moment("start")?.time != nil {
      losses.add("the moment it was started at has no place here", at: words)
    }
    if task.done == .init(unknown) { task.done = nil }
    if task.created == unknown { task.created = nil }
    switch object["priority"]?.string {
    case "H": task.priority = .high
    case "M": task.priority = .medium
    case "L": task.priority = .low
    default: break
    }
    if let every = object["journal_every"]?.string.flatMap({ Recurrence(written: $0) }) {
      task.recurrence = every
    } else if let recur = object["recur"]?.string {
      task.recurrence = recurrence(recur)
      if task.recurrence == nil {
        losses.add("the recurrence ‘\(recur.prefix(40))’ has no rule here", at: words)
      }
    }
    var tags = (object["tags"]?.elements ?? []).compactMap(\.string)
    if let project = object["project"]?.string, !project.isEmpty {
      tags.insert(ExchangedTask.projectMark + project, at: 0)
    }
    // Those that stand among the words are there.
    let within = Set(words.split(separator: " ").map { $0.lowercased() })
    task.tags = eachOnce(tags.filter { TodoTxt.isTag($0) }.map { Tag(TextSlice($0)) }).map(\.name.string)
      .filter { !within.contains("#\($0.lowercased())") }
    for tag in tags where !TodoTxt.isTag(tag) { losses.add("a word that can be no tag here", at: tag) }
    task.notes = (object["annotations"]?.elements ?? []).compactMap { $0["description"]?.string }
      .filter { !plainLine($0).isEmpty }
    let isAnnotatedLater = (object["annotations"]?.elements ?? []).contains { annotation in
      // An export gives them the first seconds of the day the task was written down.
      guard let seconds = annotation["entry"]?.string.flatMap({ Self.seconds($0) }) else { return false }
      let (day, time) = local(seconds)
      return time.minutes > 9 || day != task.created ?? unknown
    }
    if isAnnotatedLater { losses.add("the moments of annotations have no place here", at: words) }
    takeReminders(object["journal_remind"]?.string, into: &task)
    if case .object(let members) = object {
      for (key, _) in members where !known.contains(key) && !silent.contains(key) {
        losses.add("‘\(key.prefix(40))’ has no place here", at: words)
      }
    }
    return task
  }

  /// Seconds since 1970 of `20260318T150000Z`, or of the same with signs.
  private static func seconds(_ text: String) -> Int? {
    let digits = text.utf8.filter { isASCIIDigit($0) }.map { Int($0 - UInt8(ascii: "0")) }
    guard digits.count == 14, text.utf8.count <= 24, text.utf8.last == UInt8(ascii: "Z") else { return nil }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    guard let day = Day(year: number(0..<4), month: number(4..<6), day: number(6..<8)), number(8..<10) < 24,
      number(10..<12) < 60, number(12..<14) < 60
    else { return nil }
    return day.ordinal * 86_400 + number(8..<10) * 3_600 + number(10..<12) * 60 + number(12..<14)
  }

  /// `weekly`, `2wks`, `3d`, `P1M`: its names and periods as far as they are rules of intervals.
  private static func recurrence(_ text: String) -> Recurrence? {
    let names: [String: Recurrence.Rule] = [
      "daily": .days(1), "day": .days(1),
      "weekdays": .weekdays([.monday, .tuesday, .wednesday, .thursday, .friday]),
      "weekly": .weeks(1), "sennight": .weeks(1), "biweekly": .weeks(2), "fortnight": .weeks(2),
      "monthly": .months(1),
      "month": .months(1), "bimonthly": .months(2), "quarterly": .months(3), "semiannual": .months(6),
      "annual": .years(1), "yearly": .years(1), "biannual": .years(2), "biyearly": .years(2),
    ]
    let text = text.lowercased()
    if let rule = names[text] { return Recurrence(rule) }
    var rest = Substring(text)
    if rest.first == "p" { rest = rest.dropFirst() }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let count = digits.isEmpty ? 1 : Int(digits), (1...999).contains(count) else { return nil }
    switch rest.dropFirst(digits.count) {
    case "d", "day", "days": return Recurrence(.days(count))
    case "w", "wk", "wks", "week", "weeks": return Recurrence(.weeks(count))
    case "m", "mo", "mos", "mth", "mths", "mnths", "month", "months": return Recurrence(.months(count))
    case "q", "qtr", "qtrs", "quarter", "quarters": return Recurrence(.months(count * 3))
    case "y", "yr", "yrs", "year", "years": return Recurrence(.years(count))
    default: return nil
    }
  }

  private static func takeReminders(_ text: String?, into task: inout ExchangedTask) {
    for word in (text ?? "").split(separator: " ").prefix(3) {
      if let moment = ExchangedTask.Moment(word) {
        task.reminderMoment = moment
      } else if let time = ClockTime(String(word)) {
        task.reminder = time
      } else if let unit = word.last, let count = Int(word.dropLast()), (0...9_999).contains(count) {
        task.reminderLead = ["m": 1, "h": 60, "d": 1_440][unit].map { $0 * count }
      }
    }
  }

  // MARK: Writing

  /// The list. `seconds` gives the seconds since 1970 of a day and time where the person is; `names` the `uuid` and `entry` of tasks of these
  /// words that came from Taskwarrior, which it then updates.
  public static func value(
    of tasks: [ExchangedTask], names: (ExchangedTask) -> [[String]] = { _ in [] },
    seconds: (Day, ClockTime) -> Int,
    losses: inout ExchangeLosses
  ) -> JSONValue {
    var objects: [JSONValue] = []
    var seen: [String: Int] = [:]
    var used: Set<String> = []
    // A task that is over has the name it came with before the next one of its row.
    var known: [Int: [String]] = [:]
    let isOver = tasks.map { $0.status == .done || $0.status == .cancelled }
    for index in tasks.indices.filter({ isOver[$0] }) + tasks.indices.filter({ !isOver[$0] }) {
      guard let name = names(tasks[index]).first(where: { !used.contains($0[0]) }) else { continue }
      known[index] = name
      used.insert(name[0])
    }
    func stamp(_ moment: ExchangedTask.Moment?) -> JSONValue? {
      moment.map { .string(stampText(seconds($0.day, $0.time ?? .midnight))) }
    }
    func write(_ task: ExchangedTask, known: [String]?, below parent: String?, of day: Day?) {
      guard task.status != .moved, task.status != .other else {
        losses.add(
          task.status == .moved
            ? "moved to another day, and not written" : "neither open nor done, and not written",
          at: task.text)
        return
      }
      let day = task.created ?? task.written ?? day
      let key = "\(parent ?? "")\n\(task.text)\n\(day.map { "\($0)" } ?? "")\n\(task.due?.text ?? "")"
      seen[key, default: 0] += 1
      let identity = known?[0] ?? versionEightUUID(Array("\(key)\n\(seen[key] ?? 1)".utf8).fnv1a())
      let isRow = task.status == .open && task.recurrence.flatMap(interval) != nil && task.due != nil
      let status =
        switch task.status {
        case .done: "completed"
        case .cancelled: "deleted"
        case .open, .started, .moved, .other: isRow ? "recurring" : "pending"
        }
      var members: [(String, JSONValue?)] = [
        ("uuid", .string(identity)), ("description", .string(task.plainWords)), ("status", .string(status)),
        ("entry", known?.dropFirst().first.map { .string($0) } ?? stamp(.init(day ?? unknown))),
        ("due", stamp(task.due)), ("scheduled", stamp(task.scheduled)), ("wait", stamp(task.start)),
      ]
      let isOver = task.status == .done || task.status == .cancelled
      if isOver {
        members.append(
          ("end", stamp(task.doneMoment ?? .init(unknown))))
      }
      if isOver, task.done == nil {
        losses.add(
          "tasks that are over and do not say since when are given 2000-01-01 there", at: task.text)
      }
      if task.status == .started {
        members.append(("start", stamp(.init(day ?? unknown))))
      }
      members.append(
        ("priority", task.priority.map { .string($0 == .high ? "H" : $0 == .medium ? "M" : "L") }))
      let project = task.tags.lazy.compactMap(ExchangedTask.project).first
      members.append(("project", project.map { .string($0) }))
      let tags = (task.tags + task.tagsWithin).filter {
        project == nil || ExchangedTask.project(of: $0) != project
      }.map { tag in
        if tag.contains(" ") { losses.add("a tag with a space in it got ‘_’ there", at: tag) }
        return tag.replacing(" ", with: "_")
      }
      if !tags.isEmpty { members.append(("tags", .array(tags.map { .string($0) }))) }
      if let recurrence = task.recurrence {
        if isRow { members.append(("recur", interval(recurrence).map { .string($0) })) }
        members.append(("journal_every", .string(recurrence.description)))
        if !isRow, !isOver {
          losses.add(
            "a rule that Taskwarrior cannot keep (only open tasks with a due day, by intervals from it), so that it is kept for the way back alone",
            at: task.text)
        }
      }
      let reminders = [
        task.reminder?.description, task.reminderLead.map { ExchangedTask.leadText($0) },
        task.reminderMoment?.text,
      ].compactMap(\.self)
      if !reminders.isEmpty { members.append(("journal_remind", .string(reminders.joined(separator: " ")))) }
      if [task.due, task.scheduled, task.start].contains(where: { $0?.time == .midnight }) {
        losses.add("a time of 00:00, which is the whole day there", at: task.text)
      }
      if task.time != nil, task.doneMoment?.time == nil {
        losses.add("a time in front of the words, which Taskwarrior has none of", at: task.text)
      }
      if let parent { members.append(("journal_part_of", .string(parent))) }
      if !task.notes.isEmpty {
        members.append(
          (
            "annotations",
            .array(
              task.notes.enumerated().map { index, note in
                let base = seconds(day ?? unknown, .midnight)
                return ["entry": .string(stampText(base + index)), "description": .string(note)]
              })
          ))
      }
      objects.append(.object(members.compactMap { key, value in value.map { (key, $0) } }))
      for part in task.parts { write(part, known: nil, below: identity, of: day) }
    }
    for (index, task) in tasks.enumerated() { write(task, known: known[index], below: nil, of: nil) }
    return .array(objects)
  }

  /// `2weeks`, of rules of intervals from the due day.
  private static func interval(_ recurrence: Recurrence) -> String? {
    guard !recurrence.isFromCompletion, recurrence.dayOfMonth == nil else { return nil }
    switch recurrence.rule {
    case .days(let count): return "\(count)days"
    case .weeks(let count): return "\(count)weeks"
    case .months(let count): return "\(count)months"
    case .years(let count): return "\(count)years"
    case .weekdays(let days) where days == [.monday, .tuesday, .wednesday, .thursday, .friday]:
      return "weekdays"
    case .weekdays, .timesAWeek, .weekdayOfMonth: return nil
    }
  }

  /// `20260318T150000Z`.
  static func stampText(_ seconds: Int) -> String {
    let day = Day(ordinal: Int((Double(seconds) / 86_400).rounded(.down)))
    let rest = seconds - day.ordinal * 86_400
    let (year, month, dayOfMonth) = day.components
    return
      "\(padded(year, 4))\(padded(month, 2))\(padded(dayOfMonth, 2))T\(padded(rest / 3_600, 2))\(padded(rest / 60 % 60, 2))\(padded(rest % 60, 2))Z"
  }
}
