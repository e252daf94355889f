import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal today`: the one page of the day.
struct TodayCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "today",
    abstract: "Show what is logged today and what is due.",
    discussion: """
      EXAMPLES
        journal
        journal today --show-done
        journal today --sort time
        journal today --output today.html

      Tasks are those that are due, overdue or carried over from any file; their numbers are those of ‘journal tasks’.
      """)

  @OptionGroup var journal: JournalOptions
  @Flag(help: "List what is done today as well.")
  var showDone = false
  @Option(
    help: ArgumentHelp(
      "The order of tasks and habits: by type, or both by time, priority or title.", valueName: "order"))
  var sort = TodayReport.Order.type
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    // Streaks may go back to the first day, and a task that is due may stand in the file of any day.
    let read = try journal.read(in: environment)
    let today = read.now.day
    var day = dayReport(of: read.journal, on: today, now: read.now.time, today: today)
    let goals = DailyGoals(settings: read.journal.settings, readings: read.journal.weightReadings)
    if let goal = try? goals.goal(on: today).get() {
      day.goal = goal.kilocalories
      for nutrient in MacroSum.nutrients { day.macroGoals[nutrient] = goal.grams(of: nutrient) }
    }
    let tasks = read.journal.numberedTasks(today: today, in: read.folder)
    let report = TodayReport(
      day, of: read.journal, tasks: tasks, ended: tasks.endedRows(today: today),
      presentation: TodayReport.Presentation(
        order: sort, showsDone: showDone, madeAt: output.format == .html ? read.now.time : nil))
    let figures = explain.figures(of: report)
    try output.show(
      report.document.explaining(figures), json: report.json.explaining(figures), naming: read.unread,
      embedsPictures: read.journal.settings.embedsPictures, from: read.folder, in: environment)
  }
}
