import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal after`: what precedes a symptom.
struct AfterCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "after",
    abstract: "Compare what was eaten before a symptom with how often it is eaten anyway.",
    discussion: """
      EXAMPLES
        journal after headache
        journal after bloated --within 6h --period 1y

      The symptom is looked for under headings of your own (‘- 17:00 headache 3/10’ below ‘## Symptoms’), in moods and in \
      notes. The answer says how sure it is, and when there are too few days to say.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The words of the symptom.", valueName: "words"), completion: Completion.symptoms)
  var arguments: [String]

  @Option(help: ArgumentHelp("How long after a food it counts: 24h, 6h, 2d.", valueName: "length"))
  var within = "24h"

  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    let hours = try hours()
    guard !arguments.joined().allSatisfy(\.isWhitespace) else {
      throw CommandFailure(.usage, "there is nothing to look for; write ‘journal after headache’")
    }
    var chosen: Period?
    var words = arguments
    let read = try journal.read(in: environment) { now in
      let named = try period.expression(behind: arguments, on: now)
      words = named.words
      if case .period(let period) = named.expression { chosen = period }
      return nil
    }
    let symptom = words.joined(separator: " ")
    let report = afterReport(of: read.journal, symptom, within: hours, period: chosen, today: read.now.day)
    return ReportAnswer(from: read, report, explain)
  }

  /// Parses `6h`, `2d` or a bare number of hours.
  private func hours() throws -> Int {
    let digits = within.prefix { $0.isASCII && $0.isNumber }
    let factor: Int? =
      switch within.dropFirst(digits.count).lowercased() {
      case "", "h": 1
      case "d": 24
      default: nil
      }
    guard digits.count < 4, let count = Int(digits), let factor, (1...168).contains(count * factor) else {
      throw CommandFailure(.usage, "‘\(within)’ is no length of time here; write 1h to 168h, or 1d to 7d")
    }
    return count * factor
  }
}
