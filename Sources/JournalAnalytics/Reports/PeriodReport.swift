public import JournalFormat

/// The days of a period, one after the other.
public struct PeriodReport: Sendable {
  /// The days with any content.
  public var days: [DayReport]
  private let facts: PeriodFacts

  public var observed: ObservedPeriod { facts.observed }
  /// The number of days up to today with at least one eaten entry.
  public var daysLogged: Int { facts.daysLogged }
  /// The number of eaten entries up to today; entries on later days are shown but not counted.
  public var entries: Int { facts.days.eatenCount }

  fileprivate init(of journal: Journal, for period: Period, today: Day) {
    facts = PeriodFacts(of: journal, during: period, today: today)
    days = journal.diaryDays(in: period.days).map { DayReport($0, of: journal, today: today) }
      .filter { !$0.isEmpty }
  }
}

/// The report of each day of `period`, seen from `today`; days to come are shown if they have content.
public func periodReport(of journal: Journal, for period: Period, today: Day) -> PeriodReport {
  PeriodReport(of: journal, for: period, today: today)
}

extension PeriodReport: Report {
  /// The number of days logged, then the figures of each of them.
  public var figures: [Figure] { facts.dailyFigures }

  /// The document: a heading for each day, a line for each meal.
  public var document: ReportDocument { document(DayPresentation()) }

  /// The document, its days laid out as `presentation` says.
  public func document(_ presentation: DayPresentation) -> ReportDocument {
    var blocks: [ReportBlock] = []
    let text = PeriodText(observed.period)
    if text.needsDates { blocks.append(.paragraph(ReportText([.dim(text.span + ".")]))) }
    blocks.append(.paragraph(ReportText(opening)))
    for day in days {
      blocks.append(.heading(level: 1, ReportText(day.day.weekdayAndDay(besides: observed.first))))
      blocks += day.compactBlocks(presentation)
    }
    return ReportDocument(title: text.title, blocks: blocks)
  }

  /// The totals; for a period that has not begun, its first day.
  private var opening: String {
    guard observed.elapsed != nil else {
      return (days.isEmpty ? PeriodWords.beginsEmpty : .begins).said([
        "noun": .text(PeriodText(observed.period).noun),
        "day": .text(observed.first.weekdayAndDay(besides: observed.today)),
      ])
    }
    guard !days.isEmpty else { return PeriodWords.nothing.said() }
    return facts.countsSentence
  }

  /// The days as JSON, each in the form of its own report.
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
  /// One line for each meal, one for the energy, and one for each other group.
  fileprivate func compactBlocks(_ presentation: DayPresentation) -> [ReportBlock] {
    let lines = DayLines(self, presentation)
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
    if presentation.withNotes, notes > 0 {
      blocks.append(.list(lines.notes.lines))
    } else if notes > 0 {
      blocks.append(.footnote(ReportText("\(counted(notes, "note")) in the file.")))
    }
    return blocks
  }
}
