internal import JournalFormat

/// The lines of a diary that note a symptom.
struct SymptomLines: Sendable {
  struct Line: Sendable {
    var day: Day
    /// Minutes since the day's midnight.
    var minute: Int?
    var place: LinePlace
    var isNote: Bool
  }

  /// What a line without a time is taken for: eight in the evening, when days are written up.
  static let usualMinute = 20 * 60

  /// In the order of the diary.
  private(set) var lines: [Line] = []

  /// Items of the writer's own headings whose words or heading hold `text`, mood words and notes that do, all compared
  /// folded. An item with the figure 0 says that it did not come.
  init(_ text: String, in journal: Journal, through last: Day) {
    let needle = Array(folded(text).utf8)
    func holds(_ words: TextSlice?) -> Bool {
      words.map { !FoldedText($0.bytes).ranges(of: needle).isEmpty } ?? false
    }
    for file in journal.days where file.day <= last {
      func add(_ time: TimeSpan?, _ range: SourceRange, isNote: Bool = false) {
        lines.append(
          Line(
            day: file.day, minute: time.map { Int($0.start.minutes) },
            place: LinePlace(file.path, range), isNote: isNote))
      }
      for item in file.series where item.value.map({ $0.value > 0 }) ?? true {
        if holds(item.words) || holds(item.series) { add(item.time, item.range) }
      }
      for mood in file.moods where holds(mood.words) { add(mood.time, mood.range) }
      for note in file.notes where holds(note.text) { add(nil, note.range, isNote: true) }
    }
  }

  /// When they were noted, in minutes since 1970, in order.
  var minutes: [Int] {
    lines.map { $0.day.ordinal * 1_440 + ($0.minute ?? Self.usualMinute) }.sorted()
  }
}
