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
  fileprivate let diaryDay: DiaryDay
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
    if energy.sharedTenths > 0 {
      text +=
        energy.sharedTenths == energy.middleTenths
        ? "; all of it" : "; \(grouped(share(energy.sharedTenths, among: 10))) kcal of it"
      text += " stated for several together"
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

/// A day compared with its goal.
extension DayReport {
  /// What was eaten, compared with the goal of the day; `nil` without a goal.
  ///
  /// A range stays a range; with missing values, what is left is an upper bound, and what is exceeded a lower bound.
  var goalSentence: String? {
    guard let goal, day <= today else { return nil }
    let isToday = day == today
    let target = "\(grouped(goal)) kcal"
    guard energy.stated > 0 else { return isToday ? "The goal is \(target)." : "The goal was \(target)." }
    // The most and the least that may be left, each rounded once.
    let most = goal - share(energy.lowTenths, among: 10)
    let least = goal - share(energy.highTenths, among: 10)
    let isOpen = energy.incomplete > 0 || coverage != .complete
    let unknown =
      energy.incomplete > 0
      ? "; \(counted(energy.incomplete, "entry has", plural: "entries have")) no value" : ""
    if isToday {
      if least < 0, most > 0 {
        return
          "The goal is \(target): between \(grouped(most)) kcal left and \(grouped(-least)) kcal above it\(unknown)."
      }
      if most <= 0, least < 0 {
        return
          "That is \(energy.incomplete > 0 ? "at least " : "")\(span(-most, -least)) kcal above the goal of \(target)\(unknown)."
      }
      return energy.incomplete > 0
        ? "Of the goal of \(target) at most \(grouped(most)) kcal are left\(unknown)."
        : "Of the goal of \(target) \(span(least, most)) kcal are left."
    }
    if most < 0 {
      return
        "That is \(isOpen ? "at least " : "")\(isOpen ? grouped(-most) : span(-most, -least)) kcal above the goal of \(target)\(unknown)."
    }
    if isOpen { return "The goal was \(target); not all that was eaten is known." }
    if least < 0, most > 0 {
      return
        "The goal was \(target): between \(grouped(most)) kcal below and \(grouped(-least)) kcal above it."
    }
    if least == 0, most == 0 { return "That is just the goal of \(target)." }
    return most == 0
      ? "That is up to \(grouped(-least)) kcal above the goal of \(target)."
      : "That is \(span(least, most)) kcal below the goal of \(target)."
  }

  /// What was eaten so far and what is left of the goal, in a line: `1,240 kcal so far today. Of the goal of 2,100 kcal 860 kcal
  /// are left.`
  ///
  /// `nil` without a goal or without an entry with a value.
  public var balance: String? {
    guard energy.stated > 0, let goalSentence else { return nil }
    return "\(totalSentence) \(goalSentence)"
  }

  /// What was eaten so far, in a line: `At least 1,240 kcal so far today.`; `nil` without two entries with a value.
  public var total: String? { energy.stated > 1 ? totalSentence : nil }

  private var totalSentence: String {
    let (low, high) = (share(energy.lowTenths, among: 10), share(energy.highTenths, among: 10))
    let total = energy.incomplete > 0 ? "At least \(grouped(low)) kcal" : "\(span(low, high)) kcal"
    return "\(total) \(day == today ? "so far today" : "on that day")."
  }

  /// `100`, `100 to 250`.
  private func span(_ first: Int, _ second: Int) -> String {
    let (low, high) = (min(first, second), max(first, second))
    return low == high ? grouped(low) : "\(grouped(low)) to \(grouped(high))"
  }

  /// The day's protein, carbohydrates and fat with their basis, and their goals; `nil` without either.
  var macroSentence: String? {
    let macros = macros
    let shown = MacroSum.nutrients.filter { macros[$0] != nil || macroGoals[$0] != nil && energy.stated > 0 }
    guard !shown.isEmpty, day <= today else { return nil }
    let counts = Set(shown.map { macros[$0]?.entries ?? 0 })
    let parts = shown.map { nutrient in
      let goal = macroGoals[nutrient].map { " of \(gramsText($0))" } ?? ""
      let name = nutrient.name.lowercased()
      guard let macro = macros[nutrient] else {
        return "\(name) unknown\(goal.isEmpty ? "" : ", goal\(goal.dropFirst(3))")"
      }
      let isWhole = macro.entries == eatenCount
      let basis =
        isWhole || counts.count == 1 ? "" : " (\(grouped(macro.entries)) of \(grouped(eatenCount)) entries)"
      return "\(name) \(isWhole ? "" : "at least ")\(gramsText(macro.grams))\(goal)\(basis)"
    }
    let basis =
      counts.count == 1 && counts.first != eatenCount
      ? ", stated by \(grouped(counts.first ?? 0)) of \(counted(eatenCount, "entry", plural: "entries"))" : ""
    return capitalized(joinedList(parts)) + basis + "."
  }
}

/// The lines of a day, in the order of its files except for the entries of a meal.
struct DayLines {
  struct Group {
    var name: String
    var lines: [ReportText]
  }

  private let report: DayReport
  private let presentation: DayPresentation

  init(_ report: DayReport, _ presentation: DayPresentation = DayPresentation()) {
    self.report = report
    self.presentation = presentation
  }

  /// The entries with their places in the files, in the order in which those of a meal are shown.
  private var entries: [(place: Int, entry: FoodEntry)] {
    var last: [FoodCategory?: Int] = [:]
    let placed = report.entries.enumerated().map { place, entry in
      // An entry without a time belongs to the one above it.
      let minutes = entry.time.map { Int($0.start.minutes) } ?? last[entry.category] ?? -1
      last[entry.category] = minutes
      return (place: place, entry: entry, minutes: minutes)
    }
    guard presentation.order == .time else { return placed.map { ($0.place, $0.entry) } }
    return placed.sorted { ($0.minutes, $0.place) < ($1.minutes, $1.place) }.map { ($0.place, $0.entry) }
  }

  /// The entries by category, the categories in the order of the files.
  var meals: [Group] {
    // The meals stay in the order of the files.
    var groups: [Group] = []
    for entry in report.entries {
      let name = entry.category?.name ?? "Food"
      if !groups.contains(where: { $0.name == name }) { groups.append(Group(name: name, lines: [])) }
    }
    let paths = report.files.flatMap { file in file.entries.map { _ in file.path } }
    for (place, entry) in entries {
      let name = entry.category?.name ?? "Food"
      let photos = entry.photoPaths(inFile: paths[place])
      let others = entry.mediaPaths(inFile: paths[place]).filter { !photos.contains($0) }
      var line = line(
        "", place, text: entry.text.string, time: entry.time, remarks: remarks(on: entry) + attached(others),
        tags: entry.tags)
      for photo in photos { line.runs += [.dim(" · "), .picture("photo", target: photo)] }
      if let index = groups.firstIndex(where: { $0.name == name }) { groups[index].lines.append(line) }
    }
    report.diaryDay.forEachSharedEnergy { shared, _, meals in
      guard meals.count == 1, let meal = meals.first,
        let index = groups.firstIndex(where: { $0.name == meal?.name ?? "Food" })
      else { return }
      groups[index].lines.append(ReportText([.dim("together \(shared.energy.text())")]))
    }
    return groups
  }

  var weights: Group {
    let weights = report.files.flatMap(\.weights)
    return Group(
      name: "Weight",
      lines: weights.enumerated().map { place, weight in
        let mass = "\(tenthsText(report.units.tenths(weight.mass))) \(report.units.massUnit)"
        var remarks =
          weight.bodyFatPercent.flatMap {
            $0 < 100 ? "\(tenthsText(Int(($0 * 10).rounded()))) % body fat" : nil
          }
          .map { [$0] } ?? []
        if let remark = weight.remark { remarks.append(remark.string) }
        return line("w", place, text: mass, time: weight.time, remarks: remarks)
      })
  }

  var tasks: Group {
    var lines: [ReportText] = []
    for file in report.files {
      for task in file.tasks {
        var remarks = [task.statusText]
        if let parent = task.parent, file.tasks.indices.contains(parent) {
          remarks.append("part of \(file.tasks[parent].text.string)")
        }
        if let due = task.due {
          let time = task.dueTime.map { " \($0)" } ?? ""
          remarks.append("due \(due.weekdayAndDay(besides: report.day))\(time)")
        }
        if let priority = task.priority { remarks.append("\(priority.rawValue) priority") }
        remarks += attached(task.mediaPaths(in: file.source, file: file.path))
        lines.append(
          line(
            "t", lines.count, text: task.text.string, time: task.time, remarks: remarks, tags: task.tags))
      }
    }
    return Group(name: "Tasks", lines: lines)
  }

  var habits: Group {
    let ticks = report.files.flatMap { file in file.habitTicks.map { (file, $0) } }
    return Group(
      name: "Habits",
      lines: ticks.enumerated().map { place, owned in
        let (file, tick) = owned
        var remarks: [String] = []
        switch tick.state {
        case .done: remarks.append("done")
        case .open: remarks.append(report.day < report.today ? "not done" : "open")
        case .skipped: remarks.append("skipped")
        case .noted: break
        }
        if let amount = tick.amount { remarks.append(amount.text) }
        if let remark = tick.remark { remarks.append(remark.string) }
        if let mood = tick.mood { remarks.append("mood \(moodText(mood))") }
        if !tick.steps.isEmpty {
          let done = tick.steps.count { $0.state == .done || $0.state == .noted }
          remarks.append("\(done) of \(tick.steps.count) \(tick.steps.count == 1 ? "step" : "steps")")
        }
        remarks += attached(tick.mediaPaths(in: file.source, file: file.path))
        return line("h", place, text: tick.name.string, time: tick.time, remarks: remarks, tags: tick.tags)
      })
  }

  var moods: Group {
    let moods = report.files.flatMap { file in file.moods.map { (file: file, mood: $0) } }
    return Group(
      name: "Mood",
      lines: moods.map { file, mood in
        let parts = [mood.value.map(moodText), mood.text?.string].compactMap(\.self)
        return line(
          nil, 0, text: parts.joined(separator: " "), time: mood.time,
          remarks: attached(mood.mediaPaths(in: file.source, file: file.path)), tags: mood.tags)
      })
  }

  /// `1 attachment`, or nothing.
  private func attached(_ paths: [String]) -> [String] {
    paths.isEmpty ? [] : [counted(paths.count, "attachment")]
  }

  /// The notes, each by its first line unless all of them are shown.
  var notes: Group {
    let notes = report.files.flatMap(\.notes)
    let lines = notes.prefix(presentation.withNotes ? notes.count : DayPresentation.firstNotes).map { note in
      let lines = note.text.string.split(whereSeparator: \.isNewline).map {
        String($0.hasPrefix("- ") ? $0.dropFirst(2) : $0).split(separator: " ").joined(separator: " ")
      }
      guard !presentation.withNotes else { return ReportText(DiaryMarkup(lines.joined(separator: " ")).runs) }
      let more = lines.count > 1 ? [ReportText.Run.dim(" …")] : []
      return ReportText(DiaryMarkup(lines.first ?? "").runs + more)
    }
    return Group(name: "Notes", lines: lines)
  }

  /// The items under the user's own headings, in the order of the files.
  var series: [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for (file, item) in report.files.flatMap({ file in file.series.map { (file, $0) } }) {
      let name = item.series.string
      let line = line(
        nil, 0, text: item.text.string, time: item.time,
        remarks: (item.value.map { [moodText($0)] } ?? [])
          + attached(item.mediaPaths(in: file.source, file: file.path)), tags: item.tags)
      if let index = places[name] {
        groups[index].lines.append(line)
      } else {
        places[name] = groups.count
        groups.append(Group(name: name, lines: [line]))
      }
    }
    return groups
  }

  /// Number, time, text and remarks, separated by dots.
  private func line(
    _ kind: String?, _ place: Int, text: String, time: TimeSpan?, remarks: [String], tags: [Tag] = []
  ) -> ReportText {
    var runs: [ReportText.Run] = []
    if presentation.withNumbers, let kind { runs.append(.dim("#\(kind)\(place + 1) ")) }
    if let time { runs.append(.dim("\(time.text()) ")) }
    runs += text.isEmpty ? [.plain("(no words)")] : DiaryMarkup(text).runs
    let styled = tags.contains { report.tagSettings.styles[$0.key]?.colour != nil }
    let plain = styled ? remarks : remarks + tags.map { report.tagSettings.text(of: $0.name.string) }
    if !plain.isEmpty { runs.append(.dim(" · " + plain.joined(separator: " · "))) }
    if styled {
      for tag in tags {
        runs += [.dim(" · "), report.tagSettings.run(of: tag.name.string, else: ReportText.Run.dim)]
      }
    }
    return ReportText(runs)
  }

  private func remarks(on entry: FoodEntry) -> [String] {
    var remarks: [String] = []
    switch entry.state {
    case .eaten: break
    case .planned: remarks.append("planned")
    case .dropped: remarks.append("dropped")
    }
    if let energy = entry.energy { remarks.append(energy.text(isPartial: entry.isEnergyPartial)) }
    var macros = FoodFacts.none
    macros.nutrients = entry.wholeFacts.nutrients.filter { [.protein, .carbs, .fat].contains($0.nutrient) }
    if !macros.isEmpty { remarks.append(macros.summary) }
    switch entry.inputKind {
    case .voice: remarks.append("voice")
    // Photos are shown at the end of the line.
    case .text, .image: break
    }
    for case .barcode(let digits) in entry.details { remarks.append("barcode \(digits.string)") }
    for case .edited(let day, _) in entry.details {
      remarks.append("edited" + (day == report.day ? "" : " \(day.weekdayAndDay(besides: report.day))"))
    }
    if presentation.withTranscripts {
      for case .heard(let text) in entry.details { remarks.append("heard ‘\(text.string)’") }
    }
    return remarks
  }
}

extension EnergyAmount {
  /// `~320 kcal`, `400–480 kcal`; `at least` before the energy of an entry of which some parts have none.
  func text(isPartial: Bool = false) -> String {
    let low = share(Int(low.tenthsOfKilocalorie), among: 10)
    let high = share(Int(high.tenthsOfKilocalorie), among: 10)
    let figure = low == high ? grouped(low) : "\(grouped(low))–\(grouped(high))"
    return "\(isPartial ? "at least " : "")\(isEstimate ? "~" : "")\(figure) kcal"
  }
}

extension HabitAmount {
  /// `6/8`, `8 glasses`.
  var text: String {
    numberText(amount) + (target.map { "/" + numberText($0) } ?? "") + (unit.map { " " + $0.string } ?? "")
  }
}

/// How a day is displayed.
public struct DayPresentation: Hashable, Sendable {
  /// The order of the entries of a meal.
  public enum Order: String, Sendable, CaseIterable {
    /// By their times; an entry without one stays after the one before it in the file.
    case time
    /// In the order of the file.
    case file
  }

  /// Whether lines show the numbers that address them (`#3`, `#t2`, `#w1`, `#h1`).
  public var withNumbers: Bool
  public var order: Order
  /// Whether notes are shown in full, and not by the first lines of the first few.
  public var withNotes: Bool
  /// Whether transcripts of recordings are shown.
  public var withTranscripts: Bool

  public init(
    withNumbers: Bool = false, order: Order = .time, withNotes: Bool = false, withTranscripts: Bool = false
  ) {
    self.withNumbers = withNumbers
    self.order = order
    self.withNotes = withNotes
    self.withTranscripts = withTranscripts
  }

  /// The number of notes whose first line is shown.
  static let firstNotes = 5
}

/// Every sentence of a day.
enum DayWords: String, SentenceTable {
  case entriesSoFar, yesterday, tomorrow, ago, ahead
  case streakBegins, daysInARow, streakUpTo, oneDayUpTo, restToday, restThen, stillOpen, noFood
  case nothingToCome, nothingToday, nothing
  case moreNotes, beside

  var row: SentenceRow {
    switch self {
    case .entriesSoFar: .init("today has entries", english: "{entries#entry|entries} so far.")
    case .yesterday: .init("the day before today", english: "Yesterday.")
    case .tomorrow: .init("the day after today", english: "Tomorrow.")
    case .ago: .init("an earlier day", english: "{days#day|days} ago.")
    case .ahead: .init("a later day", english: "In {days#day|days}.")
    case .streakBegins: .init("a streak of one day, of this one", english: "A streak begins here.")
    case .daysInARow: .init("a streak up to this day", english: "{days} days in a row.")
    case .oneDayUpTo:
      .init(
        "the last day before has an entry, and the one before none", english: "{Day} has an entry; {reason}.")
    case .streakUpTo:
      .init("a streak up to an earlier day", english: "A streak of {days#day|days} up to {day}; {reason}.")
    case .restToday:
      .init("today is a day of rest", english: "today is a day of rest and does not count")
    case .restThen:
      .init("another day of rest", english: "this is a day of rest and does not count")
    case .stillOpen: .init("today has no entry", english: "today is still open")
    case .noFood: .init("another day has no entry", english: "no food was written down on this day")
    case .nothingToCome: .init("a day to come has no line", english: "Nothing is written here yet.")
    case .nothingToday:
      .init(
        "today has no line",
        english:
          "Nothing is written down yet. A line such as ‘- 08:15 Porridge’ below ‘## Breakfast’ in {file} makes a beginning."
      )
    case .nothing:
      .init(
        "a past day has no line",
        english:
          "Nothing was written down. A line such as ‘- 08:15 Porridge’ below ‘## Breakfast’ in {file} makes a beginning."
      )
    case .moreNotes:
      .init(
        "notes are not shown",
        english: "{notes#more note|more notes} in the file; --notes shows {notes?it|them}.")
    case .beside: .init("files beside the day’s", english: "Beside it, and not read: {files}.")
    }
  }
}
