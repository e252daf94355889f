public import JournalFormat

/// A task of any file that is no part of another, prepared for a list.
public struct ListedTask: Sendable {
  /// When a task is to be done, seen from a day.
  public enum Group: String, CaseIterable, Sendable {
    /// Its due day is over.
    case overdue
    /// Due or scheduled today, or written into today's file.
    case today
    /// Written into an earlier day's file, not finished there, and without a due day.
    case carried
    /// Due, scheduled or written later.
    case upcoming
    /// Without any day.
    case someday
    case done, cancelled, moved
    /// With a mark that means none of these.
    case other

    /// Whether its tasks are still to be done.
    public var isOpen: Bool {
      switch self {
      case .overdue, .today, .carried, .upcoming, .someday: true
      case .done, .cancelled, .moved, .other: false
      }
    }
  }

  public var task: TaskItem
  /// The day of its file; `nil` in `tasks.md`.
  public var day: Day?
  public var path: String
  /// Its position among the tasks of the file.
  public var position: Int
  /// The number of equal tasks above it in the file.
  public var rank: Int
  /// Its number among the tasks of its day's files, as in `2026-03-14#t2`; from 1, parts counted too.
  public var dayNumber: Int
  public var group: Group
  /// When the diary's days end; a time before it belongs to the day before.
  var dayEnds: ClockTime
  /// Its own parts, each with those nested in it.
  public var parts: [TaskPart]
  public var attachments: [String]
  /// The text nested in it that is no part; empty for none.
  public var note: String
  /// The number that commands name it by; `nil` for none.
  public var number: Int?
  /// The unfinished task that it is a part of, as `‘Move’, which is open`; `nil` for whole tasks.
  var whole: String?

  /// The open part that is due first; `nil` if none has a day.
  public var nextPart: TaskItem? { TaskPart.next(of: parts) }
  /// The earliest due day of it and its open parts.
  public var due: Day? { [task.due, nextPart?.due].compactMap(\.self).min() }
  /// Its relevant day: due, scheduled, begun or written.
  public var when: Day? { due ?? task.scheduled ?? task.start ?? day }
  /// The day it was written down.
  public var written: Day? { task.created ?? day }
  /// The day it was done, if the file states it.
  public var doneDay: Day? { task.doneDay ?? day }
  /// The time it was done: the one in front of its words, if no other is stated and it was done on the day of its file.
  var doneTime: ClockTime? {
    task.doneTime ?? (task.doneDay == nil || task.doneDay == day ? task.time?.start : nil)
  }
  /// `2026-03-14#t2`; `nil` in `tasks.md`.
  public var address: String? { day.map { "\($0)#t\(dayNumber)" } }
  public var partsDone: Int { parts.count { $0.task.status == .done } }

  /// `open`, `cancelled`, `written again later`.
  var stateText: String {
    if group.isOpen { return "open" }
    return group == .moved && task.status != .moved ? "written again later" : task.statusText
  }

  /// The finished parts of an unfinished task, each as a task of its own; none for a finished task, which names them.
  var doneParts: [ListedTask] {
    guard group != .done else { return [] }
    return parts.flatMap(\.whole).filter { $0.task.status == .done }.map { part in
      var listed = self
      (listed.task, listed.parts, listed.group) = (part.task, [], .done)
      (listed.attachments, listed.note, listed.number) = ([], "", nil)
      listed.whole = "‘\(singleLine(task.text.string))’, which \(group.isOpen ? "is" : "was") \(stateText)"
      return listed
    }
  }
}

extension TaskItem {
  /// Whether it is still to be done.
  public var isOpen: Bool { status == .open || status == .started }

  /// The day and time of the clock when it is due: 25:10 is 01:10 on the next day.
  var clockDue: (day: Day, time: ClockTime?)? { due.map { onClock($0, dueTime) } }

  func dueDay(endingAt dayEnds: ClockTime) -> Day? {
    due.map { day in dueTime.map { $0 < dayEnds } ?? false ? day.advanced(by: -1) : day }
  }
}

/// A day and a time by the clock: for 25:10 the next day and 01:10.
func onClock(_ day: Day, _ time: ClockTime?) -> (day: Day, time: ClockTime?) {
  guard let time, time.minutes >= 1_440 else { return (day, time) }
  return (day.advanced(by: 1), ClockTime(minutes: Int(time.minutes) - 1_440))
}

/// A task that is part of another.
public struct TaskPart: Sendable {
  public var task: TaskItem
  public var parts: [TaskPart]
  /// Its number among its siblings, from 1, after those of the parts that contain it: `1.2`.
  public var number: String

  /// Of parts and all nested in them, the open one that is due first.
  static func next(of parts: [TaskPart]) -> TaskItem? {
    func minute(_ task: TaskItem) -> Int {
      (task.due?.ordinal ?? 0) * 1_440 + (task.dueTime.map { Int($0.minutes) } ?? 1_440)
    }
    let due = parts.flatMap(\.whole).map(\.task).filter { $0.isOpen && $0.due != nil }
    return due.min { minute($0) < minute($1) }
  }

  /// The part and all nested in it, in the order of the file.
  public var whole: [TaskPart] { [self] + parts.flatMap(\.whole) }

  /// The parts of the task at `position`; `children` has the positions of each task's own parts.
  static func parts(
    of position: Int, among tasks: [TaskItem], _ children: [Int: [Int]], below number: String = ""
  ) -> [TaskPart] {
    (children[position] ?? []).enumerated().map { index, child in
      let own = number + "\(index + 1)"
      return TaskPart(
        task: tasks[child], parts: parts(of: child, among: tasks, children, below: own + "."), number: own)
    }
  }
}

extension Journal {
  /// All tasks that are parts of no other, by file: the days in order, then `tasks.md`.
  ///
  /// An open task of an earlier day that is written again on a later one, up to today, is `moved` in the earlier file, whatever its
  /// mark: it is the same task, carried by hand.
  public func listedTasks(today: Day) -> [ListedTask] {
    var listed: [ListedTask] = []
    var count = 0
    var last: Day?
    for file in days where !file.tasks.isEmpty {
      if file.day != last { (count, last) = (0, file.day) }
      listed += JournalAnalytics.listedTasks(
        file.tasks, of: file.day, in: file.path, source: file.source, today: today,
        dayEnds: settings.dayEnds, after: count)
      count += file.tasks.count
    }
    listed += JournalAnalytics.listedTasks(
      tasks, of: nil, in: "tasks.md", source: tasksSource, today: today, dayEnds: settings.dayEnds)
    // Where the words of an open task of an earlier day stand up to today. The trace of a move is no task, and one with another due day
    // is another task.
    func mayBeWrittenAgain(_ task: ListedTask) -> Bool {
      task.group.isOpen && task.day.map { $0 < today } ?? false
    }
    let open = listed.indices.filter { mayBeWrittenAgain(listed[$0]) }.map { index in
      (index: index, words: folded(listed[index].task.text.string))
    }
    guard let first = open.first, let earliest = listed[first.index].day else { return listed }
    let wanted = Set(open.map(\.words))
    var written: [String: [(day: Day, due: Day?)]] = [:]
    // Nothing is written again before it is written; the days are in order.
    for task in listed[first.index...] {
      guard let day = task.day, day > earliest, day <= today, task.task.status != .moved,
        case let key = folded(task.task.text.string), wanted.contains(key)
      else { continue }
      written[key, default: []].append((day, task.task.due))
    }
    for (index, words) in open {
      guard let day = listed[index].day, let later = written[words] else { continue }
      let due = listed[index].task.due
      let isWrittenAgain = later.contains { $0.day > day && TaskItem.areSame(due: due, $0.due) }
      if isWrittenAgain { listed[index].group = .moved }
    }
    return listed
  }
}

/// The tasks of one file that are parts of no other; `count` is the number of tasks in files of the day before it.
public func listedTasks(
  _ tasks: [TaskItem], of day: Day?, in path: String, source: SourceText, today: Day, dayEnds: ClockTime,
  after count: Int = 0
) -> [ListedTask] {
  guard !tasks.isEmpty else { return [] }
  var children: [Int: [Int]] = [:]
  for (position, task) in tasks.enumerated() {
    if let parent = task.parent { children[parent, default: []].append(position) }
  }
  var ranks: [TaskIdentity: Int] = [:]
  var result: [ListedTask] = []
  for (position, task) in tasks.enumerated() {
    let identity = TaskIdentity(task)
    let rank = ranks[identity, default: 0]
    ranks[identity] = rank + 1
    guard task.parent == nil else { continue }
    let hasNested = task.range.upperBound.line > task.range.lowerBound.line
    let parts = TaskPart.parts(of: position, among: tasks, children)
    var soonest = task
    // What is to be done today of a whole that is due later, or on no day, is to be done today.
    soonest.due = [task, TaskPart.next(of: parts)].compactMap { $0?.dueDay(endingAt: dayEnds) }.min()
    result.append(
      ListedTask(
        task: task, day: day, path: path, position: position, rank: rank, dayNumber: count + position + 1,
        group: taskGroup(of: soonest, in: day, today: today),
        dayEnds: dayEnds,
        parts: parts,
        attachments: hasNested ? task.mediaPaths(in: source, file: path) : [],
        note: hasNested ? task.note(in: source, among: tasks) : ""))
  }
  return result
}

/// When a task in the file of `day` is to be done, or its final state.
func taskGroup(of task: TaskItem, in day: Day?, today: Day) -> ListedTask.Group {
  switch task.status {
  case .done: return .done
  case .cancelled: return .cancelled
  case .moved: return .moved
  case .other: return .other
  case .open, .started: break
  }
  if let due = task.due { return due < today ? .overdue : due == today ? .today : .upcoming }
  if let begins = task.scheduled ?? task.start { return begins > today ? .upcoming : .today }
  guard let day else { return .someday }
  return day < today ? .carried : day == today ? .today : .upcoming
}

/// A filter of a list of tasks.
public struct TaskFilter: Sendable {
  /// Without `#`; a task has all of them.
  public var tags: [String] = []
  public var priority: TaskItem.Priority?
  /// Whether an open part with the priority suffices: in lists, and not where tasks are changed.
  public var countsPriorityOfParts = false
  /// The days it is due or scheduled on; without such a day, the day of its file.
  public var due: ClosedRange<Day>?
  /// Only tasks with a due day: a past scheduled day makes none overdue.
  public var isOverdue = false
  /// Only tasks without a due and a scheduled day.
  public var isUndated = false
  /// A task has all of these in its words, its tags or what is nested in it.
  public var words: [String] = []
  /// `nil` for unfinished ones.
  public var groups: Set<ListedTask.Group>?
  /// `nil` for any.
  public var status: TaskItem.Status?

  public init() {}

  /// Whether it only asks for open tasks.
  public var isEmpty: Bool {
    tags.isEmpty && priority == nil && due == nil && !isUndated && words.isEmpty && groups == nil
      && status == nil
  }

  public func matches(_ listed: ListedTask) -> Bool {
    let task = listed.task
    if let groups {
      guard groups.contains(listed.group) else { return false }
    } else if let status {
      guard task.status == status, status == .moved || listed.group != .moved else { return false }
    } else {
      guard listed.group.isOpen else { return false }
    }
    let parts = listed.parts.flatMap(\.whole).map(\.task).filter(\.isOpen)
    if let priority, task.priority != priority {
      guard countsPriorityOfParts, parts.contains(where: { $0.priority == priority }) else { return false }
    }
    let days = ([task] + parts).compactMap { $0.dueDay(endingAt: listed.dayEnds) ?? $0.scheduled }
    if isUndated, !days.isEmpty { return false }
    if isOverdue, listed.due == nil { return false }
    if let due {
      let planned = task.due == nil && task.scheduled == nil ? listed.day : nil
      guard days.contains(where: due.contains) || planned.map(due.contains) ?? false else { return false }
    }
    let own = task.tags.map(\.key)
    guard tags.allSatisfy({ own.contains($0.lowercased()) }) else { return false }
    guard !words.isEmpty else { return true }
    let text = folded(
      ([task.text.string, listed.note] + own.map { "#\($0)" }
        + listed.parts.flatMap(\.whole).map(\.task.text.string))
        .joined(separator: "\n"))
    return words.allSatisfy { text.contains(folded($0)) }
  }
}

/// The order of a list of tasks.
public enum TaskOrder: String, CaseIterable, Sendable {
  case priority, due, age, title

  /// Sorts tasks: high priority first, the earliest due first, the earliest written first, or by the alphabet. Ties go by the
  /// others, then by the files.
  public func sorted(_ tasks: [ListedTask]) -> [ListedTask] {
    switch self {
    case .title:
      let titles = tasks.map { folded($0.task.text.string) }
      return tasks.indices.sorted { (titles[$0], $0) < (titles[$1], $1) }.map { tasks[$0] }
    case .priority, .due, .age:
      let keys = tasks.map(key)
      return tasks.indices.sorted { a, b in
        keys[a] == keys[b] ? a < b : keys[a].lexicographicallyPrecedes(keys[b])
      }
      .map { tasks[$0] }
    }
  }

  /// The key to sort by, most significant first.
  private func key(of listed: ListedTask) -> [Int] {
    let rank = priorityRank(of: listed.task.priority)
    let when = listed.when?.ordinal ?? Int.max
    let minute = (listed.task.dueTime ?? listed.task.time?.start).map { Int($0.minutes) } ?? Int.max
    return switch self {
    case .priority, .title: [rank, when, minute]
    case .due: [when, minute, rank]
    case .age: [listed.written?.ordinal ?? Int.max, rank]
    }
  }
}

/// High before medium, then without one, then low.
func priorityRank(of priority: TaskItem.Priority?) -> Int {
  switch priority {
  case .high: 0
  case .medium: 1
  case nil: 2
  case .low: 3
  }
}

/// What tells a task from others of its file, whatever its state: its words, its days and its tags.
public struct TaskIdentity: Hashable, Sendable {
  private let words: TextSlice
  private let due: Day?
  private let dueTime: ClockTime?
  private let scheduled: Day?
  private let tags: [String]

  public init(_ task: TaskItem) {
    words = task.text
    (due, dueTime, scheduled) = (task.due, task.dueTime, task.scheduled)
    tags = task.tags.map(\.key)
  }

  /// The same for the same task on every run.
  public var digest: UInt64 {
    var digest: UInt64 = Array(words.bytes).fnv1a()
    for number in [due?.ordinal, dueTime.map { Int($0.minutes) }, scheduled?.ordinal] {
      // Days and times are far below this.
      let number = UInt64(bitPattern: Int64(number ?? .max))
      for shift in stride(from: 0, to: 64, by: 8) {
        digest = digest.fnv1a(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
      }
    }
    return tags.reduce(digest) { Array($1.utf8).fnv1a(continuing: $0).fnv1a(.lineFeed) }
  }
}
