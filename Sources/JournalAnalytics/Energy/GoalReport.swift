public import JournalFormat

/// The goal of today, with everything it follows from.
public struct GoalReport: Sendable {
  public var day: Day
  public var goal: Result<DailyGoal, NoGoal>
  /// What the profile alone gives.
  public var breakdown: DailyGoal.Breakdown?
  /// `nil` while there are too few data.
  public var measured: MeasuredExpenditure?
  /// Why the profile gives nothing; `nil` if it does.
  public var nothingComputed: NoGoal?
  /// The user's own goals, by their first day.
  public var history: [GoalSettings]
  /// Why the aim and the target weight contradict each other, a sentence; `nil` if they do not.
  public var contradiction: String?
  /// How rates of weight are written.
  var text = MassText(.kilograms)
}

extension GoalReport {
  /// The goal of `day` in a journal.
  public init(_ journal: Journal, on day: Day) {
    let goals = DailyGoals(settings: journal.settings, readings: journal.weightReadings)
    var nothing: NoGoal?
    if case .failure(let reason) = goals.breakdown(on: day) { nothing = reason }
    let history = journal.settings.goals(by: nil)
    self.init(
      day: day, goal: goals.goal(on: day), breakdown: try? goals.breakdown(on: day).get(),
      measured: MeasuredExpenditure(of: journal, through: day), nothingComputed: nothing, history: history,
      contradiction: WeightTrend(journal.weightReadings.filter { $0.day <= day }).contradiction(
        between: journal.settings.aim(on: day), and: journal.settings.profile.targetMass,
        in: MassText(journal.settings.units)))
    text = MassText(journal.settings.units)
  }

  /// The breakdown with the measured expenditure, blended with that of the formula; `nil` while there are too few data.
  public var blended: DailyGoal.Breakdown? {
    guard let measured, var blended = breakdown else { return nil }
    blended.expenditure = max(0, measured.blended(with: blended.expenditure))
    blended.aimed = blended.expenditure + blended.aim.adjustment
    return blended
  }

  /// The goal that `goal --recalculate` sets, and a sentence on it: what the profile gives, blended with the measured expenditure
  /// if there are enough data.
  public var recalculated: Result<(goal: Int, sentence: String), NoGoal> {
    guard let breakdown else { return .failure(nothingComputed ?? .nothingSet) }
    let used = blended ?? breakdown
    let adjustment = used.aim.adjustment
    let aim =
      adjustment == 0
      ? "" : ", \(kilocalories(adjustment)) \(adjustment < 0 ? "less to lose" : "more to gain")"
    let spent =
      blended == nil
      ? "\(kilocalories(breakdown.expenditure)) spent by the formula"
      : "\(kilocalories(used.expenditure)) spent, by intake and weight together with the formula"
    let floor = used.isAtFloor ? ", and no goal goes below 1,200 kcal" : ""
    return .success((Int(used.goal.rounded()), spent + aim + floor))
  }

  /// Words of caution, each a sentence.
  public var cautions: [String] {
    guard case .success(let goal) = goal else { return [] }
    if case .minor(let age) = nothingComputed {
      return [
        "By the profile the age is \(age). Nothing is computed below 18, and a goal of one’s own is better talked over with a doctor first."
      ]
    }
    guard let breakdown else { return [] }
    var cautions: [String] = []
    if goal.kilocalories < Int(breakdown.resting.rounded()) {
      cautions.append(
        "This is less than the body needs at rest, \(kilocalories(breakdown.resting)); talk to a doctor before keeping to it."
      )
    }
    let spent = (blended ?? breakdown).expenditure
    let weekly = abs(spent - Double(goal.kilocalories)) * 7 / EnergyNeed.perKilogram
    if weekly > breakdown.mass.kilograms / 100 {
      let way = Double(goal.kilocalories) > spent ? "more" : "less"
      cautions.append(
        "\(blended == nil ? "By the formula" : "By the formula and what was measured") this is \(text(weekly)) \(way) a week, more than 1 % of your body mass; that is faster than is usually advised."
      )
    }
    // An own goal may lead where the person does not want to go.
    let off = Double(goal.kilocalories) - spent
    if goal.isOwn, breakdown.aim == .lose && off > 100 || breakdown.aim == .gain && off < -100 {
      cautions.append(
        "Your aim is to \(breakdown.aim.rawValue), and this goal is \(grouped(Int(abs(off).rounded()))) kcal \(off > 0 ? "more" : "less") than you spend; ‘journal goal auto’ lets the profile decide."
      )
    }
    return cautions
  }
}

extension MeasuredExpenditure {
  /// From the complete days and the weights of a journal; the last day is not over, and counts only as a weight.
  public init?(of journal: Journal, through day: Day) {
    let first = day.advanced(by: 1 - Self.history)
    let intake = journal.diaryDays(in: first...day).filter {
      $0.coverage.isKnown(by: $0.energyTally) && $0.day < day
    }.map { (day: $0.day, kilocalories: $0.energyTally.kilocalories) }
    let readings = Dictionary(
      grouping: StrayWeights.others(in: journal.weightReadings).filter { (first...day).contains($0.day) },
      by: \.day)
    let weights = readings.map { day, readings in
      (day: day, kilograms: readings.reduce(0) { $0 + $1.mass.kilograms } / Double(readings.count))
    }
    self.init(intake: intake, weights: weights.sorted { $0.day < $1.day }, through: day)
  }
}

extension GoalReport: Report {
  public var document: ReportDocument {
    var blocks: [ReportBlock] = []
    switch goal {
    case .success(let goal):
      blocks.append(
        .paragraph(
          ReportText([.strong("\(grouped(goal.kilocalories)) kcal a day"), .plain("\(goal.origin).")])))
    case .failure(let reason): blocks.append(.paragraph(ReportText(reason.sentence)))
    }
    if let breakdown {
      blocks += [.heading(level: 1, "The formula"), .table(table(breakdown))] + notes(breakdown)
    }
    if let measured {
      blocks += [.heading(level: 1, "Measured"), .paragraph(ReportText(sentence(measured)))]
    }
    if history.count > 1 || history.contains(where: { ($0.from ?? day) > day }) {
      blocks += [.heading(level: 1, "History"), .table(historyTable)]
    }
    if let contradiction { blocks.append(.paragraph(ReportText(contradiction))) }
    blocks += cautions.map { .paragraph(ReportText($0)) }
    if case .success = goal { blocks.append(.footnote("This is arithmetic and no medical advice.")) }
    return ReportDocument(title: "Daily goal", blocks: blocks)
  }

  private func table(_ breakdown: DailyGoal.Breakdown) -> ReportTable {
    let constant = breakdown.sex == .male ? "+ 5" : "− 161"
    let adjustment = breakdown.aim.adjustment
    let aim = adjustment == 0 ? "as it is" : "\(adjustment < 0 ? "−" : "+") \(kilocalories(adjustment))"
    let rest =
      "10 × \(places(breakdown.mass.kilograms)) kg + 6.25 × \(places(breakdown.height)) cm − 5 × \(breakdown.age) years \(constant)"
    var rows: [[ReportText]] = [
      ["At rest", ReportText(rest), ReportText(kilocalories(breakdown.resting))],
      [
        "Activity", ReportText("\(breakdown.activity.rawValue), × \(breakdown.activity.factor)"),
        ReportText(kilocalories(breakdown.expenditure)),
      ],
      ["Aim", ReportText("\(breakdown.aim.rawValue), \(aim)"), ReportText(kilocalories(breakdown.aimed))],
    ]
    if breakdown.isAtFloor {
      rows.append(["Floor", "no goal goes below it", ReportText(kilocalories(breakdown.goal))])
    }
    return ReportTable(columns: [.init("Step"), .init("How"), .init("A day", .trailing)], rows: rows)
  }

  /// The user's own goals with their first days; future ones are marked.
  private var historyTable: ReportTable {
    ReportTable(
      columns: [.init("From"), .init("kcal", .trailing), .init("Besides")],
      rows: history.map { goal in
        let grams = [("P", goal.protein), ("C", goal.carbs), ("F", goal.fat)].compactMap { name, value in
          value.map { "\(name) \(places($0)) g" }
        }
        let from = goal.from.map { $0.description + ($0 > day ? ", to come" : "") } ?? "the beginning"
        let kcal =
          goal.energy.map { grouped(Int($0.rounded())) }
          ?? goal.word?.rawValue ?? ""
        let profile = [
          goal.aim.map { "to \($0.rawValue)" }, goal.activity?.rawValue,
          goal.height.map { "\(places($0)) cm" },
        ].compactMap(\.self)
        return [ReportText(from), ReportText(kcal), ReportText((grams + profile).joined(separator: ", "))]
      })
  }

  private func notes(_ breakdown: DailyGoal.Breakdown) -> [ReportBlock] {
    var notes: [ReportBlock] = []
    if case .success(let goal) = goal, goal.isOwn {
      // What the profile's aim would lead to is not what is eaten by.
      let off = Double(goal.kilocalories) - breakdown.expenditure
      let weekly = off * 7 / EnergyNeed.perKilogram
      if abs(off) >= 1, !text.isNothing(weekly) {
        notes.append(
          .paragraph(
            ReportText(
              "Your own goal is \(kilocalories(abs(off))) \(off < 0 ? "less" : "more") than you spend by the formula: about \(text(abs(weekly))) \(off < 0 ? "less" : "more") a week."
            )))
      }
    } else if breakdown.isAtFloor {
      let isSteady = text.isNothing(breakdown.change)
      let real =
        breakdown.deficit > 0
        ? "only \(kilocalories(breakdown.deficit)) less than you spend"
        : "\(kilocalories(abs(breakdown.deficit))) more than you spend by the formula"
      let change =
        isSteady
        ? "too little to tell in a week"
        : "about \(text(breakdown.change)) \(breakdown.change < 0 ? "less" : "more") a week"
      notes.append(
        .paragraph(
          ReportText(
            "The aim would be \(kilocalories(breakdown.aimed)); the goal stays at 1,200 kcal, which is \(real): \(change)."
          )))
    } else if breakdown.aim != .maintain {
      notes.append(
        .paragraph(
          ReportText(
            "That is about \(text(breakdown.change)) \(breakdown.change < 0 ? "less" : "more") a week."
          )))
    }
    notes.append(
      .footnote(
        ReportText(
          "At rest by Mifflin and St Jeor (1990), with the weight of the days up to \(breakdown.massDay). "
            + "One person in ten lies more than a tenth beside it.")))
    return notes
  }

  private func sentence(_ measured: MeasuredExpenditure) -> String {
    let (low, high) = (kilocalories(measured.interval.lowerBound), kilocalories(measured.interval.upperBound))
    var text =
      "You spend about \(kilocalories(measured.kilocalories)) a day, in nine of ten cases between \(low) and \(high): from "
      + "\(measured.completeDays) complete days and \(measured.weightDays) days with a weight in the last \(measured.days) days."
    if let breakdown {
      text +=
        " Together with the formula, each as far as it is sure, that is \(kilocalories(measured.blended(with: breakdown.expenditure)))."
      if case .success(let recalculated) = recalculated {
        text += " ‘journal goal --recalculate’ makes a goal of it: \(grouped(recalculated.goal)) kcal"
        text += blended?.isAtFloor == true ? ", below which no goal is computed." : "."
      }
    }
    return text
  }

  public var json: JSONValue {
    var members: [(String, JSONValue)] = [("day", .string(day.description))]
    switch goal {
    case .success(let goal):
      members += [("goal_kcal", .int(goal.kilocalories))]
      switch goal.basis {
      case .own(let own):
        members += [
          ("basis", "own"), ("from", JSONValue(own.from?.description)),
          ("protein_g", own.protein.map { .double($0) } ?? .null),
          ("carbs_g", own.carbs.map { .double($0) } ?? .null),
          ("fat_g", own.fat.map { .double($0) } ?? .null),
        ]
      case .profile: members.append(("basis", "profile"))
      case .computed: members.append(("basis", "computed"))
      }
    case .failure(let reason):
      members += [("goal_kcal", .null), ("reason", .string(reason.sentence))]
    }
    members += [
      ("formula", breakdown.map(\.json) ?? .null), ("measured", measured.map(\.json) ?? .null),
      ("blended_kcal", blended.map { .double(tenths($0.expenditure)) } ?? .null),
      ("recalculated_goal_kcal", (try? recalculated.get()).map { .int($0.goal) } ?? .null),
      (
        "history",
        .array(
          history.map {
            [
              "from": JSONValue($0.from?.description),
              "energy_kcal": $0.energy.map { .int(Int($0.rounded())) } ?? .null,
              "word": JSONValue($0.word?.rawValue), "aim": JSONValue($0.aim?.rawValue),
              "activity": JSONValue($0.activity?.rawValue), "height_cm": JSONValue($0.height),
              "protein_g": JSONValue($0.protein),
              "carbs_g": JSONValue($0.carbs), "fat_g": JSONValue($0.fat),
            ]
          })
      ),
      ("contradiction", JSONValue(contradiction)), ("cautions", .array(cautions.map { .string($0) })),
    ]
    return .object(members)
  }

  /// None: a goal is made of settings.
  public var figures: [Figure] { [] }
}

extension DailyGoal {
  /// Where it is from, as the rest of a sentence.
  fileprivate var origin: String {
    switch basis {
    case .profile: return ", energy_goal_kcal of your profile"
    case .computed: return ", computed from your profile"
    case .own(let own):
      let grams = [("protein", own.protein), ("carbs", own.carbs), ("fat", own.fat)].compactMap {
        name, value in
        value.map { "\(places($0)) g \(name)" }
      }
      let since = own.from.map { ", your own goal since \($0)" } ?? ", your own goal"
      return since + (grams.isEmpty ? "" : ": " + grams.joined(separator: ", "))
    }
  }
}

extension DailyGoal.Breakdown {
  fileprivate var json: JSONValue {
    [
      "weight_kg": .double((mass.kilograms * 100).rounded() / 100),
      "weight_day": .string(massDay.description),
      "height_cm": .double(height), "age_years": .int(age), "sex": .string(sex.rawValue),
      "activity": .string(activity.rawValue), "activity_factor": .double(activity.factor),
      "aim": .string(aim.rawValue),
      "resting_kcal": .double(tenths(resting)), "expenditure_kcal": .double(tenths(expenditure)),
      "aimed_kcal": .double(tenths(aimed)), "goal_kcal": .int(Int(goal.rounded())),
      "at_floor": .bool(isAtFloor),
      "change_kg_per_week": .double((change * 1000).rounded() / 1000),
    ]
  }
}

extension MeasuredExpenditure {
  fileprivate var json: JSONValue {
    [
      "expenditure_kcal": .double(tenths(kilocalories)), "low_kcal": .double(tenths(interval.lowerBound)),
      "high_kcal": .double(tenths(interval.upperBound)), "complete_days": .int(completeDays),
      "days_with_weight": .int(weightDays), "days": .int(days),
      "slope_kg_per_week": .double((slope * 7000).rounded() / 1000),
    ]
  }
}

extension NoGoal {
  /// Why nothing can be computed from the profile, whether or not there is a goal of one's own, and what to do, in whole sentences.
  public var computing: String {
    switch self {
    case .nothingSet:
      "A goal is computed from a profile, and journal.toml has none. ‘journal goal --setup’ asks for it."
    case .missing(let keys):
      "A goal cannot be computed: [profile] of journal.toml lacks \(keys.joined(separator: ", ")). ‘journal goal --setup’ asks for it."
    case .noWeight:
      "A goal cannot be computed, for no weight is written down. ‘journal weigh 72.4’ does that."
    case .minor, .dropped: sentence
    }
  }

  /// What is missing and what to do, in whole sentences.
  public var sentence: String {
    switch self {
    case .nothingSet:
      "There is no goal yet. ‘journal goal 2100’ sets one of your own, and ‘journal goal --setup’ computes one from your profile."
    case .missing(let keys):
      "There is no goal yet: [profile] of journal.toml lacks \(keys.joined(separator: ", ")). ‘journal goal --setup’ asks for it."
    case .noWeight:
      "There is no goal yet, for no weight is written down. ‘journal weigh 72.4’ does that; or ‘journal goal 2100’ sets a goal of "
        + "your own."
    case .dropped(let day):
      "There is no goal\(day.map { " since \($0)" } ?? ""), as you said. ‘journal goal 2100’ sets one, and ‘journal goal auto’ computes one from "
        + "your profile."
    case .minor(let age):
      "Goals are computed for adults, and by the profile the age is \(age). Ask a doctor; a goal of your own can be set all the same."
    }
  }
}

private func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }

/// `2,220 kcal`, without a sign.
private func kilocalories(_ value: Double) -> String {
  "\(grouped(Int(min(abs(value), 1e9).rounded()))) kcal"
}

/// At most one place behind the point.
private func places(_ value: Double) -> String {
  let rounded = (value * 10).rounded() / 10
  return rounded == rounded.rounded() && abs(rounded) < 1e12 ? "\(Int(rounded))" : "\(rounded)"
}
