/// A task as this program and others have in common.
public struct ExchangedTask: Hashable, Sendable {
  /// A day, perhaps with a time of it.
  public struct Moment: Hashable, Sendable {
    public var day: Day
    public var time: ClockTime?

    public init(_ day: Day, _ time: ClockTime? = nil) { (self.day, self.time) = (day, time) }

    init?(_ day: Day?, _ time: ClockTime?) {
      guard let day else { return nil }
      self.init(day, time)
    }

    /// Reads `2026-03-18` and `2026-03-18T15:00`.
    init?(_ text: some StringProtocol) {
      let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
      guard let first = parts.first, let day = Day(String(first)) else { return nil }
      guard parts.count == 2 else {
        self.init(day)
        return
      }
      guard let time = ClockTime(String(parts[1])) else { return nil }
      self.init(day, time)
    }

    /// `2026-03-18` or `2026-03-18T15:00`; a time after midnight is on the next day.
    var text: String {
      guard let time else { return day.description }
      let own = time.isAfterMidnight ? day.advanced(by: 1) : day
      return "\(own)T\(padded(time.hourOfDay, 2)):\(padded(time.minute, 2))"
    }
  }

  /// What is to be done: one line.
  public var text: String
  public var status: TaskItem.Status
  public var priority: TaskItem.Priority?
  /// When it is planned on its day, `08:15` or `08:15-09:00`.
  public var time: TimeSpan?
  public var due: Moment?
  public var scheduled: Moment?
  public var start: Moment?
  public var done: Moment?
  public var created: Day?
  /// The day of the file that it stands in, on which it was written down at the latest.
  var written: Day?
  /// When it is still to be done by its file: at the time in front of it on the file's day; without one on that day, unless it has days of
  /// its own or is part of another. `nil` in `tasks.md`.
  public private(set) var planned: Moment?
  public var recurrence: Recurrence?
  /// A time on the day it is due.
  public var reminder: ClockTime?
  /// Minutes before it is due.
  public var reminderLead: Int?
  public var reminderMoment: Moment?
  /// Names without `#` that stand behind the words; those among the words are in the text.
  public var tags: [String] = []
  /// Remarks on it, a line each.
  public var notes: [String] = []
  /// What describes it, as the Markdown of its file; without the file's text empty.
  public private(set) var description = ""
  public var parts: [ExchangedTask] = []

  public init(_ text: String, status: TaskItem.Status = .open) { (self.text, self.status) = (text, status) }
}

extension ExchangedTask {
  /// What begins the tag of a project.
  static let projectMark = "project/"

  /// `move` of the tag `project/move`; `nil` for other tags.
  static func project(of tag: String) -> String? {
    guard tag.lowercased().hasPrefix(projectMark), tag.count > projectMark.count else { return nil }
    return String(tag.dropFirst(projectMark.count))
  }

  /// How many levels parts may nest; those further in stand alone.
  static let deepest = 6

  /// The tasks of a file with their parts in them; `day` is that of the file, if it has one. With its text they have their notes.
  public static func tasks(of items: [TaskItem], day: Day?, source: SourceText? = nil) -> [ExchangedTask] {
    var children: [Int: [Int]] = [:]
    var depths = items.map { _ in 0 }
    for (index, item) in items.enumerated() {
      guard let parent = item.parent, parent < index, depths[parent] < deepest else { continue }
      depths[index] = depths[parent] + 1
      children[parent, default: []].append(index)
    }
    // Parents stand before their parts, so that from the last on all parts of one are known.
    var made: [Int: ExchangedTask] = [:]
    for index in items.indices.reversed() {
      var task = ExchangedTask(items[index], day: day)
      let lines = items[index].range
      if let source, lines.upperBound.line >= lines.lowerBound.line + items[index].wordLines {
        task.description = items[index].note(in: source, among: items, ofParts: false)
        task.notes = noteLines(task.description)
      }
      task.parts = (children[index] ?? []).compactMap { made.removeValue(forKey: $0) }
      made[index] = task
    }
    return made.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The lines of a note without their bullets and without empty ones.
  private static func noteLines(_ note: String) -> [String] {
    note.split(whereSeparator: \.isNewline).map { line in
      let words = line.drop(while: \.isWhitespace)
      let isItem = ["- ", "* ", "+ "].contains { words.hasPrefix($0) }
      let note = isItem ? words.dropFirst(2).drop(while: \.isWhitespace) : words
      let isEscaped = ["\\[", "\\- ", "\\* ", "\\+ "].contains { note.hasPrefix($0) }
      return String(isEscaped ? note.dropFirst() : note)
    }.filter { !$0.isEmpty }
  }

  init(_ item: TaskItem, day: Day?) {
    self.init(item.text.string, status: item.status)
    priority = item.priority
    time = item.time
    due = Moment(item.due, item.dueTime)
    scheduled = Moment(item.scheduled, item.scheduledTime)
    start = Moment(item.start, item.startTime)
    // A task that is ticked or cancelled in a day’s file was so on that day, unless it says another.
    let isOver = item.status == .done || item.status == .cancelled
    let doneDay = item.doneDay ?? (isOver ? day : nil)
    done = Moment(doneDay, item.doneTime)
    created = item.created
    written = day
    let hasOwnDay = item.due != nil || item.scheduled != nil || item.start != nil
    if !isOver, item.time != nil || (item.parent == nil && !hasOwnDay) {
      planned = Moment(day, item.time?.start)
    }
    recurrence = item.recurrence
    reminder = item.reminder
    reminderLead = item.reminderLead
    reminderMoment = Moment(item.reminderDay, item.reminderDayTime)
    let within = Set(tagsWithin.map { $0.lowercased() })
    tags = item.tags.map(\.name.string).filter { !within.contains($0.lowercased()) }
  }

  /// Names without `#` that stand among the words, for forms that keep tags apart.
  public var tagsWithin: [String] { TextSlice(text).tagNames.map(\.string) }

  /// When it was done: a time in front of a ticked task says when, unless its marks do, or name another day than that of its file.
  public var doneMoment: Moment? {
    done.map { done in
      let isPlan = status != .done || done.day != written
      return Moment(done.day, done.time ?? (isPlan ? nil : time?.start))
    }
  }
}

/// Writing tasks into `tasks.md`.
extension ExchangedTask {
  /// Its lines, with those of its remarks and parts nested below; no line endings.
  public func lines(nested depth: Int = 0) -> [[UInt8]] {
    let indentation = [UInt8](repeating: .space, count: 2 * min(depth, 6))
    let below = [UInt8](repeating: .space, count: 2 * min(depth + 1, 7))
    return [indentation + [.hyphen, .space] + plainLine(line)]
      + notes.flatMap { Self.lines(ofNote: plainLine($0), below: below) }
      + parts.flatMap { $0.lines(nested: depth + 1) }
  }

  /// A remark is neither a box nor a list: `\[ ]`, `\- [ ]`. An item that begins with `TODO` would be a part, a paragraph is none.
  private static func lines(ofNote words: [UInt8], below indentation: [UInt8]) -> [[UInt8]] {
    if beginsWithTaskWord(words) { return [[], indentation + words] }
    let isList =
      [UInt8.hyphen, .asterisk, .plusSign].contains(words.first) && words.dropFirst().first == .space
    let escape: [UInt8] = isList || words.first == .openBracket ? [.backslash] : []
    return [indentation + [.hyphen, .space] + escape + words]
  }

  /// `[ ] Book dentist due:2026-03-18T15:00 !high every:2w remind:1d ➕ 2026-03-01 #health`.
  private var line: String {
    let mark =
      switch status {
      case .open, .other: " "
      case .done: "x"
      case .started: "/"
      case .cancelled: "-"
      case .moved: ">"
      }
    return line(marked: "[\(mark)]")
  }

  /// The same behind a box or a word that stands for one.
  func line(marked mark: String) -> String {
    var words = [mark]
    if let time { words.append(time.text(joinedBy: "-")) }
    words.append(text)
    let over = status == .cancelled ? "cancelled" : "done"
    for (key, moment) in [("due", due), ("scheduled", scheduled), ("start", start), (over, done)] {
      if let moment { words.append("\(key):\(moment.text)") }
    }
    if let priority { words.append("!\(priority.rawValue)") }
    if let recurrence { words.append("every:\(recurrence)") }
    if let reminder { words.append("remind:\(reminder)") }
    if let reminderLead { words.append("remind:\(Self.leadText(reminderLead))") }
    if let reminderMoment { words.append("remind:\(reminderMoment.text)") }
    if let created { words.append("➕ \(created)") }
    return (words + tags.map { String(decoding: tagText(plainLine($0)), as: UTF8.self) }).joined(
      separator: " ")
  }

  /// `1d`, `2h`, `10m`: the largest unit that is whole.
  static func leadText(_ minutes: Int) -> String {
    if minutes > 0, minutes.isMultiple(of: 1_440) { return "\(minutes / 1_440)d" }
    return minutes > 0 && minutes.isMultiple(of: 60) ? "\(minutes / 60)h" : "\(minutes)m"
  }

  /// How the lines are read again.
  public enum Reading: Hashable, Sendable {
    case same
    /// The words stand otherwise, because something in them is a mark here; the rest is the same.
    case otherWords
    /// As something else, or with other days.
    case different
  }

  /// Whether its lines are read as what it says.
  public func reading(_ parser: DayFileParser) -> Reading {
    let bytes = lines().flatMap { $0 + [.lineFeed] }
    let read = Self.tasks(of: parser.parseTasks(SourceText(bytes)).tasks, day: nil)
    guard read.count == 1 else { return .different }
    if read[0].plain == plain { return .same }
    return read[0].withoutWords == withoutWords ? .otherWords : .different
  }

  /// As lines can say it.
  private var plain: ExchangedTask {
    var task = self
    task.text = String(decoding: plainLine(text), as: UTF8.self)
    for path in [\ExchangedTask.due, \.scheduled, \.start, \.done, \.reminderMoment] {
      task[keyPath: path] = task[keyPath: path].flatMap { Moment($0.text) }
    }
    task.tags = tags.map { $0.lowercased() }.sorted()
    (task.notes, task.description) = ([], "")
    (task.written, task.planned) = (nil, nil)
    task.parts = parts.map(\.plain)
    return task
  }

  private var withoutWords: ExchangedTask {
    var task = plain
    (task.text, task.tags, task.time) = ("", [], nil)
    task.parts = task.parts.map(\.withoutWords)
    return task
  }
}

extension SourceText {
  /// The text of `tasks.md` with more tasks at its end; `nil` if there they would be read otherwise, or others would.
  public func appending(_ tasks: [ExchangedTask], parser: DayFileParser) -> SourceText? {
    let last = (1...max(1, lineCount)).last { !isBlank(line: $0) } ?? 0
    var lines = tasks.flatMap { $0.lines() }
    if last == 0 {
      lines = [Array("# Tasks".utf8), []] + lines
    } else {
      let end = bytes[lineContent(last)]
      let isList =
        end.first == .space || end.first == .tab || [.hyphen, .asterisk, .plusSign].contains(end.first)
      if !isList { lines.insert([], at: 0) }
    }
    let result = applying([insertion(of: lines, below: last, otherwise: [.lineFeed])])
    func read(_ text: SourceText) -> [ExchangedTask] {
      ExchangedTask.tasks(of: parser.parseTasks(text).tasks, day: nil)
    }
    let alone = read(SourceText(tasks.flatMap { $0.lines() }.flatMap { $0 + [.lineFeed] }))
    return read(result) == read(self) + alone ? result : nil
  }
}

/// Words of other programs that would be marks here.
extension ExchangedTask {
  /// The task with a backslash in its words, and in those of its parts, where they would be read as a mark: `every\:day`, `\!high`.
  public var escapingMarks: ExchangedTask {
    var bytes = plainLine(text)
    // A word that is no mark any more may leave the next one to be read; what is left after so many is left as it is.
    for _ in 0..<20 {
      let places = TaskPlaces(ItemText(SourceText(bytes), 0..<bytes.count))
      guard let mark = places.marks.first?.range else { break }
      let colon = isASCIILetter(bytes[mark.lowerBound]) ? mark.first { bytes[$0] == .colon } : nil
      bytes.insert(.backslash, at: colon ?? mark.lowerBound)
    }
    var task = self
    task.text = String(decoding: bytes, as: UTF8.self)
    task.parts = parts.map(\.escapingMarks)
    return task
  }

  /// The words without these backslashes, as other programs have them.
  public var plainWords: String {
    guard text.contains("\\") else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      if word.first == "\\", let sign = word.dropFirst().first {
        return String("![(".contains(sign) || !sign.isASCII ? word.dropFirst() : word)
      }
      let key = word.prefix { $0.isASCII && $0.isLetter }
      let isKey = !key.isEmpty && word.dropFirst(key.count).hasPrefix("\\:")
      return isKey ? key + String(word.dropFirst(key.count + 1)) : String(word)
    }.joined(separator: " ")
  }
}
