/// Every sentence of a summary.
enum SummaryWords: String, SentenceTable {
  case begins, nothing

  var row: SentenceRow {
    switch self {
    case .begins: .init("the period has not begun", english: "The {noun} begins on {day}.")
    case .nothing: .init("the period has no entry", english: "No food was written down {this}.")
    }
  }
}
