import JournalAnalytics
import JournalFormat

/// Finds recurring tasks that were ticked in an editor, so that the next one was not written.
struct EndedRows {
  private var tasks: [ListedTask] = []
  /// The folded words of open tasks in files that hold no recurring, cancelled or moved task.
  private var open: Set<String> = []
  private var sources: [String: SourceText] = [:]
  /// The last day, and the number of tasks in its files.
  private var last: (day: Day?, count: Int) = (nil, 0)
  private let today: Day
  private let settings: JournalSettings

  init(on today: Day, _ settings: JournalSettings) { (self.today, self.settings) = (today, settings) }

  /// Adds the tasks of a day's file.
  mutating func add(_ file: JournalDay) {
    add(file.tasks, of: file.day, in: file.path, file.source)
  }

  /// Adds the tasks of `tasks.md`.
  mutating func addTaskList(_ source: SourceText) {
    add(DayFileParser(settings: settings).parseTasks(source).tasks, of: nil, in: OpenDiary.taskList, source)
  }

  private mutating func add(_ found: [TaskItem], of day: Day?, in path: String, _ source: SourceText) {
    guard !found.isEmpty else { return }
    let before = day != nil && last.day == day ? last.count : 0
    last = (day, before + found.count)
    // By their positions, for a loop over the values would copy each of them.
    let mayEnd = found.indices.contains {
      found[$0].recurrence != nil || found[$0].status != .done && !found[$0].isOpen
    }
    guard mayEnd else {
      // Most files: a row can only go on with what is open in them.
      for task in found.indices where found[task].isOpen && found[task].parent == nil {
        open.insert(folded(found[task].text.string))
      }
      return
    }
    tasks += listedTasks(
      found, of: day, in: path, source: source, today: today, dayEnds: settings.dayEnds, after: before)
    if found.contains(where: { $0.status == .done && $0.recurrence != nil }) { sources[path] = source }
  }

  /// The findings, by file.
  var findings: [FileFindings] {
    let ended = Dictionary(grouping: tasks.endedRows(today: today, besides: open), by: \.path)
    return ended.sorted { $0.key < $1.key }.map { path, rows in
      FileFindings(
        path: path, source: sources[path] ?? SourceText([]),
        diagnostics: rows.map { row in
          Diagnostic(.endedRow, String(row.endedSentence(today: today).dropLast()), at: row.task.range)
        })
    }
  }
}
