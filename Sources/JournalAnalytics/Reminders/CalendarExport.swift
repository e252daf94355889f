public import JournalFormat

/// Tasks and food as an iCalendar file (RFC 5545): a VTODO for each task, a VJOURNAL for each day with food.
///
/// Times are local and without a zone, as a diary's are; `universal` converts those that have to be in UTC.
public struct CalendarExport: Sendable {
  public let text: String
  /// What a calendar could not hold.
  public let losses: ExchangeLosses

  /// `stamp` is the time of creation; `usual` the hour at which tasks without one are due, for alarms that precede it; `firstWords`
  /// are digests of the first words of tasks, by those of their words now; `universal` converts a local day and time to UTC.
  public init(
    tasks: [ExchangedTask], food days: [JournalDay], stamp: ReminderMoment, usual: ClockTime?,
    firstWords: [UInt64: UInt64] = [:],
    universal: @escaping (ReminderMoment) -> ReminderMoment
  ) {
    var writer = CalendarWriter(stamp: stamp, usual: usual, universal: universal)
    writer.firstWords = firstWords
    writer.lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//journal//journal export//EN", "CALSCALE:GREGORIAN",
    ]
    for task in tasks { writer.add(task, below: nil) }
    writer.addFood(of: days)
    writer.lines.append("END:VCALENDAR")
    text = CalendarText.text(of: writer.lines)
    losses = writer.losses
  }
}

private struct CalendarWriter {
  let stamp: ReminderMoment
  let usual: ClockTime?
  let universal: (ReminderMoment) -> ReminderMoment
  var lines: [String] = []
  var losses = ExchangeLosses()
  var firstWords: [UInt64: UInt64] = [:]
  private var seen: [String: Int] = [:]

  init(stamp: ReminderMoment, usual: ClockTime?, universal: @escaping (ReminderMoment) -> ReminderMoment) {
    (self.stamp, self.usual, self.universal) = (stamp, usual, universal)
  }

  /// `20260318T150000Z` for a local moment.
  private func utc(_ day: Day, _ time: ClockTime) -> String {
    let moment = universal(ReminderMoment(day: day, time: time))
    return calendarTime(moment.day, moment.time) + "Z"
  }

  mutating func add(_ task: ExchangedTask, below parent: String?) {
    guard task.status != .moved, task.status != .other else {
      losses.add(
        task.status == .moved
          ? "moved to another day, and not written" : "neither open nor done, and not written", at: task.text)
      return
    }
    let digest = taskDigest(of: task.text)
    let first = String(firstWords[digest] ?? digest, radix: 16)
    let words = [first, task.created.map { "\($0)" } ?? "", parent ?? ""].joined(separator: "\n")
    let hash: UInt64 = words.utf8.fnv1a()
    let name = "task-\(String(hash, radix: 16))"
    seen[name, default: 0] += 1
    let identity = name + (seen[name] == 1 ? "" : "-\(seen[name] ?? 1)")
    lines += ["BEGIN:VTODO", "UID:\(identity)", "DTSTAMP:\(utc(stamp.day, stamp.time))"]
    if let created = task.created { lines.append("CREATED:\(utc(created, .noon))") }
    lines.append("SUMMARY:\(CalendarText.escaped(task.plainWords))")
    if !task.notes.isEmpty { lines.append("DESCRIPTION:\(CalendarText.escaped(task.description))") }
    let anchor = addDays(of: task)
    switch task.status {
    case .done:
      lines += ["STATUS:COMPLETED", "PERCENT-COMPLETE:100"]
      if let done = task.doneMoment { lines.append("COMPLETED:\(utc(done.day, done.time ?? .noon))") }
    case .cancelled: lines.append("STATUS:CANCELLED")
    case .started: lines.append("STATUS:IN-PROCESS")
    case .open, .moved, .other: lines.append("STATUS:NEEDS-ACTION")
    }
    if let priority = task.priority {
      lines.append("PRIORITY:\(priority == .high ? 1 : priority == .medium ? 5 : 9)")
    }
    let tags = task.tags + task.tagsWithin.filter { !task.tags.contains($0) }
    if !tags.isEmpty { lines.append("CATEGORIES:\(tags.map(CalendarText.escaped).joined(separator: ","))") }
    if let parent { lines.append("RELATED-TO:\(parent)") }
    if task.status == .open || task.status == .started { addAlarms(of: task, from: anchor) }
    lines.append("END:VTODO")
    for part in task.parts { add(part, below: identity) }
  }

  /// What an alarm is relative to: the end or the start of a task, with its minute since 1970.
  private typealias Anchor = (related: String, minute: Int)

  /// Writes DTSTART, DUE and RRULE. Returns what alarms are relative to; `nil` without a day.
  ///
  /// DUE has to be later than DTSTART and of the same kind, and a rule counts from DTSTART. So for a recurring task both are on the
  /// due day, from its first minute to its time or to 23:59.
  private mutating func addDays(of task: ExchangedTask) -> Anchor? {
    let isOver = task.status == .done || task.status == .cancelled
    let anchor = task.due ?? task.start ?? task.scheduled
    if let recurrence = task.recurrence, !isOver {
      if let anchor, anchor.time != .midnight,
        let rule = recurrence.calendarRule(on: anchor.day, date: anchor.day.dayOfMonth)
      {
        if task.due != nil, task.start != nil || task.scheduled != nil {
          losses.add(
            "a calendar has one day of a task that comes again, so its start or plan is left out",
            at: task.text)
        }
        if task.time != nil {
          losses.add("a time in front of the words of a task that comes again", at: task.text)
        }
        lines.append("DTSTART:\(calendarTime(anchor.day, .midnight))")
        var counted: Anchor = ("START", anchor.day.ordinal * 1_440)
        if let due = task.due {
          let time = due.time ?? ClockTime(hour: 23, minute: 59) ?? .noon
          lines.append("DUE:\(calendarTime(due.day, time))")
          counted = ("END", due.day.ordinal * 1_440 + Int(time.minutes))
        }
        lines.append("RRULE:\(rule)")
        return counted
      }
      lines.append("X-JOURNAL-EVERY:\(recurrence)")
      losses.add(
        anchor == nil
          ? "‘every:\(recurrence)’ has no day to count from, which a calendar needs"
          : "‘every:\(recurrence)’ is no rule of a calendar", at: task.text)
    }
    let start = task.start ?? task.scheduled ?? task.planned
    if !isOver, task.time != nil, start != task.planned || start == nil {
      losses.add("a time in front of the words, beside another start or without a day", at: task.text)
    }
    if task.start != nil, task.scheduled != nil {
      losses.add(
        "a calendar has one day from which a task can be done, so the plan beside the start is left out",
        at: task.text)
    }
    guard let due = task.due else {
      guard let start else { return nil }
      lines.append(line("DTSTART", start, withTime: start.time != nil))
      return ("START", start.day.ordinal * 1_440 + Int((start.time ?? .midnight).minutes))
    }
    let hasTime = due.time != nil || start?.time != nil
    let end = hasTime ? due.time ?? ClockTime(hour: 23, minute: 59) ?? .noon : .midnight
    if let start {
      let begin = start.day.ordinal * 1_440 + Int((start.time ?? .midnight).minutes)
      if begin < due.day.ordinal * 1_440 + Int(end.minutes) {
        lines.append(line("DTSTART", start, withTime: hasTime))
      } else {
        losses.add("a calendar has no start that is not before the due day, so it is left out", at: task.text)
      }
    }
    lines.append(line("DUE", .init(due.day, end), withTime: hasTime))
    return ("END", due.day.ordinal * 1_440 + Int(end.minutes))
  }

  private func line(_ key: String, _ moment: ExchangedTask.Moment, withTime: Bool) -> String {
    withTime
      ? "\(key):\(calendarTime(moment.day, moment.time ?? .midnight))"
      : "\(key);VALUE=DATE:\(CalendarText.date(moment.day))"
  }

  /// Writes the reminders; those before the due time are relative to it, so that they move with it.
  private mutating func addAlarms(of task: ExchangedTask, from anchor: Anchor?) {
    guard let usual else {
      if task.reminder != nil || task.reminderLead != nil || task.reminderMoment != nil {
        losses.add("reminders are left out, as ‘tasks’ is off under ‘[remind]’", at: task.text)
      }
      return
    }
    func alarm(_ trigger: String) -> [String] {
      [
        "BEGIN:VALARM", "ACTION:DISPLAY", trigger, "DESCRIPTION:\(CalendarText.escaped(task.text))",
        "END:VALARM",
      ]
    }
    func before(_ wanted: Int, _ anchor: Anchor) -> String {
      let offset = wanted - anchor.minute
      // Days are days by the calendar, and 24 hours are not where the clock changes between.
      let (days, minutes) = abs(offset).quotientAndRemainder(dividingBy: 1_440)
      let time = minutes > 0 || days == 0 ? "T\(minutes)M" : ""
      return "TRIGGER;RELATED=\(anchor.related):\(offset < 0 ? "-" : "")P\(days > 0 ? "\(days)D" : "")\(time)"
    }
    if let anchor, let moment = task.due ?? task.scheduled ?? task.planned {
      let day = moment.day.ordinal * 1_440
      if let lead = task.reminderLead {
        lines += alarm(before(day + Int((moment.time ?? usual).minutes) - lead, anchor))
      }
      if let time = task.reminder { lines += alarm(before(day + Int(time.minutes), anchor)) }
    } else if task.reminder != nil || task.reminderLead != nil {
      losses.add("a reminder without a day is left out", at: task.text)
    }
    if let moment = task.reminderMoment {
      lines += alarm("TRIGGER;VALUE=DATE-TIME:\(utc(moment.day, moment.time ?? usual))")
    }
  }

  /// A VJOURNAL for each day on which something was eaten, with a line for each entry.
  mutating func addFood(of days: [JournalDay]) {
    var rest = days[...]
    while let day = rest.first?.day {
      let files = rest.prefix { $0.day == day }
      rest = rest[files.endIndex...]
      let entries = files.flatMap { file in
        file.entries.filter(\.isEaten).map { (file: file.path, entry: $0) }
      }
      guard !entries.isEmpty else { continue }
      let text = entries.map { file, entry in
        let time = entry.time.map { "\($0.text()) " } ?? ""
        let facts = entry.wholeFacts.summary
        let meal = entry.category.map { "\($0.name): " } ?? ""
        // What is nested in it stands below, as with a task.
        let note = entry.exportedNote(in: file).map { "\n\($0)" } ?? ""
        return time + meal + entry.text.string + (facts.isEmpty ? "" : " (\(facts))") + note
      }
      lines += [
        "BEGIN:VJOURNAL", "UID:food-\(day)", "DTSTAMP:\(utc(stamp.day, stamp.time))",
        "DTSTART;VALUE=DATE:\(CalendarText.date(day))",
        "SUMMARY:Food on \(CalendarText.escaped(day.weekdayAndDay))",
        "DESCRIPTION:\(CalendarText.escaped(text.joined(separator: "\n")))",
      ]
      var tags: [String] = []
      for tag in entries.flatMap(\.entry.tags).map(\.name.string) where !tags.contains(tag) {
        tags.append(tag)
      }
      if !tags.isEmpty { lines.append("CATEGORIES:\(tags.map(CalendarText.escaped).joined(separator: ","))") }
      lines += ["STATUS:FINAL", "END:VJOURNAL"]
    }
  }
}
