import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal report`: two pages for a doctor.
struct DoctorReportCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Put weight, energy and symptoms on two pages for a doctor.",
    discussion: """
      EXAMPLES
        journal report --period 3m --output report.html
        journal report 6m --tag health --output report.html
        journal report --month last --format markdown

      The last three months without a period. Symptoms are the lines of headings of your own that have a scale, such as \
      ‘- headache 3/10’ below ‘## Symptoms’. Notes are left out unless a tag chooses them. A line with #private or ‘<!-- private -->’ \
      is left out, and so is a file with the tag private. The page says what it leaves out. Printed, an HTML page is two sheets of A4.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("The period: 3m, last month, 2026-W11.", valueName: "period"))
  var arguments: [String] = []

  @OptionGroup var period: PeriodOptions

  @Option(
    help: ArgumentHelp("Include the notes with this tag; may be given several times.", valueName: "tag"))
  var tag: [String] = []

  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    let tags = try tag.map { text throws(CommandFailure) in
      let name = text.hasPrefix("#") ? String(text.dropFirst()) : text
      guard !name.isEmpty else {
        throw CommandFailure(.usage, "‘\(text)’ is no tag; write one as in --tag health")
      }
      return name
    }
    // A goal needs the last weight by then, and the trend of weights begins with the first.
    let read = try journal.read(in: environment)
    let today = read.now.day
    let files = read.journal.days
    let whole = min(files.first?.day ?? today, today)...max(files.last?.day ?? today, today)
    let chosen =
      try period.expression(or: arguments, unit: "month", on: read.now)
      ?? PeriodExpression("3m", today: today)
    var days = chosen.days ?? whole
    // --to alone begins with the diary.
    if period.to != nil, period.from == nil {
      days = min(whole.lowerBound, days.upperBound)...days.upperBound
    }
    return ReportAnswer(
      from: read, DoctorReport(read.journal, in: days, today: today, tags: tags), explain)
  }
}
