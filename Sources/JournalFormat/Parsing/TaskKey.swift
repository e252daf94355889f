/// A key of a task's marks: `due:`, `every:`.
enum TaskKey {
  case due, start, scheduled, done, created, remind, every, priority

  init?(_ key: LineScanner) {
    let keys: [(StaticString, TaskKey)] = [
      ("due", .due), ("deadline", .due), ("start", .start), ("scheduled", .scheduled), ("done", .done),
      ("completion", .done),
      ("cancelled", .done), ("canceled", .done),
      ("created", .created), ("remind", .remind), ("every", .every), ("repeat", .every),
      ("priority", .priority),
    ]
    guard let found = keys.first(where: { key.isWhole($0.0) }) else { return nil }
    self = found.1
  }

  var problem: UnreadMark.Problem {
    switch self {
    case .due, .start, .scheduled, .done, .created: .day
    case .remind: .reminder
    case .every: .recurrence
    case .priority: .priority
    }
  }

  /// Whether a word that stands apart behind the key is meant as its value, though it is none: `every: fortnight`, not `read every: page`.
  func isMeant(by word: LineScanner) -> Bool {
    let words: [StaticString] =
      switch self {
      case .every:
        [
          "fortnight", "fortnightly", "biweekly", "bimonthly", "quarter", "quarterly", "hour", "hourly",
          "weekend",
          "weekends", "morning", "evening", "night", "noon", "other", "second",
        ]
      case .due, .scheduled:
        [
          "today", "tonight", "tomorrow", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
          "sunday",
        ]
      case .start, .done, .created, .remind, .priority: []
      }
    return words.contains { word.isWhole($0) }
  }

  /// Whether its day may have a time.
  var hasTime: Bool {
    switch self {
    case .due, .start, .scheduled, .remind: true
    case .done, .created, .every, .priority: false
    }
  }

  func isTimed(_ task: TaskItem) -> Bool {
    switch self {
    case .due: task.dueTime != nil
    case .start: task.startTime != nil
    case .scheduled: task.scheduledTime != nil
    case .remind: task.reminderDay == nil || task.reminderDayTime != nil
    case .done, .created, .every, .priority: true
    }
  }

  func set(_ day: Day, in task: inout TaskItem) {
    switch self {
    case .due: (task.due, task.dueTime) = (day, nil)
    case .start: (task.start, task.startTime) = (day, nil)
    case .scheduled: (task.scheduled, task.scheduledTime) = (day, nil)
    case .done: task.doneDay = day
    case .created: task.created = day
    case .remind: (task.reminderDay, task.reminderDayTime) = (day, nil)
    case .every, .priority: break
    }
  }

  func set(_ time: ClockTime, in task: inout TaskItem) {
    switch self {
    case .due: task.dueTime = time
    case .start: task.startTime = time
    case .scheduled: task.scheduledTime = time
    case .done: task.doneTime = time
    case .remind: task.reminderDayTime = time
    case .created, .every, .priority: break
    }
  }
}

extension TaskItem.Priority {
  /// Reads `high` and `highest`, `medium`, `low` and `lowest`.
  init?(_ value: LineScanner) {
    if value.isWhole("high") || value.isWhole("highest") {
      self = .high
    } else if value.isWhole("medium") {
      self = .medium
    } else if value.isWhole("low") || value.isWhole("lowest") {
      self = .low
    } else {
      return nil
    }
  }

  /// todo.txt's `(A)` or Org's `[#A]` at the beginning, and its length.
  static func leading(_ rest: LineScanner) -> (TaskItem.Priority, length: Int)? {
    let isOrg = rest.peek() == .openBracket && rest.peek(1) == .numberSign && rest.peek(3) == .closeBracket
    guard isOrg || (rest.peek() == .openParenthesis && rest.peek(2) == .closeParenthesis) else { return nil }
    let length = isOrg ? 4 : 3
    guard rest.peek(length) == .space else { return nil }
    switch rest.peek(length - 2) {
    case UInt8(ascii: "A"): return (.high, length)
    case UInt8(ascii: "B"): return (.medium, length)
    case UInt8(ascii: "C"): return (.low, length)
    default: return nil
    }
  }
}

/// `1d`, `2h`, `-10m`: so long before, in minutes. With `isSpaced` white space may stand before the unit.
func scanLead(_ value: LineScanner, isSpaced: Bool = false) -> Int? {
  var rest = value
  _ = rest.skip(.hyphen)
  let start = rest.position
  var number = 0
  while isASCIIDigit(rest.peek()), rest.position < start + 4 {
    number = number * 10 + Int(rest.peek() - UInt8(ascii: "0"))
    rest.position += 1
  }
  guard rest.position > start else { return nil }
  if isSpaced { rest.skipSpaces() }
  let units: [([StaticString], Int)] = [
    (["m", "min", "mins", "minute", "minutes"], 1), (["h", "hr", "hrs", "hour", "hours"], 60),
    (["d", "day", "days"], 1440), (["w", "week", "weeks"], 10_080),
  ]
  return units.first { names, _ in names.contains { rest.isWhole($0) } }.map { number * $0.1 }
}
