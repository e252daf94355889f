/// Every sentence of the logbook of tasks.
enum LogbookWords: String, SentenceTable {
  case onDay, fromTo
  case none, noneWith, done, doneOnDays, undated, undatedLeftOut

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
    case .done: .init("tasks were done, on one day at most", english: "{tasks#task|tasks} done{span}.")
    case .doneOnDays:
      .init("tasks were done on several days", english: "{tasks#task|tasks} done{span}, on {days#day|days}.")
    case .undated: .init("tasks of no day were done", english: "On a day that is not written down")
    case .undatedLeftOut:
      .init(
        "done tasks that say no day are not among those of the period",
        english:
          "{tasks#more task was|more tasks were} done on a day that is not written down: ‘journal logbook {words}--period all’ shows {tasks?it|them}."
      )
    }
  }
}
