internal import JournalFormat

extension DayReport {
  /// The day as a document.
  public var document: ReportDocument { document(withNumbers: false) }

  /// The day as a document, with the numbers that address its lines (`#3`, `#t2`, `#w1`, `#h1`) if asked.
  public func document(withNumbers: Bool) -> ReportDocument {
    let lines = DayLines(self, withNumbers: withNumbers)
    var blocks: [ReportBlock] = []
    if let opening { blocks.append(.paragraph(ReportText(opening))) }
    if isEmpty { blocks.append(.paragraph(ReportText(invitation))) }
    for group in lines.meals { blocks += [.heading(level: 1, ReportText(group.name)), .list(group.lines)] }
    if let energySentence { blocks.append(.paragraph(energySentence)) }
    for group in [lines.weights, lines.tasks, lines.habits, lines.moods] + lines.series
    where !group.lines.isEmpty {
      blocks += [.heading(level: 1, ReportText(group.name)), .list(group.lines)]
    }
    let notes = files.reduce(0) { $0 + $1.notes.count }
    if notes > 0 { blocks.append(.footnote(ReportText("\(counted(notes, "note", "notes")) in the file."))) }
    if !related.isEmpty {
      blocks.append(.footnote(ReportText("Beside it, and not read: \(related.joined(separator: ", ")).")))
    }
    return ReportDocument(title: day.fullDate, blocks: blocks)
  }

  /// A greeting today, else how far away the day is; then the streak.
  private var opening: String? {
    var sentences: [String] = []
    switch today.distance(to: day) {
    case 0: if let now { sentences.append(greeting(at: now)) }
    case -1: sentences.append("Yesterday.")
    case 1: sentences.append("Tomorrow.")
    case let away where away < 0: sentences.append("\(counted(-away, "day", "days")) ago.")
    case let away: sentences.append("In \(counted(away, "day", "days")).")
    }
    if let streak = streaks?.running, day <= today {
      let length = streak.length
      if streak.last == day {
        sentences.append(length == 1 ? "A streak begins here." : "\(grouped(length)) days in a row.")
      } else {
        sentences.append(
          "A streak of \(counted(length, "day", "days")) up to \(streak.last.weekdayAndDay(besides: day)); "
            + "\(day == today ? "today has nothing yet" : "no food was written down on this day").")
      }
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// By the hour: morning from 5, afternoon from 12, evening from 18, night from 23.
  private func greeting(at now: ClockTime) -> String {
    switch now.hourOfDay {
    case 5..<12: "Good morning."
    case 12..<18: "Good afternoon."
    case 18..<23: "Good evening."
    default: "Good night."
    }
  }

  private var invitation: String {
    if day > today { return "Nothing is written here yet." }
    let began = day == today ? "Nothing is written down yet." : "Nothing was written down."
    return
      "\(began) A line such as ‘- 08:15 Porridge’ below ‘## Breakfast’ in \(JournalLayout.path(for: day)) makes a "
      + "beginning."
  }

  /// The day's energy with what it rests on; `nil` where nothing is known.
  var energySentence: ReportText? {
    guard energy.stated > 0 else { return nil }
    let kcal = "\(grouped(share(energy.middleTenths, among: 10))) kcal"
    var words: String
    if energy.incomplete == 0 {
      words = eatenCount == 1 ? ", from the one entry" : ", from all \(grouped(eatenCount)) entries"
    } else {
      words = "; \(counted(energy.incomplete, "entry", "entries")) of \(grouped(eatenCount)) without a value"
    }
    if energy.estimatedTenths > 0 {
      words += "; \(grouped(share(energy.estimatedTenths, among: 10))) kcal of it estimated"
    }
    if energy.lowTenths < energy.highTenths {
      words += "; with ranges, \(grouped(share(energy.lowTenths, among: 10))) to "
      words += "\(grouped(share(energy.highTenths, among: 10))) kcal"
    }
    let isKnown = energy.incomplete == 0
    return ReportText([.plain(isKnown ? "" : "At least "), .strong(kcal), .plain(words + ".")])
  }
}
