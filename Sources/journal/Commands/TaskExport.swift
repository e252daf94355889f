import JournalAnalytics
import JournalFormat

/// The tasks of a journal for other programs.
struct TaskExport {
  private let read: ReadJournal
  private let tasks: [ExchangedTask]

  /// Of a period those of its days, and those without a day that are due or done in it.
  init(_ read: ReadJournal, during days: ClosedRange<Day>?) {
    self.read = read
    let list = ExchangedTask.tasks(of: read.journal.tasks, day: nil, source: read.journal.tasksSource)
    let undated = list.filter { task in
      guard let days else { return true }
      return [task.due?.day, task.done?.day].contains { $0.map(days.contains) ?? false }
    }
    let dated = days.map { read.journal.days(in: $0) } ?? read.journal.days[...]
    tasks = dated.flatMap { ExchangedTask.tasks(of: $0.tasks, day: $0.day, source: $0.source) } + undated
  }

  func text(_ format: ExportCommand.Format, in environment: CommandEnvironment) -> (
    text: String, losses: ExchangeLosses
  ) {
    var losses = ExchangeLosses()
    switch format {
    case .json, .jsonl, .csv: return ("", losses)
    case .todotxt:
      for task in tasks.flatMap(\.withParts) where !task.notes.isEmpty {
        losses.add("todo.txt has no place for notes and attachments, so these are left out", at: task.text)
      }
      return (TodoTxt.text(of: tasks, losses: &losses), losses)
    case .taskwarrior:
      let list = (try? read.folder.read(JournalFile(path: ImportedTexts.path))).map(SourceText.init)
      let imported = list.map { ImportedTexts($0) } ?? ImportedTexts()
      let first = TaskIdentities.stored(in: read.folder).first
      let value = TaskwarriorTasks.value(
        of: tasks,
        names: { task in
          let digest = taskDigest(of: task.text)
          return imported.names(of: first[digest] ?? digest, on: task.created ?? Day(ordinal: 0))
        }, seconds: { environment.seconds(of: $0, $1) }, losses: &losses)
      return (value.text(pretty: true), losses)
    case .ics:
      let stamp = ReminderMoment(day: read.now.day, time: read.now.time)
      let made = CalendarExport(
        tasks: tasks, food: read.journal.days, stamp: stamp, usual: read.journal.settings.remind.tasks,
        firstWords: TaskIdentities.stored(in: read.folder).first
      ) { environment.universal($0) }
      return (made.text, made.losses)
    }
  }
}
