import EmbeddedFoods
import JournalAnalytics
import JournalFormat

/// The figures that `journal estimate --fill` proposes for entries without any, file by file.
struct EstimateFill {
  /// A file with proposed figures.
  struct Change {
    var path: String
    var before: [UInt8]
    var after: [UInt8]
    /// The number of entries that get figures.
    var entries: Int
  }

  private(set) var changes: [Change] = []
  /// Entries left as they are, a line with the reason for each.
  private(set) var left: [String] = []

  /// The values of `source:` that are written.
  private(set) var sources: Set<String> = []
  /// The number of entries whose line cannot hold a `source:` below it.
  private(set) var sourceless = 0
  /// Why a model gave no estimate, each reason once.
  private(set) var failures: [String] = []
  private let model: ModelEstimator?

  /// The entries that get figures.
  var count: Int { changes.reduce(0) { $0 + $1.entries } }

  /// The changes as one diff.
  var diff: String {
    changes.map { UnifiedDiff(from: $0.before, to: $0.after, path: $0.path).text }.joined()
  }

  /// Estimates what was eaten in `days` and has no figures. Entries with any figure, in parts too, and planned or dropped ones are
  /// left alone.
  init(_ days: ClosedRange<Day>, in diary: OpenDiary, asking model: ModelEstimator? = nil) throws {
    self.model = model
    let own = try OwnFoods.read(in: diary.folder, parser: diary.parser)
    var lookup: (day: Day, foods: FoodLookup)?
    let found = try EntryFinder(diary: diary).entries(of: days)
    for entries in Dictionary(grouping: found, by: \.file.path).values.sorted(by: {
      ($0[0].day.day, $0[0].file.path) < ($1[0].day.day, $1[0].file.path)
    }) {
      let (file, day) = (entries[0].file, entries[0].day)
      if lookup?.day != day.day {
        lookup = (day.day, own.lookup(on: day.day, table: .embedded))
      }
      guard let foods = lookup?.foods else { continue }
      var change = Change(
        path: file.path, before: day.source.bytes, after: day.source.bytes, entries: 0)
      let shared = entries[0].day.sharedEnergies
      for entry in entries where entry.entry.isEaten && entry.entry.energy == nil {
        if let known = shared.first(where: { $0.entries.contains(entry.index) }) {
          left.append(
            "\(entry.line): line \(known.range.lowerBound.line) states its energy together with that of others"
          )
          continue
        }
        guard entry.entry.lacksFigures else {
          // What stands below an entry may say its energy.
          if !entry.entry.wholeFacts.nutrients.isEmpty {
            left.append("\(entry.line): it has figures but no energy, which ‘journal edit’ takes with --kcal")
          }
          continue
        }
        if let reason = fill(entry, by: foods, into: &change, in: diary) {
          left.append("\(entry.line): \(reason)")
        }
      }
      if change.entries > 0 { changes.append(change) }
    }
  }

  /// Writes the figures of one entry; returns why it has to be left as it is.
  private mutating func fill(
    _ found: FoundEntry, by foods: FoodLookup, into change: inout Change, in diary: OpenDiary
  ) -> String? {
    let entry = found.entry
    if entry.details.contains(where: \.isPart) {
      return "what it is made of stands below it; give these figures"
    }
    guard !entry.text.bytes.isEmpty else { return "it has no words" }
    let text = entry.text.string
    if MealEstimate.hasBareNumber(in: text, foods: foods) {
      return "the number behind it may be kcal, grams or a count; write its unit behind it"
    }
    let words = MealEstimate.words(text, entry.facts.amount)
    let estimate = MealEstimate(words, foods: foods)
    guard estimate.stated == nil else {
      return
        "its words say an energy that is not counted; write that of all of it behind them, as in (60 kcal)"
    }
    let answer = answer(of: words, estimate)
    if answer == nil, let gap = estimate.gap(of: text) { return gap }
    if answer == nil, let food = estimate.guessed.first {
      return
        "‘\(food.ignored.joined(separator: " "))’ beside ‘\(food.food.name)’ is not known; write how much of it, or its figures"
    }
    let facts = answer?.facts ?? estimate.facts
    let source =
      answer.map { FigureSource(name: $0.source) } ?? estimate.source(of: text, entry.facts.amount)
    let editor = DayFileEditor(
      SourceText(change.after), day: found.day.day, path: found.file.path, parser: diary.parser)
    do throws(EditRefusal) {
      var edited = try editor.changing(
        entry: found.index, figures(facts, from: source.text, of: entry), at: nil)
      if let index = edited.entry, isBracketedRow(edited.day, index) {
        // A table without columns for nutrients takes the energy alone.
        edited = try editor.changing(
          entry: found.index, figures(FoodFacts(energy: facts.energy), from: source.text, of: entry), at: nil)
      }
      change.after = edited.result.bytes
      change.entries += 1
      if let index = edited.entry, edited.day.entries[index].figureSource == nil { sourceless += 1 }
      sources.insert(source.name)
      return nil
    } catch {
      return error.message
    }
  }

  /// The model's answer, if a model is to be asked and not all foods are the user's own.
  private mutating func answer(of words: String, _ estimate: MealEstimate) -> ModelEstimate? {
    guard let model,
      !(estimate.isComplete && estimate.foods.allSatisfy { $0.food.source == OwnFoods.path })
    else { return nil }
    switch model.estimate(words) {
    case .success(let answer): return answer
    case .failure(let failure):
      if !failures.contains(failure.reason) { failures.append(failure.reason) }
      return nil
    }
  }

  /// The change that adds figures and their source to an entry.
  private func figures(_ figures: FoodFacts, from source: String, of entry: FoodEntry) -> EntryChange {
    var change = EntryChange()
    var facts = entry.facts
    facts.fill(from: figures)
    change.facts = facts
    change.figureSource = source
    return change
  }

  /// Whether an entry is a row of a table, and has a bracket in one of its cells.
  private func isBracketedRow(_ day: JournalDay, _ index: Int) -> Bool {
    let line = day.source.lineContent(day.entries[index].range.lowerBound.line)
    let bytes = day.source.bytes[line]
    return bytes.contains(.verticalBar) && bytes.contains(.openParenthesis)
  }

  /// Writes the proposed figures into files that are still as they were read.
  func write(in transaction: JournalTransaction) throws {
    for change in changes {
      _ = try transaction.update(change.path) { bytes in
        guard bytes == change.before else {
          throw CommandFailure(
            .busy, "‘\(change.path)’ was changed meanwhile, so nothing was written; try again")
        }
        return change.after
      }
    }
  }
}

extension FoodEntry {
  /// Whether it was eaten and says nothing of its energy or nutrients, in its parts neither.
  fileprivate var lacksFigures: Bool {
    isEaten && energy == nil && wholeFacts.nutrients.isEmpty
      && !details.contains {
        if case .part(let part) = $0 {
          !part.facts.nutrients.isEmpty || part.facts.energy != nil
        } else {
          false
        }
      }
  }
}

extension EntryDetail {
  fileprivate var isPart: Bool { if case .part = self { true } else { false } }
}
