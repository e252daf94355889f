public import JournalFormat

/// What was done, by day.
public struct LogbookReport: Sendable {
  /// A day with the tasks that were done on it, in the order of the files; parts that were done by themselves are among them.
  public struct DoneDay: Sendable {
    public var day: Day
    public var tasks: [ListedTask]
  }

  /// The newest first.
  public var days: [DoneDay]
  /// Those without a day, from `tasks.md`; none of them is shown for a period.
  public var undated: [ListedTask]
  /// `nil` for the whole history.
  public var period: ClosedRange<Day>?
  public var today: Day
  public var words: [String]
  /// How tags are shown.
  private var tagSettings: TagSettings

  /// The finished tasks of `journal` in `period`, or of all of it; `filter` picks tasks by their words, tags and priority.
  public init(of journal: Journal, during period: ClosedRange<Day>?, matching filter: TaskFilter, today: Day)
  {
    self.period = period
    self.today = today
    tagSettings = journal.settings.tags
    words = filter.words
    var filter = filter
    filter.groups = [.done]
    let done = Self.done(of: journal.listedTasks(today: today)).filter(filter.matches)
    var byDay: [Day: [ListedTask]] = [:]
    var undated: [ListedTask] = []
    for task in done {
      guard let day = task.doneDay else {
        undated.append(task)
        continue
      }
      if let period, !period.contains(day) { continue }
      byDay[day, default: []].append(task)
    }
    days = byDay.sorted { $0.key > $1.key }.map { DoneDay(day: $0.key, tasks: $0.value) }
    self.undated = undated
  }

  /// The finished tasks, and the finished parts of others; those repeated in a later file are listed only there.
  private static func done(of listed: [ListedTask]) -> [ListedTask] {
    func keys(_ listed: ListedTask) -> [[String]] {
      listed.parts.flatMap(\.whole).filter { $0.task.status == .done }.map {
        [folded(listed.task.text.string), folded($0.task.text.string)]
      }
    }
    // The days are in order, and what stands in no day’s file comes last.
    var last: [[String]: Int] = [:]
    for (index, task) in listed.enumerated() where !task.parts.isEmpty {
      for key in keys(task) { last[key] = index }
    }
    return listed.enumerated().flatMap { index, task -> [ListedTask] in
      guard !task.parts.isEmpty, task.group != .done else { return task.group == .done ? [task] : [] }
      return zip(keys(task), task.doneParts).filter { key, _ in
        task.group.isOpen || last[key].map { $0 <= index } ?? true
      }.map(\.1)
    }
  }

  /// How many whole tasks were done in the period.
  public var count: Int { shown.count { $0.whole == nil } }

  private var shown: [ListedTask] { days.flatMap(\.tasks) + shownUndated }

  private var shownUndated: [ListedTask] { period == nil ? undated : [] }
}

extension LogbookReport: Report {
  private var span: String {
    guard let period else { return "" }
    let ends = [period.lowerBound, period.upperBound].map { $0.weekdayAndDay(besides: today) }
    return (period.count == 1 ? LogbookWords.onDay : .fromTo).said([
      "day": .text(ends[0]), "first": .text(ends[0]), "last": .text(ends[1]),
    ])
  }

  public var document: ReportDocument {
    guard !shown.isEmpty else {
      let none = (words.isEmpty ? LogbookWords.none : .noneWith).said([
        "words": .text(words.joined(separator: " ")), "span": .text(span),
      ])
      return ReportDocument(title: "Logbook", blocks: [.paragraph(ReportText(none))] + leftOut)
    }
    var blocks: [ReportBlock] = [
      .paragraph(
        ReportText(
          (days.count > 1 ? LogbookWords.doneOnDays : .done).said([
            "what": .text(Self.counted(shown)), "span": .text(span), "days": .number(days.count),
          ])))
    ]
    for day in days {
      blocks += [
        .heading(level: 1, ReportText(day.day.weekdayAndDay(besides: today))),
        .list(day.tasks.map(line)),
      ]
    }
    if !shownUndated.isEmpty {
      blocks += [
        .heading(level: 1, ReportText(LogbookWords.undated.said())), .list(shownUndated.map(line)),
      ]
    }
    return ReportDocument(title: "Logbook", blocks: blocks + leftOut)
  }

  /// `4 tasks and 1 part of an open task`.
  private static func counted(_ done: [ListedTask]) -> String {
    let parts = done.count { $0.whole != nil }
    let told = (
      LogbookWords.tasks.said(["tasks": .number(done.count - parts)]),
      LogbookWords.parts.said(["parts": .number(parts)])
    )
    if parts == 0 { return told.0 }
    return parts == done.count
      ? told.1 : LogbookWords.tasksAndParts.said(["wholes": .text(told.0), "parts": .text(told.1)])
  }

  /// What a period cannot show, because no line states when it was done.
  private var leftOut: [ReportBlock] {
    guard period != nil, !undated.isEmpty else { return [] }
    return [
      .footnote(
        ReportText(
          (undated.count == 1 ? LogbookWords.undatedLeftOut : .undatedLeftOutAll).said([
            "what": .text(Self.counted(undated)), "words": .text(wanted),
          ])))
    ]
  }

  /// The words of the query as in a command, followed by a blank.
  private var wanted: String { words.isEmpty ? "" : words.joined(separator: " ") + " " }

  private func line(_ listed: ListedTask) -> ReportText {
    let time = listed.doneTime
    var runs: [ReportText.Run] = time.map { [.dim("\($0) ")] } ?? []
    runs += DiaryMarkup(singleLine(listed.task.text.string)).runs
    var remarks: [String] = []
    if let written = listed.written, let done = listed.doneDay, done > written {
      remarks.append("after \(dayCount(written.distance(to: done)))")
    }
    if let whole = listed.whole { remarks.append("part of \(whole)") }
    if !listed.parts.isEmpty {
      let done = listed.parts.filter { $0.task.status == .done }.map { singleLine($0.task.text.string) }
      let names = done.isEmpty ? "" : ": " + done.joined(separator: ", ")
      remarks.append("\(listed.partsDone)/\(listed.parts.count) parts\(names)")
    }
    if !remarks.isEmpty { runs.append(.dim(" · " + remarks.joined(separator: " · "))) }
    return ReportText(runs + listed.tagRuns(tagSettings))
  }

  public var json: JSONValue {
    [
      "first_day": JSONValue(period?.lowerBound.description),
      "last_day": JSONValue(period?.upperBound.description), "done": .int(count),
      "parts_done": .int(shown.count - count),
      "days": .array(
        days.map { ["day": .string($0.day.description), "tasks": .array($0.tasks.map(\.json))] }),
      "undated": .array(undated.map(\.json)),
    ]
  }

  public var figures: [Figure] { [] }
}

/// Every sentence of the logbook of tasks.
enum LogbookWords: String, SentenceTable {
  case onDay, fromTo
  case none, noneWith, tasks, parts, tasksAndParts, done, doneOnDays, undated, undatedLeftOut,
    undatedLeftOutAll

  var row: SentenceRow {
    switch self {
    case .onDay: .init("one day was asked for", english: " on {day}")
    case .fromTo: .init("several days were asked for", english: " from {first} to {last}")
    case .none:
      .init(
        "no task was done",
        english: "No task was done{span}. ‘journal task done’ with a number of ‘journal tasks’ ticks one.")
    case .noneWith:
      .init(
        "no task with the words was done",
        english:
          "No task with ‘{words}’ was done{span}. ‘journal task done’ with a number of ‘journal tasks’ ticks one."
      )
    case .tasks: .init("whole tasks were done", english: "{tasks#task|tasks}")
    case .parts:
      .init(
        "parts of tasks that are not done were done",
        english: "{parts#part of an unfinished task|parts of unfinished tasks}")
    case .tasksAndParts: .init("both were", english: "{wholes} and {parts}")
    case .done: .init("tasks were done, on one day at most", english: "{what} done{span}.")
    case .doneOnDays:
      .init("tasks were done on several days", english: "{what} done{span}, on {days#day|days}.")
    case .undated: .init("tasks of no day were done", english: "On a day that is not written down")
    case .undatedLeftOut:
      .init(
        "one that says no day is not among those of the period",
        english:
          "{what} was done on a day that is not written down: ‘journal logbook {words}--period all’ shows it."
      )
    case .undatedLeftOutAll:
      .init(
        "several that say no day are not",
        english:
          "{what} were done on a day that is not written down: ‘journal logbook {words}--period all’ shows them."
      )
    }
  }
}
