/// Every sentence of the counts of a diary.
enum StatsWords: String, SentenceTable {
  case noFile, noFileHere, oneDay, days
  case withFood, eaten, open, done, cancelled, otherMark, ticks, headings, onLines, inFiles, inFilesAndTasks

  var row: SentenceRow {
    switch self {
    case .noFile: .init("the diary is empty", english: "There is no day file yet.")
    case .noFileHere: .init("the period has no file", english: "No day file lies in these days.")
    case .oneDay: .init("all files are of one day", english: "On {first}.")
    case .days: .init("files of several days", english: "From {first} to {last}.")
    case .withFood: .init("beside the days", english: "{count} with food")
    case .eaten: .init("beside the entries", english: "{count} eaten")
    case .open: .init("beside the tasks", english: "{count} open")
    case .done: .init("behind those that are open", english: "{count} done")
    case .cancelled: .init("the same, and some were cancelled", english: "{count} cancelled")
    case .otherMark:
      .init("the same, and some have a mark of their own", english: "{count} with another mark")
    case .ticks: .init("beside the habits", english: "{ticks#tick|ticks} of {habits#habit|habits}")
    case .headings: .init("beside the lines of one’s own", english: "under {count#heading|headings}")
    case .onLines: .init("beside the tags", english: "on {count#line|lines}")
    case .inFiles: .init("beside the bytes", english: "in {count#day file|day files}")
    case .inFilesAndTasks:
      .init("the same, and there is a list of tasks", english: "in {count#day file|day files} and tasks.md")
    }
  }
}
