/// Every sentence of the logbook of tasks.
enum LogbookWords: String, SentenceTable {
  case onDay, fromTo
  case none, noneWith, tasks, parts, tasksAndParts, done, doneOnDays, undated, undatedLeftOut,
    undatedLeftOutAll

  var row: SentenceRow {
    switch self {
    case .onDay: .init("one day was asked for", english: " on {day}")
    case .fromTo: .init("several days were asked for", english: " from {first} to {last}")
    case .none:
      .init(
        "no task was done",
        english: "No task was done{span}. ‘journal task done’ with a number of ‘journal tasks’ ticks one.")
    case .noneWith:
      .init(
        "no task with the words was done",
        english:
          "No task with ‘{words}’ was done{span}. ‘journal task done’ with a number of ‘journal tasks’ ticks one."
      )
    case .tasks: .init("whole tasks were done", english: "{tasks#task|tasks}")
    case .parts:
      .init(
        "parts of tasks that are not done were done",
        english: "{parts#part of an unfinished task|parts of unfinished tasks}")
    case .tasksAndParts: .init("both were", english: "{wholes} and {parts}")
    case .done: .init("tasks were done, on one day at most", english: "{what} done{span}.")
    case .doneOnDays:
      .init("tasks were done on several days", english: "{what} done{span}, on {days#day|days}.")
    case .undated: .init("tasks of no day were done", english: "On a day that is not written down")
    case .undatedLeftOut:
      .init(
        "one that says no day is not among those of the period",
        english:
          "{what} was done on a day that is not written down: ‘journal logbook {words}--period all’ shows it."
      )
    case .undatedLeftOutAll:
      .init(
        "several that say no day are not",
        english:
          "{what} were done on a day that is not written down: ‘journal logbook {words}--period all’ shows them."
      )
    }
  }
}
