/// Every sentence of the list of tasks.
enum TaskListWords: String, SentenceTable {
  case none, noMatch, noMatchOpen, ended, endedMore

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
    case .ended:
      .init(
        "a task that recurs was ticked in an editor, so that no next one was written",
        english:
          "‘{task}’ recurs, was ticked{day} and has no next one; ‘journal task reopen {address}’ and then ‘journal task done {address}{on}’ write it."
      )
    case .endedMore:
      .init(
        "the same of several",
        english:
          "‘{task}’ and {others} more recur, were ticked and have no next one; ‘journal task reopen {address}’ and then ‘journal task done {address}{on}’ write that of the first."
      )
    }
  }
}
