/// Every sentence of the list of tasks.
enum TaskListWords: String, SentenceTable {
  case none, noMatch, noMatchOpen

  var row: SentenceRow {
    switch self {
    case .none:
      .init(
        "no task is open",
        english: "Nothing is left to do. ‘journal task add 'Book dentist' --due friday’ writes a task down.")
    case .noMatch:
      .init("no task is as was asked, and none is open", english: "No task matches; none is open.")
    case .noMatchOpen:
      .init("no task is as was asked", english: "No task matches; {open#task is|tasks are} open.")
    }
  }
}
