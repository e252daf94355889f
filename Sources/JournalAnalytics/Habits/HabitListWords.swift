/// Every sentence of the list of habits.
enum HabitListWords: String, SentenceTable {
  case none, noneNow, noneDue
  case done, doneWeek, doneToday, doneTodayAndWeek
  case signs, withoutRate

  var row: SentenceRow {
    switch self {
    case .none:
      .init(
        "there is no habit",
        english:
          "There is no habit yet. ‘journal habit add Meditate --every day’ writes the first one into habits.md."
      )
    case .noneNow:
      .init(
        "all habits are archived",
        english:
          "No habit is running now. ‘journal habits --all’ shows {earlier}, ‘journal habit add Meditate --every day’ begins another."
      )
    case .noneDue: .init("no habit is due today", english: "No habit is due today.")
    case .done: .init("nothing is open", english: "{done} done today; nothing is left to do today.")
    case .doneWeek:
      .init(
        "habits of so many times a week are open",
        english: "{done} done today; {week#habit is|habits are} left for this week.")
    case .doneToday: .init("habits of today are open", english: "{done} done today, {open} to go.")
    case .doneTodayAndWeek:
      .init("both are", english: "{done} done today, {open} to go, and {week} more this week.")
    case .signs:
      .init(
        "there are habits",
        english:
          "Last four weeks: ■ done, □ not done, – skipped or rest, ▫ begun, · not due or a week not over, ? neither done nor missed. Rates are of these weeks."
      )
    case .withoutRate:
      .init(
        "a habit is ticked and not defined",
        english:
          "A habit that is ticked and not in habits.md has no rate; ‘journal habit add’ with its name says how often it is due."
      )
    }
  }
}
