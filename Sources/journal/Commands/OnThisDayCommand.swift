import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal on-this-day`: shows the same day of past years.
struct OnThisDayCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "on-this-day",
    abstract: "Show this day in past years.",
    discussion: """
      EXAMPLES
        journal on-this-day
        journal on-this-day 24 dec
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("Another day than today.", valueName: "day"))
  var arguments: [String] = []

  @OptionGroup var output: OutputOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let loader = try JournalLoader(environment.openedJournal(journal.folder))
    let now = try journal.now(in: environment).turned(at: loader.settings.dayEnds)
    var day = now.day
    if !arguments.isEmpty {
      do throws(ExpressionProblem) {
        day = try DayExpression(arguments.joined(separator: " "), today: now.day).day
      } catch {
        throw CommandFailure(.usage, error.message)
      }
    }
    let parser = DayFileParser(settings: loader.settings)
    var unread = UnreadFiles(
      loader.listing, aboutDaysWhere: { $0.isAnniversary(before: day) }, in: loader.folder)
    let days = loader.listing.days.filter { $0.day.isAnniversary(before: day) }.compactMap { file in
      unread.bytes(of: file, in: loader.folder).map {
        parser.parse(SourceText($0), day: file.day, path: file.path).day
      }
    }
    for file in unread.files {
      environment.warn("\(loader.folder.prefix)\(file.path): \(file.reason), so it is left out")
    }
    let report = OnThisDayReport(day, of: Journal(settings: loader.settings, days: days))
    try output.show(
      report.document, json: report.json, naming: unread, from: loader.folder, in: environment)
  }
}
