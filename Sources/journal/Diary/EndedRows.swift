import JournalAnalytics
import JournalFormat

/// Names tasks that recur and were ticked in an editor, so that no next one was written.
struct EndedRows {
  private var tasks: [ListedTask] = []
  private var sources: [String: SourceText] = [:]
  /// How many tasks the files of the last day have.
  private var countOfDay = 0
  private let today: Day
  private let settings: JournalSettings

  init(on today: Day, _ settings: JournalSettings) { (self.today, self.settings) = (today, settings) }

  /// Takes the tasks of a day's file.
  mutating func add(_ file: JournalDay) {
    add(file.tasks, of: file.day, in: file.path, file.source)
  }

  /// Takes those of `tasks.md`.
  mutating func addTaskList(_ source: SourceText) {
    add(DayFileParser(settings: settings).parseTasks(source).tasks, of: nil, in: OpenDiary.taskList, source)
  }

  private mutating func add(_ found: [TaskItem], of day: Day?, in path: String, _ source: SourceText) {
    guard !found.isEmpty else { return }
    let before = day == nil || tasks.last?.day != day ? 0 : countOfDay
    countOfDay = before + found.count
    tasks += listedTasks(
      found, of: day, in: path, source: source, today: today, dayEnds: settings.dayEnds, after: before)
    if found.contains(where: { $0.status == .done && $0.recurrence != nil }) { sources[path] = source }
  }

  /// What to know of the files.
  var findings: [FileFindings] {
    let ended = Dictionary(grouping: tasks.endedRows(today: today), by: \.path)
    return ended.sorted { $0.key < $1.key }.map { path, rows in
      FileFindings(
        path: path, source: sources[path] ?? SourceText([]),
        diagnostics: rows.map { row in
          Diagnostic(.endedRow, String(row.endedSentence(today: today).dropLast()), at: row.task.range)
        })
    }
  }
}
