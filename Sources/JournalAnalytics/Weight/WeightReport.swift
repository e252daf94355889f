public import JournalFormat

/// The weights of a period, with their trend and where it leads.
public struct WeightReport: Sendable {
  /// A reading with the address by which commands name it.
  public struct Reading: Hashable, Sendable {
    public var day: Day
    public var time: ClockTime?
    public var mass: BodyMass
    public var bodyFatPercent: Double?
    /// `2026-03-14#w1`.
    public var address: String
    public var place: LinePlace
  }

  public var today: Day
  /// Those of the period, in order.
  public var readings: [Reading]
  /// Of all readings up to today.
  public var trend: WeightTrend
  public var target: BodyMass?
  public var aim: ProfileSettings.Aim?
  public var projection: WeightProjection?
  public var unit: BodyMassUnit
}

extension WeightReport {
  /// The weights in `period`, or all; in `unit`, or that of the settings.
  public init(_ journal: Journal, in period: ClosedRange<Day>?, today: Day, unit: BodyMassUnit? = nil) {
    var readings: [Reading] = []
    var numbers: [Day: Int] = [:]
    for file in journal.days {
      for weight in file.weights {
        numbers[file.day, default: 0] += 1
        guard weight.mass.isPlausible, period?.contains(file.day) ?? true else { continue }
        readings.append(
          Reading(
            day: file.day, time: weight.time?.start, mass: weight.mass, bodyFatPercent: weight.bodyFatPercent,
            address: "\(file.day)#w\(numbers[file.day] ?? 1)", place: LinePlace(file.path, weight.range)))
      }
    }
    let known = journal.weightReadings.filter { $0.day <= today }
    let goals = DailyGoals(settings: journal.settings, readings: known)
    self.today = today
    self.readings = readings
    trend = WeightTrend(known)
    target = journal.settings.profile.targetMass
    aim = journal.settings.ownGoal(on: today)?.aim ?? journal.settings.profile.aim
    projection = WeightProjection(trend, target: target, deficit: goals.deficit(on: today))
    self.unit = unit ?? (journal.settings.units == .imperial ? .pounds : .kilograms)
  }

  /// `72.4 kg`, `159.6 lb`, `11 st 5.6 lb`.
  public func text(_ kilograms: Double) -> String {
    func places(_ value: Double) -> String {
      let tenths = Int((min(abs(value), 1e9) * 10).rounded())
      return "\(tenths / 10).\(tenths % 10)"
    }
    guard unit == .stones else { return "\(places(kilograms / unit.kilograms)) \(unit.rawValue)" }
    let pounds = Int((abs(kilograms) / BodyMass.kilogramsPerPound * 10).rounded())
    return pounds < 140
      ? "\(pounds / 10).\(pounds % 10) lb" : "\(pounds / 140) st \(pounds % 140 / 10).\(pounds % 10) lb"
  }
}

extension WeightReport: Report {
  public var document: ReportDocument {
    var document = ReportDocument(title: "Weight")
    guard let last = trend.points.last else {
      document.blocks = [.paragraph("No weight is written down. ‘journal weigh 72.4’ does that.")]
      return document
    }
    document.blocks.append(
      .paragraph(
        ReportText([
          .strong(text(last.trend)),
          .plain(" by the trend on \(last.day.dayAndMonth); the scale said \(text(last.mass))."),
        ])))
    if let slopeSentence { document.blocks.append(.paragraph(ReportText(slopeSentence))) }
    document.blocks.append(.paragraph(ReportText(projectionSentence)))
    if !readings.isEmpty {
      document.blocks += [.heading(level: 1, "Readings"), .table(table)]
    } else {
      document.blocks.append(.paragraph("There is no reading in this period."))
    }
    document.blocks.append(
      .footnote(
        "The trend goes a tenth of the way to the weight of each day (over gaps, as far as in as many days); a day counts with the mean of its readings."
      ))
    return document
  }

  private var table: ReportTable {
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
          ReportText(trends[reading.day].map(text) ?? ""),
          ReportText(reading.bodyFatPercent.map { "\(($0 * 10).rounded() / 10) %" } ?? ""),
          ReportText(reading.address),
        ]
      })
  }

  private var slopeSentence: String? {
    guard let slope = trend.slope else { return nil }
    let week = slope.perDay * 7
    let error = slope.standardError * 7
    return
      "\(week < 0 ? "Down" : "Up") \(text(week)) a week, give or take \(text(error)), from \(counted(slope.days, "day")) with a weight over \(counted(slope.span + 1, "day"))."
  }

  private var projectionSentence: String {
    guard let projection else {
      return target == nil
        ? "No target is set; ‘journal goal --target 70’ sets one."
        : "There is no trend of 14 days and no computed goal yet, so nothing can be said of when \(text(target?.kilograms ?? 0)) is reached."
    }
    let basis =
      projection.basis == .trend ? "by the trend" : "by the plan, since there is no trend of 14 days yet"
    let goal = text(target?.kilograms ?? 0)
    switch projection.outcome {
    case .noTarget: return "No target is set; ‘journal goal --target 70’ sets one."
    case .reached:
      return aim == .maintain ? "The target of \(goal) is held." : "The target of \(goal) is reached."
    case .wrongWay: return "The target is \(goal), and \(basis) the weight does not go there."
    case .levelsOff(let mass):
      return
        "The target is \(goal); \(basis) the weight levels off at about \(text(mass)), because a lighter body spends less."
    case .days(let days, let fastest, let slowest):
      let weeks = max(1, Int((Double(days) / 7).rounded()))
      let from = trend.points.last?.day ?? today
      let day = from.advanced(by: days).fullDate.split(separator: ", ").last.map(String.init) ?? ""
      let early = max(1, Int((Double(fastest) / 7).rounded()))
      let late = slowest.map { "\(max(1, Int((Double($0) / 7).rounded()))) weeks" } ?? "never"
      return
        "The target of \(goal) is reached in \(counted(weeks, "week")), about \(day), \(basis); it may be \(early) weeks, or \(late)."
    }
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

  /// The number of readings, with their lines.
  public var figures: [Figure] {
    let readings = readings
    return [
      Figure("Weight", .count(readings.count, one: "reading", many: "readings"), rule: .weightReadings) {
        readings.map(\.place)
      }
    ]
  }
}
