public import JournalFormat

/// The weights of a period, with their trend and where it leads.
public struct WeightReport: Sendable {
  /// A reading with its address.
  public struct Reading: Hashable, Sendable {
    public var day: Day
    public var time: ClockTime?
    public var mass: BodyMass
    public var bodyFatPercent: Double?
    /// `2026-03-14#w1`.
    public var address: String
    public var place: LinePlace
    /// The weight around it, if it is far from that.
    public var usual: BodyMass?
  }

  public var today: Day
  /// The last day of a past period, from which all is seen; `nil` for one that goes on.
  public var ended: Day?
  /// Those of the period, in order.
  public var readings: [Reading]
  /// The implausible ones of the period, in order; no figure includes them.
  public var implausible: [Reading]
  /// Of all readings up to today, or to the end of a period that is over.
  public var trend: WeightTrend
  public var target: BodyMass?
  public var aim: ProfileSettings.Aim?
  public var projection: WeightProjection?
  public var unit: BodyMassUnit
  /// What the diary's weeks begin with.
  public var firstWeekday: Weekday
}

extension WeightReport {
  /// The weights in `period`, or all; in `unit`, or that of the settings.
  public init(_ journal: Journal, in period: ClosedRange<Day>?, today: Day, unit: BodyMassUnit? = nil) {
    var (readings, implausible): ([Reading], [Reading]) = ([], [])
    var numbers: [Day: Int] = [:]
    for file in journal.days {
      for weight in file.weights {
        numbers[file.day, default: 0] += 1
        let reading = Reading(
          day: file.day, time: weight.time?.start, mass: weight.mass, bodyFatPercent: weight.bodyFatPercent,
          address: "\(file.day)#w\(numbers[file.day] ?? 1)", place: LinePlace(file.path, weight.range))
        if weight.mass.isPlausible { readings.append(reading) } else { implausible.append(reading) }
      }
    }
    for stray in StrayWeights.found(in: readings.map { WeightReading(day: $0.day, mass: $0.mass) }) {
      readings[stray.index].usual = stray.usual
    }
    ended = period.flatMap { $0.upperBound < today ? $0.upperBound : nil }
    let seen = ended ?? today
    let known = journal.weightReadings.filter { $0.day <= seen }
    let goals = DailyGoals(settings: journal.settings, readings: known)
    self.today = today
    self.readings = readings.filter { period?.contains($0.day) ?? true }
    self.implausible = implausible.filter { period?.contains($0.day) ?? true }
    trend = WeightTrend(known)
    target = journal.settings.profile.targetMass
    aim = journal.settings.aim(on: seen)
    // When a target is reached is said of today only.
    projection =
      ended == nil ? WeightProjection(trend, target: target, deficit: goals.deficit(on: today)) : nil
    firstWeekday = journal.settings.firstWeekday
    self.unit = unit ?? MassText(journal.settings.units).unit
  }

  /// Masses in the unit of the report.
  var text: MassText { MassText(unit) }
}

extension WeightReport: Report {
  public var document: ReportDocument {
    var document = ReportDocument(title: "Weight")
    guard let last = trend.points.last else {
      document.blocks = [
        .paragraph(
          ended == nil
            ? "No weight is written down. ‘journal weigh 72.4’ does that."
            : "No weight is written down up to the end of this period.")
      ]
      if let implausibleSentence { document.blocks = [.paragraph(ReportText(implausibleSentence))] }
      return document
    }
    document.blocks.append(
      .paragraph(
        ReportText([
          .strong(text(last.trend)),
          .plain(
            " by the trend on \(last.day.dayAndMonth(besides: today)); the scale said \(text(last.reading))."),
        ])))
    if let implausibleSentence { document.blocks.append(.paragraph(ReportText(implausibleSentence))) }
    if let straySentence { document.blocks.append(.paragraph(ReportText(straySentence))) }
    if let slopeSentence {
      let sentences = [slopeSentence, paceSentence].compactMap(\.self).joined(separator: " ")
      document.blocks.append(.paragraph(ReportText(sentences)))
    }
    if ended == nil { document.blocks.append(.paragraph(ReportText(projectionSentence))) }
    if !readings.isEmpty {
      document.blocks += [.heading(level: 1, "Readings"), chart.map { .chart($0) } ?? .table(table)]
    } else {
      document.blocks.append(.paragraph("There is no reading in this period."))
    }
    document.blocks.append(
      .footnote(
        "The trend goes a tenth of the way to the weight of each day (over gaps, as far as in as many days); a day counts with the mean of its readings."
      ))
    return document
  }

  var table: ReportTable {
    let trends = Dictionary(uniqueKeysWithValues: trend.points.map { ($0.day, $0.trend) })
    return ReportTable(
      columns: [
        .init("Day"), .init("Weight", .trailing), .init("Trend", .trailing), .init("Fat", .trailing),
        .init("Address"),
      ],
      rows: readings.map { reading in
        let time = reading.time.map { ", \($0)" } ?? ""
        return [
          ReportText(reading.day.weekdayAndDay(besides: today) + time),
          ReportText(text(reading.mass.kilograms)),
          ReportText(trends[reading.day].map { text($0) } ?? ""),
          ReportText(reading.bodyFatPercent.map { "\(($0 * 10).rounded() / 10) %" } ?? ""),
          ReportText(reading.address),
        ]
      })
  }

  public var json: JSONValue {
    func places(_ value: Double) -> JSONValue { .double((value * 1000).rounded() / 1000) }
    var members: [(String, JSONValue)] = [
      ("trend_kg", trend.points.last.map { places($0.trend) } ?? .null),
      ("trend_day", JSONValue(trend.points.last?.day.description)),
      ("slope_kg_per_week", trend.slope.map { places($0.perDay * 7) } ?? .null),
      ("slope_standard_error_kg_per_week", trend.slope.map { places($0.standardError * 7) } ?? .null),
      ("target_kg", target.map { places($0.kilograms) } ?? .null),
      ("projection_basis", JSONValue(projection?.basis.rawValue)),
    ]
    var days: (Int, Int, Int?)?
    if case .days(let middle, let fastest, let slowest)? = projection?.outcome {
      days = (middle, fastest, slowest)
    }
    let from = trend.points.last?.day
    members += [
      ("target_day", JSONValue(days.flatMap { days in from?.advanced(by: days.0).description })),
      ("target_days", days.map { .int($0.0) } ?? .null),
      ("target_days_fastest", days.map { .int($0.1) } ?? .null),
      ("target_days_slowest", days.flatMap { $0.2 }.map { .int($0) } ?? .null),
      (
        "readings",
        .array(
          readings.map { reading in
            [
              "address": .string(reading.address), "day": .string(reading.day.description),
              "time": JSONValue(reading.time?.description), "weight_kg": places(reading.mass.kilograms),
              "body_fat_percent": reading.bodyFatPercent.map { .double($0) } ?? .null,
              "usual_kg": reading.usual.map { places($0.kilograms) } ?? .null,
            ]
          })
      ),
      (
        "trend",
        .array(
          trend.points.map {
            ["day": .string($0.day.description), "weight_kg": places($0.mass), "trend_kg": places($0.trend)]
          })
      ),
    ]
    return .object(members)
  }

  /// The number of readings, the trend, its slope, and when the target is reached, with the lines of the readings.
  public var figures: [Figure] {
    let readings = readings
    func figure(_ name: String, saying value: String?, by rule: FigureRule) -> Figure? {
      value.map { Figure(name, .text($0), rule: rule) { readings.map(\.place) } }
    }
    let isProjected = if case .days? = projection?.outcome { true } else { false }
    return [
      Figure("Weight", .count(readings.count, one: "reading", many: "readings"), rule: .weightReadings) {
        readings.map(\.place)
      }
    ]
      + [
        figure("Trend", saying: trend.points.last.map { text($0.trend) }, by: .weightTrend),
        figure("Change", saying: slopeSentence.map { String($0.dropLast()) }, by: .weightSlope),
        figure(
          "Target", saying: isProjected ? String(projectionSentence.dropLast()) : nil,
          by: projection?.basis == .plan ? .weightPlan : .weightProjection),
      ].compactMap(\.self)
  }
}

extension WeightReport {
  /// The line is broken where no weight was written down for more than seven days.
  private static let joinedDays = 7

  /// The weights of the period’s days, their trend and the target; `nil` with fewer than three days.
  var chart: ReportChart? {
    guard let first = readings.first?.day, let last = readings.last?.day else { return nil }
    let shown = trend.points.filter { $0.day >= first && $0.day <= last }
    guard shown.count >= 3 else { return nil }
    // Stones are drawn in pounds.
    let each = unit == .kilograms ? 1 : BodyMass.kilogramsPerPound
    var known: [Day: WeightTrend.Point] = [:]
    for point in shown { known[point.day] = point }
    let days = Array(first...last)
    let steps = zip(days, dayLabels(days)).map { day, label in
      ChartLine.Point(
        label: label, value: known[day].map { $0.mass / each },
        caption: known[day].map { text($0.mass) } ?? "")
    }
    var line = ChartLine(
      steps, trend: (first...last).map { known[$0].map { $0.trend / each } }, name: "weight",
      trendName: "trend",
      isAmount: false)
    line.joinedSteps = Self.joinedDays - 1
    line.ticks = dayTicks(days, firstWeekday: firstWeekday)
    let values = shown.flatMap { [$0.mass / each, $0.trend / each] }
    line.scale = scale(values, each: each)
    line.target = target.map {
      ChartLine.Mark(value: $0.kilograms / each, caption: "target \(text($0.kilograms))")
    }
    var summary =
      "From \(text(shown[0].mass)) on \(shown[0].day.weekdayAndDay(besides: today)) to \(text(shown[shown.count - 1].mass)) on \(shown[shown.count - 1].day.weekdayAndDay(besides: today))."
    if let target, line.shownTarget == nil {
      let isBelow = target.kilograms < (values.min() ?? 0) * each
      summary += " The target of \(text(target.kilograms)) lies \(isBelow ? "below" : "above") the chart."
    }
    return ReportChart(
      name: "weight", title: "Readings", summary: summary, drawing: .line(line), table: table,
      tableSaysMore: true)
  }

  /// Half kilos or whole pounds around the values, at least a kilo or two pounds apart; with the target if it is near.
  private func scale(_ values: [Double], each: Double) -> ChartLine.Scale {
    let step = each == 1 ? 0.5 : 1.0
    var (least, most) = (values.min() ?? 0, values.max() ?? 0)
    if let target = target.map({ $0.kilograms / each }) {
      let reach = max(most - least, 3 * step * 2)
      if target < least, least - target <= reach { least = target }
      if target > most, target - most <= reach { most = target }
    }
    let (low, middle, high) = ChartLine.Scale.limits(around: least, and: most, step: step)
    let marks = high - low >= 4 * step ? [low, middle, high] : [low, high]
    return ChartLine.Scale(
      low: low, high: high, marks: marks.map { ChartLine.Mark(value: $0, caption: text($0 * each)) })
  }
}

/// The sentences of the report.
extension WeightReport {
  /// A last weight that is older by more days says nothing about today.
  private static let freshDays = 14

  /// The sentence on readings that are far from those around them; the trend leaves them out.
  var straySentence: String? {
    let strays = readings.compactMap { reading in reading.usual.map { (reading, $0) } }
    guard let (first, usual) = strays.first else { return nil }
    let sentence: WeightWords = strays.count == 1 ? .stray : strays.count == 2 ? .strayOther : .strayOthers
    return sentence.said([
      "mass": .text(text(first.mass.kilograms)), "day": .text(first.day.dayAndMonth(besides: today)),
      "usual": .text(text(usual.kilograms)), "others": .number(strays.count - 1),
      "address": .text("\(first.address)"),
    ])
  }

  /// The sentence on implausible readings.
  var implausibleSentence: String? {
    guard let first = implausible.first else { return nil }
    let others = implausible.count - 1
    let sentence: WeightWords =
      others == 0 ? .implausible : others == 1 ? .implausibleOther : .implausibleOthers
    return sentence.said([
      "mass": .text(text(first.mass.kilograms)), "day": .text(first.day.dayAndMonth(besides: today)),
      "others": .number(others), "address": .text(first.address),
    ])
  }

  var slopeSentence: String? {
    // Over fewer days the water in the body moves more than its mass, and readings that chance to lie on a line look certain.
    guard let slope = trend.slope, slope.span + 1 >= 7 else { return nil }
    let (week, error) = (slope.perDay * 7, slope.standardError * 7)
    return (text.isNothing(week) ? WeightWords.steady : week < 0 ? .down : .up).said([
      "week": .text(text(week)), "doubt": .text("\(text.doubt(error))"), "weighed": .number(slope.days),
      "days": .number(slope.span + 1),
    ])
  }

  /// A caution if the weight changes by more than 1 % a week, beyond the margin of error and over at least two weeks; single
  /// readings do not count.
  var paceSentence: String? {
    guard let slope = trend.slope, slope.span + 1 >= 14, let last = trend.points.last,
      (abs(slope.perDay) - slope.standardError) * 7 > last.trend / 100
    else { return nil }
    return WeightWords.fast.said()
  }

  var projectionSentence: String {
    guard let last = trend.points.last else { return "" }
    guard let target else {
      return (aim == .maintain ? WeightWords.noTargetKept : .noTarget).said()
    }
    if let contradiction = trend.contradiction(between: aim, and: target, in: text) { return contradiction }
    let goal = text(target.kilograms)
    let off = last.trend - target.kilograms
    if aim == .maintain, text.isNothing(off), let leading = sentenceOfLeaving(goal) { return leading }
    if text.isNothing(off) || aim == .lose && off < 0 || aim == .gain && off > 0 {
      return (aim == .maintain ? WeightWords.kept : .reached).said(["goal": .text(goal)])
    }
    if aim == .maintain {
      return (off < 0 ? WeightWords.keptBelow : .keptAbove).said([
        "goal": .text(goal), "off": .text(text(off)),
      ])
    }
    guard last.day.distance(to: today) <= Self.freshDays else {
      return WeightWords.old.said(["goal": .text(goal), "days": .number(last.day.distance(to: today))])
    }
    guard let projection else {
      return WeightWords.tooEarly.said(["goal": .text(goal)])
    }
    return sentence(projection, goal, from: last)
  }

  /// The sentence for an aim to maintain, if the weight moves away beyond the margin of error and by at least 0.2 kg a week.
  private func sentenceOfLeaving(_ goal: String) -> String? {
    guard let slope = trend.slope, slope.span + 1 >= 14,
      case let week = slope.perDay * 7, abs(week) > max(0.2, 2 * 7 * slope.standardError)
    else { return nil }
    return (week < 0 ? WeightWords.leavingDown : .leavingUp).said([
      "goal": .text(goal), "week": .text(text(week)),
    ])
  }

  private func sentence(_ projection: WeightProjection, _ goal: String, from last: WeightTrend.Point)
    -> String
  {
    var values: [String: SentenceValue] = [
      "goal": .text(goal),
      "basis": .text((projection.basis == .trend ? WeightWords.byTrend : .byPlan).said()),
    ]
    switch projection.outcome {
    case .noTarget: return WeightWords.target.said(values)
    // Within what a scale tells apart.
    case .reached: return WeightWords.reached.said(values)
    case .wrongWay:
      let isSteady = text.isNothing(projection.rate)
      return (projection.basis == .plan ? WeightWords.planElsewhere : isSteady ? .trendStands : .trendAway)
        .said(values)
    case .levelsOff(let mass):
      values["mass"] = .text(text(mass))
      return WeightWords.levelsOff.said(values)
    case .days(let all, let fastestOfAll, let slowestOfAll):
      // They count from the last reading, and are said from today on.
      let passed = last.day.distance(to: today)
      guard all > passed else { return WeightWords.reachedByNow.said(values) }
      let (days, fastest, slowest) = (
        all - passed, max(1, fastestOfAll - passed), slowestOfAll.map { max(1, $0 - passed) }
      )
      // Two weeks and more are weeks; what is nearer is days.
      let isNear = max(days, slowest ?? fastest) < 14
      func length(_ days: Int) -> (count: Int, unit: String) {
        isNear ? (max(1, days), "day") : (max(1, Int((Double(days) / 7).rounded())), "week")
      }
      func text(_ days: Int) -> String { counted(length(days).count, length(days).unit) }
      let day = today.advanced(by: days).fullDate.split(separator: ", ").last.map(String.init) ?? ""
      values["length"] = .text(text(days))
      values["day"] = .text(day)
      values["early"] = .text(text(fastest))
      guard let slowest else { return WeightWords.reachPerhaps.said(values) }
      let (early, late) = (length(fastest).count, length(slowest).count)
      values["early"] = .text("\(early)")
      values["late"] = .text(text(slowest))
      return (late > early ? WeightWords.reachBetween : .reach).said(values)
    }
  }
}
