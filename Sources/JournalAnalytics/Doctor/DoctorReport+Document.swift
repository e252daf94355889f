public import JournalFormat

extension DoctorReport {
  /// Limits that keep the report to two pages: rows of a heading, charts of scales, notes and their letters.
  private static let mostRows = 6
  private static let mostRowsInAll = 12
  private static let mostCharts = 4
  private static let mostWeeks = 15
  private static let mostNotes = 6
  private static let noteLength = 160
  private static let nameLength = 60

  public var document: ReportDocument {
    let dates = PeriodText(.days(period)).dates
    guard !isEmpty else {
      return ReportDocument(
        title: "Report, \(dates)",
        blocks: [
          .paragraph(
            "Nothing that a doctor would look for is written down in these days: no weight, no food, and no heading of your own with a scale."
          ),
          .paragraph(
            "‘journal weigh 72.4’ writes a weight; a line such as ‘- headache 3/10’ below ‘## Symptoms’ gives a symptom its severity."
          ),
        ] + leftOutSection)
    }
    var blocks: [ReportBlock] = [.paragraph(ReportText(opening))]
    if let person { blocks.append(.paragraph(ReportText(person))) }
    blocks +=
      weightSection + energySection + charts + tables + scaleSections + moodSection + noteSection
      + leftOutSection
    var document = ReportDocument(title: "Report, \(dates)", blocks: blocks)
    document.isCompact = true
    return document
  }

  private var opening: String {
    "From a diary kept by hand, seen on \(today.dayAndMonth) \(today.year). Food is written down on \(grouped(daysLogged)) of \(dayCount(length)), a weight on \(grouped(trend.count)); what is not written down is not known."
  }

  /// The profile in words, for whoever reads the numbers.
  private var person: String? {
    var parts: [String] = []
    if let sex = profile.sex { parts.append(sex.rawValue) }
    if let born = profile.born { parts.append("\(counted(period.upperBound.age(bornOn: born), "year")) old") }
    if let height = profile.height { parts.append("\(numberText(height)) cm") }
    guard !parts.isEmpty else { return nil }
    if let target = profile.targetMass {
      parts.append("target \(massText(target.kilograms))")
    }
    return capitalized(parts.joined(separator: ", ")) + "."
  }

  func massText(_ kilograms: Double) -> String {
    guard let mass = BodyMass(kilograms: kilograms) else { return "" }
    return "\(tenthsText(units.tenths(mass))) \(units.massUnit)"
  }

  // MARK: Weight

  private var weightSection: [ReportBlock] {
    let usual = weights.filter { !strayWeights.contains($0) }
    guard let first = usual.first, let last = usual.last else { return [] }
    var text: String
    if usual.count == 1 {
      text = "\(massText(last.mass.kilograms)) on \(last.day.weekdayAndDay), the only reading."
    } else {
      let tenths = units.tenths(last.mass) - units.tenths(first.mass)
      let change =
        tenths == 0
        ? "no change" : "\(tenthsText(abs(tenths))) \(units.massUnit) \(tenths < 0 ? "less" : "more")"
      text =
        "From \(massText(first.mass.kilograms)) on \(first.day.dayAndMonth) to \(massText(last.mass.kilograms)) on \(last.day.dayAndMonth): \(change), from \(grouped(usual.count)) readings on \(dayCount(trend.count))."
      if trend.count > 2, let start = trend.first, let end = trend.last {
        text +=
          " By the trend, which evens out single days, from \(massText(start.trend)) to \(massText(end.trend))."
      }
    }
    let strays = strayWeights.prefix(3).map { "\(massText($0.mass.kilograms)) on \($0.day.dayAndMonth)" }
    switch strayWeights.count {
    case 0: break
    case 1: text += " \(strays[0]) is far from the weights around it and may be a slip, so it is left out."
    case 2, 3:
      text +=
        " \(joinedList(strays)) are far from the weights around them and may be slips, so they are left out."
    default:
      text += " \(grouped(strayWeights.count)) readings far from the weights around them are left out."
    }
    if let height = profile.height {
      let metres = height / 100
      let index = Int((last.mass.kilograms / (metres * metres) * 10).rounded())
      text += " Body mass index at the end: \(tenthsText(index))."
    }
    return [.heading(level: 1, "Weight"), .paragraph(ReportText(text))]
  }

  /// The readings as dots and the trend as a line, which breaks after more than seven days without a reading.
  private var weightChart: ReportChart {
    let first = trend[0].day
    let count = first.distance(to: trend[trend.count - 1].day) + 1
    var points = (0..<count).map {
      ChartLine.Point(label: first.advanced(by: $0).shortDayAndMonth, value: nil, caption: "")
    }
    var line: [Double?] = Array(repeating: nil, count: count)
    func onScale(_ kilograms: Double) -> Double {
      units == .imperial ? kilograms / BodyMass.kilogramsPerPound : kilograms
    }
    for (index, point) in trend.enumerated() {
      let place = first.distance(to: point.day)
      points[place].value = onScale(point.mass)
      points[place].caption = massText(point.mass)
      line[place] = onScale(point.trend)
      guard index > 0 else { continue }
      let before = trend[index - 1]
      let gap = before.day.distance(to: point.day)
      guard gap > 1, gap <= 7 else { continue }
      for step in 1..<gap {
        let share = Double(step) / Double(gap)
        line[place - gap + step] = onScale(before.trend + share * (point.trend - before.trend))
      }
    }
    let table = ReportTable(
      columns: [.init("Day"), .init("Weight", .trailing), .init("Trend", .trailing)],
      rows: trend.map {
        [ReportText($0.day.weekdayAndDay), ReportText(massText($0.mass)), ReportText(massText($0.trend))]
      })
    var drawing = ChartLine(points, trend: line, name: "reading", trendName: "trend", isAmount: false)
    drawing.joinedSteps = 6
    return ReportChart(
      name: "weight", title: "Weight",
      summary: "From \(massText(trend[0].mass)) to \(massText(trend[trend.count - 1].mass)).",
      drawing: .line(drawing), table: table)
  }

  // MARK: Energy

  private var energySection: [ReportBlock] {
    guard daysLogged > 0 else { return [] }
    var blocks: [ReportBlock] = [
      .heading(level: 1, "Energy and macros"), .paragraph(energy.opening),
    ]
    if let sentence = energy.targetSentence { blocks.append(.paragraph(ReportText(sentence))) }
    return blocks
  }

  /// Weight and energy side by side.
  private var charts: [ReportBlock] {
    var blocks: [ReportBlock] = trend.count > 2 ? [.chart(weightChart)] : []
    guard energy.days.contains(where: { $0.tally.stated > 0 }) else { return blocks }
    var chart = energy.chart
    chart.title = "Energy \(chart.title.lowercased()), kcal a day"
    chart.tableSaysMore = partTable == nil
    // The table stands below: a printed page folds none out, and a bar does not say how many days it rests on.
    if partTable != nil { chart.table = ReportTable(columns: [], rows: []) }
    blocks.append(.chart(chart))
    return blocks
  }

  /// The weeks or months of a longer period; `nil` for a shorter one, and if there are too many for the pages.
  private var partTable: ReportTable? {
    guard length > EnergyReport.longestByDay else { return nil }
    let table = energy.chart.table
    return table.rows.count <= Self.mostWeeks ? table : nil
  }

  private var tables: [ReportBlock] {
    guard daysLogged > 0 else { return [] }
    var blocks: [ReportBlock] = []
    if let partTable { blocks.append(.table(partTable)) }
    if !energy.macroRows.isEmpty { blocks.append(.table(energy.macroTable)) }
    let notes = [
      "A day is complete if every entry has a value and it shows two meals, or if it says so; averages rest on such days only.",
      partTable == nil ? "" : energy.partNotes,
    ]
    blocks.append(.footnote(ReportText(notes.filter { !$0.isEmpty }.joined(separator: " "))))
    return blocks
  }

  // MARK: Scales

  private var scaleSections: [ReportBlock] {
    var groups: [ArraySlice<Scale>] = []
    var rest = scales[...]
    while let first = rest.first {
      let group = rest.prefix { folded($0.heading) == folded(first.heading) }
      rest = rest[group.endIndex...]
      groups.append(group)
    }
    // Each heading gets its share of the rows.
    let rowsEach = max(2, min(Self.mostRows, Self.mostRowsInAll / max(1, groups.count)))
    var blocks: [ReportBlock] = []
    for group in groups.prefix(Self.mostRowsInAll / 2) {
      let heading = String(group[group.startIndex].heading.prefix(Self.nameLength))
      // What has a figure comes before what has none.
      let ranked = group.filter { !$0.values.isEmpty } + group.filter { $0.values.isEmpty }
      blocks += [.heading(level: 1, ReportText(heading)), .table(table(of: ranked.prefix(rowsEach)))]
    }
    let charted = scales.filter { $0.scale != nil && $0.days > 2 }.enumerated().sorted {
      ($1.element.values.count, $0.offset) < ($0.element.values.count, $1.offset)
    }.prefix(groups.count > 2 ? 2 : Self.mostCharts)
    for (number, scale) in charted.enumerated() {
      blocks.append(.chart(severityChart(scale.element, number: number + 1)))
    }
    if !charted.isEmpty, barDays > 1 {
      blocks.append(.footnote("Each bar is the highest value of \(barDays) days."))
    }
    let rows = blocks.reduce(0) { if case .table(let table) = $1 { $0 + table.rows.count } else { $0 } }
    if rows < scales.count {
      blocks.append(
        .footnote(
          ReportText(
            "\(counted(scales.count - rows, "more thing")), noted less often or without a figure, \(scales.count - rows == 1 ? "has" : "have") no room here; --format json has all."
          )))
    }
    return blocks
  }

  private var moodSection: [ReportBlock] {
    moods.isEmpty ? [] : [.heading(level: 1, "Mood"), .table(table(of: moods.prefix(Self.mostRows)))]
  }

  private func table(of scales: ArraySlice<Scale>) -> ReportTable {
    ReportTable(
      columns: [
        .init("What"), .init("Noted", .trailing), .init("Mean", .trailing), .init("From", .trailing),
        .init("To", .trailing), .init("Last"),
      ],
      rows: scales.map { scale in
        let name = String((scale.words.isEmpty ? scale.heading : scale.words).prefix(Self.nameLength))
        let noted = "\(timesText(scale.values.count)) on \(dayCount(scale.days))"
        let last = scale.values.last?.day.dayAndMonth ?? ""
        guard let top = scale.scale, let mean = scale.mean else {
          return [ReportText(name), ReportText(noted), "no figure", "", "", ReportText(last)]
        }
        return [
          ReportText(name), ReportText(noted),
          ReportText("\(tenthsText(Int((mean * 10).rounded()))) of \(numberText(top))"),
          ReportText(numberText(scale.least?.value ?? 0)), ReportText(numberText(scale.most?.value ?? 0)),
          ReportText(last),
        ]
      })
  }

  /// The number of days in a bar.
  private var barDays: Int { (length + 74) / 75 }

  /// The highest value of each day, or of as many days as make 75 bars, on the whole scale.
  private func severityChart(_ scale: Scale, number: Int) -> ReportChart {
    let step = barDays
    let top = scale.scale ?? 0
    var highest: [Int: Double] = [:]
    for value in scale.values {
      let bar = period.lowerBound.distance(to: value.day) / step
      highest[bar] = max(highest[bar] ?? 0, value.value)
    }
    let bars = (0..<(length + step - 1) / step).map { bar in
      ChartBars.Bar(
        label: period.lowerBound.advanced(by: bar * step).shortDayAndMonth, value: highest[bar],
        caption: highest[bar].map(numberText) ?? "", tint: .blue)
    }
    var chart = ChartBars(bars, .columns)
    chart.top = top
    let name = scale.words.isEmpty ? scale.heading : scale.words
    let most = scale.most.map { "; the highest is \(numberText($0.value)), on \($0.day.dayAndMonth)" } ?? ""
    return ReportChart(
      name: "scale-\(number)", title: "\(name), 0 to \(numberText(top))",
      summary: "Noted \(timesText(scale.values.count))\(most).", drawing: .bars(chart),
      table: ReportTable(
        columns: [.init("Day"), .init("Value", .trailing)],
        rows: scale.values.map {
          [ReportText($0.day.weekdayAndDay), ReportText("\(numberText($0.value))/\(numberText(top))")]
        }))
  }

  // MARK: Notes

  /// The newest of the chosen notes, in their order.
  private var noteSection: [ReportBlock] {
    guard !notes.isEmpty else { return [] }
    let shown = notes.suffix(Self.mostNotes)
    let items = shown.map { note in
      let text = singleLine(note.text).split(separator: " ").joined(separator: " ")
      let isLong = text.count > Self.noteLength
      return ReportText([
        .strong(note.day.dayAndMonth),
        .plain(": " + (isLong ? text.prefix(Self.noteLength - 1) + "…" : text)),
      ])
    }
    var blocks: [ReportBlock] = [
      .heading(level: 1, ReportText("Notes with \(joinedList(tags.map { "#" + $0 }))")), .list(items),
    ]
    let more = notes.count - shown.count
    if more > 0 {
      blocks.append(
        .footnote(
          ReportText(
            "\(counted(more, "earlier note")) with \(tags.count == 1 ? "this tag" : "these tags") \(more == 1 ? "has" : "have") no room here."
          )))
    }
    return blocks
  }

  /// What the pages leave out of the period.
  private var leftOutSection: [ReportBlock] {
    var parts: [String] = []
    if leftOut.notes > 0 {
      parts.append(
        tags.isEmpty
          ? "\(counted(leftOut.notes, "note")), since none was chosen by --tag"
          : "\(counted(leftOut.notes, "note")) without \(joinedList(tags.map { "#" + $0 }))")
    }
    if leftOut.privateDays > 0 {
      parts.append(
        "\(counted(leftOut.privateDays, "day")) marked private, with \(leftOut.privateDays == 1 ? "its" : "their") figures"
      )
    }
    if leftOut.privateLines > 0 {
      parts.append(
        "\(counted(leftOut.privateLines, "line")) marked private (a day that lacks food so counts as incomplete)"
      )
    }
    if leftOut.moodsInWords > 0 { parts.append("\(counted(leftOut.moodsInWords, "mood")) in words") }
    if leftOut.denials > 0 {
      parts.append("\(counted(leftOut.denials, "line")) saying that nothing was there")
    }
    if leftOut.itemsWithoutScale > 0 {
      parts.append("\(counted(leftOut.itemsWithoutScale, "line")) below headings without a scale")
    }
    guard !isEmpty || !parts.isEmpty else { return [] }
    parts.append("the names of foods, tasks and habits")
    return [
      .footnote(ReportText("Left out: \(parts.joined(separator: "; ")). This is a diary and no diagnosis."))
    ]
  }
}

extension DoctorReport: Report {
  public var json: JSONValue {
    [
      "from": .string(period.lowerBound.description), "to": .string(period.upperBound.description),
      "seen_on": .string(today.description), "days_in_period": .int(length), "days_logged": .int(daysLogged),
      "days_written": .int(daysWritten),
      "person": [
        "sex": JSONValue(profile.sex?.rawValue), "born": JSONValue(profile.born?.description),
        "height_cm": JSONValue(profile.height), "target_kg": JSONValue(profile.targetMass?.kilograms),
      ],
      "weights": .array(
        weights.map { reading in
          let left: [(String, JSONValue)] = strayWeights.contains(reading) ? [("left_out", .bool(true))] : []
          return .object(
            [
              ("day", .string(reading.day.description)),
              ("weight_kg", thousandths(reading.mass.kilograms)),
            ] + left)
        }),
      "weight_trend": .array(
        trend.map {
          [
            "day": .string($0.day.description), "weight_kg": thousandths($0.mass),
            "trend_kg": thousandths($0.trend),
          ]
        }),
      "energy": energyJSON,
      "scales": .array(scales.map(\.json)), "moods": .array(moods.map(\.json)),
      "note_tags": .array(tags.map { .string($0) }),
      "notes": .array(
        notes.map {
          ["day": .string($0.day.description), "text": .string($0.text), "place": .string($0.place)]
        }),
      "left_out": [
        "private_days": .int(leftOut.privateDays), "private_lines": .int(leftOut.privateLines),
        "notes": .int(leftOut.notes), "moods_in_words": .int(leftOut.moodsInWords),
        "items_without_scale": .int(leftOut.itemsWithoutScale), "denials": .int(leftOut.denials),
      ],
    ]
  }

  private var energyJSON: JSONValue {
    let complete = energy.complete
    func macro(_ nutrient: Nutrient) -> JSONValue {
      guard let average = complete.average(of: nutrient) else { return .null }
      return ["grams_a_day": .double((average.grams * 10).rounded() / 10), "days": .int(average.days)]
    }
    return [
      "complete_days": .int(complete.count),
      "partial_days": .int(energy.days.count { $0.coverage != .untracked && !$0.isKnown }),
      "untracked_days": .int(energy.untrackedDays),
      "average_kcal": JSONValue(complete.averageKilocalories),
      "protein": macro(.protein), "carbs": macro(.carbs), "fat": macro(.fat),
      "days": .array(
        energy.days.filter { $0.coverage != .untracked }.map { day in
          [
            "day": .string(day.day.description), "coverage": .string(day.coverage.rawValue),
            "energy_kcal": day.tally.stated > 0 ? .double(day.tally.kilocalories) : .null,
            "entries_without_value": .int(day.tally.incomplete),
            "goal_kcal": JSONValue(day.goal?.kilocalories),
          ]
        }),
    ]
  }

  /// Weight and energy, then each scale with its lines.
  public var figures: [Figure] {
    let days = days
    var figures: [Figure] = []
    if !weights.isEmpty {
      figures.append(
        Figure(
          "Weight", .count(weights.count - strayWeights.count, one: "reading", many: "readings"),
          rule: .weightReadings
        ) { [strayWeights] in
          days.places { file in
            file.plausibleWeights.filter {
              !strayWeights.contains(WeightReading(day: file.day, mass: $0.mass))
            }.map(\.range)
          }
        })
    }
    figures += EnergyCoverage(of: days.filter { $0.day < today }, open: nil).figures
    return figures
      + (scales + moods).map { scale in
        let name = scale.words.isEmpty ? scale.heading : "\(scale.heading): \(scale.words)"
        return Figure(name, .text("noted \(timesText(scale.values.count))"), rule: .scaleAverage) {
          scale.values.map(\.place)
        }
      }
  }
}

extension DoctorReport.Scale {
  fileprivate var json: JSONValue {
    [
      "heading": .string(heading), "words": .string(words), "scale": JSONValue(scale),
      "count": .int(values.count), "days": .int(days),
      "mean": mean.map(thousandths) ?? .null,
      "values": .array(
        values.map {
          ["day": .string($0.day.description), "value": scale == nil ? .null : .double($0.value)]
        }),
    ]
  }
}

private func thousandths(_ value: Double) -> JSONValue { .double((value * 1_000).rounded() / 1_000) }
