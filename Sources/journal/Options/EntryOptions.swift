import ArgumentParser
import JournalFormat

/// Options for the parts of an entry besides its text.
struct EntryOptions: ParsableArguments {
  @Option(help: ArgumentHelp("When: 8:15, 8am, 13h10; or none.", valueName: "time"))
  var time: String?

  @Option(
    help: ArgumentHelp(
      "breakfast, lunch, snack, dinner, dessert, beverage, or none, in any known language.",
      valueName: "category"), completion: Completion.categories)
  var category: String?

  @Option(help: ArgumentHelp("Energy in kcal: 320, ~320, 400-480; or none.", valueName: "n"))
  var kcal: String?

  @Option(help: ArgumentHelp("Protein in grams, or none.", valueName: "g"))
  var protein: String?

  @Option(help: ArgumentHelp("Carbohydrates in grams, or none.", valueName: "g"))
  var carbs: String?

  @Option(help: ArgumentHelp("Fat in grams, or none.", valueName: "g"))
  var fat: String?

  @Option(
    name: .customLong("tag"), help: ArgumentHelp("A tag, or none; may be given again.", valueName: "tag"),
    completion: Completion.tags)
  var tags: [String] = []
}

extension EntryOptions {
  /// Whether no option is given.
  var isEmpty: Bool { [time, category, kcal, protein, carbs, fat].allSatisfy { $0 == nil } && tags.isEmpty }

  /// Whether no option is given that only food has; for a weight, `--time` is when and `--fat` the body fat.
  var isEmptyOfFood: Bool { [category, kcal, protein, carbs].allSatisfy { $0 == nil } && tags.isEmpty }

  /// The tags without `#`; empty for `none`.
  func tagNames() throws(CommandFailure) -> [String] {
    try typedTags(tags.filter { !isNone($0) })
  }

  /// The facts of the text, overridden by those of the options.
  func facts(over text: FoodFacts, parser: DayFileParser) throws -> FoodFacts {
    var facts = text
    let given: [(String, String?, String, Nutrient?)] = [
      ("--kcal", kcal, "kcal", nil), ("--protein", protein, "g protein", .protein),
      ("--carbs", carbs, "g carbs", .carbs), ("--fat", fat, "g fat", .fat),
    ]
    for (name, value, unit, nutrient) in given {
      guard let value else { continue }
      if isNone(value) {
        if nutrient == nil { facts.energy = nil }
        facts.nutrients.removeAll { $0.nutrient == nutrient }
        continue
      }
      guard let read = parser.facts(of: "\(value) \(unit)") else {
        throw CommandFailure(
          .usage, "‘\(value)’ is no amount for \(name); write a number such as 320, ~320 or 400-480")
      }
      facts.energy = read.energy ?? facts.energy
      for amount in read.nutrients {
        facts.nutrients.removeAll { $0.nutrient == amount.nutrient }
        facts.nutrients.append(amount)
      }
    }
    return facts
  }
}

/// The names of tags as typed, with or without `#`.
func typedTags(_ tags: [String]) throws(CommandFailure) -> [String] {
  var names: [String] = []
  for tag in tags {
    guard let name = TagName(tag)?.name else {
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(tag))’ is no tag; write letters, digits and hyphens, as in ‘--tag home’ or ‘--tag \"two words\"’"
      )
    }
    // `--tag Health --tag health` is one.
    if !names.contains(where: { $0.lowercased() == name.lowercased() }) { names.append(name) }
  }
  return names
}

/// Whether the value of an option removes what there is.
func isNone(_ value: String) -> Bool { folded(value) == "none" }

/// Files that belong to a line.
struct AttachOptions: ParsableArguments {
  @Option(
    name: .customLong("attach"),
    help: ArgumentHelp("Copy this file into media/ and link it.", valueName: "file"), completion: .file())
  var attachments: [String] = []
}
