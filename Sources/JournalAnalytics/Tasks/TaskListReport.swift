public import JournalFormat

/// The tasks of all files, by when they are to be done.
public struct TaskListReport: Sendable {
  public var today: Day
  /// The time of `today`.
  public var now: ClockTime?
  /// In order within their groups.
  public var tasks: [ListedTask]
  /// How many tasks are open, whatever is shown.
  public var openCount: Int
  /// Whether a filter hides some.
  public var isFiltered: Bool
  /// Recurring ones that were ticked without a next one; see `endedRows`.
  public var ended: [ListedTask]
  /// How tags are shown.
  public var tagSettings: TagSettings

  public init(
    _ tasks: [ListedTask], today: Day, now: ClockTime? = nil, openCount: Int, isFiltered: Bool,
    ended: [ListedTask] = [], tagSettings: TagSettings = TagSettings()
  ) {
    self.tagSettings = tagSettings
    (self.today, self.now) = (today, now)
    self.tasks = tasks
    self.openCount = openCount
    self.isFiltered = isFiltered
    self.ended = ended
  }
}

extension [ListedTask] {
  /// The recurring tasks that were ticked and have no next one, as an editor leaves them: the last of each by their words. `open`
  /// has the folded words of further open tasks.
  public func endedRows(today: Day, besides open: Set<String> = []) -> [ListedTask] {
    let done = filter { $0.group == .done && $0.task.recurrence != nil }
    guard !done.isEmpty else { return [] }
    func key(_ task: ListedTask) -> String { folded(task.task.text.string) }
    let last = Dictionary(done.map { (key($0), $0) }) { first, second in
      (first.doneDay ?? first.when ?? today) > (second.doneDay ?? second.when ?? today) ? first : second
    }
    // One that is open, or was cancelled or moved since, goes on or was ended by somebody who meant it.
    let others = filter { $0.group != .done }.reduce(into: [String: Day]()) { days, task in
      let name = key(task)
      guard last[name] != nil else { return }
      // Whatever is open goes on, also where a row was ticked on a day to come, as by who travels west.
      let day =
        task.group.isOpen
        ? Swift.max(today, last[name]?.doneDay ?? today) : task.when ?? task.written ?? today
      days[name] = Swift.max(days[name] ?? day, day)
    }
    return last.filter { name, task in
      guard !open.contains(name) else { return false }
      // Where no day of it is known, any other of its words is the next.
      let day = task.doneDay ?? task.when
      let goesOn = others[name].map { other in day.map { other >= $0 } ?? true } ?? false
      return !goesOn
        && task.task.recurrence?.next(after: task.task.due, finishedOn: day ?? today, seenOn: today) != nil
    }.map(\.value).sorted { ($0.path, $0.position) < ($1.path, $1.position) }
  }

  /// A footnote on those among `endedRows`; empty without one.
  func endedNotes(today: Day) -> [ReportBlock] {
    guard let first else { return [] }
    let name = singleLine(first.task.text.string)
    let sentence = (count == 1 ? TaskListWords.ended : .endedMore).said([
      "task": .text(name), "day": .text(first.tickedDayWords(today: today)),
      "address": .text(first.namedAddress), "on": .text(first.dayOption), "others": .number(count - 1),
    ])
    return [.footnote(ReportText(sentence))]
  }
}

extension ListedTask {
  /// ` on Friday 13 March`; empty where no day is known.
  fileprivate func tickedDayWords(today: Day) -> String {
    doneDay.map { " on \($0.weekdayAndDay(besides: today))" } ?? ""
  }

  /// ` --day 2026-03-13`, so that it stays done on that day; empty where none is known.
  fileprivate var dayOption: String { doneDay.map { " --day \($0)" } ?? "" }

  /// Its address in a command.
  fileprivate var namedAddress: String { address ?? "\"\(singleLine(task.text.string))\"" }

  /// A sentence that it recurs, was ticked and has no next one, with the commands that write it.
  public func endedSentence(today: Day) -> String {
    TaskListWords.ended.said([
      "task": .text(singleLine(task.text.string)), "day": .text(tickedDayWords(today: today)),
      "address": .text(namedAddress), "on": .text(dayOption),
    ])
  }
}

extension ListedTask.Group {
  /// `Overdue`, as a heading.
  var title: String {
    switch self {
    case .overdue: "Overdue"
    case .today: "Today"
    case .carried: "Carried over"
    case .upcoming: "Upcoming"
    case .someday: "Someday"
    case .done: "Done"
    case .cancelled: "Cancelled"
    case .moved: "Moved"
    case .other: "With another mark"
    }
  }
}

extension TaskListReport: Report {
  public var document: ReportDocument {
    guard !tasks.isEmpty else {
      let sentence =
        (!isFiltered ? TaskListWords.none : openCount == 0 ? .noMatch : .noMatchOpen).said([
          "open": .number(openCount)
        ])
      return ReportDocument(title: "Tasks", blocks: [.paragraph(ReportText(sentence))] + endedNotes)
    }
    var blocks: [ReportBlock] = []
    for group in ListedTask.Group.allCases {
      let own = tasks.filter { $0.group == group }
      guard !own.isEmpty else { continue }
      blocks += [
        .heading(level: 1, ReportText("\(group.title) (\(grouped(own.count)))")),
        .list(own.map { $0.line(today: today, now: now, tags: tagSettings) }),
      ]
    }
    return ReportDocument(title: "Tasks on \(today.weekdayAndDay)", blocks: blocks + endedNotes)
  }

  private var endedNotes: [ReportBlock] { ended.endedNotes(today: today) }

  public var json: JSONValue {
    [
      "day": .string(today.description), "open": .int(openCount),
      "tasks": .array(tasks.map(\.json)),
    ]
  }

  public var figures: [Figure] { [] }
}

/// Tasks with all details.
public struct TaskReport: Sendable {
  public var tasks: [ListedTask]
  public var today: Day
  /// The time of `today`.
  public var now: ClockTime?
  /// How tags are shown.
  public var tagSettings: TagSettings

  public init(_ tasks: [ListedTask], today: Day, now: ClockTime? = nil, tagSettings: TagSettings) {
    self.tasks = tasks
    (self.today, self.now, self.tagSettings) = (today, now, tagSettings)
  }
}

extension TaskReport: Report {
  public var document: ReportDocument {
    let pages = tasks.map { TaskPage(listed: $0, today: today, now: now, tagSettings: tagSettings) }
    if let page = pages.first, pages.count == 1 {
      return ReportDocument(title: page.title, blocks: page.blocks(below: 0))
    }
    return ReportDocument(
      title: counted(pages.count, "task"),
      blocks: pages.flatMap { [.heading(level: 1, ReportText($0.title))] + $0.blocks(below: 1) })
  }

  /// The object of the task, or an object with a list of them.
  public var json: JSONValue {
    if let task = tasks.first, tasks.count == 1 { return task.json }
    return ["tasks": .array(tasks.map(\.json))]
  }

  public var figures: [Figure] { [] }
}

/// The content of a report on one task.
private struct TaskPage {
  var listed: ListedTask
  var today: Day
  var now: ClockTime?
  var tagSettings: TagSettings

  var title: String {
    (listed.number.map { "\($0). " } ?? "") + DiaryMarkup(singleLine(listed.task.text.string)).plain
  }

  /// `level` is that of the heading above; 0 for the title.
  func blocks(below level: Int) -> [ReportBlock] {
    let task = listed.task
    // A mark that is not open is among the remarks.
    var lines =
      (task.status == .open ? [task.statusText] : []) + listed.remarksWithoutTags(today: today, now: now)
    if let written = task.created { lines.append("written down \(written.weekdayAndDay(besides: today))") }
    var blocks: [ReportBlock] = [
      .paragraph(
        ReportText([.plain(capitalized(lines.joined(separator: " · ")))] + listed.tagRuns(tagSettings)))
    ]
    if !listed.parts.isEmpty {
      blocks.append(.heading(level: level + 1, "Parts"))
      blocks.append(
        .list(
          listed.parts.flatMap(\.whole).map { part in
            ReportText(
              [.dim((listed.number.map { "\($0)." } ?? "") + part.number + " ")]
                + DiaryMarkup(singleLine(part.task.text.string)).runs + [.dim(" · \(part.task.statusText)")])
          }))
    }
    if !listed.attachments.isEmpty {
      blocks.append(.heading(level: level + 1, "Attachments"))
      blocks.append(.list(listed.attachments.map { ReportText([.link($0, target: $0)]) }))
    }
    let description = listed.description
    if !description.isEmpty { blocks += [.heading(level: level + 1, "Notes"), .markdown(description)] }
    blocks.append(.footnote(ReportText("\(listed.path):\(task.range.lowerBound.line)")))
    return blocks
  }
}

/// Every sentence of the list of tasks.
enum TaskListWords: String, SentenceTable {
  case none, noMatch, noMatchOpen, ended, endedMore

  var row: SentenceRow {
    switch self {
    case .none:
      .init(
        "no task is open",
        english: "Nothing is left to do. ‘journal task add 'Book dentist' --due friday’ writes a task down.")
    case .noMatch:
      .init("no task is as was asked, and none is open", english: "No task matches; none is open.")
    case .noMatchOpen:
      .init("no task is as was asked", english: "No task matches; {open#task is|tasks are} open.")
    case .ended:
      .init(
        "a task that recurs was ticked in an editor, so that no next one was written",
        english:
          "‘{task}’ recurs, was ticked{day} and has no next one; ‘journal task reopen {address}’ and then ‘journal task done {address}{on}’ write it."
      )
    case .endedMore:
      .init(
        "the same of several",
        english:
          "‘{task}’ and {others} more recur, were ticked and have no next one; ‘journal task reopen {address}’ and then ‘journal task done {address}{on}’ write that of the first."
      )
    }
  }
}
