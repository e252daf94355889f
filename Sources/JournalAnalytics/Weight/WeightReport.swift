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
