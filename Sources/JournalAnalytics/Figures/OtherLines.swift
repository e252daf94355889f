internal import JournalFormat

/// The lines of days beside food, which describe a period without entries.
struct OtherLines: Hashable, Sendable {
  /// The number of such lines of each day that has some.
  private(set) var byDay: [Day: Int] = [:]
  private var weights: Set<Day> = []
  private var moods: Set<Day> = []
  private var habits: Set<Day> = []
  private var tasks: Set<Day> = []
  private var own: Set<Day> = []
  private var notes: Set<Day> = []

  init(of days: [DiaryDay]) {
    for file in days.lazy.flatMap(\.files) {
      let day = file.day
      func add(_ lines: Int, to days: inout Set<Day>) {
        guard lines > 0 else { return }
        days.insert(day)
        byDay[day, default: 0] += lines
      }
      add(file.weights.count, to: &weights)
      add(file.moods.count, to: &moods)
      add(file.habitTicks.count, to: &habits)
      add(file.tasks.count, to: &tasks)
      add(file.series.count, to: &own)
      add(file.notes.count, to: &notes)
    }
  }

  var isEmpty: Bool { byDay.isEmpty }

  /// `a weight on 6 days and a mood on 3 days`; empty for none.
  var text: String {
    let kinds: [(PeriodWords, Set<Day>)] = [
      (.weightOn, weights), (.moodOn, moods), (.habitOn, habits), (.taskOn, tasks), (.ownOn, own),
      (.noteOn, notes),
    ]
    return joinedList(kinds.filter { !$1.isEmpty }.map { $0.said(["days": .number($1.count)]) })
  }
}
