internal import JournalFormat

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
