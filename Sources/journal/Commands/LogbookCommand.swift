import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal logbook`: what was done, by day.
struct LogbookCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "logbook",
    abstract: "Show the tasks that were done, by day.",
    discussion: """
      EXAMPLES
        journal logbook
        journal logbook --period 30d
        journal logbook dentist --period all
        journal logbook --tag work --month last

      It reads your files, in which nothing done is ever pruned: --period all goes back to the first day. Without a period it is the \
      last 30 days, with words all of them.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp("Only tasks that hold these words, or a period: 30d, 2026-03.", valueName: "words"))
  var words: [String] = []
  @OptionGroup var period: PeriodOptions
  @Option(
    name: .customLong("tag"), help: ArgumentHelp("Those with this tag.", valueName: "tag"),
    completion: Completion.tags)
  var tags: [String] = []
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    // What was done on a day may stand in any file.
    let read = try journal.read(in: environment)
    let today = read.now.day
    var filter = TaskFilter()
    filter.tags = tags.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    var expression = try period.expression(on: read.now)
    if expression == nil, !words.isEmpty {
      expression = try? PeriodExpression(words.joined(separator: " "), on: read.now)
      if expression == nil {
        filter.words = words
        expression = .all
      }
    } else {
      filter.words = words
    }
    let days = expression.map(\.days) ?? today.advanced(by: -29)...today
    let report = LogbookReport(of: read.journal, during: days, matching: filter, today: today)
    return ReportAnswer(from: read.folder, without: read.unread, document: report.document, json: report.json)
  }
}
