import ArgumentParser
import JournalFormat

/// What an entry says beside its words.
struct EntryOptions: ParsableArguments {
  @Option(help: ArgumentHelp("When: 8:15, 8am, 13h10.", valueName: "time"))
  var time: String?

  @Option(
    help: ArgumentHelp(
      "breakfast, lunch, snack, dinner, dessert, beverage, or none, in any known language.",
      valueName: "category"))
  var category: String?

  @Option(help: ArgumentHelp("Energy in kcal.", valueName: "n"))
  var kcal: String?

  @Option(help: ArgumentHelp("Protein in grams.", valueName: "g"))
  var protein: String?

  @Option(help: ArgumentHelp("Carbohydrates in grams.", valueName: "g"))
  var carbs: String?

  @Option(help: ArgumentHelp("Fat in grams.", valueName: "g"))
  var fat: String?

  @Option(name: .customLong("tag"), help: ArgumentHelp("A tag; may be given again.", valueName: "tag"))
  var tags: [String] = []
}

extension EntryOptions {
  /// Whether none of the options is given.
  var isEmpty: Bool { [time, category, kcal, protein, carbs, fat].allSatisfy { $0 == nil } && tags.isEmpty }

  /// What the options, and `text` in place of the words, change about an entry.
  func change(text: String?, of entry: FoodEntry, in diary: OpenDiary) throws -> EntryChange {
    var change = text.map { EntryChange(typed: $0, parser: diary.parser) } ?? EntryChange()
    if let time {
      change.time = try folded(time) == "none" ? .remove : .set(TimeSpan(start: diary.time(time)))
    }
    if let category { change.category = try diary.category(category).map { .set($0) } ?? .remove }
    if [kcal, protein, carbs, fat].contains(where: { $0 != nil }) {
      change.facts = try facts(over: change.facts ?? entry.facts, parser: diary.parser)
    }
    if !tags.isEmpty { change.tags = tagNames }
    return change
  }

  /// The tags without `#`.
  var tagNames: [String] { tags.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 } }

  /// The facts of the text with those of the options over them.
  func facts(over text: FoodFacts, parser: DayFileParser) throws -> FoodFacts {
    var facts = text
    let given = [
      ("--kcal", kcal, "kcal"), ("--protein", protein, "g protein"), ("--carbs", carbs, "g carbs"),
      ("--fat", fat, "g fat"),
    ]
    for (name, value, unit) in given {
      guard let value else { continue }
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
