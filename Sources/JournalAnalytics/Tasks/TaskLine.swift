public import JournalFormat

/// A task as a line of a list: its number, its words, and what it has.
extension ListedTask {
  /// `now` is the time of `today`, so that passed times are marked; tags have the signs and colours of `tags`.
  func line(today: Day, now: ClockTime?, tags settings: TagSettings = TagSettings()) -> ReportText {
    var runs: [ReportText.Run] = []
    if let number { runs.append(.dim("\(number) ")) }
    let words = task.text.isEmpty ? "(no words)" : singleLine(task.text.string)
    let written = DiaryMarkup(words)
    runs += task.priority == .high && group.isOpen ? [.strong(written.plain)] : written.runs
    let remarks = remarksWithoutTags(today: today, now: now)
    if !remarks.isEmpty { runs.append(.dim(" · " + remarks.joined(separator: " · "))) }
    return ReportText(runs + tagRuns(settings))
  }

  /// Its tags after the rest of the line, styled by `settings`.
  func tagRuns(_ settings: TagSettings) -> [ReportText.Run] {
    task.tags.flatMap {
      [.dim(" · "), settings.run(of: singleLine($0.name.string), else: ReportText.Run.dim)]
    }
  }

  /// `due Friday 20 March 15:00`, `high priority`, `every 2w`, `1 of 3 parts`.
  public func remarks(today: Day, now: ClockTime? = nil) -> [String] {
    remarksWithoutTags(today: today, now: now) + task.tags.map { "#\(singleLine($0.name.string))" }
  }

  func remarksWithoutTags(today: Day, now: ClockTime?) -> [String] {
    /// Whether a time from today on is over.
    func isOver(_ day: Day, _ time: ClockTime) -> Bool {
      guard let now, group.isOpen, day >= today else { return false }
      return today.distance(to: day) * 1_440 + Int(time.minutes) < Int(now.minutes)
    }
    func said(_ day: Day, _ time: ClockTime?) -> String {
      let name =
        switch today.distance(to: day) {
        case 0: "today"
        case 1: time.map { $0.hour < 4 } ?? false ? "tonight" : "tomorrow"
        case -1: "yesterday"
        default: day.weekdayAndDay(besides: today)
        }
      return name + (time.map { " \($0)" } ?? "")
    }
    var remarks: [String] = []
    if task.status == .started { remarks.append("started") }
    if !group.isOpen {
      let done = group == .done ? task.doneDay : nil
      remarks.append(done.map { "done \(said($0, task.doneTime))" } ?? stateText)
    }
    if let time = task.time {
      let isPast = time.end == nil && task.due == nil && day.map { isOver($0, time.start) } ?? false
      remarks.append(isPast ? "since \(time.start)" : time.text())
    }
    if let due = task.due {
      if let time = task.dueTime, isOver(due, time) {
        remarks.append("due since \(time)")
      } else {
        remarks.append("due \(said(due, task.dueTime))")
      }
    }
    if let day = task.scheduled { remarks.append("scheduled \(said(day, task.scheduledTime))") }
    if let day = task.start, day > today { remarks.append("from \(said(day, task.startTime))") }
    if task.due == nil, task.scheduled == nil, let day, day != today {
      // Beside the day from which on it can be done, ‘from’ would be said of two.
      let isLater = task.start.map { $0 > today } ?? false
      remarks.append(day < today ? "\(isLater ? "written" : "from") \(said(day, nil))" : said(day, nil))
    }
    if let priority = task.priority { remarks.append("\(priority.rawValue) priority") }
    if let recurrence = task.recurrence { remarks.append(recurrence.spoken) }
    if group.isOpen, let reminder = reminderText(said) { remarks.append("reminder \(reminder)") }
    if !parts.isEmpty { remarks.append("\(partsDone)/\(parts.count) parts") }
    if group.isOpen, let part = nextPart, let due = part.due, task.due.map({ due < $0 }) ?? true {
      remarks.append("‘\(singleLine(part.text.string))’ due \(said(due, part.dueTime))")
    }
    if !attachments.isEmpty { remarks.append(counted(attachments.count, "attachment")) }
    if !description.isEmpty { remarks.append("with a note") }
    return remarks
  }

  private func reminderText(_ said: (Day, ClockTime?) -> String) -> String? {
    var texts: [String] = []
    if let time = task.reminder { texts.append("at \(time)") }
    if let lead = task.reminderLead { texts.append("\(leadText(lead)) before") }
    if let day = task.reminderDay {
      let text = said(day, task.reminderDayTime)
      // What is put off behind the day on which it is due says nothing before.
      if let due = task.due, due < day { return "\(text) and not before" }
      texts.append(text)
    }
    return texts.isEmpty ? nil : joinedList(texts)
  }

  private func leadText(_ minutes: Int) -> String {
    if minutes > 0, minutes % 10_080 == 0 { return counted(minutes / 10_080, "week") }
    if minutes > 0, minutes % 1_440 == 0 { return counted(minutes / 1_440, "day") }
    return durationText(minutes: minutes)
  }

  /// The task for programs.
  var json: JSONValue {
    .object([
      ("number", JSONValue(number)), ("group", .string(group.rawValue)),
      ("text", .string(task.text.string)), ("status", .string(task.status.rawValue)),
      ("day", JSONValue(day?.description)), ("time", JSONValue(task.time?.start.description)),
      ("due", JSONValue(task.due?.description)), ("due_time", JSONValue(task.dueTime?.description)),
      ("scheduled", JSONValue(task.scheduled?.description)), ("start", JSONValue(task.start?.description)),
      ("done_day", JSONValue(group == .done ? doneDay?.description : task.doneDay?.description)),
      ("done_time", JSONValue(task.doneTime?.description)),
      ("written", JSONValue(written?.description)), ("priority", JSONValue(task.priority?.rawValue)),
      ("every", JSONValue(task.recurrence?.description)),
      ("reminder", JSONValue(task.reminder?.description)),
      ("reminder_minutes_before", JSONValue(task.reminderLead)),
      ("reminder_day", JSONValue(task.reminderDay?.description)),
      ("reminder_day_time", JSONValue(task.reminderDayTime?.description)),
      ("tags", .array(task.tags.map { .string($0.name.string) })),
      ("parts", .array(parts.map(\.json))),
      ("parts_done", .int(partsDone)), ("attachments", .array(attachments.map { .string($0) })),
      ("note", .string(note)), ("file", .string(path)), ("line", .int(task.range.lowerBound.line)),
    ])
  }
}

extension ListedTask {
  /// The description without the links that are listed as attachments.
  var description: String {
    var lines = note.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let text = line.drop(while: \.isWhitespace).dropFirst(2)
      return
        !(text.hasPrefix("[") && text.hasSuffix(")") && attachments.contains { text.contains($0) })
    }
    while lines.last?.allSatisfy(\.isWhitespace) ?? false { lines.removeLast() }
    while lines.first?.allSatisfy(\.isWhitespace) ?? false { lines.removeFirst() }
    return lines.joined(separator: "\n")
  }
}

extension TaskPart {
  fileprivate var json: JSONValue {
    let own: [(String, JSONValue)] = [
      ("text", .string(task.text.string)), ("status", .string(task.status.rawValue)),
    ]
    let due: [(String, JSONValue)] = task.due.map { [("due", .string($0.description))] } ?? []
    return .object(own + due + (parts.isEmpty ? [] : [("parts", .array(parts.map(\.json)))]))
  }
}
