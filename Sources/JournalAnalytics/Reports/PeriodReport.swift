public import JournalFormat

/// The days of a period, one after the other.
public struct PeriodReport: Sendable {
  /// The days that hold anything.
  public var days: [DayReport]
  private let facts: PeriodFacts

  public var observed: ObservedPeriod { facts.observed }
  /// Days up to today with at least one eaten entry.
  public var daysLogged: Int { facts.daysLogged }
  /// Eaten entries up to today: what stands on days to come is shown, and not counted.
  public var entries: Int { facts.days.eatenCount }

  fileprivate init(of journal: Journal, for period: Period, today: Day) {
    facts = PeriodFacts(of: journal, during: period, today: today)
    days = journal.diaryDays(in: period.days).map { DayReport($0, of: journal, today: today) }
      .filter { !$0.isEmpty }
  }
}

/// What the diary says of each day of `period`, as seen on `today`; days to come are shown if they hold something.
public func periodReport(of journal: Journal, for period: Period, today: Day) -> PeriodReport {
  PeriodReport(of: journal, for: period, today: today)
}

extension PeriodReport: Report {
  /// The days logged, then the figures of each of them.
  public var figures: [Figure] { facts.dailyFigures }

  /// The days as a document: a heading each, a line a meal.
  public var document: ReportDocument { document(withNumbers: false) }

  /// The days as a document, with the numbers that address their lines (`#3`, `#t2`, `#w1`, `#h1`) if asked.
  public func document(withNumbers: Bool) -> ReportDocument {
    var blocks: [ReportBlock] = []
    let text = PeriodText(observed.period)
    if text.needsDates { blocks.append(.paragraph(ReportText([.dim(text.span + ".")]))) }
    blocks.append(.paragraph(ReportText(opening)))
    for day in days {
      blocks.append(.heading(level: 1, ReportText(day.day.weekdayAndDay(besides: observed.first))))
      blocks += day.compactBlocks(withNumbers: withNumbers)
    }
    return ReportDocument(title: text.title, blocks: blocks)
  }

  /// How much there is; of a period that has not begun, when it begins.
  private var opening: String {
    guard observed.elapsed != nil else {
      let first = observed.first.weekdayAndDay(besides: observed.today)
      let sentence = "The \(PeriodText(observed.period).noun) begins on \(first)"
      return sentence + (days.isEmpty ? "; nothing is written here yet." : ".")
    }
    guard !days.isEmpty else { return "Nothing was written down in this time." }
    let logged = "\(counted(entries, "entry", plural: "entries")) on \(grouped(daysLogged)) of "
    return logged + "\(counted(observed.elapsedCount, "day"))\(observed.isFinished ? "" : " so far")."
  }

  /// The days as JSON, each as its own report gives it.
  public var json: JSONValue {
    .object([
      ("period", .string(observed.period.description)),
      ("first_day", .string(observed.first.description)),
      ("last_day", .string(observed.period.days.upperBound.description)),
      ("entries", .int(entries)),
      ("days_logged", .int(daysLogged)),
      ("days", .array(days.map(\.json))),
    ])
  }
}

extension DayReport {
  /// One line a meal, then one for the energy and one for each of the rest.
  fileprivate func compactBlocks(withNumbers: Bool) -> [ReportBlock] {
    let lines = DayLines(self, withNumbers: withNumbers)
    let groups = lines.meals + [lines.weights, lines.tasks, lines.habits, lines.moods] + lines.series
    let items = groups.filter { !$0.lines.isEmpty }.map { group in
      var runs: [ReportText.Run] = [.strong(group.name), .plain(": ")]
      for (place, line) in group.lines.enumerated() {
        if place > 0 { runs.append(.plain("; ")) }
        runs += line.runs
      }
      return ReportText(runs)
    }
    var blocks: [ReportBlock] = items.isEmpty ? [] : [.list(items)]
    if let energySentence { blocks.append(.paragraph(energySentence)) }
    let notes = files.reduce(0) { $0 + $1.notes.count }
    if notes > 0 { blocks.append(.footnote(ReportText("\(counted(notes, "note")) in the file."))) }
    return blocks
  }
}
