import ArgumentParser
import JournalAnalytics
import JournalFormat

/// Options for what a task's line says.
struct TaskLineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("When it is due: friday, 14 mar, ‘in 3 days’, or none.", valueName: "day"),
    completion: Completion.days)
  var due: String?
  @Option(help: ArgumentHelp("The time it is due: 15:00.", valueName: "time"))
  var at: String?
  @Option(help: ArgumentHelp("When you mean to do it.", valueName: "day"), completion: Completion.days)
  var scheduled: String?
  @Option(help: ArgumentHelp("From when on it can be done.", valueName: "day"), completion: Completion.days)
  var start: String?
  @Option(
    help: ArgumentHelp("high, medium, low or none.", valueName: "priority"),
    completion: .list(["high", "medium", "low", "none"]))
  var priority: String?
  @Option(
    help: ArgumentHelp(
      "How often it comes again: day, ‘2 weeks’, mon,thu, 31, lastfri; ! counts from when it was done.",
      valueName: "rule"))
  var every: String?
  @Option(
    help: ArgumentHelp(
      "When to be reminded: 1d or 2h before, at 09:00, or ‘friday 9:00’.", valueName: "time"))
  var remind: [String] = []
  @Option(
    name: .customLong("tag"), help: ArgumentHelp("A tag.", valueName: "tag"), completion: Completion.tags)
  var tags: [String] = []
  @Option(name: .customLong("sub"), help: ArgumentHelp("A part of it.", valueName: "words"))
  var parts: [String] = []
  @Option(help: ArgumentHelp("Words below it, as much Markdown as you like.", valueName: "text"))
  var note: String?
  @Option(
    name: .customLong("attach"),
    help: ArgumentHelp("Copy this file into media/ and link it.", valueName: "file"),
    completion: .file())
  var attachments: [String] = []

  /// Whether no option for a mark of the line is given.
  var areMarksEmpty: Bool {
    [due, at, scheduled, start, priority, every].allSatisfy { $0 == nil } && remind.isEmpty && tags.isEmpty
  }
}

/// Options that filter tasks where none is named.
struct TaskFilterOptions: ParsableArguments {
  @Option(
    name: .customLong("tag"), help: ArgumentHelp("Those with this tag.", valueName: "tag"),
    completion: Completion.tags)
  var tags: [String] = []
  @Option(
    help: ArgumentHelp("Those with this priority: high, medium, low.", valueName: "priority"),
    completion: .list(["high", "medium", "low"]))
  var priority: String?
  @Option(
    help: ArgumentHelp(
      "Those due or planned then: overdue, today, friday, 7d (the next seven), 2026-03, ‘this week’, none.",
      valueName: "period"))
  var due: String?
  @Option(name: .customLong("match"), help: ArgumentHelp("Those that hold these words.", valueName: "words"))
  var words: [String] = []

  var isEmpty: Bool { tags.isEmpty && priority == nil && due == nil && words.isEmpty }

  /// The filter; a task also has to hold the words of `more`.
  func filter(words more: [String] = [], in settings: JournalSettings, today: Day) throws(CommandFailure)
    -> TaskFilter
  {
    var filter = TaskFilter()
    filter.words = more + (try Self.words(of: words))
    filter.tags = try typedTags(tags)
    if let priority {
      guard let found = TaskItem.Priority(rawValue: priority.lowercased()) else {
        throw CommandFailure(.usage, "‘\(priority)’ is no priority; write high, medium or low")
      }
      filter.priority = found
    }
    guard let due else { return filter }
    switch due.lowercased() {
    case "none": filter.isUndated = true
    case "overdue", "past":
      filter.due = Day(ordinal: -719_162)...today.advanced(by: -1)
      filter.isOverdue = true
    case "next week":
      let start = today.startOfWeek(settings.firstWeekday).advanced(by: 7)
      filter.due = start...start.advanced(by: 6)
    case "next month":
      let month = today.advanced(byMonths: 1).map { String("\($0)".prefix(7)) } ?? due
      filter.due = try Self.days(month, settings: settings, today: today)
    default: filter.due = try Self.days(due, settings: settings, today: today)
    }
    return filter
  }

  /// The words of all values of `--match`.
  static func words(of match: [String]) throws(CommandFailure) -> [String] {
    guard match.allSatisfy({ !$0.allSatisfy(\.isWhitespace) }) else {
      throw CommandFailure(.usage, "--match is empty, which every task is like; give it words of the tasks")
    }
    return match.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
  }

  private static func days(
    _ text: String, settings: JournalSettings, today: Day
  ) throws(CommandFailure) -> ClosedRange<Day> {
    if let unit = text.last, "dwmy".contains(unit), text.dropLast().allSatisfy({ $0.isASCII && $0.isNumber })
    {
      // What is due lies ahead: 7d are today and the six days after it.
      let last = unit == "m" ? Int(text.dropLast()).flatMap { today.advanced(byMonths: $0) } : nil
      if let end = last ?? (try? ComingDay(text, today: today).day) {
        return today...max(today, end.advanced(by: -1))
      }
    }
    if let day = try? ComingDay(text, today: today, firstWeekday: settings.firstWeekday).day {
      return day...day
    }
    do throws(ExpressionProblem) {
      guard let days = try PeriodExpression(text, today: today, firstWeekday: settings.firstWeekday).days
      else {
        return Day(ordinal: -719_162)...Day(ordinal: 2_932_896)
      }
      return days
    } catch {
      throw CommandFailure(.usage, error.message)
    }
  }
}
