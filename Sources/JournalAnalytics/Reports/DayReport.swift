public import JournalFormat

/// One day of the diary, to be shown.
public struct DayReport: Sendable {
  public var day: Day
  /// The day from which it is seen.
  public var today: Day
  /// The current time, for the greeting; `nil` for no greeting.
  public var now: ClockTime?
  /// Seen from the day itself, or from today if that is earlier; `nil` for a day in a list. Only the current streak
  /// is shown: the journal may not contain more than it depends on.
  public var streaks: Streaks?
  public var units: JournalSettings.Units
  public var tagSettings: TagSettings
  /// The paths of files whose names have this date and other text, which are not parsed.
  public var related: [String]
  /// Kilocalories of the day's goal; `nil` for none.
  public var goal: Int?
  /// Grams of the macros that the goal names.
  public var macroGoals: [Nutrient: Double] = [:]
  private let diaryDay: DiaryDay
  private let streakFigure: Figure?
  /// Whether the settings say that it is a day of rest.
  private let isRest: Bool

  public var coverage: DayCoverage { diaryDay.coverage }
  /// The energy of the eaten entries.
  public var energy: EnergyTally { diaryDay.energyTally }
  /// The day's files by path; empty for a day without a file.
  public var files: ArraySlice<JournalDay> { diaryDay.files }
  /// All entries in the order of the files; their positions from 1 are their addresses.
  public var entries: [FoodEntry] { diaryDay.entries }
  /// Protein, carbohydrates and fat of the eaten entries.
  public var macros: [Nutrient: MacroSum] { diaryDay.macros }
  /// The number of eaten entries.
  public var eatenCount: Int { diaryDay.eatenCount }
  /// Whether no file of the day has any content.
  public var isEmpty: Bool {
    files.allSatisfy {
      $0.entries.isEmpty && $0.weights.isEmpty && $0.tasks.isEmpty && $0.habitTicks.isEmpty
        && $0.moods.isEmpty
        && $0.series.isEmpty && $0.notes.isEmpty
    }
  }
}

/// The report of `day`, seen from `today`.
public func dayReport(of journal: Journal, on day: Day, now: ClockTime?, today: Day) -> DayReport {
  let diaryDay = journal.diaryDays(in: day...day).first ?? DiaryDay(day: day, files: [])
  return DayReport(
    diaryDay, of: journal, now: now, today: today, streaks: journal.streaks(seenOn: min(day, today)))
}

extension DayReport: Report {
  /// A day in a list, or one with its streak.
  init(
    _ diaryDay: DiaryDay, of journal: Journal, now: ClockTime? = nil, today: Day, streaks: Streaks? = nil
  ) {
    self.init(
      day: diaryDay.day, today: today, now: now, streaks: streaks, units: journal.settings.units,
      tagSettings: journal.settings.tags,
      related: journal.related.filter { $0.day == diaryDay.day }.map(\.path).sorted(), diaryDay: diaryDay,
      streakFigure: streaks?.running.map { journal.figure(of: $0, named: "Streak") },
      isRest: RestDays(journal.settings.rest).contains(diaryDay.day))
  }

  /// Entries and energy, then the streak.
  public var figures: [Figure] {
    diaryDay.figures + (day <= today ? [streakFigure].compactMap(\.self) : [])
  }

  /// The day as JSON: its figures, then everything in it in the form of `journal export json --all`.
  public var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("day", .string(day.description)),
      ("coverage", .string(coverage.rawValue)),
      ("entries_eaten", .int(eatenCount)),
      ("energy_kcal", energy.stated > 0 ? .double(energy.kilocalories) : .null),
      ("energy_low_kcal", energy.stated > 0 ? .double(Double(energy.lowTenths) / 10) : .null),
      ("energy_high_kcal", energy.stated > 0 ? .double(Double(energy.highTenths) / 10) : .null),
      ("energy_estimated_kcal", energy.stated > 0 ? .double(Double(energy.estimatedTenths) / 10) : .null),
      ("entries_without_value", .int(energy.incomplete)),
      ("goal_kcal", goal.map { .int($0) } ?? .null),
    ]
    let macros = macros
    for nutrient in MacroSum.nutrients {
      members += [
        ("\(nutrient.rawValue)_g", macros[nutrient].map { .double(($0.grams * 10).rounded() / 10) } ?? .null),
        ("\(nutrient.rawValue)_entries", .int(macros[nutrient]?.entries ?? 0)),
        ("\(nutrient.rawValue)_goal_g", JSONValue(macroGoals[nutrient])),
      ]
    }
    members += [
      ("current_streak_days", streaks.map { .int($0.runningLength) } ?? .null)
    ]
    let journal = Journal(days: Array(files))
    for list in ExportedList.allCases where list != .habits {
      members.append((list.rawValue, .sequence { list.items(of: journal) }))
    }
    members.append(("related", .array(related.map { .string($0) })))
    return .object(members)
  }
}

extension DayReport {
  /// The day as a document.
  public var document: ReportDocument { document(DayPresentation()) }

  /// The document, laid out as `presentation` says.
  ///
  /// `work` takes the place of the day's tasks and habits.
  public func document(_ presentation: DayPresentation, instead work: [ReportBlock]? = nil) -> ReportDocument
  {
    let lines = DayLines(self, presentation)
    var blocks: [ReportBlock] = []
    if let opening { blocks.append(.paragraph(opening)) }
    if isEmpty, work?.isEmpty ?? true { blocks.append(.paragraph(ReportText(invitation))) }
    for group in lines.meals { blocks += [.heading(level: 1, ReportText(group.name)), .list(group.lines)] }
    if let energySentence { blocks.append(.paragraph(energySentence)) }
    if let macroSentence { blocks.append(.paragraph(ReportText(macroSentence))) }
    if let goalSentence { blocks.append(.paragraph(ReportText(goalSentence))) }
    blocks += work ?? []
    let ownWork = work == nil ? [lines.tasks, lines.habits] : []
    for group in [lines.weights] + ownWork + [lines.moods] + lines.series + [lines.notes]
    where !group.lines.isEmpty {
      blocks += [.heading(level: 1, ReportText(group.name)), .list(group.lines)]
    }
    let left = files.reduce(0) { $0 + $1.notes.count } - lines.notes.lines.count
    if left > 0 {
      blocks.append(
        .footnote(
          ReportText(DayWords.moreNotes.said(["notes": .number(left)]))))
    }
    if !related.isEmpty {
      blocks.append(
        .footnote(ReportText(DayWords.beside.said(["files": .text(related.joined(separator: ", "))]))))
    }
    return ReportDocument(title: day.fullDate, blocks: blocks)
  }

  /// A greeting for today, else the distance of the day; then the streak.
  private var opening: ReportText? {
    var sentences: [String] = []
    var streakText: ReportText.Run?
    switch today.distance(to: day) {
    case 0:
      if let now { sentences.append(greeting(at: now)) }
      if eatenCount > 0 { sentences.append(DayWords.entriesSoFar.said(["entries": .number(eatenCount)])) }
    case -1: sentences.append(DayWords.yesterday.said())
    case 1: sentences.append(DayWords.tomorrow.said())
    case let away where away < 0: sentences.append(DayWords.ago.said(["days": .number(-away)]))
    case let away: sentences.append(DayWords.ahead.said(["days": .number(away)]))
    }
    if let streak = streaks?.running, day <= today {
      let length = streak.length
      if streak.last == day {
        let sentence = (length == 1 ? DayWords.streakBegins : .daysInARow).said(["days": .number(length)])
        streakText = .tinted(sentence, ReportText.Tint(ofStreak: length))
      } else {
        sentences.append(
          (length == 1 ? DayWords.oneDayUpTo : .streakUpTo).said([
            "days": .number(length), "day": .text(streak.last.weekdayAndDay(besides: day)),
            "reason": .text(reasonBesideStreak),
          ]))
      }
    }
    let text = sentences.joined(separator: " ")
    let runs = [text.isEmpty ? nil : .plain(text + (streakText == nil ? "" : " ")), streakText].compactMap(
      \.self)
    return runs.isEmpty ? nil : ReportText(runs)
  }

  /// Why the day is not in the current streak.
  private var reasonBesideStreak: String {
    if isRest || eatenCount > 0 { return (day == today ? DayWords.restToday : .restThen).said() }
    return (day == today ? DayWords.stillOpen : .noFood).said()
  }

  /// By the hour: morning from 04:00, afternoon from 12:00, evening from 18:00 and into the night.
  private func greeting(at now: ClockTime) -> String {
    switch now.hourOfDay {
    case 4..<12: "Good morning."
    case 12..<18: "Good afternoon."
    default: "Good evening."
    }
  }

  private var invitation: String {
    if day > today { return DayWords.nothingToCome.said() }
    return (day == today ? DayWords.nothingToday : .nothing).said([
      "file": .text("\(JournalLayout.path(for: day))")
    ])
  }

  /// The day's energy with what it is based on; `nil` if nothing is known.
  var energySentence: ReportText? {
    guard energy.stated > 0 else { return nil }
    let isKnown = energy.incomplete == 0
    // At least is the lower end of what is known.
    let all = isKnown ? energy.middleTenths : energy.lowTenths
    let kcal = "\(grouped(share(all, among: 10))) kcal"
    var text: String
    if energy.incomplete == 0 {
      text = eatenCount == 1 ? ", from the one entry" : ", from all \(grouped(eatenCount)) entries"
    } else {
      text =
        "; \(counted(energy.incomplete, "entry", plural: "entries")) of \(grouped(eatenCount)) without a value"
    }
    // Of the lower end what is estimated is its own lower end.
    let estimated = isKnown ? energy.estimatedTenths : energy.estimatedLowTenths
    if estimated > 0 {
      text += estimated == all ? "; all of it" : "; \(grouped(share(estimated, among: 10))) kcal of it"
      text += " estimated"
    }
    if isKnown, energy.lowTenths < energy.highTenths {
      text += "; with ranges, \(grouped(share(energy.lowTenths, among: 10))) to "
      text += "\(grouped(share(energy.highTenths, among: 10))) kcal"
    }
    return ReportText([.plain(isKnown ? "" : "At least "), .strong(kcal), .plain(text + ".")])
  }
}

extension ReportText.Tint {
  /// Amber below a week, orange below two, red from then on.
  fileprivate init(ofStreak days: Int) {
    self = days < 7 ? .amber : days < 14 ? .orange : .red
  }
}
