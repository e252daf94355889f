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

/// Times and leads among the words of a task.
extension TaskWording {
  /// The lead that `remind:` and the words after it state, `remind:2 weeks`, and how many of these words it takes; `nil` for a lead
  /// without white space.
  func lead(in word: String, before rest: ArraySlice<String>) -> (lead: String, count: Int)? {
    guard word.lowercased().hasPrefix("remind:") else { return nil }
    if let lead = compoundLead(word, rest.first) { return (lead, 1) }
    var parts = [String(word.dropFirst("remind:".count))].filter { !$0.isEmpty }
    let taken = 2 - parts.count
    guard rest.count >= taken else { return nil }
    parts += rest.prefix(taken)
    let isNumber = parts[0].drop { $0 == "-" }.allSatisfy { $0.isASCII && $0.isNumber }
    guard isNumber, let unit = parts[1].first, unit.isLetter, case let lead = parts.joined(),
      task(of: "x remind:\(lead)")?.reminderLead != nil
    else { return nil }
    return (lead, taken)
  }

  /// `remind:1h 30m`, in minutes: a lead of hours or days, and one shorter than an hour behind it.
  private func compoundLead(_ word: String, _ next: String?) -> String? {
    func minutes(_ lead: some StringProtocol) -> Int? { task(of: "x remind:\(lead)")?.reminderLead }
    guard let next, next.first?.isNumber ?? false, next.last?.isLetter ?? false,
      let whole = minutes(word.dropFirst("remind:".count)), let rest = minutes(next), rest < 60, whole >= 60
    else { return nil }
    return "\(whole + rest)m"
  }

  /// The time at the beginning of the words after a day, `15:00`, `9h`, `at 9`, `evening`, and how many words it takes.
  ///
  /// A bare hour, noon or a part of the day counts only if no other words of the task follow: `due:friday evening walk`.
  func time(before words: ArraySlice<String>) -> (time: ClockTime, count: Int)? {
    guard let found = said(by: words), found.isCertain || found.endsWords else { return nil }
    return (found.time, found.count)
  }

  /// The time that words after a day may mean, although they stay words of the task.
  func possibleTime(before words: ArraySlice<String>) -> (time: ClockTime, words: String)? {
    if let found = said(by: words) {
      return (found.time, words.prefix(found.count).joined(separator: " "))
    }
    guard let word = words.first, Self.endsWords(words.dropFirst()), word.allSatisfy(\.isNumber),
      let time = diary.parser.wholeTime(of: word)
    else { return nil }
    return (time, word)
  }

  private func said(
    by words: ArraySlice<String>
  ) -> (time: ClockTime, count: Int, isCertain: Bool, endsWords: Bool)? {
    let hasAt = words.first.map { ["at", "um", "à", "om", "kl", "kl."].contains($0.lowercased()) } ?? false
    var rest = hasAt ? words.dropFirst() : words
    guard var word = rest.popFirst()?.lowercased() else { return nil }
    var count = hasAt ? 2 : 1
    if word.allSatisfy(\.isNumber), let half = rest.first?.lowercased(), ["am", "pm"].contains(half) {
      (word, count) = (word + half, count + 1)
      rest.removeFirst()
    }
    let hasUhr = word.first?.isNumber ?? false && ["uhr", "heures", "uur"].contains(rest.first?.lowercased())
    if hasUhr {
      count += 1
      rest.removeFirst()
    }
    let ends = Self.endsWords(rest)
    if word.first?.isNumber == true {
      let isHour = word.last == "h" && word.dropLast().allSatisfy(\.isNumber)
      let isCertain = isHour || hasUhr || word.contains(":") || word.hasSuffix("am") || word.hasSuffix("pm")
      guard hasAt || isCertain,
        let time = diary.parser.wholeTime(of: isHour ? String(word.dropLast()) : word), time.hour < 24
      else { return nil }
      return (time, count, isCertain, ends)
    }
    if let hour = hasAt ? nil : OpenDiary.hoursOfDayParts[word], word != "tonight" {
      return ClockTime(hour: hour, minute: 0).map { ($0, count, false, ends) }
    }
    return diary.parser.wholeTime(of: word).map { ($0, count, false, ends) }
  }

  /// Whether the next word is no plain word of the task: nothing, a tag or a mark.
  private static func endsWords(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first else { return true }
    return first.contains(":") || first.first.map { !$0.isLetter && !$0.isNumber } ?? true
  }
}

/// When a task reminds.
extension TaskWording {
  /// A time of the due day, a lead before it, and a day of its own may be combined; two of a kind may not.
  func setReminders(_ texts: [String], in change: inout TaskChange) throws(CommandFailure) {
    if texts.contains(where: isNone) {
      change.set(.reminder, to: nil)
      change.set(.reminderDay, to: nil)
      guard texts.count == 1 else { throw CommandFailure(.usage, "--remind none stands alone") }
      return
    }
    var (times, leads, days) = ([String](), [String](), [String]())
    for text in texts {
      let value = text.filter { !$0.isWhitespace }
      if let time = diary.parser.time(of: value) ?? diary.parser.time(of: text) {
        times.append("\(time)")
      } else if isReminder(value) {
        leads.append(Self.lead(value))
      } else {
        try refuseLeadWithTime(text)
        days.append(text)
        let moment = try diary.ahead(diary.comingMoment(text), named: text)
        change.set(.reminderDay, to: moment.day, at: moment.time)
      }
    }
    guard [times, leads, days].allSatisfy({ $0.count <= 1 }) else {
      throw CommandFailure(
        .usage,
        "one time, one lead such as 1d and one day may remind together, but not two of a kind; nothing was changed"
      )
    }
    let marks = times + leads
    if !marks.isEmpty { change.set(.reminder, to: marks.joined(separator: " remind:")) }
  }

  /// `3d` of `3days`: a lead as files have it.
  private static func lead(_ value: String) -> String {
    let number = value.prefix { !$0.isLetter }
    let unit = value.dropFirst(number.count)
    guard let first = unit.first, ["m", "h", "d", "w"].contains(first.lowercased()) else { return value }
    return number + first.lowercased()
  }

  /// Throws for `1d 9:00`, which is a lead and a time: as a moment it would count from today.
  private func refuseLeadWithTime(_ text: String) throws(CommandFailure) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    for count in 1..<max(1, words.count) {
      guard isReminder(words[..<count].joined()) else { continue }
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(text))’ is a lead and a time; write the lead alone, as in --remind \(Self.lead(words[..<count].joined())), or the day and the time, as in --remind 'friday 9:00'; nothing was changed"
      )
    }
  }
}

/// Finds words of a new task that state a day, a time or a rule without a mark, and so stay words.
struct TaskWordingHints {
  let diary: OpenDiary
  let task: TaskItem
  /// The words and marks as written.
  let written: String
  let options: TaskLineOptions

  /// The hints, each with what to type instead, a sentence without a full stop.
  var hints: [String] { [rule, day, timeBehindDay ?? time, priority].compactMap(\.self) }

  private var words: [String] { task.text.string.split(whereSeparator: \.isWhitespace).map(String.init) }

  /// `every friday`, `every 2 weeks`.
  private var rule: String? {
    guard task.recurrence == nil, options.every == nil,
      let every = words.firstIndex(where: { ["every", "each"].contains($0.lowercased()) })
    else { return adverb }
    let wording = TaskWording(diary: diary)
    // `month on the last friday`, `mon, wed and fri`.
    for count in [5, 4, 3, 2, 1] where every + count < words.count {
      let own = words[(every + 1)...(every + count)].joined(separator: " ")
      guard own.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " || $0 == "," }),
        let rule = try? wording.rule(own)
      else { continue }
      return
        "‘\(words[every]) \(own)’ stays words; ‘--every \(MeantCommand.quoted(own))’ or ‘every:\(rule)’ makes it come again"
    }
    return adverb
  }

  /// `Water the plants weekly`; not a `Weekly report`.
  private var adverb: String? {
    guard task.recurrence == nil, options.every == nil, words.count > 1, let last = words.last?.lowercased(),
      ["daily", "weekly", "monthly", "yearly", "fortnightly", "biweekly"].contains(last)
    else { return nil }
    let rule = ["fortnightly", "biweekly"].contains(last) ? "2 weeks" : last
    return "‘\(last)’ stays a word; ‘--every \(MeantCommand.quoted(rule))’ makes it come again"
  }

  /// `friday` at the end, `by tomorrow`.
  private var day: String? {
    guard task.due == nil, options.due == nil else { return nil }
    if let said = dayBehindDue ?? dayFromNow { return said }
    let last = words.dropFirst().last { !isTimeOrIts($0) }
    guard let last, Self.dayWords.contains(last.lowercased()), rule == nil else { return nil }
    return "‘\(last)’ stays a word; ‘--due \(last.lowercased())’ or ‘due:\(last.lowercased())’ sets the day"
  }

  /// `due 2026-11-25`, `(due 5 dec)`, `by 5 December`.
  private var dayBehindDue: String? {
    for (place, word) in words.enumerated()
    where place > 0 && ["due", "(due", "by", "(by"].contains(word.lowercased()) {
      for count in [3, 2, 1] where place + count < words.count {
        let own = words[(place + 1)...(place + count)].joined(separator: " ").filter { !"(),".contains($0) }
        guard own.contains(where: \.isNumber), let day = try? diary.comingMoment(own).day else { continue }
        return
          "‘\(word.filter { $0 != "(" }) \(own)’ stays words; ‘--due \(day)’ or ‘due:\(day)’ sets the day"
      }
    }
    return nil
  }

  /// `in 2 weeks` at the end.
  private var dayFromNow: String? {
    guard words.count > 3, words[words.count - 3].lowercased() == "in",
      case let own = words.suffix(2).joined(separator: " "),
      let day = try? diary.comingMoment("in \(own)").day
    else { return nil }
    return "‘in \(own)’ stays words; ‘--due 'in \(own)'’ or ‘due:\(day)’ sets the day"
  }

  /// `due:friday 9`, `due:friday evening walk`: what may be the hour of the day and stays words.
  private var timeBehindDay: String? {
    guard let due = task.due, task.dueTime == nil, options.at == nil else { return nil }
    let all = written.split(separator: " ").map(String.init)
    guard let mark = all.firstIndex(where: { $0.lowercased().hasPrefix("due:") }),
      let (time, words) = TaskWording(diary: diary).possibleTime(before: all[(mark + 1)...])
    else { return nil }
    let stays = words.contains(" ") ? "stays words" : "stays a word"
    return "‘\(words)’ \(stays); ‘--at \(time)’ or ‘due:\(due)T\(time)’ sets the time"
  }

  /// `at 15:00`, `at 5pm`.
  private var time: String? {
    guard task.dueTime == nil, options.at == nil,
      let at = words.indices.dropLast().last(where: { words[$0].lowercased() == "at" }),
      words[at + 1].first?.isNumber == true, let time = diary.parser.time(of: words[at + 1])
    else { return nil }
    let said = "‘at \(words[at + 1])’ stays words"
    if let due = task.due { return "\(said); ‘--at \(time)’ or ‘due:\(due)T\(time)’ sets the time" }
    return "\(said); ‘--at \(time)’, with ‘--due’ for another day than today, sets the time"
  }

  /// `!urgent`, `!hgih`.
  private var priority: String? {
    guard task.priority == nil, options.priority == nil else { return nil }
    for word in words where word.hasPrefix("!") {
      let name = word.dropFirst().lowercased()
      let priorities = ["high", "medium", "low"]
      let meant =
        Self.urgentWords.contains(name)
        ? "high" : similarWord(to: name, among: Dictionary(uniqueKeysWithValues: priorities.map { ($0, 1) }))
      guard let meant else { continue }
      return "‘\(word)’ stays a word; ‘--priority \(meant)’ or ‘!\(meant)’ sets the priority"
    }
    return nil
  }

  private static let urgentWords: Set<String> = [
    "urgent", "important", "asap", "now", "critical", "top", "hi", "wichtig",
  ]

  private func isTimeOrIts(_ word: String) -> Bool {
    word.lowercased() == "at" || word.first?.isNumber == true && diary.parser.time(of: word) != nil
  }

  private static let dayWords: Set<String> = [
    "today", "tomorrow", "tonight", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    "sunday",
  ]
}
