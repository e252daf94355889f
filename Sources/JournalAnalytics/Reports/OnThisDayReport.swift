public import JournalFormat

/// The same day of past years.
public struct OnThisDayReport: Sendable {
  /// The day that it is seen from.
  public var day: Day
  /// The same day of earlier years, the latest first.
  public var years: [DayReport]

  /// From the files of earlier years; other files are ignored.
  public init(_ day: Day, of journal: Journal) {
    self.day = day
    years = journal.diaryDays(through: day).filter { $0.day.isAnniversary(before: day) }
      .reversed()
      .map { DayReport($0, of: journal, today: day) }.filter { !$0.isEmpty }
  }

  /// Each year with its entries and notes.
  public var document: ReportDocument {
    var blocks: [ReportBlock] = []
    if years.isEmpty { blocks.append(.paragraph(ReportText(OnThisDayWords.none.said()))) }
    for report in years {
      let ago = day.year - report.day.year
      blocks.append(
        .heading(
          level: 1,
          ReportText(
            (ago == 1 ? OnThisDayWords.year : .years).said([
              "date": .text(report.day.fullDate), "ago": .text("\(ago)"),
            ]))))
      let lines = DayLines(report)
      for group in lines.meals + [lines.weights, lines.tasks, lines.habits, lines.moods] + lines.series
      where !group.lines.isEmpty {
        blocks += [.heading(level: 2, ReportText(group.name)), .list(group.lines)]
      }
      for note in report.files.flatMap(\.notes) {
        blocks.append(.paragraph(ReportText(DiaryMarkup(note.text.string).runs)))
      }
    }
    return ReportDocument(title: OnThisDayWords.title.said(["day": .text(day.dayAndMonth)]), blocks: blocks)
  }

  /// The days as JSON, each in the form of `journal show`.
  public var json: JSONValue {
    .object([("day", .string(day.description)), ("years", .array(years.map(\.json)))])
  }
}

extension Day {
  /// Whether it is the same day of an earlier year. 29 February matches in leap years only.
  public func isAnniversary(before day: Day) -> Bool {
    year < day.year && month == day.month && dayOfMonth == day.dayOfMonth
  }
}

/// Every sentence about the same day of past years.
enum OnThisDayWords: String, SentenceTable {
  case none, year, years, title

  var row: SentenceRow {
    switch self {
    case .none: .init("no earlier year has the day", english: "No earlier year has anything on this day.")
    case .year: .init("the year before has it", english: "{date} (a year ago)")
    case .years: .init("an earlier year has it", english: "{date} ({ago} years ago)")
    case .title: .init("always", english: "On {day}")
    }
  }
}
