internal import JournalFormat

extension RecapReport {
  /// Energy by day, and the basis of its average.
  var energySection: [ReportBlock] {
    guard energy.hasEnergy else { return [] }
    let stated = days.count { $0.energy.stated > 0 }
    let chart =
      observed.dayCount <= 7 && stated >= 3 ? [energyChart] : observed.dayCount > 190 ? energyByMonth : []
    let sentences = energySentences
    // Nothing is left to say where the tile says the average of days that are all alike.
    guard !chart.isEmpty || !sentences.isEmpty else { return [] }
    let text = sentences.isEmpty ? [] : [ReportBlock.paragraph(ReportText(sentences.joined(separator: " ")))]
    return [.heading(level: 1, "Energy")] + chart + text
  }

  private var energySentences: [String] {
    var sentences: [String] = []
    let whole = energy.complete
    if let average = energy.averageText() {
      let isSaid = tiles.contains { $0.label == "kcal a day" }
      let known = days.filter { energy.isKnown($0.day) }
      if known.count == 1, let day = known.first?.day {
        sentences.append(
          (energy.completeDaysWithoutValue > 0 ? RecapWords.energyOneDayStated : .energyOneDay).said([
            "kcal": .text(capitalized(average)), "day": .text(name(of: day)),
          ]))
      } else if !isSaid {
        sentences.append(
          RecapWords.energyAverage.said([
            "kcal": .text(capitalized(average)), "days": .number(energy.completeDays),
            "of": .number(countedDays),
          ]))
      }
      let sums = whole.incomplete > 0 ? [] : known.map { share($0.energy.middleTenths, among: 10) }
      if let low = sums.min(), let high = sums.max(), sums.count > 1, low < high {
        sentences.append(
          RecapWords.energyAlone.said([
            "days": .text(numberWord(sums.count)), "low": .number(low), "high": .number(high),
          ]))
      }
      if whole.lowTenths < whole.highTenths, whole.incomplete == 0 {
        let among = 10 * energy.completeDays
        sentences.append(
          (energy.completeDays == 1 ? RecapWords.energyWritten : .energyRange).said([
            "low": .number(share(whole.lowTenths, among: among)),
            "high": .number(share(whole.highTenths, among: among)),
          ]))
      }
      if whole.estimatedTenths > 0 {
        sentences.append(
          (known.count == 1 ? RecapWords.energyOneDayEstimated : .energyEstimated).said([
            "part": .text(part(whole.estimatedTenths, of: whole.middleTenths)),
            "kcal": .number(share(whole.estimatedTenths, among: 10 * energy.completeDays)),
          ]))
      }
    } else {
      let days = max(1, energy.partialDaysWithValue)
      sentences.append(
        (days == 1 ? RecapWords.energyNone : .energyNoneDays).said([
          "kcal": .number(share(energy.partial.lowTenths, among: 10 * days)), "days": .number(days),
        ]))
    }
    let without = energy.entriesWithoutValue
    if without > 0 {
      let declared = energy.declaredWithoutValue
      let sentence: RecapWords =
        declared.entries == 0
        ? .energyWithout : declared.entries == without ? .energyAllDeclared : .energyDeclared
      sentences.append(
        sentence.said([
          "number": .text(numberWord(without)), "count": .number(without), "days": .number(declared.days),
          "declared": .text(numberWord(declared.entries)),
        ]))
    }
    let empty = energy.completeDaysWithoutValue
    if empty > 0, energy.completeDays > 0 {
      sentences.append(
        RecapWords.energyEmpty.said(["number": .text(numberWord(empty)), "count": .number(empty)]))
    }
    return sentences
  }

  /// A part in everyday words: `nearly half`.
  private func part(_ amount: Int, of whole: Int) -> String {
    if amount >= whole { return "All" }
    if 2 * amount == whole { return "Half" }
    switch percentage(amount, of: whole) {
    case ...9: return "A small part"
    case 10...19: return "Some"
    case 20...29: return "About a quarter"
    case 30...36: return "About a third"
    case 37...44: return "More than a third"
    case 45...64: return 2 * amount < whole ? "Nearly half" : "More than half"
    case 65...94: return "Most"
    default: return "Nearly all"
    }
  }

  /// The nutrients that are stated.
  var nutrientSection: [ReportBlock] {
    guard !energy.nutrients.isEmpty else { return [] }
    let table = ReportTable(
      columns: [.init("Nutrient"), .init("In all", .trailing), .init("Stated by", .trailing)],
      rows: energy.nutrients.map { total in
        [
          ReportText(total.nutrient.name), ReportText(amountText(total)),
          ReportText("\(grouped(total.entries)) of \(counted(entries, "entry", plural: "entries"))"),
        ]
      })
    return [.fold("Nutrients", [.table(table)])]
  }

  private func amountText(_ total: EnergyCoverage.NutrientTotal) -> String {
    if total.nutrient.isInMilligrams { return "\(grouped(total.milligrams)) mg" }
    if total.milligrams < 10_000 { return "\(tenthsText(share(total.milligrams, among: 100))) g" }
    return "\(grouped(share(total.milligrams, among: 1_000))) g"
  }

  /// The weight of the last day with a reading, and how it differs from the last one before the period.
  var weightSection: [ReportBlock] {
    guard let weight else {
      let said = strayWeightSentences.joined(separator: " ")
      return said.isEmpty ? [] : [.heading(level: 1, "Weight"), .paragraph(ReportText(said))]
    }
    let last = weight.last
    var values: [String: SentenceValue] = [
      "mass": .text(massText(last)), "day": .text(name(of: last.day)),
    ]
    let sentence: RecapWords
    if let before = weight.previous ?? (weight.all.count > 1 ? weight.first : nil) {
      values["change"] = .text(differenceText(last, before))
      values["before"] = .text(before.day.weekdayAndDay(besides: last.day))
      sentence = weight.previous == nil ? .weightChange : .weightSince
    } else {
      values["readings"] = .text(numberWord(weight.readings))
      sentence = weight.readings == 1 ? .weightOnly : .weightOneDay
    }
    return [.heading(level: 1, "Weight")] + weightChart(weight, massText).map { [$0] }.joined()
      + [.paragraph(ReportText(([sentence.said(values)] + strayWeightSentences).joined(separator: " ")))]
  }

  /// The sentences on readings of the period that are far from those around them.
  private var strayWeightSentences: [String] {
    let strays = strayWeights.filter { observed.period.days.contains($0.day) }
    guard strays.count > 1 else {
      return strays.map {
        RecapWords.weightStray.said([
          "mass": .text(massText(.init(day: $0.day, mass: $0.mass))), "day": .text(name(of: $0.day)),
        ])
      }
    }
    return [RecapWords.weightStrays.said(["readings": .text(numberWord(strays.count))])]
  }

  private func massText(_ reading: WeightChange.Reading) -> String {
    "\(tenthsText(units.tenths(reading.mass))) \(units.massUnit)"
  }

  /// The difference of the rounded figures as they are shown.
  private func differenceText(_ later: WeightChange.Reading, _ earlier: WeightChange.Reading) -> String {
    let tenths = units.tenths(later.mass) - units.tenths(earlier.mass)
    if tenths == 0 { return "no more and no less" }
    return "\(tenthsText(abs(tenths))) \(units.massUnit) \(tenths < 0 ? "less" : "more")"
  }

  /// The tasks done and the open ones by name in a week, their numbers in a longer period.
  var taskSection: [ReportBlock] {
    let heading = ReportBlock.heading(level: 1, "Tasks")
    guard observed.dayCount <= 7 else {
      let counts = [(tasks.done.count, "done"), (tasks.cancelled, "cancelled")]
      let ended = counts.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: ", ")
      // Older ones may be open, too: they are the list of tasks, and not this period.
      let open = tasks.openTasks.count
      let verb =
        observed.isFinished
        ? open == 1 ? "was open at the end" : "were open at the end"
        : open == 1 ? "is still open" : "are still open"
      let text = [ended, open == 0 ? "" : "of those written in it \(grouped(open)) \(verb)"].filter {
        !$0.isEmpty
      }
      .joined(separator: "; ")
      return text.isEmpty ? [] : [heading, .paragraph(ReportText(capitalized(text) + "."))]
    }
    let items = doneTasks + openTasks
    return items.isEmpty ? [] : [heading, .signed(items)]
  }

  /// The first six different tasks done, with counts, and the number of others.
  private var doneTasks: [ReportSignedItem] {
    var order: [String] = []
    var times: [String: Int] = [:]
    for task in tasks.done {
      if times[task] == nil { order.append(task) }
      times[task, default: 0] += 1
    }
    let left = order.count - 6
    return order.prefix(6).enumerated().map { place, task in
      let count = times[task, default: 1]
      var runs: [ReportText.Run] = [.plain(count > 1 ? "\(task) (\(timesText(count)))" : task)]
      if place == 5, left > 0 { runs.append(.dim(" and \(grouped(left)) more")) }
      return ReportSignedItem(sign: "✓", tint: .green, text: ReportText(runs))
    }
  }

  private var openTasks: [ReportSignedItem] {
    let open = tasks.openTasks
    return open.prefix(6).enumerated().map { place, task in
      var runs: [ReportText.Run] = [.plain(task.name)]
      if let due = task.due { runs.append(.dim(" by \(due.weekday.name) \(due.dayOfMonth)")) }
      if place == 5, open.count > 6 { runs.append(.dim(" and \(grouped(open.count - 6)) more")) }
      return ReportSignedItem(sign: "○", tint: .amber, text: ReportText(runs))
    }
  }

  /// All habits with their count and what was expected; in a week day by day.
  var habitSection: [ReportBlock] {
    guard !habits.isEmpty else { return [] }
    let heading = ReportBlock.heading(level: 1, "Habits")
    guard observed.dayCount <= 7, observed.dayCount > 1 else {
      let items = habits.map { ReportText([.strong($0.name), .plain(": \($0.text)")]) }
      return [heading, .list(items)] + (observed.dayCount > 190 ? habitsByMonth : [])
    }
    let days = Array(period.days)
    let table = ReportTable(
      columns: [.init("")] + days.map { .init(String($0.weekday.name.prefix(1)), .trailing) }
        + [.init("", .trailing)],
      rows: habits.map { habit in
        [ReportText(habit.name)] + days.map { ReportText(habitSign(habit.name, on: $0)) }
          + [ReportText([.strong(habitCount(habit))])]
      })
    return [heading, .table(table), .footnote("● done  ◐ in part  ○ not done  – skipped  ? not noted")]
  }

  private func habitCount(_ habit: HabitTotal) -> String {
    guard let rate = habit.rate, rate.expected > 0 else { return timesText(habit.done) }
    return "\(grouped(rate.done))/\(grouped(rate.expected))"
  }

  private func habitSign(_ name: String, on day: Day) -> String {
    guard day <= observed.today,
      let (record, course) = habitRecords.first(where: { $0.record.name.lowercased() == name.lowercased() })
    else { return "" }
    switch record.on(day)?.state {
    case .done: return "●"
    case .noted: return "◐"
    case .open: return "○"
    case .skipped: return "–"
    case nil:
      guard let occasion = course.occasion(on: day), occasion.timesAWeek == nil else { return "" }
      // The last day of a finished period is open, seen from itself.
      let isOver = occasion.outcome == .missed || occasion.outcome == .open && observed.isFinished
      return isOver ? "?" : ""
    }
  }

  /// The files that could not be read.
  var unreadSection: [ReportBlock] { notRead(unread) }
}

/// Moods, and what stands under headings of one's own.
extension RecapReport {
  /// The moods day by day, and every heading of one's own.
  var moodSection: [ReportBlock] {
    let hasMoods = !moods.isEmpty || !moodWords.isEmpty
    guard hasMoods || !series.isEmpty else { return [] }
    var headings: [String] = []
    for item in series where !headings.contains(where: { folded($0) == folded(item.heading) }) {
      headings.append(capitalized(item.heading))
    }
    let title = joinedList((hasMoods ? ["Mood"] : []) + shortened(headings, to: 2, of: "heading"))
    var blocks: [ReportBlock] = [.heading(level: 1, ReportText(title))]
    var sentences: [String] = []
    for mood in moods {
      if observed.dayCount <= 31, mood.byDay.count > 1 {
        blocks.append(
          scaleChart(
            mood, over: period.days, named: "Mood", firstWeekday: facts.journal.settings.firstWeekday))
      }
      let sentence: RecapWords = mood.count == 1 ? .moodOne : .moodSeveral
      let words = sentence.said([
        "mean": .text(mood.meanText), "scale": .text(numberText(mood.scale ?? 0)),
        "days": .number(mood.days),
      ])
      let said = wordsBesideNumbers
      sentences.append(capitalized(words) + (said.isEmpty || moods.count > 1 ? "" : ": \(said)") + ".")
    }
    if moods.isEmpty {
      sentences += told(moodWords)
    } else if !moodWords.isEmpty {
      let words = shortened(moodWords.map(\.text), to: 6, of: "mood").joined(separator: ", ")
      sentences.append(RecapWords.moodBare.said(["words": .text(words)]))
    }
    sentences += told(series.count > 6 ? series.sorted { $0.isWorse(than: $1) } : series)
    return blocks + [.paragraph(ReportText(sentences.joined(separator: " ")))]
  }

  /// A sentence for each of the first six, and the names of the others.
  private func told(_ noted: [ScaleAverage]) -> [String] {
    let noted = noted.byName
    let sentences = noted.prefix(6).map { $0.sentence(last: name) }
    let others = noted.dropFirst(6).compactMap(\.first).map { $0.text.isEmpty ? $0.heading : $0.text }
    guard !others.isEmpty else { return sentences }
    return sentences + [
      RecapWords.seriesMore.said([
        "count": .number(others.count), "names": .list(shortened(others, to: 12, of: "line")),
      ])
    ]
  }

  /// `calm, cheerful, rested`: the words of moods with a number, in order, each once; empty for none.
  private var wordsBesideNumbers: String {
    guard observed.dayCount <= 7 else { return "" }
    var words: [String] = []
    for mood in facts.days.flatMap(\.files).flatMap(\.moods) where mood.value != nil {
      guard let text = mood.text?.string, !text.isEmpty, displayWidth(text) <= 30, !words.contains(text)
      else {
        continue
      }
      words.append(text)
    }
    return words.count > 6 ? "" : words.joined(separator: ", ")
  }
}
