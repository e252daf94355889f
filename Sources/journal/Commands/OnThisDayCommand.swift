import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal on-this-day`: what past years have of today.
struct OnThisDayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "on-this-day",
    abstract: "Show what past years have of this day.",
    discussion: """
      EXAMPLES
        journal on-this-day
        journal on-this-day 24 dec
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("Another day than today.", valueName: "day"))
  var words: [String] = []

  @OptionGroup var output: OutputOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let loader = try JournalLoader(environment.openJournal(journal.folder))
    let now = try journal.now(in: environment).turned(at: loader.settings.dayEnds)
    var day = now.day
    if !words.isEmpty {
      do throws(ExpressionProblem) {
        day = try DayExpression(words.joined(separator: " "), today: now.day).day
      } catch {
        throw CommandFailure(.usage, error.message)
      }
    }
    let parser = DayFileParser(settings: loader.settings)
    let days = loader.listing.days.filter { $0.day.isAnniversary(before: day) }.compactMap {
      file -> JournalDay? in
      do throws(FileProblem) {
        return parser.parse(SourceText(try loader.folder.read(file)), day: file.day, path: file.path).day
      } catch {
        environment.warn("\(loader.folder.prefix)\(file.path) \(error.reason), so it is left out")
        return nil
      }
    }
    let report = OnThisDayReport(day, of: Journal(settings: loader.settings, days: days))
    try output.show(report.document, json: report.json, from: loader.folder, in: environment)
  }
}
