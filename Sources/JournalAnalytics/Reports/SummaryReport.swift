public import JournalFormat

/// The entries of a period, by day and category.
public struct SummaryReport: Sendable {
  public struct Meal: Sendable {
    /// `nil` for entries without a category.
    public var category: FoodCategory?
    /// The entries with their files, in the order of the files.
    public var entries: [(file: JournalDay, entry: FoodEntry)]
  }

  public struct Day: Sendable {
    public var report: DayReport
    /// In the order of a day, with entries without a category last.
    public var meals: [Meal]
  }

  /// The days with entries, in order.
  public let days: [Day]
  private let facts: PeriodFacts

  public var observed: ObservedPeriod { facts.observed }
  /// The number of eaten entries up to today; entries on later days are shown but not counted.
  public var entries: Int { facts.days.eatenCount }
  /// The number of days up to today with at least one eaten entry.
  public var daysLogged: Int { facts.daysLogged }

  fileprivate init(of journal: Journal, for period: Period, today: JournalFormat.Day) {
    facts = PeriodFacts(of: journal, during: period, today: today)
    days = journal.diaryDays(in: period.days).compactMap { day in
      let entries = day.files.flatMap { file in file.entries.map { (file: file, entry: $0) } }
      guard !entries.isEmpty else { return nil }
      let order: [FoodCategory?] = FoodCategory.allCases.sorted() + [nil]
      let meals = order.compactMap { category -> Meal? in
        let own = entries.filter { $0.entry.category == category }
        return own.isEmpty ? nil : Meal(category: category, entries: own)
      }
      return Day(report: DayReport(day, of: journal, today: today), meals: meals)
    }
  }
}

/// The entries of `period`, with planned and dropped ones marked as such, seen from `today`.
public func summaryReport(of journal: Journal, for period: Period, today: Day) -> SummaryReport {
  SummaryReport(of: journal, for: period, today: today)
}

extension SummaryReport: Report {
  /// The number of days logged, then the figures of each of them.
  public var figures: [Figure] { facts.dailyFigures }

  public var document: ReportDocument {
    let text = PeriodText(observed.period)
    var blocks: [ReportBlock] = []
    if text.needsDates { blocks.append(.paragraph(ReportText([.dim(text.span + ".")]))) }
    guard !days.isEmpty else {
      let sentence =
        (observed.elapsed == nil ? SummaryWords.begins : .nothing).said([
          "noun": .text(text.noun), "this": .text(text.this),
          "day": .text(observed.first.weekdayAndDay(besides: observed.today)),
        ])
      return ReportDocument(title: text.title, blocks: blocks + [.paragraph(ReportText(sentence))])
    }
    blocks.append(.paragraph(ReportText(facts.countsSentence)))
    blocks.append(.footnote(ReportText(signs)))
    for day in days {
      blocks.append(
        .heading(level: 1, ReportText(day.report.day.weekdayAndDay(besides: observed.first))))
      blocks.append(.signed(day.lines))
      if let energy = day.report.energySentence { blocks.append(.footnote(energy)) }
    }
    var document = ReportDocument(title: text.title, blocks: blocks)
    document.isCompact = true
    return document
  }

  /// The legend of the signs that occur: `▲ Breakfast · ● Lunch`.
  private var signs: String {
    let categories = Set(days.flatMap { $0.meals.map(\.category) })
    let order: [FoodCategory?] = FoodCategory.allCases.sorted() + [nil]
    return order.filter(categories.contains).map { "\(sign(of: $0).sign) \($0?.name ?? "other food")" }
      .joined(separator: " · ")
  }

  public var json: JSONValue {
    [
      "period": .string(observed.period.description),
      "first_day": .string(observed.first.description),
      "last_day": .string(observed.period.days.upperBound.description),
      "entries": .int(entries),
      "days_logged": .int(daysLogged),
      "days": .array(days.map(\.json)),
    ]
  }
}

/// The colour and sign of a meal, or of what has none.
private func sign(of category: FoodCategory?) -> ChartTint { category?.tint ?? .grey }

extension SummaryReport.Day {
  /// A line for each entry with the sign of its meal, in the order of a day.
  fileprivate var lines: [ReportSignedItem] {
    let groups = DayLines(report).meals
    return meals.flatMap { meal -> [ReportSignedItem] in
      let name = meal.category?.name ?? "Food"
      let tint = sign(of: meal.category)
      return groups.filter { $0.name == name }.flatMap(\.lines).map {
        ReportSignedItem(sign: tint.sign, tint: tint, text: $0, name: name)
      }
    }
  }

  fileprivate var json: JSONValue {
    [
      "day": .string(report.day.description),
      "entries_eaten": .int(report.eatenCount),
      "energy_kcal": report.energy.stated > 0 ? .double(report.energy.kilocalories) : .null,
      "entries_without_value": .int(report.energy.incomplete),
      "coverage": .string(report.coverage.rawValue),
      "categories": .array(meals.map(\.json)),
    ]
  }
}

extension SummaryReport.Meal {
  fileprivate var json: JSONValue {
    [
      "category": JSONValue(category?.rawValue),
      "entries": .array(
        entries.map { file, entry in
          [
            "time": JSONValue(entry.time?.start.description), "words": .string(entry.text.string),
            "state": .string(entry.state.rawValue),
            "energy_kcal": JSONValue(entry.energy?.middle.kilocalories),
            "tags": .array(entry.tags.map { .string($0.name.string) }), "file": .string(file.path),
            "line": .int(entry.range.lowerBound.line),
          ]
        }),
    ]
  }
}

/// Every sentence of a summary.
enum SummaryWords: String, SentenceTable {
  case begins, nothing

  var row: SentenceRow {
    switch self {
    case .begins: .init("the period has not begun", english: "The {noun} begins on {day}.")
    case .nothing: .init("the period has no entry", english: "No food was written down {this}.")
    }
  }
}
