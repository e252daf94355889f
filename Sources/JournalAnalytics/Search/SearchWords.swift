/// Every sentence of a search.
enum SearchWords: String, SentenceTable {
  case found, foundWords, onDays, inFile, noDay, hidden, hiddenOlder

  var row: SentenceRow {
    switch self {
    case .found: .init("lines were asked for without words", english: "Found: {lines#line|lines} {places}")
    case .foundWords: .init("words were asked for", english: "‘{words}’: {lines#line|lines} {places}")
    case .onDays: .init("lines of days", english: "on {days#day|days}")
    case .inFile: .init("lines of a list without days", english: "in {file}")
    case .noDay: .init("lines of a list without days", english: "Tasks without a day")
    case .hidden:
      .init(
        "lines of a list without days are not shown", english: "{more#more line is|more lines are} not shown."
      )
    case .hiddenOlder:
      .init("lines are not shown", english: "{more#more line is|more lines are} older and not shown.")
    }
  }
}
