import JournalFormat

/// What a file says, without where it says it.
struct PlacelessDay: Equatable {
  var entries: [FoodEntry]
  var notes: [Note]
  var rest: Rest

  struct Rest: Equatable {
    var weights: [WeightEntry]
    var tasks: [TaskItem]
    var ticks: [HabitTick]
    var moods: [MoodEntry]
    var series: [SeriesItem]
    var tags: [Tag]
    var isComplete: Bool?
  }

  init(_ day: JournalDay) {
    let start = SourceLocation(line: 1, column: 1)
    func placeless<Record>(_ records: [Record], _ range: WritableKeyPath<Record, SourceRange>) -> [Record] {
      var records = records
      for index in records.indices { records[index][keyPath: range] = start..<start }
      return records
    }
    entries = placeless(day.entries, \.range)
    notes = placeless(day.notes, \.range)
    rest = Rest(
      weights: placeless(day.weights, \.range), tasks: placeless(day.tasks, \.range),
      ticks: placeless(day.habitTicks, \.range), moods: placeless(day.moods, \.range),
      series: placeless(day.series, \.range), tags: day.tags, isComplete: day.isComplete)
  }
}
