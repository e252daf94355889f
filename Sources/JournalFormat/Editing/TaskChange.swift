/// A mark in a task's line that can be set and removed.
public enum TaskMark: Hashable, Sendable, CaseIterable {
  case due, scheduled, start, done, created, priority, recurrence
  /// The day of `done` as it is written for a task that was cancelled.
  case cancelled
  /// `remind:09:00`, `remind:1d`.
  case reminder
  /// `remind:2026-03-18T09:00`.
  case reminderDay

  /// Whether a mark that was read is one of this kind.
  func matches(_ mark: TaskPlaces.Mark) -> Bool {
    switch self {
    case .due: mark.key == .due
    case .scheduled: mark.key == .scheduled
    case .start: mark.key == .start
    case .done, .cancelled: mark.key == .done
    case .created: mark.key == .created
    case .priority: mark.key == .priority
    case .recurrence: mark.key == .every
    case .reminder: mark.key == .remind && !mark.isDay
    case .reminderDay: mark.key == .remind && mark.isDay
    }
  }

  var key: String {
    switch self {
    case .due: "due"
    case .scheduled: "scheduled"
    case .start: "start"
    case .done: "done"
    case .cancelled: "cancelled"
    case .created: "created"
    case .priority: "priority"
    case .recurrence: "every"
    case .reminder, .reminderDay: "remind"
    }
  }

  /// The sign of Obsidian's Tasks for it.
  var sign: String? {
    switch self {
    case .due: "📅"
    case .scheduled: "⏳"
    case .start: "🛫"
    case .done: "✅"
    case .cancelled: "❌"
    case .created: "➕"
    case .priority, .recurrence, .reminder, .reminderDay: nil
    }
  }

  /// Whether a task has it.
  public func isSet(in task: TaskItem) -> Bool {
    switch self {
    case .due: task.due != nil
    case .scheduled: task.scheduled != nil
    case .start: task.start != nil
    case .done, .cancelled: task.doneDay != nil || task.doneTime != nil
    case .created: task.created != nil
    case .priority: task.priority != nil
    case .recurrence: task.recurrence != nil
    case .reminder: task.reminder != nil || task.reminderLead != nil
    case .reminderDay: task.reminderDay != nil
    }
  }

  /// The mark with a value: `due:2026-03-18`, `!high`; `➕ 2026-03-18` for the day it was written down.
  func text(_ value: String) -> String {
    switch self {
    case .priority: "!\(value)"
    case .created: "➕ \(value)"
    default: "\(key):\(value)"
    }
  }

  /// Takes over from `other` what this mark says.
  func copy(from other: TaskItem, to task: inout TaskItem) {
    switch self {
    case .due: (task.due, task.dueTime) = (other.due, other.dueTime)
    case .scheduled: (task.scheduled, task.scheduledTime) = (other.scheduled, other.scheduledTime)
    case .start: (task.start, task.startTime) = (other.start, other.startTime)
    case .done, .cancelled:
      task.doneDay = other.doneDay
      // A time that stands beside the day stays with it.
      if other.doneDay == nil || other.doneTime != nil { task.doneTime = other.doneTime }
    case .created: task.created = other.created
    case .priority: task.priority = other.priority
    case .recurrence: task.recurrence = other.recurrence
    case .reminder: (task.reminder, task.reminderLead) = (other.reminder, other.reminderLead)
    case .reminderDay:
      (task.reminderDay, task.reminderDayTime) = (other.reminderDay, other.reminderDayTime)
    }
  }
}

/// What of a task's line is to be changed; all else stays as it is written.
public struct TaskChange: Hashable, Sendable {
  /// The new state; its mark is written into the box.
  public var status: TaskItem.Status?
  /// The new words; `nil` keeps the old ones.
  public var text: String?
  /// Tags to add behind the words, without `#`.
  public var tags: [String] = []
  /// Tags to take off, without `#`; among the words their `#` goes alone.
  public var lostTags: [String] = []
  /// Marks to set, with their values as they are written behind the key, or to remove, in this order.
  public private(set) var marks: [Mark] = []

  public struct Mark: Hashable, Sendable {
    public var mark: TaskMark
    /// `nil` removes it.
    public var value: String?
  }

  public init(status: TaskItem.Status? = nil) { self.status = status }

  /// Whether nothing changes.
  public var isEmpty: Bool {
    status == nil && text == nil && tags.isEmpty && lostTags.isEmpty && marks.isEmpty
  }

  /// Sets a mark, or removes it with `nil`.
  public mutating func set(_ mark: TaskMark, to value: String?) {
    marks.removeAll { $0.mark == mark }
    marks.append(Mark(mark: mark, value: value))
  }

  /// Sets a mark to a time alone, of the day that it has anyway.
  public mutating func set(_ mark: TaskMark, to time: ClockTime) { set(mark, to: "\(time)") }

  /// Sets a mark to a day, with its time if it has one.
  public mutating func set(_ mark: TaskMark, to day: Day, at time: ClockTime? = nil) {
    set(mark, to: "\(day)" + (time.map { "T\($0)" } ?? ""))
  }
}

extension TaskItem.Status {
  /// The mark in a box.
  var boxMark: UInt8 {
    switch self {
    case .open, .other: .space
    case .done: UInt8(ascii: "x")
    case .started: .slash
    case .cancelled: .hyphen
    case .moved: .greaterThanSign
    }
  }

  /// The word that stands for a box; `nil` if there is none.
  var word: String? {
    switch self {
    case .open, .other: "TODO"
    case .done: "DONE"
    case .started: "DOING"
    case .cancelled: "CANCELLED"
    case .moved: nil
    }
  }
}

extension TaskFileEditor {
  /// Changes parts of a task's own line.
  public func changing(task index: Int, _ change: TaskChange) throws(EditRefusal) -> TaskFileEdit {
    try refuseUnknown(index)
    let line = tasks[index].range.lowerBound.line
    guard let text = text(of: index) else {
      throw EditRefusal("this task cannot be changed from here; change it in an editor", line: line)
    }
    var expected = tasks[index]
    let splice = TaskSplice(text, in: file.source)
    var edits: [TextEdit] = []
    if let status = change.status, status != expected.status {
      edits.append(splice.signEdit(status))
      expected.status = status
      expected.mark =
        text.isWord && status.word != nil ? .empty : TextSlice([status.boxMark])
    }
    if let words = change.text {
      let typed = donor(words)
      guard !typed.text.isEmpty, typed.text == TextSlice(plainLine(words)) else {
        throw EditRefusal(
          "‘\(words)’ would be read as something else than the words of a task; give marks on their own, as in --due friday, --priority high and --tag home",
          line: line)
      }
      guard let found = splice.wordEdits(plainLine(words)) else { throw Self.onTwoLines(line) }
      edits += found
      expected.text = typed.text
      let kept = expected.tags.filter { !tasks[index].text.tagNames.contains($0.name) }
      expected.tags = typed.tags + kept.filter { tag in !typed.tags.contains { $0.name == tag.name } }
    }
    for entry in change.marks {
      guard let found = splice.edits(setting: entry.mark, to: entry.value) else {
        throw Self.onTwoLines(line)
      }
      edits += found
      entry.mark.copy(
        from: donor("x " + (entry.value.map(entry.mark.text) ?? "")), to: &expected)
    }
    for tag in change.lostTags {
      guard let found = splice.removals(ofTag: tag.lowercased(), amongWords: change.text == nil) else {
        throw Self.onTwoLines(line)
      }
      edits += found.edits
      expected.tags.removeAll { $0.key == tag.lowercased() }
      if change.text == nil { expected.text = TextSlice(found.words) }
    }
    for tag in change.tags where !expected.tags.contains(where: { $0.name.string == tag }) {
      edits.append(splice.appending(String(decoding: tagText(plainLine(tag)), as: UTF8.self)))
      expected.tags.append(Tag(TextSlice(plainLine(tag))))
    }
    var intended = tasks
    intended[index] = expected
    let intention = Intention(tasks: intended, index: index, changesHeading: text.isHeading)
    return try first([(edits, intention)]) { warning in
      EditRefusal(
        warning?.message ?? "the line would not be read as meant; change it in an editor", line: line)
    }
  }

  /// What words are read as where they are a task.
  func donor(_ words: String) -> TaskItem {
    let source = SourceText(Array("- [ ] ".utf8) + plainLine(words) + [.lineFeed])
    return file.parser.parseTasks(source).tasks.first
      ?? TaskItem(
        range: source.location(ofByte: 0)..<source.location(ofByte: 0), status: .open, mark: .empty,
        text: .empty)
  }

  private static func onTwoLines(_ line: Int) -> EditRefusal {
    EditRefusal("what is to be changed goes on over two lines; change it in an editor", line: line)
  }
}

/// The edits of a task's line.
private struct TaskSplice {
  private let text: DayOutline.TaskText
  private let source: SourceText
  private let places: TaskPlaces

  init(_ text: DayOutline.TaskText, in source: SourceText) {
    self.text = text
    self.source = source
    places = TaskPlaces(text.text)
  }

  /// Whether its marks are signs, behind which Obsidian's Tasks reads nothing else.
  private var usesSigns: Bool {
    // The sign for the day it was written down stands among keys too.
    places.marks.contains { $0.key != .created && text.text.bytes[$0.range.lowerBound] >= .punctuationLead }
  }

  func signEdit(_ status: TaskItem.Status) -> TextEdit {
    guard text.isWord else { return source.edit(text.sign, [status.boxMark]) }
    if let word = status.word { return source.edit(text.sign, Array(word.utf8)) }
    let end = text.sign.upperBound
    let colon = end < source.bytes.count && source.bytes[end] == .colon ? 1 : 0
    return source.edit(
      text.sign.lowerBound..<end + colon, [.openBracket, status.boxMark, .closeBracket])
  }

  /// The edits that set a mark or take it out; `nil` where it goes on over two lines.
  func edits(setting mark: TaskMark, to value: String?) -> [TextEdit]? {
    let found = places.marks.filter { mark.matches($0) && (mark.key != "done" || value == nil || $0.isDay) }
    guard !found.contains(where: { text.text.hasSeam(in: $0.range) }) else { return nil }
    guard let value else { return found.map { removal(of: $0.range) } }
    guard let last = found.last else {
      return [
        appending(usesSigns ? mark.sign.map { "\($0) \(value)" } ?? mark.text(value) : mark.text(value))
      ]
    }
    return [source.edit(fileRange(last.range), Array(written(mark, value, like: last.range).utf8))]
  }

  /// A mark in the form of the one that it replaces.
  private func written(_ mark: TaskMark, _ value: String, like old: Range<Int>) -> String {
    let first = text.text.bytes[old.lowerBound]
    if first == .openBracket, text.text.bytes[old].contains(.colon) { return "[\(mark.key):: \(value)]" }
    if first >= .punctuationLead, let sign = mark.sign { return "\(sign) \(value)" }
    return mark.text(value)
  }

  /// The edits that write other words; `nil` where they go on over two lines.
  func wordEdits(_ words: [UInt8]) -> [TextEdit]? {
    guard let first = places.words.first else {
      let start = text.text.fileOffset(places.time?.upperBound ?? text.text.range.lowerBound)
      return [source.edit(start..<start, words + [.space])]
    }
    guard !places.words.contains(where: { text.text.hasSeam(in: $0.lowerBound + 1..<$0.upperBound) }) else {
      return nil
    }
    return [source.edit(fileRange(first), words)] + places.words.dropFirst().map { removal(of: $0) }
  }

  /// The edits that take a tag off, and the words that are left; `nil` where they go on over two lines.
  func removals(ofTag key: String, amongWords: Bool) -> (edits: [TextEdit], words: [UInt8])? {
    let tags = text.text.scan { line in
      scanTags(line).filter { String(decoding: text.text.bytes[$0.name], as: UTF8.self).lowercased() == key }
    }
    guard !tags.contains(where: { text.text.hasSeam(in: $0.range) }) else { return nil }
    var edits: [TextEdit] = []
    var left = Set<Int>()
    for tag in tags {
      guard places.words.contains(where: { $0.contains(tag.range.lowerBound) }) else {
        edits.append(removal(of: tag.range))
        continue
      }
      guard amongWords else { continue }
      for signs in [tag.range.lowerBound..<tag.name.lowerBound, tag.name.upperBound..<tag.range.upperBound]
      where !signs.isEmpty {
        edits.append(source.edit(fileRange(signs), []))
        left.formUnion(signs)
      }
    }
    let words = places.words.map { range in range.filter { !left.contains($0) }.map { text.text.bytes[$0] } }
    return (edits, Array(words.joined(separator: [.space])))
  }

  /// Writes behind all that the line says, but before an identifier of its block.
  func appending(_ words: String) -> TextEdit {
    let bytes = text.text.bytes
    var end = places.end
    var start = end
    while start > text.text.range.lowerBound, bytes[start - 1] != .space { start -= 1 }
    if start < end, start > text.text.range.lowerBound, bytes[start] == .caret { end = start - 1 }
    guard end > text.text.range.lowerBound else {
      let place = text.text.fileOffset(text.text.range.lowerBound)
      return source.edit(place..<place, Array(words.utf8) + (places.end > end ? [.space] : []))
    }
    let place = text.text.fileOffset(end - 1) + 1
    return source.edit(place..<place, [.space] + Array(words.utf8))
  }

  /// Takes out a stretch with the white space before it, or behind it where it is the first.
  private func removal(of range: Range<Int>) -> TextEdit {
    var own = fileRange(range)
    let isSpace = { (offset: Int) in self.source.bytes[offset] == .space || self.source.bytes[offset] == .tab
    }
    if range.lowerBound > text.text.range.lowerBound {
      while own.lowerBound > 0, isSpace(own.lowerBound - 1) { own = own.lowerBound - 1..<own.upperBound }
    } else {
      while own.upperBound < source.bytes.count, isSpace(own.upperBound) {
        own = own.lowerBound..<own.upperBound + 1
      }
    }
    return source.edit(own, [])
  }

  private func fileRange(_ range: Range<Int>) -> Range<Int> {
    let start = text.text.fileOffset(range.lowerBound)
    return start..<max(start, text.text.fileOffset(max(range.lowerBound, range.upperBound - 1)) + 1)
  }
}
