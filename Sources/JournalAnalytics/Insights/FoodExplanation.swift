internal import JournalFormat

/// Which words count as one food, and why.
struct FoodExplanation: Insight {
  /// A spelling of the food.
  private struct Form: Hashable {
    var text: String
    var entries = 0
    var days: Int { dates.count }
    var dates: Set<Day> = []
  }

  /// As asked for, and as displayed.
  private let asked: String
  private let name: String
  /// The count for it; `nil` if it is no food of its own in these days.
  private let food: NamedFood?
  /// The most frequent first.
  private let forms: [Form]
  /// The dishes that its words are a part of.
  private let dishes: [NamedFood]
  /// The words that count instead, if its words are no dish.
  private let parts: [String]
  /// The number of entries that have it beside a food, where it counts as no food.
  private let remarks: Int
  private let diary: EatenDiary
  private let observed: ObservedPeriod

  /// Explains `source.food` by the source's period.
  init(of source: InsightSource) {
    (diary, observed) = (source.diary, source.observed)
    let asked = source.food ?? ""
    let words = foodWords(of: TextSlice(asked)).joined().map(source.diary.forms.form)
    let rows = source.rows
    let tally = diary.tally(of: rows)
    food = tally.foods.first { $0.words == words }
    dishes = tally.foods.filter { $0.words != words && [$0.words].names(words) }
    parts = words.count > 1 ? tally.parts(of: [words]).map(diary.shown) : []
    let diary = source.diary
    remarks = rows.count { diary.withRemarks[Int($0.phrase)]?.names(words) ?? false }
    var found: [String: Form] = [:]
    for row in rows {
      let phrase = Int(row.phrase)
      for text in diary.phrases[phrase].texts(of: words, in: diary.written[phrase]) {
        found[text, default: Form(text: text)].entries += 1
        found[text, default: Form(text: text)].dates.insert(row.day)
      }
    }
    forms = found.values.sorted { ($1.entries, $0.text) < ($0.entries, $1.text) }
    // As it is written most often, and not each of its words by itself.
    (self.asked, name) = (asked, food?.name ?? forms.first?.text ?? words.joined(separator: " "))
  }

  /// The sentence on what it counts as.
  private var verdict: String {
    guard !name.isEmpty else {
      return
        "‘\(asked)’ names no food: it is a number, a file, a place, a person, a verb or a word such as ‘with’."
    }
    guard let food else {
      if !dishes.isEmpty, !forms.isEmpty {
        return "‘\(name)’ counts within \(joinedList(dishes.map(\.shown))) only: a dish holds its words."
      }
      if !name.contains(" "), !FoodVocabulary.isFoodAlone(name) {
        return
          "‘\(name)’ is a container, an amount, a colour or a size: it names a food only together with another word."
      }
      if forms.isEmpty, remarks > 0 {
        return
          "\(counted(remarks, "entry has", plural: "entries have")) ‘\(name)’ beside a food, so it is taken for what was said of that: no keyword has it, nor the food table or foods.md. It counts once an entry is it alone, or foods.md names it."
      }
      return forms.isEmpty
        ? "No entry of these days names ‘\(asked)’."
        : "‘\(name)’ stands together too seldom to be a dish; \(joinedList(parts.map { "‘\($0)’" })) count one by one."
    }
    let within =
      food.countWithinDishes == 0
      ? "" : ", \(grouped(food.countWithinDishes)) of them in \(joinedList(dishes.map(\.shown)))"
    return "\(counted(food.count, "entry names", plural: "entries name")) ‘\(name)’\(within)."
  }

  /// Why a form counts as the food.
  private func reason(for form: Form) -> String {
    guard form.text != name else {
      return forms.count > 1 ? "written most often, so it stands for all" : "the only form"
    }
    let links = zip(form.text.split(separator: " "), name.split(separator: " ")).filter { $0 != $1 }
      .flatMap { written, shown -> [String] in
        let words = Set([written, shown].map { foldedFood(String($0)) })
        guard words.count > 1 else { return ["‘\(shown)’ but for accents"] }
        return diary.forms.links(with: String(written)).map {
          "‘\($0.form)’ is a form of ‘\($0.base)’ (\($0.rule))"
        }
      }
    return joinedList(links)
  }

  var blocks: [ReportBlock] {
    guard !forms.isEmpty else { return [.paragraph(ReportText(verdict))] }
    return [
      .paragraph(ReportText(verdict)),
      .table(
        ReportTable(
          columns: [.init("Written"), .init("Entries", .trailing), .init("Days", .trailing), .init("Why")],
          rows: forms.map { form in
            [form.text, grouped(form.entries), grouped(form.days), reason(for: form)].map { ReportText($0) }
          })),
    ]
  }

  var json: JSONValue {
    [
      "food": .string(name), "entries": JSONValue(food?.count),
      "entries_within_dishes": JSONValue(food?.countWithinDishes),
      "dishes": .array(dishes.map { .string($0.name) }), "verdict": .string(verdict),
      "forms": .array(
        forms.map {
          [
            "written": .string($0.text), "entries": .int($0.entries), "days": .int($0.days),
            "why": .string(reason(for: $0)),
          ]
        }),
    ]
  }

  var figures: [Figure] {
    diary.figures(of: [food].compactMap(\.self) + dishes, during: observed.elapsed)
  }
}

extension [[String]] {
  /// The spellings of the adjacent `words` in an entry, each once; `written` are the same runs as written.
  fileprivate func texts(of words: [String], in written: [[String]]) -> Set<String> {
    guard !words.isEmpty else { return [] }
    var found: Set<String> = []
    for (run, writtenRun) in zip(self, written) {
      for start in run.indices {
        if run[start...].starts(with: words) {
          found.insert(writtenRun[start..<start + words.count].joined(separator: " "))
        } else if [[run[start]]].names(words),
          let place = FoodNames.foods(in: run[start]).firstIndex(where: { [$0] == words })
        {
          found.insert(FoodNames.foods(in: writtenRun[start])[place])
        }
      }
    }
    return found
  }
}
