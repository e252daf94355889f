internal import JournalFormat

/// What the report says of the way of the weight, in sentences.
extension WeightReport {
  /// A last weight that is older by more days says nothing of today.
  private static let freshDays = 14

  /// What is said of readings that are far from those around them; they count, for only the person knows.
  var straySentence: String? {
    let strays = readings.compactMap { reading in reading.usual.map { (reading, $0) } }
    guard let (first, usual) = strays.first else { return nil }
    let others =
      strays.count == 1
      ? "" : ", as \(strays.count == 2 ? "is" : "are") \(counted(strays.count - 1, "other"))"
    return
      "\(text(first.mass.kilograms)) on \(first.day.dayAndMonth(besides: today)) is far from the weights around it, about \(text(usual.kilograms))\(others), and bends the trend; if it is a slip, "
      + "‘journal edit \(first.address) --weight’ with the right one mends it."
  }

  var slopeSentence: String? {
    guard let slope = trend.slope else { return nil }
    let (week, error) = (slope.perDay * 7, slope.standardError * 7)
    let basis = "from \(counted(slope.days, "day")) with a weight over \(counted(slope.span + 1, "day"))"
    guard !text.isNothing(week) else {
      return "Steady, give or take \(text.doubt(error)) a week, \(basis)."
    }
    return "\(week < 0 ? "Down" : "Up") \(text(week)) a week, give or take \(text.doubt(error)), \(basis)."
  }

  /// A word of caution where the weights change by more than 1 % of it a week, beyond what the readings leave in doubt and over two weeks
  /// at least; single readings say nothing of it.
  var paceSentence: String? {
    guard let slope = trend.slope, slope.span >= 14, let last = trend.points.last,
      (abs(slope.perDay) - slope.standardError) * 7 > last.trend / 100
    else { return nil }
    return "That is more than 1 % of your body mass a week, faster than is usually advised."
  }

  var projectionSentence: String {
    guard let last = trend.points.last else { return "" }
    guard let target else {
      return aim == .maintain
        ? "Your aim is to keep your weight; there is no target to reach."
        : "No target is set; ‘journal goal --target’ with a weight sets one."
    }
    if let contradiction = trend.contradiction(between: aim, and: target, in: text) { return contradiction }
    let goal = text(target.kilograms)
    let off = last.trend - target.kilograms
    if text.isNothing(off) || aim == .lose && off < 0 || aim == .gain && off > 0 {
      return aim == .maintain
        ? "You are holding your target of \(goal)." : "You have reached your target of \(goal)."
    }
    if aim == .maintain {
      return
        "Your aim is to keep your weight at \(goal); the trend is \(text(off)) \(off < 0 ? "below" : "above") it."
    }
    guard last.day.distance(to: today) <= Self.freshDays else {
      return
        "The target is \(goal). The last weight is \(counted(last.day.distance(to: today), "day")) old, too old to say when you will be there."
    }
    guard let projection else {
      return
        "The target is \(goal). When you will be there can be said after 14 days of weights, or with a goal: ‘journal goal --setup’."
    }
    return sentence(projection, goal, from: last)
  }

  private func sentence(_ projection: WeightProjection, _ goal: String, from last: WeightTrend.Point)
    -> String
  {
    let basis =
      projection.basis == .trend
      ? "going by the trend" : "going by your plan, as there is no trend of 14 days yet"
    switch projection.outcome {
    case .noTarget, .reached: return "The target is \(goal)."
    case .wrongWay:
      let isSteady = text.isNothing(projection.rate)
      return projection.basis == .plan
        ? "The target is \(goal), but your goal for eating does not lead there; ‘journal goal’ shows what it follows from."
        : "The target is \(goal), but \(isSteady ? "the trend stands still" : "the trend leads away from it")."
    case .levelsOff(let mass):
      return
        "The target is \(goal), but \(basis), your weight levels off at about \(text(mass)), because a lighter body spends less."
    case .days(let days, let fastest, let slowest):
      func weeks(_ days: Int) -> Int { max(1, Int((Double(days) / 7).rounded())) }
      let day = last.day.advanced(by: days).fullDate.split(separator: ", ").last.map(String.init) ?? ""
      var sentence = "You reach \(goal) in about \(counted(weeks(days), "week")), around \(day), \(basis)"
      switch slowest.map(weeks) {
      case nil:
        sentence +=
          "; in \(counted(weeks(fastest), "week")) at the earliest, and perhaps never, for the rate is not sure"
      case let slow? where slow > weeks(fastest):
        sentence += "; somewhere between \(weeks(fastest)) and \(slow) weeks"
      default: break
      }
      return sentence + "."
    }
  }
}
