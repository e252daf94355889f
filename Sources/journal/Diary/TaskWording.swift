import JournalAnalytics
import JournalFormat

/// Builds a task's line from words and options.
struct TaskWording {
  let diary: OpenDiary

  /// Keys before a day in the words of a task.
  private static let dayKeys: Set<String> = ["due", "scheduled", "start", "remind"]

  /// The words with values after `due:` and the like as a file has them: `due:friday` becomes `due:2026-03-20`, `remind:9am`
  /// `remind:09:00` and `every:2 weeks` `every:2w`.
  func written(_ words: String) -> String {
    var result: [String] = []
    var rest = words.split(whereSeparator: \.isWhitespace).map(String.init)[...]
    while let word = rest.popFirst() {
      if let (rule, count) = rule(in: word, before: rest) {
        result.append("every:\(rule)")
        rest.removeFirst(count)
        continue
      }
      if word.lowercased().hasPrefix("remind:"), let time = diary.parser.time(of: String(word.dropFirst(7))),
        time.hour < 24
      {
        result.append("remind:\(time)")
        continue
      }
      if word.last != ":" || !result.isEmpty, let (lead, count) = lead(in: word, before: rest) {
        result.append("remind:\(lead)")
        rest.removeFirst(count)
        continue
      }
      guard let colon = word.firstIndex(of: ":"), case let key = word[..<colon].lowercased(),
        Self.dayKeys.contains(key)
      else {
        result.append(word)
        continue
      }
      // `due: friday` behind other words.
      var value = String(word[word.index(after: colon)...])
      let isApart = value.isEmpty && !result.isEmpty
      if isApart { value = rest.first ?? "" }
      guard !value.isEmpty, !(key == "remind" && isReminder(value)),
        let said = moment(value, before: isApart ? rest.dropFirst() : rest)
      else {
        result.append(word)
        continue
      }
      var moment = said.moment
      rest.removeFirst(isApart ? said.count + 1 : said.count)
      // `due:friday 15:00`.
      if moment.time == nil, let (time, count) = time(before: rest) {
        let named = isApart ? words : value
        moment = (diary.clockDay(of: moment.day, at: time, named: named), time)
        rest.removeFirst(count)
      }
      result.append("\(key):\(moment.day)" + (moment.time.map { "T\($0)" } ?? ""))
    }
    return result.joined(separator: " ")
  }

  /// The rule that `every:` and the words after it state, and how many of these words it takes; `nil` for none.
  private func rule(in word: String, before rest: ArraySlice<String>) -> (rule: Recurrence, count: Int)? {
    guard word.lowercased().hasPrefix("every:"), word.count > 6 else { return nil }
    for count in (0...min(4, rest.count)).reversed() {
      var words = ([String(word.dropFirst(6))] + rest.prefix(count)).joined(separator: " ")
      while words.last == "," { words.removeLast() }
      guard !words.contains("]") else { continue }
      if let rule = task(of: "x [every:: \(words)]")?.recurrence { return (rule, count) }
    }
    return nil
  }

  /// The day that `value` states, alone or with up to two of the words after it, `14 mar`, `in 3 days`, and how many of these words
  /// it takes.
  private func moment(
    _ value: String, before rest: ArraySlice<String>
  ) -> (moment: (day: Day, time: ClockTime?), count: Int)? {
    if !isTime(value), let moment = self.moment(value) { return (moment, 0) }
    for count in [2, 1] where rest.count >= count {
      let words = [value] + rest.prefix(count)
      if let moment = try? diary.comingMoment(words.joined(separator: " ")) { return (moment, count) }
    }
    return nil
  }

  private func moment(_ value: String) -> (day: Day, time: ClockTime?)? {
    if let day = Day(value) { return (day, nil) }
    return try? diary.comingMoment(value.replacing("-", with: " "))
  }

  private func isTime(_ text: String) -> Bool { diary.parser.time(of: text) != nil }

  /// The task as which these words would be read.
  func task(of words: String) -> TaskItem? {
    diary.parser.parseTasks(SourceText("- [ ] \(words)\n")).tasks.first
  }

  func isReminder(_ value: String) -> Bool {
    let task = task(of: "x remind:\(value)")
    return task?.reminder != nil || task?.reminderLead != nil
  }

  /// The rule in `text` as a file has it; `nil` for `none`.
  func rule(_ text: String) throws(CommandFailure) -> String? {
    if isNone(text) { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let own = words.lowercased().hasPrefix("every ") ? String(words.dropFirst(6)) : words
    guard !own.contains("]"), let rule = task(of: "x [every:: \(own)]")?.recurrence else {
      throw CommandFailure(.usage, "‘\(text)’ is no rule; write \(Recurrence.forms)")
    }
    return rule.description
  }

  /// The change of a line by options; `task` is what it says so far. A time alone is set for `planned`, the day of the task's file.
  func change(
    _ options: TaskLineOptions, of task: TaskItem, on planned: Day? = nil
  ) throws(CommandFailure) -> TaskChange {
    var change = TaskChange()
    change.tags = try typedTags(options.tags)
    if let due = options.due {
      if isNone(due) {
        change.set(.due, to: nil)
        if let at = options.at, !isNone(at) {
          guard let scheduled = options.scheduled, !isNone(scheduled) else { throw Self.timeWithoutDay(at) }
          let time = try clock(at)
          let day = diary.clockDay(of: try diary.comingMoment(scheduled).day, at: time, named: scheduled)
          change.set(.scheduled, to: day, at: time)
        }
      } else {
        let moment = try diary.comingMoment(due)
        // A day alone keeps the time that the task has.
        var time = moment.time ?? task.dueTime
        if let at = options.at { time = isNone(at) ? nil : try clock(at) }
        // A time in the words of the day may have moved it; --at is the one that counts.
        let day = moment.time == nil ? diary.clockDay(of: moment.day, at: time, named: due) : moment.day
        change.set(.due, to: day, at: time)
      }
    } else if let at = options.at {
      let time = isNone(at) ? nil : try clock(at)
      if let scheduled = options.scheduled, task.due == nil, !isNone(scheduled) {
        let day = diary.clockDay(of: try diary.comingMoment(scheduled).day, at: time, named: scheduled)
        change.set(.scheduled, to: day, at: time)
      } else if var own = task.due ?? task.scheduled {
        // An hour of the night stands on the date behind its day, which stays the same.
        let isOfNight =
          (task.due == nil ? task.scheduledTime : task.dueTime).map { $0 < diary.settings.dayEnds } ?? false
        if isOfNight { own = own.advanced(by: -1) }
        change.set(.due, to: diary.clockDay(of: own, at: time, named: "today"), at: time)
      } else {
        // The night after a day is in its file.
        change.set(.due, to: diary.clockDay(of: planned ?? diary.now.day, at: time, named: "today"), at: time)
      }
    }
    if let day = options.scheduled, !change.marks.contains(where: { $0.mark == .scheduled }) {
      try set(.scheduled, to: day, in: &change)
    }
    if let day = options.start { try set(.start, to: day, in: &change) }
    if let priority = options.priority {
      let named = TaskItem.Priority(rawValue: priority.lowercased())
      guard named != nil || isNone(priority) else {
        throw CommandFailure(.usage, "‘\(priority)’ is no priority; write high, medium, low or none")
      }
      change.set(.priority, to: named?.rawValue)
    }
    if let every = options.every { change.set(.recurrence, to: try rule(every)) }
    if !options.remind.isEmpty { try setReminders(options.remind, in: &change) }
    return change
  }

  private static func timeWithoutDay(_ at: String) -> CommandFailure {
    CommandFailure(
      .usage,
      "‘--at \(at)’ is the time of a due day, and ‘--due none’ takes that away; leave out one of the two, or write the time in front of the words, as in ‘10:00 Call’; nothing was written"
    )
  }

  private func set(_ mark: TaskMark, to text: String, in change: inout TaskChange) throws(CommandFailure) {
    guard !isNone(text) else { return change.set(mark, to: nil) }
    let moment = try diary.comingMoment(text)
    change.set(mark, to: moment.day, at: moment.time)
  }

  private func clock(_ text: String) throws(CommandFailure) -> ClockTime {
    let time = try diary.time(text)
    guard time.hour < 24 else {
      throw CommandFailure(.usage, "‘\(text)’ is no time of a due day; they run from 00:00 to 23:59")
    }
    return time
  }

  // MARK: New tasks

  /// The lines of a new task from its words and options, before its place is known.
  func block(
    _ words: String, options: TaskLineOptions = TaskLineOptions(), status: TaskItem.Status = .open,
    on planned: Day? = nil
  ) throws -> SourceText {
    try refuseUnclearDay(in: words)
    let words = self.written(words)
    guard let task = task(of: words), !task.text.isEmpty else {
      throw CommandFailure(
        .usage, "a task needs words; say what is to be done, as in ‘journal task add 'Book dentist'’")
    }
    try refuseImpossibleDay(task, in: words)
    warn(ofLengthOf: task)
    for hint in TaskWordingHints(diary: diary, task: task, written: words, options: options).hints {
      diary.environment.warn(hint)
    }
    guard options.parts.allSatisfy({ $0.contains { !$0.isWhitespace } }) else {
      throw CommandFailure(.usage, "a part needs words, as in --sub 'find the number'; nothing was written")
    }
    let block = TaskFileEditor.block(
      words: words, parts: options.parts.map(self.written), note: options.note ?? "")
    let editor = TaskFileEditor(block: block, parser: diary.parser)
    let parts = editor.tasks.count - 1 - options.parts.count
    if parts > 0 {
      diary.environment.warn(
        "\(counted(parts, "line")) of the note \(parts == 1 ? "is a task of its own, and so a part" : "are tasks of their own, and so parts") of this one"
      )
    }
    var change = try change(options, of: task, on: planned)
    if status != .open { change.status = status }
    let written = try changed(editor, change)
    let made = TaskFileEditor(block: written, parser: diary.parser).tasks.first
    try StrayReminder.refuse(in: made, of: planned)
    if !options.remind.isEmpty { try refuseOver(made) }
    // Of the words without the options a mark may lack what they add.
    let read =
      planned.map { day in
        let text = SourceText(Array("## Tasks\n\n".utf8) + written.bytes)
        return diary.parser.parse(text, day: day, path: "\(day).md").diagnostics
      } ?? diary.parser.parseTasks(written).diagnostics
    for problem in read { diary.environment.warn(problem.message) }
    if let made, let start = made.start,
      let due = made.due, start > due
    {
      diary.environment.warn(
        "it can be done from \(start.weekdayAndDay(besides: diary.now.day)) on, which is after the day it is due, \(due.weekdayAndDay(besides: diary.now.day))"
      )
    }
    return written
  }

  /// Throws for a reminder time that has passed on the due day: the night to come may be meant.
  func refuseOver(_ task: TaskItem?) throws(CommandFailure) {
    guard let due = task?.due, let time = task?.reminder, due == diary.clock.day, time <= diary.clock.time
    else {
      return
    }
    let next = time < diary.settings.dayEnds ? "today" : "tomorrow"
    throw CommandFailure(
      .usage,
      "‘remind:\(time)’ is at \(time) of the day it is due, which is over; write the day with it, as in --remind '\(next) \(time)'; nothing was written"
    )
  }

  /// The block after a change of its task.
  func changed(_ editor: TaskFileEditor, _ change: TaskChange) throws -> SourceText {
    guard !change.isEmpty else { return editor.source }
    do throws(EditRefusal) {
      return try editor.changing(task: 0, change).result
    } catch {
      throw CommandFailure(.usage, "\(error.message); nothing was written")
    }
  }

  /// Warns of a long title, which is written all the same.
  func warn(ofLengthOf task: TaskItem) {
    let count = task.text.string.count
    guard count > 200 else { return }
    diary.environment.warn(
      "the words of this task are \(count) characters long; lists read best with up to 200, and --note keeps more below it"
    )
  }

  /// Throws for `due:next friday`, which may be one of two days; `--due` throws too.
  private func refuseUnclearDay(in words: String) throws(CommandFailure) {
    let words = words.split(whereSeparator: \.isWhitespace).map(String.init)
    for (index, word) in words.enumerated() {
      guard let colon = word.firstIndex(of: ":"), Self.dayKeys.contains(word[..<colon].lowercased()) else {
        continue
      }
      let value = String(word[word.index(after: colon)...])
      let said = (value.isEmpty ? [] : [value]) + words[(index + 1)...].prefix(value.isEmpty ? 2 : 1)
      guard said.count == 2, said[0].lowercased() == "next", (try? diary.comingMoment(said[1])) != nil else {
        continue
      }
      _ = try diary.comingMoment(said.joined(separator: " "))
    }
  }

  /// Throws for a date that no calendar has, which would stay among the task's words.
  private func refuseImpossibleDay(_ task: TaskItem, in words: String) throws(CommandFailure) {
    guard let wrong = Self.impossibleDay(in: task) else { return }
    throw CommandFailure(
      .usage,
      "‘\(wrong)’ is no day of the calendar; write one that is, such as due:2026-03-18; nothing was written")
  }

  /// `due:2026-02-30` among the words of a task; `nil` for none.
  static func impossibleDay(in task: TaskItem) -> String? {
    task.text.string.split(whereSeparator: \.isWhitespace).map(String.init).first { word in
      guard let colon = word.firstIndex(of: ":"), dayKeys.contains(word[..<colon].lowercased()) else {
        return false
      }
      let value = word[word.index(after: colon)...].prefix(10)
      let parts = value.split(separator: "-")
      return value.count == 10 && parts.count == 3 && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
        && Day(String(value)) == nil
    }
  }

  /// `every:fortnight` among the words of a task that has no rule; `nil` for none.
  static func unreadRule(in task: TaskItem) -> String? {
    guard task.recurrence == nil else { return nil }
    return task.text.string.split(whereSeparator: \.isWhitespace).map(String.init).first { word in
      ["every:", "rec:", "🔁"].contains { word.lowercased().hasPrefix($0) }
    }
  }

  /// Where a new task goes.
  ///
  /// `day` is what was asked for: a day, `someday` for `tasks.md`, or nothing, so that the settings decide.
  func place(_ day: String?) throws -> DayFile? {
    guard let day else {
      return diary.settings.tasks.addTo == .day ? try diary.file(for: diary.now.day) : nil
    }
    if day.lowercased() == "someday" || isNone(day) { return nil }
    return try diary.file(for: try diary.comingMoment(day).day)
  }

  /// Adds a block at its place. In `tasks.md` it states the day it was written down (today, or `written`), and a finished one its
  /// day, unless the file's day says so.
  func add(
    _ block: SourceText, with attachments: Attachments? = nil, to file: DayFile?, since written: Day? = nil,
    in transaction: JournalTransaction
  ) throws -> TaskFileEdit {
    var block = block
    let path = file?.path ?? OpenDiary.taskList
    for link in try attachments?.store(for: path, in: transaction) ?? [] {
      block = try diary.apart(from: path) {
        try TaskFileEditor(block: block, parser: diary.parser).addingNote(link, to: 0).result
      }
    }
    let editor = TaskFileEditor(block: block, parser: diary.parser)
    var change = TaskChange()
    if file == nil, editor.tasks.first?.created == nil { change.set(.created, to: written ?? diary.now.day) }
    if let task = editor.tasks.first, task.status == .done, task.doneDay == nil, file?.day != diary.now.day {
      change.set(.done, to: diary.now.day)
    }
    block = try changed(editor, change)
    return try diary.editTasks(of: file, in: transaction) { try $0.adding(block) }
  }

  /// `tasks.md`, `2026/2026-03-14.md`.
  func name(of file: DayFile?) -> String { diary.folder.prefix + (file?.path ?? OpenDiary.taskList) }
}
