import JournalAnalytics
import JournalFormat

/// Changes of tasks in day files and in `tasks.md`.
extension OpenDiary {
  static let taskList = "tasks.md"

  /// Edits the tasks of a day's file, or of `tasks.md` if there is no day. `make` is called again if the file changes meanwhile.
  func editTasks(
    of file: DayFile?, in transaction: JournalTransaction,
    _ make: (TaskFileEditor) throws -> TaskFileEdit
  ) throws -> TaskFileEdit {
    let path = file?.path ?? Self.taskList
    var made: TaskFileEdit?
    _ = try transaction.update(path) { bytes in
      let editor = TaskFileEditor(
        bytes.map { SourceText($0) }, day: file?.day, path: path, parser: parser,
        template: file?.template ?? DayFileTemplate())
      do {
        let edit = try make(editor)
        made = edit
        return edit.result.bytes
      } catch let refusal as EditRefusal {
        let place = folder.prefix + path + (refusal.line.map { ":\($0):1" } ?? "")
        throw CommandFailure(.refused, "\(place): \(refusal.message); nothing was changed")
      }
    }
    guard let made else { throw CommandFailure(.refused, "‘\(path)’ was left as it is") }
    return made
  }

  /// Changes a task, if its line is still the same as when it was found.
  func edit(
    task found: FoundTask, in transaction: JournalTransaction,
    _ make: (TaskFileEditor, Int) throws -> TaskFileEdit
  ) throws -> TaskFileEdit {
    try editTasks(of: found.day.map { DayFile(day: $0, path: found.path) }, in: transaction) { editor in
      guard let position = found.position(in: editor) else {
        throw CommandFailure(
          .busy, "the line of ‘\(found.words)’ was changed meanwhile, so it was left alone; try again")
      }
      return try make(editor, position)
    }
  }

  /// Turns a refusal to read a task apart from its file into a failure of the command.
  func apart<Result>(from path: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let refusal as EditRefusal {
      let place = folder.prefix + path + (refusal.line.map { ":\($0):1" } ?? "")
      throw CommandFailure(.refused, "\(place): \(refusal.message); nothing was changed")
    }
  }

  /// A task after an edit, with its number, which is remembered unless nothing was written.
  func listed(_ edit: TaskFileEdit, in file: DayFile?, was old: TaskNumbers.Key? = nil) -> ListedTask? {
    let path = file?.path ?? Self.taskList
    guard let index = edit.index, edit.tasks.indices.contains(index) else { return nil }
    var tasks = edit.tasks
    // A part is shown as a task of its own.
    tasks[index].parent = nil
    var listed = listedTasks(
      tasks, of: file?.day, in: path, source: edit.result, today: now.day, dayEnds: settings.dayEnds
    )
    .first { $0.position == index }
    guard let task = listed, task.group.isOpen, !options.isDryRun, edit.tasks[index].parent == nil else {
      return listed
    }
    listed?.number = TaskNumbers.update(in: folder) { numbers in
      if let old { numbers.replace(old, by: TaskNumbers.Key(task)) }
      return numbers.add(TaskNumbers.Key(task))
    }
    return listed
  }

  /// `Book dentist, due Friday 20 March 15:00, high priority`.
  func sentence(_ listed: ListedTask) -> String {
    ([listed.task.text.string] + listed.remarks(today: now.day, now: now.time)).joined(separator: ", ")
  }
}

/// Days and times to come, as arguments name them.
extension OpenDiary {
  /// The day and time in `text`: `friday`, `tomorrow 9:00`, `2026-03-18T15:00`, `15:00`, which is today; both as the clock has them.
  ///
  /// A time before the day's end is in the night that ends the day, unless the day is given by its date.
  func comingMoment(_ text: String) throws(CommandFailure) -> (day: Day, time: ClockTime?) {
    let moment = try namedMoment(text)
    return (clockDay(of: moment.day, at: moment.time, named: text), moment.time)
  }

  /// The clock's day for a time on the day that `text` names.
  func clockDay(of day: Day, at time: ClockTime?, named text: String) -> Day {
    let isDate = Day(String(text.drop(while: \.isWhitespace).prefix(10))) != nil
    return !isDate && time.map { $0 < settings.dayEnds } ?? false ? day.advanced(by: 1) : day
  }

  /// The moment in `text` for a reminder. Throws if it has passed; a time alone that has passed today means tomorrow.
  func ahead(
    _ moment: (day: Day, time: ClockTime?), named text: String
  ) throws(CommandFailure) -> (day: Day, time: ClockTime?) {
    var moment = moment
    guard let time = moment.time, (moment.day, time) <= (clock.day, clock.time) else { return moment }
    guard parser.time(of: text) != nil else {
      throw CommandFailure(
        .usage,
        "‘\(text)’, \(moment.day.weekdayAndDay(besides: now.day)) at \(time), is over; write a time to come, such as 30m, 2h or "
          + "tomorrow; nothing was changed")
    }
    moment.day = moment.day.advanced(by: 1)
    return moment
  }

  private func namedMoment(_ text: String) throws(CommandFailure) -> (day: Day, time: ClockTime?) {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let time = parser.time(of: text) { return (now.day, time) }
    if let part = partOfDay(text) { return part }
    // `2026-03-20T15:00`, in one word: `friday at 3pm` has a letter like it.
    if !text.contains(" "), let mark = text.lastIndex(where: { $0 == "T" || $0 == "t" }),
      mark > text.startIndex,
      let time = parser.time(of: String(text[text.index(after: mark)...])),
      let day = try? ComingDay(String(text[..<mark]), today: now.day).day
    {
      return (day, time)
    }
    let words = text.split(separator: " ")
    for count in [2, 1] where words.count > count {
      let own = words.suffix(count).joined(separator: " ")
      let hour = words[words.count - count] == "at" ? Int(words[words.count - 1]) : nil
      guard let time = parser.time(of: own) ?? hour.flatMap({ ClockTime(hour: $0, minute: 0) }) else {
        continue
      }
      let before = words.dropLast(count).filter { $0 != "at" }.joined(separator: " ")
      if let part = partOfDay(before) { return atNight(time, of: part) }
      if let day = try? ComingDay(before, today: now.day, firstWeekday: settings.firstWeekday).day {
        return (day, time)
      }
    }
    do throws(ExpressionProblem) {
      return (try ComingDay(text, today: now.day, firstWeekday: settings.firstWeekday).day, nil)
    } catch {
      throw CommandFailure(.usage, error.message)
    }
  }

  static let hoursOfDayParts = ["morning": 9, "afternoon": 15, "evening": 20, "night": 21, "tonight": 20]

  /// `tonight`, `this evening`, `tomorrow morning`, `friday evening`.
  private func partOfDay(_ text: String) -> (day: Day, time: ClockTime?)? {
    let words = text.lowercased().split(separator: " ").map(String.init)
    guard let last = words.last else { return nil }
    guard let time = Self.hoursOfDayParts[last].flatMap({ ClockTime(hour: $0, minute: 0) }) else {
      return nil
    }
    if words == ["tonight"] || words.count == 2 && words[0] == "this" { return (now.day, time) }
    guard words.count > 1, last != "tonight",
      let day = try? ComingDay(
        words.dropLast().joined(separator: " "), today: now.day, firstWeekday: settings.firstWeekday
      ).day
    else { return nil }
    return (day, time)
  }

  /// A time on a part of a day: `tonight 9:30` is 21:30, `tonight 1:00` on the next day of the clock.
  private func atNight(
    _ time: ClockTime, of part: (day: Day, time: ClockTime?)
  ) -> (day: Day, time: ClockTime?) {
    guard part.time.map({ $0.hour >= 20 }) ?? false, time.hour < 12 else { return (part.day, time) }
    if time.hour >= 6 { return (part.day, ClockTime(hour: time.hour + 12, minute: time.minute) ?? time) }
    // What lies before the day's end is turned with all others.
    return (time < settings.dayEnds ? part.day : part.day.advanced(by: 1), time)
  }

  /// Splits arguments that may end in a day into the addresses and the words of the day; the latter are empty for none.
  func splitting(_ arguments: [String], isDay: (String) -> Bool) -> (addresses: [String], day: String) {
    for count in arguments.indices.dropFirst() {
      let rest = arguments[count...].joined(separator: " ")
      // A bare number is an address.
      if Int(rest) == nil, isDay(rest) { return (Array(arguments[..<count]), rest) }
    }
    return (arguments, "")
  }
}
