import ArgumentParser
import JournalFormat

/// `journal import weights`: brings in the weights of a table.
struct ImportWeightsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weights",
    abstract: "Bring in the weights of a CSV file.",
    discussion: """
      EXAMPLES
        journal import weights weight.csv --dry-run
        journal import weights libra.csv
        journal import weights weight.csv --unit lb --month-first

      The first row names the columns: a date, perhaps a time, the weight, perhaps the share of body fat, as scales and apps \
      export them; commas, semicolons or tabs stand between them. Rows that cannot be read are named. Nothing is brought in \
      twice, and ‘journal undo’ takes all of it back.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The file; ‘-’ is standard input.", valueName: "file"),
    completion: .file(extensions: ["csv", "tsv", "txt"]))
  var file: String

  @OptionGroup var period: WeightImportOptions

  @Flag(name: .customLong("day-first"), help: "Read 3/4 as 3 April.")
  var isDayFirst = false

  @Flag(name: .customLong("month-first"), help: "Read 3/4 as 4 March.")
  var isMonthFirst = false

  @Option(help: ArgumentHelp("The unit of figures that name none: kg, lb or st.", valueName: "unit"))
  var unit: String?

  @OptionGroup var write: WriteOptions

  func validate() throws {
    guard !isDayFirst || !isMonthFirst else {
      throw ValidationError("either --day-first or --month-first, not both")
    }
  }

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let unit = try unit.map { text throws(CommandFailure) in try massUnit(text) }
    let usual: BodyMassUnit = diary.settings.units == .imperial ? .pounds : .kilograms
    let table = try table(unit, usual, in: diary)
    var weights = try WeightImport(table.readings, of: period, into: diary)
    if table.isUnitAssumed { try requireLikelyUnit(weights.readings, usual, in: diary) }
    try weights.write("import weights \(file)", isConfirmed: period.yes)
    report(table, weights: weights, usual: usual, in: diary)
    try weights.requireAllWritten()
    guard table.unread.isEmpty else {
      throw CommandFailure(.negativeResult, "\(counted(table.unread.count, "row")) could not be read")
    }
  }

  private func table(_ unit: BodyMassUnit?, _ usual: BodyMassUnit, in diary: OpenDiary) throws -> WeightTable
  {
    let bytes = try refusing("‘\(file)’") { () throws(FileProblem) in try diary.environment.readFile(file) }
    let hints = WeightTable.Hints(
      isDayFirst: isDayFirst ? true : isMonthFirst ? false : nil, unit: unit, usualUnit: usual,
      language: diary.settings.language, today: diary.now.day)
    do throws(WeightTable.Problem) {
      return try WeightTable(SourceText(bytes), parser: diary.parser, hints: hints)
    } catch {
      switch error {
      case .noColumns where bytes.first(where: { $0 > .space }) == .lessThanSign:
        throw CommandFailure(
          .refused, "‘\(file)’ is no table; ‘journal import health’ reads the export.xml of Apple Health")
      case .noColumns:
        throw CommandFailure(
          .refused,
          "‘\(file)’: no row names a column of dates and one of weights; let the first row say so, as ‘date,weight (kg)’; nothing was "
            + "written")
      case .orders(let day, let month, let line):
        throw CommandFailure(
          .usage,
          "\(file):\(line): ‘\(day)’ has the day first and ‘\(month)’ the month; write all dates in one order, best as 2026-03-14; "
            + "nothing was written")
      case .order(let date, let days, let line):
        let readings = days.map(\.description).joined(separator: " or ")
        throw CommandFailure(
          .usage,
          "\(file):\(line): ‘\(date)’ may be \(readings), and the other dates do not tell; add --day-first or --month-first; "
            + "nothing was written")
      }
    }
  }

  /// Throws if figures without a unit are far from the weights of the diary, and near them in the other unit.
  private func requireLikelyUnit(_ readings: [ImportedWeight], _ usual: BodyMassUnit, in diary: OpenDiary)
    throws
  {
    let masses = readings.map(\.mass.kilograms).sorted()
    guard !masses.isEmpty, let recent = try? diary.recentFiles(through: diary.now.day) else { return }
    let known = diary.read(recent).flatMap(\.weights).map(\.mass.kilograms).sorted()
    guard !known.isEmpty else { return }
    // The upper one of two in the middle: a weight that was read, and no mean of two.
    let (upperMedian, own) = (masses[masses.count / 2], known[known.count / 2])
    let other = usual == .kilograms ? BodyMass.kilogramsPerPound : 1 / BodyMass.kilogramsPerPound
    guard abs(upperMedian / own - 1) > 0.3, abs(upperMedian * other / own - 1) < 0.25 else { return }
    let name = usual == .kilograms ? "lb" : "kg"
    throw CommandFailure(
      .usage,
      "‘\(file)’ names no unit, and its figures fit your weights in \(name); add --unit \(name), or --unit \(usual.rawValue) if they are "
        + "right as they are; nothing was written")
  }

  private func report(
    _ table: WeightTable, weights: WeightImport, usual: BodyMassUnit, in diary: OpenDiary
  ) {
    for (line, reason) in table.unread.prefix(8) {
      diary.environment.warn("\(file):\(line): \(reason); the row was left out")
    }
    if table.unread.count > 8 {
      let lines = table.unread.dropFirst(8).prefix(20).map { "\($0.line)" }.joined(separator: ", ")
      diary.environment.warn(
        "\(counted(table.unread.count - 8, "more row")) were left out, in lines \(lines)\(table.unread.count > 28 ? " and others" : "")"
      )
    }
    guard !write.quiet else { return }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var text = weights.summary(of: name, isDryRun: write.isDryRun)
    if table.isUnitAssumed, !weights.readings.isEmpty {
      text += "Figures without a unit were read as \(usual.rawValue). --unit says another.\n"
    }
    diary.environment.print(terminalSafe(text))
  }
}

/// The unit of body mass in an option's text.
func massUnit(_ text: String) throws(CommandFailure) -> BodyMassUnit {
  guard let unit = BodyMassUnit(rawValue: text.lowercased()), unit != .jin else {
    throw CommandFailure(.usage, "‘\(text)’ is no unit of weight; write kg, lb or st")
  }
  return unit
}
