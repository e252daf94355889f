import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal weight`: weights, their trend and where it leads.
struct WeightCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "weight",
    abstract: "Show your weights, their trend, and when a target is reached.",
    discussion: """
      EXAMPLES
        journal weight
        journal weight all
        journal weight 3m --unit lb
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("The period: 30d, last month, all.", valueName: "period"))
  var arguments: [String] = []

  @Option(help: ArgumentHelp("kg, lb or st.", valueName: "unit"))
  var unit: String?

  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  /// Whether words are a weight such as `72`, `72,4 kg` or `11 st 5 lb`, and no period.
  static func areWeight(_ words: [String]) -> Bool {
    let text = words.joined(separator: " ").lowercased()
    let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    let unit = text.dropFirst(number.count).drop { $0 == " " }
    guard let value = Double(number.replacing(",", with: ".")),
      (20...700).contains(value) || unit.hasPrefix("st")
    else {
      return false
    }
    return unit.isEmpty || ["kg", "lb", "lbs", "pounds", "kilos"].contains(unit) || unit.hasPrefix("st")
  }

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    let unit = try unit.map { text throws(CommandFailure) in try massUnit(text) }
    // The trend begins with the first weight.
    let read = try journal.read(in: environment)
    let today = read.now.day
    if Self.areWeight(arguments) {
      throw CommandFailure(
        .usage,
        "‘journal weight’ shows the weights of a period; ‘journal weigh \(arguments.joined(separator: " "))’ writes this one down"
      )
    }
    let expression = try period.expression(or: arguments, unit: "month", on: read.now)
    let days: ClosedRange<Day>? =
      if let expression { expression.days } else { today.advanced(by: -29)...today }
    // The numbers that are about to be printed.
    let shown = read.journal.days.filter { days?.contains($0.day) ?? true }
    ShownNumbers.rememberWeights(of: shown, in: read.folder)
    return ReportAnswer(from: read, WeightReport(read.journal, in: days, today: today, unit: unit), explain)
  }
}
