/// What reports say of the lines that mention a symptom.
enum MentionWords: String, SentenceTable {
  case notes, denied, ofOthers, noneCounts

  var row: SentenceRow {
    switch self {
    case .notes:
      .init(
        "notes name it",
        english: "{count#line is a note|lines are notes} of a day that has no other line of it.")
    case .denied:
      .init(
        "lines that deny it",
        english: "{count#line says|lines say} that it did not come, and {count?does|do} not count.")
    case .noneCounts:
      .init(
        "all lines that name it deny it, or are about somebody else",
        english: "‘{symptom}’ came on no day here.")
    case .ofOthers:
      .init(
        "notes that speak of somebody else",
        english: "{count#note is|notes are} about somebody else, and {count?does|do} not count.")
    }
  }
}
