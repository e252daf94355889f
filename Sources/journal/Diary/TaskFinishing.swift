import JournalAnalytics
import JournalFormat

/// Finishes tasks: ticks them, and writes the next occurrence of those that recur.
struct TaskFinishing {
  let diary: OpenDiary
  /// The day it was done.
  let day: Day

  /// Ticks tasks, and describes what was done, each a sentence without a full stop. The next occurrences stand in the order of
  /// `found`.
  func finish(_ found: [FoundTask], in transaction: JournalTransaction) throws -> [String] {
    var said = found.map { _ in [String]() }
    var nexts: [Int: Next] = [:]
    let fromTheEnd = found.indicesFromTheEnd
    for index in fromTheEnd {
      let (sentence, next) = try tick(found[index], besides: found, in: transaction)
      said[index] = [sentence]
      nexts[index] = next
    }
    // One that stands right below its own moves those below it.
    func isBelow(_ index: Int) -> Bool { found[index].day == nil && destination(of: found[index]) == .list }
    for index in fromTheEnd.filter(isBelow) + found.indices.filter({ !isBelow($0) }) {
      guard let next = nexts[index] else { continue }
      said[index].append(try write(next, of: found[index], in: transaction))
    }
    return said.flatMap(\.self)
  }

  /// Ticks a task; returns what was done, and its next occurrence, which is not written yet.
  private func tick(
    _ found: FoundTask, besides others: [FoundTask], in transaction: JournalTransaction
  ) throws -> (sentence: String, next: Next?) {
    guard found.task.status != .done else {
      return ("‘\(found.words)’ is done already; nothing was written", nil)
    }
    if found.task.recurrence != nil, let wrong = TaskWording.impossibleDay(in: found.task) {
      let line = found.task.range.lowerBound.line
      let kept = found.words.replacing(wrong, with: "").split(separator: " ").joined(separator: " ")
      throw CommandFailure(
        .refused,
        "\(diary.folder.prefix)\(found.path):\(line): ‘\(wrong)’ is no day of the calendar, so the day of the next one is not known; correct it first, as by ‘journal task edit \(found.number.map { "\($0)" } ?? MeantCommand.quoted(found.words)) --text \(MeantCommand.quoted(kept)) --due 2026-02-28’; nothing was changed"
      )
    }
    var change = TaskChange(status: .done)
    if day != found.day {
      change.set(.done, to: day)
    } else if let planned = found.task.time?.start, isAhead(planned) {
      // The time in front would say when it was done.
      change.set(.done, to: diary.clock.time)
    }
    var next: Next?
    if found.task.parent == nil, found.task.recurrence != nil {
      next = try self.next(of: found, seenOn: diary.now.day)
    }
    _ = try diary.edit(task: found, in: transaction) { editor, position in
      try editor.changing(task: position, change)
    }
    let when = day == diary.now.day ? "" : " on \(day.weekdayAndDay(besides: diary.now.day))"
    let rule = found.task.parent == nil ? TaskWording.unreadRule(in: found.task) : nil
    let unread = rule.map { "; ‘\($0)’ is no rule, so there is no next one" } ?? ""
    return ("done\(when): \(found.words)\(openParts(of: found, besides: others))\(unread)", next)
  }

  /// Whether a time of the finishing day is still to come.
  private func isAhead(_ time: ClockTime) -> Bool {
    let night = time < diary.settings.dayEnds ? 1_440 : 0
    return day == diary.now.day && Int(time.minutes) + night > Int(diary.now.time.minutes)
  }

  private func openParts(of found: FoundTask, besides others: [FoundTask]) -> String {
    let open = found.parts.count { index in
      (found.tasks[index].status == .open || found.tasks[index].status == .started)
        && !others.contains { $0.path == found.path && $0.position == index }
    }
    return open == 0 ? "" : "; \(counted(open, "part")) of it \(open == 1 ? "stays" : "stay") open"
  }

  // MARK: The next one

  private struct Next {
    var block: SourceText
    var day: Day
  }

  /// The next occurrence of a recurring task that is ticked on `today`; `nil` if there is no further one.
  private func next(of found: FoundTask, seenOn today: Day) throws -> Next? {
    let task = found.task
    let anchor = task.due ?? task.scheduled ?? task.start
    guard let recurrence = task.recurrence,
      let next = recurrence.next(after: anchor, finishedOn: day, seenOn: today)
    else { return nil }
    var change = TaskChange(status: .open)
    func shift(_ mark: TaskMark, from old: Day?, at time: ClockTime?) {
      guard let old, let anchor else { return }
      change.set(mark, to: old.advanced(by: anchor.distance(to: next)), at: time)
    }
    shift(.due, from: task.due, at: task.dueTime)
    shift(.scheduled, from: task.scheduled, at: task.scheduledTime)
    shift(.start, from: task.start, at: task.startTime)
    let isInList = destination(of: found) == .list
    if anchor == nil, isInList { change.set(.due, to: next) }
    // One that leaves the file of its day has no other day to be as old as.
    if task.created != nil || isInList && found.day != nil { change.set(.created, to: diary.now.day) }
    if task.doneDay != nil || task.doneTime != nil { change.set(.done, to: nil) }
    if task.reminderDay != nil { change.set(.reminderDay, to: nil) }
    let kept = recurrence.keepingRow(from: anchor, to: next)
    if kept != recurrence { change.set(.recurrence, to: kept.description) }
    let block = try diary.apart(from: found.path) { () throws -> SourceText in
      let own = TaskFileEditor(
        found.source, day: found.day, path: found.path, parser: diary.parser)
      var editor = TaskFileEditor(block: try own.block(of: found.position), parser: diary.parser)
      editor = TaskFileEditor(block: try editor.changing(task: 0, change).result, parser: diary.parser)
      let days = anchor.map { $0.distance(to: next) }
      return try Self.opened(editor, shiftedBy: days, diary.parser).source
    }
    return Next(block: block, day: next)
  }

  /// The block with all its parts open again, and its days moved by a number of days; without a number they are removed.
  static func opened(
    _ editor: TaskFileEditor, shiftedBy days: Int?, _ parser: DayFileParser
  ) throws(EditRefusal) -> TaskFileEditor {
    var editor = editor
    for index in editor.tasks.indices {
      let part = editor.tasks[index]
      var change = TaskChange(status: part.status == .open ? nil : .open)
      if part.doneDay != nil || part.doneTime != nil { change.set(.done, to: nil) }
      if index > 0 {
        for (mark, day, time) in [
          (TaskMark.due, part.due, part.dueTime), (.scheduled, part.scheduled, part.scheduledTime),
          (.start, part.start, part.startTime),
        ] {
          guard let day else { continue }
          if let days {
            change.set(mark, to: day.advanced(by: days), at: time)
          } else {
            change.set(mark, to: nil)
          }
        }
        if part.reminderDay != nil { change.set(.reminderDay, to: nil) }
      }
      guard !change.isEmpty else { continue }
      editor = TaskFileEditor(block: try editor.changing(task: index, change).result, parser: parser)
    }
    return editor
  }

  /// Where the next occurrence goes: `day` or `list`.
  private func destination(of found: FoundTask) -> TaskSettings.Place {
    switch diary.settings.tasks.nextTo {
    case .same: found.day == nil ? .list : .day
    case let place: place
    }
  }

  private func write(
    _ next: Next, of found: FoundTask, in transaction: JournalTransaction
  ) throws -> String {
    let place = destination(of: found) == .list ? nil : try diary.file(for: next.day)
    let wording = TaskWording(diary: diary)
    let when = next.day.weekdayAndDay(besides: diary.now.day)
    let wanted = TaskFileEditor(block: next.block, parser: diary.parser).tasks.first
    var isThere = false
    let edit = try diary.editTasks(of: place, in: transaction) { editor in
      // One that was written before, by hand or when it was finished once already.
      isThere = editor.tasks.contains {
        $0.status == .open && $0.parent == nil && $0.text == wanted?.text && $0.due == wanted?.due
      }
      guard !isThere else {
        return TaskFileEdit(edits: [], result: editor.source, tasks: editor.tasks, index: nil)
      }
      let below = place == nil && found.day == nil ? found.position(in: editor) : nil
      let block = Attachments.relinked(
        next.block, from: found.path, to: place?.path ?? OpenDiary.taskList)
      return try editor.adding(block, below: below)
    }
    if isThere { return "the next one, \(when), stands in \(wording.name(of: place)) already" }
    _ = diary.listed(edit, in: place)
    return "the next one: \(when), in \(wording.name(of: place))"
  }
}

// MARK: Taking it back

extension TaskFinishing {
  /// Removes the next occurrence of a finished task that is opened again, if it is unchanged, and says so; `nil` if there is none.
  static func takingBackNext(
    of found: FoundTask, in diary: OpenDiary, _ transaction: JournalTransaction
  ) throws -> String? {
    guard found.task.status == .done, found.task.recurrence != nil, found.task.parent == nil else {
      return nil
    }
    let finishing = TaskFinishing(diary: diary, day: found.task.doneDay ?? found.day ?? diary.now.day)
    // It may have been ticked on any day since: the first of its days on which one stands has its next one.
    var today = finishing.day
    while today <= diary.now.day, let next = try finishing.next(of: found, seenOn: today) {
      let (isThere, sentence) = try finishing.takeBack(next, of: found, transaction)
      if isThere { return sentence }
      today = max(today, next.day).advanced(by: 1)
    }
    return nil
  }

  /// Removes a next occurrence if it is open and unchanged; returns whether one in any state stands on its day.
  private func takeBack(
    _ next: Next, of found: FoundTask, _ transaction: JournalTransaction
  ) throws -> (isThere: Bool, sentence: String?) {
    let place = destination(of: found) == .list ? nil : try diary.file(for: next.day)
    let path = place?.path ?? OpenDiary.taskList
    // A file that does not exist holds none, and must not be made.
    guard try diary.folder.bytes(at: path, ", so nothing was changed") != nil else { return (false, nil) }
    let wanted = TaskFileEditor(
      block: Attachments.relinked(next.block, from: found.path, to: path), parser: diary.parser)
    var (isThere, isOpen, isTaken) = (false, false, false)
    _ = try diary.editTasks(of: place, in: transaction) { editor in
      let own = place == nil && found.day == nil ? found.position(in: editor) : nil
      let alike = editor.tasks.indices.filter { index in
        let task = editor.tasks[index]
        return index != own && task.parent == nil && task.text == wanted.tasks.first?.text
          && task.due == wanted.tasks.first?.due
      }
      let index = alike.last { editor.tasks[$0].status == .open }
      (isThere, isOpen) = (!alike.isEmpty, index != nil)
      isTaken =
        try index.map { try Self.isUntouched($0, in: editor, wanted: wanted, parser: diary.parser) } ?? false
      guard let index, isTaken else {
        return TaskFileEdit(edits: [], result: editor.source, tasks: editor.tasks, index: nil)
      }
      return try editor.removing(index)
    }
    guard isOpen else { return (isThere, nil) }
    let when = next.day.weekdayAndDay(besides: diary.now.day)
    return (
      true,
      isTaken
        ? "the next one, \(when), was taken away"
        : "the next one, \(when), was changed meanwhile and stays; ‘journal task rm’ takes it out"
    )
  }

  /// Whether a task is as it was written when the one before it was finished, whatever day that was.
  private static func isUntouched(
    _ index: Int, in editor: TaskFileEditor, wanted: TaskFileEditor, parser: DayFileParser
  ) throws(EditRefusal) -> Bool {
    let own = TaskFileEditor(block: try editor.block(of: index), parser: parser)
    func said(_ editor: TaskFileEditor) -> [TaskItem] {
      editor.tasks.map { task in
        var task = task
        (task.created, task.range) = (
          nil, editor.tasks[0].range.lowerBound..<editor.tasks[0].range.lowerBound
        )
        return task
      }
    }
    guard let mine = own.tasks.first, let other = wanted.tasks.first else { return false }
    return said(own) == said(wanted)
      && mine.note(in: own.source, among: own.tasks) == other.note(in: wanted.source, among: wanted.tasks)
  }
}

extension TaskFinishing {
  /// The open parents of `found` whose parts are all done, or are among `found`.
  func finishedParents(of found: [FoundTask]) -> [FoundTask] {
    var parents: [FoundTask] = []
    for part in found where part.task.parent != nil {
      guard let position = part.task.parent, part.tasks.indices.contains(position) else { continue }
      var parent = part
      parent.position = position
      parent.number = nil
      guard parent.task.status == .open || parent.task.status == .started,
        !found.contains(where: { $0.path == parent.path && $0.position == position }),
        !parents.contains(where: { $0.path == parent.path && $0.position == position })
      else { continue }
      let isWhole = parent.parts.allSatisfy { index in
        let status = parent.tasks[index].status
        return status == .done || status == .cancelled
          || found.contains { $0.path == part.path && $0.position == index }
      }
      if isWhole { parents.append(parent) }
    }
    return parents
  }
}
