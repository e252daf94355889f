import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal foods import`: lists of foods from elsewhere.
struct FoodsImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import a list of foods: USDA’s, that of Open Food Facts, or a table of your own.",
    discussion: """
      EXAMPLES
        journal foods import off en.openfoodfacts.org.products.csv.gz --country germany
        journal foods import usda FoodData_Central_csv_2025-04-24
        journal foods import csv shop.csv --licence "my own"

      Lists are kept outside the journal, in $XDG_DATA_HOME/journal/foods (~/.local/share without it), one file a list. An import \
      takes the place of the list before it when it is complete; one that is interrupted changes nothing. Rows without a name or a \
      plausible energy are left out and counted.
      """,
    subcommands: [FoodsImportUSDACommand.self, FoodsImportOFFCommand.self, FoodsImportCSVCommand.self])
}

/// `journal foods import usda DIR`.
struct FoodsImportUSDACommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "usda", abstract: "Import the folder of CSV files of USDA’s FoodData Central.",
    discussion:
      "It needs food.csv and food_nutrient.csv, and reads branded_food.csv, food_portion.csv and measure_unit.csv if they are there."
  )

  @Argument(help: ArgumentHelp("The unpacked folder.", valueName: "dir"), completion: .directory)
  var folder: String
  @OptionGroup var today: FoodsImportOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    try today.run(in: environment) { try $0.usda(folder) }
  }
}

/// `journal foods import off FILE`.
struct FoodsImportOFFCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "off", abstract: "Import the tab-separated dump of Open Food Facts, also packed by gzip.")

  @Argument(help: ArgumentHelp("The dump.", valueName: "file"), completion: .file())
  var file: String
  @Option(help: ArgumentHelp("Only what is sold there: germany, united-kingdom.", valueName: "country"))
  var country: String?
  @OptionGroup var today: FoodsImportOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    if let country, country.allSatisfy(\.isWhitespace) {
      throw CommandFailure(.usage, "--country wants the name of a country, as in ‘--country germany’")
    }
    try today.run(in: environment) { try $0.table(.off, file, country: country) }
  }
}

/// `journal foods import csv FILE`.
struct FoodsImportCSVCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "csv", abstract: "Import a table with a food a row.",
    discussion: """
      The first row names the columns: name, and kcal or kj of 100 g; if there are any, brand, barcode, protein, carbs, fat \
      and serving (all in grams). Commas, semicolons or tabs stand between them.
      """)

  @Argument(help: ArgumentHelp("The table.", valueName: "file"), completion: .file())
  var file: String
  @Option(help: ArgumentHelp("Under which licence it is, to be shown with it.", valueName: "text"))
  var licence: String?
  @OptionGroup var today: FoodsImportOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    try today.run(in: environment) { try $0.table(.csv, file, licence: licence.map(singleLine)) }
  }

  private func singleLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Options that all imports of foods share.
struct FoodsImportOptions: ParsableArguments {
  @Flag(help: "Say nothing but what is wrong.")
  var quiet = false

  /// Runs an import and reports the result.
  func run(in environment: CommandEnvironment, _ body: (FoodListImport) throws -> ImportedList) throws {
    guard let folder = environment.foodLists.folder else {
      throw CommandFailure(
        .refused, "there is no place for lists of foods: neither HOME nor XDG_DATA_HOME is set to a folder")
    }
    let bar = ProgressBar(environment.errors, print: environment.printError)
    let list = try body(FoodListImport(folder: folder, day: environment.now.day, bar: bar))
    let problems = list.problems
    for problem in problems.first {
      environment.warn("\(list.problemFile):\(problem.line): this row is left out: \(problem.reason)")
    }
    if problems.count > problems.first.count {
      environment.warn(
        "\(counted(problems.count - problems.first.count, "more row")) left out for such reasons")
    }
    guard !quiet else { return }
    let leftOut = LeftOutFood.allCases.compactMap { reason in
      list.leftOut[reason].flatMap { reason.summary($0) }
    }
    let info = list.info
    environment.print(
      "\(counted(info.foods, "food")) of ‘\(terminalSafe(info.file))’ imported as ‘\(info.name)’ (\(terminalSafe(info.licence)))"
        + (leftOut.isEmpty ? "\n" : "; left out: \(leftOut.joined(separator: ", "))\n"))
    if !list.unreadColumns.isEmpty {
      let names = list.unreadColumns.prefix(10).map { "‘\(terminalSafe($0))’" }
      let more = list.unreadColumns.count - names.count
      environment.print(
        "  nothing was taken from \(list.unreadColumns.count == 1 ? "the column" : "the columns") \(names.joined(separator: ", "))"
          + (more > 0 ? " and \(more) more\n" : "\n"))
    }
    if !info.attribution.isEmpty { environment.print("  \(info.attribution)\n") }
  }
}

/// `journal foods sources`: where the imported lists are from.
struct FoodsSourcesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources", abstract: "Show where the imported lists of foods are from, and their licences.")

  @OptionGroup var output: OutputOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let lists = environment.foodLists.opened(warn: environment.warn).lists
    guard !lists.isEmpty else {
      throw CommandFailure(
        .negativeResult,
        "no list of foods is imported; ‘journal foods import’ reads USDA’s, that of Open Food Facts, or your own"
      )
    }
    let report = FoodSourcesReport(
      sources: lists.map { list in
        let info = list.info
        return FoodSourcesReport.Source(
          name: info.name, file: info.file, bytes: info.bytes, digest: info.digest, imported: info.imported,
          country: info.country, licence: info.licence, attribution: info.attribution, foods: info.foods,
          place: list.path)
      })
    try output.show(report.document, json: report.json, from: nil, in: environment)
  }
}
