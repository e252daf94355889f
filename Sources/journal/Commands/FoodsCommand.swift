import ArgumentParser
import EmbeddedFoods
import JournalAnalytics
import JournalFormat

/// `journal foods`: the food table and the person's own foods.
struct FoodsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "foods",
    abstract: "Look up foods, and keep your own.",
    discussion: """
      EXAMPLES
        journal foods idli
        journal foods show dal
        journal foods add "Mum’s dal" --kcal 95 --protein 5
        journal foods import off products.csv.gz --country germany
      """,
    subcommands: [
      FoodsSearchCommand.self, FoodsShowCommand.self, FoodsAddCommand.self, FoodsImportCommand.self,
      FoodsSourcesCommand.self,
    ],
    defaultSubcommand: FoodsSearchCommand.self)
}

/// `journal foods WORDS`: foods by name.
struct FoodsSearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "List the foods with these words in a name.")

  @OptionGroup var journal: JournalOptions
  @Argument(help: ArgumentHelp("Words of a name, in any language.", valueName: "words"))
  var words: [String] = []
  @OptionGroup var output: OutputOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let words = words.joined(separator: " ")
    guard !words.allSatisfy(\.isWhitespace) else {
      throw CommandFailure(.usage, "which food? write a word of its name, as in ‘journal foods dal’")
    }
    let own = try OwnFoods.ofJournal(journal, in: environment).filter {
      folded($0.key).contains(folded(words))
    }
    .sorted { $0.key < $1.key }.map(\.value)
    let lists = environment.foodLists.opened(warn: environment.warn)
    let imported = try lists.foods(matching: words).map(\.tableFood)
    var report = FoodsReport(words: words, foods: own + FoodTable.embedded.foods(matching: words) + imported)
    report.attributions = lists.attributions(of: report.shown.map(\.source))
    guard !report.foods.isEmpty else {
      throw CommandFailure(
        .negativeResult, "no food has ‘\(words)’ in its name; ‘journal foods add’ keeps one of your own")
    }
    try output.show(report.document, json: report.json, from: nil, in: environment)
  }
}

/// `journal foods show NAME`: all there is to know of one food.
struct FoodsShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a food with its measures, other names and source.")

  @OptionGroup var journal: JournalOptions
  @Argument(help: ArgumentHelp("The food, by any of its names.", valueName: "name"))
  var words: [String] = []
  @OptionGroup var output: OutputOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let name = words.joined(separator: " ")
    let own = try OwnFoods.ofJournal(journal, in: environment)
    let foods = FoodLookup(table: .embedded, own: own)
    let lists = environment.foodLists.opened(warn: environment.warn)
    // `rice, cooked` as lists of foods write it.
    let turned = name.split(separator: ",").reversed().joined(separator: " ")
    guard let food = try foods.food(named: name) ?? lists.shown(name)?.tableFood ?? foods.food(named: turned)
    else {
      throw CommandFailure(
        .negativeResult, "no food is called ‘\(name)’; ‘journal foods \(name)’ lists those with such a name")
    }
    let isOwn = food.source == OwnFoods.path
    let aliases =
      isOwn
      ? own.filter { $0.value.name == food.name && $0.key != food.name }.map(\.key).sorted()
      : FoodTable.embedded.aliases(of: food)
    var report = FoodsReport(words: name, foods: [food], isDetailed: true, aliases: aliases)
    if isOwn, let folder = try? environment.openedJournal(journal.folder) {
      report.barcodes = try OwnFoods.read(in: folder, parser: DayFileParser()).barcodes(of: food.name)
    }
    report.attributions = lists.attributions(of: [food.source])
    try output.show(report.document, json: report.json, from: nil, in: environment)
  }
}

extension OpenFoodLists {
  /// The food of that name or with that barcode.
  fileprivate func shown(_ name: String) throws -> ImportedFood? {
    if let barcode = try? Barcode(name), let food = try product(barcode) { return food }
    return food(named: name)
  }
}

/// `journal foods add NAME`: keeps a food of the person's own.
struct FoodsAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Keep a food of your own in foods.md.",
    discussion: """
      EXAMPLES
        journal foods add "Mum’s dal" --kcal 95 --protein 5 --carbs 13 --fat 2
        journal foods add "Mum’s dal" --kcal 90 --from 2026-05-01
        journal foods add "Office lunch" --per serving --kcal 620 --measure "serving 350 g"
        journal foods add "Sunday soup" --recipe "300 g potatoes, 200 g carrots, 1 tbsp oil" --makes 1200
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(help: ArgumentHelp("What you call it.", valueName: "name"))
  var words: [String] = []
  @Option(help: ArgumentHelp("Energy in kcal.", valueName: "n"))
  var kcal: String?
  @Option(help: ArgumentHelp("Protein in grams.", valueName: "g"))
  var protein: String?
  @Option(help: ArgumentHelp("Carbohydrates in grams.", valueName: "g"))
  var carbs: String?
  @Option(help: ArgumentHelp("Fat in grams.", valueName: "g"))
  var fat: String?
  @Option(help: ArgumentHelp("What the figures are of: 100 g, serving, slice.", valueName: "amount"))
  var per = "100 g"
  @Option(
    help: ArgumentHelp(
      "The day from which these figures hold; the past keeps those before.", valueName: "day"),
    completion: Completion.days)
  var from: String?
  @Option(
    help: ArgumentHelp("A measure and its weight: bowl 250 g; may be given again.", valueName: "measure"))
  var measure: [String] = []
  @Option(help: ArgumentHelp("Another name; may be given again.", valueName: "name"))
  var also: [String] = []
  @Option(
    help: ArgumentHelp("The digits below the bars of its package; may be given again.", valueName: "code"))
  var barcode: [String] = []
  @Option(help: ArgumentHelp("What goes in, in words with amounts.", valueName: "text"))
  var recipe: String?
  @Option(help: ArgumentHelp("The grams that the recipe gives.", valueName: "g"))
  var makes: String?
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let name = words.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !name.isEmpty else {
      throw CommandFailure(
        .usage, "what is it called? write its name, as in ‘journal foods add \"Mum’s dal\" --kcal 95’")
    }
    guard (kcal == nil) != (recipe == nil) else {
      throw CommandFailure(
        .usage, "a food has figures or a recipe: give --kcal with the energy per 100 g, or --recipe")
    }
    let day = try from.map { try diary.day($0) }
    if day != nil, recipe != nil {
      throw CommandFailure(.usage, "a recipe has no day; give --kcal with --from, or leave --from out")
    }
    let text = try lines(name, from: day, in: diary)
    let read = OwnFoods(text) { diary.parser.facts(of: $0) }
    if let problem = read.problems.first { throw CommandFailure(.usage, problem.message) }
    let known = try OwnFoods.read(in: diary.folder, parser: diary.parser)
    let all = OwnFoods(known.text + "\n" + text) { diary.parser.facts(of: $0) }
    guard all.foods(on: max(diary.now.day, day ?? diary.now.day), table: .embedded)[name] != nil else {
      throw CommandFailure(
        .usage,
        "not all of ‘\(recipe ?? name)’ is in the food table; ‘journal estimate’ with these words says what is not"
      )
    }
    // `Mums dal` is the food that `Mum’s dal` is: entries find it by both.
    let key = ImportedFood.key(of: name)
    if let there = known.names.first(where: { ImportedFood.key(of: $0) == key }) {
      return try addFigures(to: there, text, in: diary)
    }
    try diary.change("foods add \(name)") { transaction in
      _ = try transaction.update(OwnFoods.path) { bytes in
        let before = bytes ?? Array("# Foods\n".utf8)
        let end: [UInt8] = before.last == .lineFeed || before.isEmpty ? [] : [.lineFeed]
        return before + end + Array("\n\(text)".utf8)
      }
    }
    diary.say("\(name) is kept in \(OwnFoods.path)")
  }

  /// Adds the figures that hold from a day on to a food that is there already.
  private func addFigures(to name: String, _ text: String, in diary: OpenDiary) throws {
    let lines = text.split(separator: "\n").dropFirst()
    guard recipe == nil else {
      throw CommandFailure(
        .refused,
        "foods.md has ‘\(name)’ already, and a recipe has no day; change it in foods.md, or keep this one under another name"
      )
    }
    guard from != nil, lines.count == 1, let line = lines.first else {
      throw CommandFailure(
        .refused,
        from == nil
          ? "foods.md has ‘\(name)’ already; --from says from which day on these figures hold, which leaves the past as it was"
          : "foods.md has ‘\(name)’ already; with --from give its figures alone, and write all else into foods.md"
      )
    }
    try diary.change("foods add \(name)") { transaction in
      _ = try transaction.update(OwnFoods.path) { bytes in
        let now = OwnFoods(String(decoding: bytes ?? [], as: UTF8.self)) { diary.parser.facts(of: $0) }
        return Array(now.text(with: String(line), below: name).utf8)
      }
    }
    diary.say("\(name): \(line.dropFirst(2)); days before keep the figures they had")
  }

  /// The lines of the food in `foods.md`.
  private func lines(_ name: String, from day: Day?, in diary: OpenDiary) throws -> String {
    var options = EntryOptions()
    (options.kcal, options.protein, options.carbs, options.fat) = (kcal, protein, carbs, fat)
    let facts = try options.facts(over: .none, parser: diary.parser)
    var text = "## \(name)\n\n"
    if let recipe { text += "- recipe: \(oneLine(recipe))\n" }
    if let makes { text += "- makes: \(oneLine(makes)) g\n" }
    if !facts.isEmpty {
      text += "- \(day.map { "from \($0), " } ?? "")per \(oneLine(per)): \(facts.summary)\n"
    }
    for measure in measure {
      let parts = measure.split(whereSeparator: \.isWhitespace)
      guard parts.count >= 2, let first = parts.firstIndex(where: { $0.first?.isNumber == true }), first > 0
      else {
        throw CommandFailure(
          .usage, "‘\(measure)’ is no measure; write its name and its weight, as in ‘bowl 250 g’")
      }
      text += "- \(parts[..<first].joined(separator: " ")): \(parts[first...].joined(separator: " "))\n"
    }
    for barcode in barcode { text += "- barcode: \(oneLine(barcode))\n" }
    if !also.isEmpty { text += "- also: \(also.map(oneLine).joined(separator: ", "))\n" }
    return text
  }

  private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
