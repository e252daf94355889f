internal import JournalFormat

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
