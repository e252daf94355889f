import JournalAnalytics
import JournalFormat

/// The tasks of a journal for other programs.
struct TaskExport {
  private let read: ReadJournal
  private let tasks: [ExchangedTask]

  /// For a period, the tasks of its days, and those without a day that are due or done in it.
  init(_ read: ReadJournal, during days: ClosedRange<Day>?) {
    self.read = read
    let list = ExchangedTask.tasks(of: read.journal.tasks, day: nil, source: read.journal.tasksSource)
    let undated = list.filter { task in
      guard let days else { return true }
      return [task.due?.day, task.done?.day].contains { $0.map(days.contains) ?? false }
    }
    let dated = days.map { read.journal.days(in: $0) } ?? read.journal.days[...]
    let moved = Self.writtenAgain(in: read)
    tasks =
      dated.flatMap { file in
        var own = file.tasks
        for position in moved[file.path] ?? [] { own[position].status = .moved }
        return ExchangedTask.tasks(of: own, day: file.day, source: file.source)
      } + undated
  }

  /// The positions of tasks that are written again in a later file, by file: they are one task, exported once.
  private static func writtenAgain(in read: ReadJournal) -> [String: [Int]] {
    let listed = read.journal.listedTasks(today: read.now.day).filter { $0.group == .moved && $0.day != nil }
    return Dictionary(grouping: listed, by: \.path).mapValues { $0.map(\.position) }
  }

  func text(_ format: ExportCommand.Format, in environment: CommandEnvironment) -> (
    text: String, losses: ExchangeLosses
  ) {
    var losses = ExchangeLosses()
    switch format {
    case .json, .jsonl, .csv: return ("", losses)
    case .todotxt: return (TodoTxt.text(of: tasks, losses: &losses), losses)
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
