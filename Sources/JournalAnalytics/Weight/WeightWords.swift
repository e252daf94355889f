/// Every sentence of the way of the weight.
enum WeightWords: String, SentenceTable {
  case stray, strayOther, strayOthers
  case implausible, implausibleOther, implausibleOthers
  case steady, down, up, fast
  case noTarget, noTargetKept, kept, reached, keptBelow, keptAbove, old, tooEarly
  case byTrend, byPlan, target, planElsewhere, trendStands, trendAway, levelsOff
  case leavingDown, leavingUp
  case reach, reachPerhaps, reachBetween, reachedByNow

  var row: SentenceRow {
    switch self {
    case .implausible:
      .init(
        "one reading is none of a person",
        english:
          "{mass} on {day} is left out, for hardly anybody weighs that; ‘journal edit {address} --weight’ with the right one mends it."
      )
    case .implausibleOther:
      .init(
        "two readings are",
        english:
          "{mass} on {day} is left out, as is 1 other, for hardly anybody weighs that; ‘journal edit {address} --weight’ with the right one mends it."
      )
    case .implausibleOthers:
      .init(
        "more are",
        english:
          "{mass} on {day} is left out, as are {others} others, for hardly anybody weighs that; ‘journal edit {address} --weight’ with the right one mends it."
      )
    case .stray:
      .init(
        "one reading is far from those around it",
        english:
          "{mass} on {day} is far from the weights around it, about {usual}, and left out of the trend; if it is a slip, ‘journal edit {address} --weight’ with the right one mends it."
      )
    case .strayOther:
      .init(
        "two readings are",
        english:
          "{mass} on {day} is far from the weights around it, about {usual}, as is 1 other; the trend leaves them out; if it is a slip, ‘journal edit {address} --weight’ with the right one mends it."
      )
    case .strayOthers:
      .init(
        "more readings are",
        english:
          "{mass} on {day} is far from the weights around it, about {usual}, as are {others} others; the trend leaves them out; if it is a slip, ‘journal edit {address} --weight’ with the right one mends it."
      )
    case .steady:
      .init(
        "the trend changes by nothing that is shown",
        english:
          "Steady, give or take {doubt} a week, from {weighed#day|days} with a weight over {days#day|days}.")
    case .down:
      .init(
        "the trend falls",
        english:
          "Down {week} a week, give or take {doubt}, from {weighed#day|days} with a weight over {days#day|days}."
      )
    case .up:
      .init(
        "the trend rises",
        english:
          "Up {week} a week, give or take {doubt}, from {weighed#day|days} with a weight over {days#day|days}."
      )
    case .fast:
      .init(
        "the trend changes by more than 1 % a week, over two weeks at least",
        english: "That is more than 1 % of your body mass a week, faster than is usually advised.")
    case .noTarget:
      .init(
        "there is no target", english: "No target is set; ‘journal goal --target’ with a weight sets one.")
    case .noTargetKept:
      .init(
        "there is no target, and the aim is to keep the weight",
        english: "Your aim is to keep your weight; there is no target to reach.")
    case .kept:
      .init(
        "the aim is to keep the weight, and it is kept", english: "You are holding your target of {goal}.")
    case .leavingDown:
      .init(
        "the aim is to keep the weight, the trend is at it, and the weights go down",
        english:
          "Your aim is to keep your weight at {goal}; the trend is there, but the weights go down by {week} a week."
      )
    case .leavingUp:
      .init(
        "they go up",
        english:
          "Your aim is to keep your weight at {goal}; the trend is there, but the weights go up by {week} a week."
      )
    case .reached: .init("the trend is at the target", english: "You have reached your target of {goal}.")
    case .keptBelow:
      .init(
        "the aim is to keep the weight, and it is lower",
        english: "Your aim is to keep your weight at {goal}; the trend is {off} below it.")
    case .keptAbove:
      .init(
        "the aim is to keep the weight, and it is higher",
        english: "Your aim is to keep your weight at {goal}; the trend is {off} above it.")
    case .old:
      .init(
        "the last reading is older than two weeks",
        english:
          "The target is {goal}. The last weight is {days#day|days} old, too old to say when you will be there."
      )
    case .tooEarly:
      .init(
        "there is neither a trend nor a plan",
        english:
          "The target is {goal}. When you will be there can be said after 14 days of weights, or with a goal: ‘journal goal --setup’."
      )
    case .byTrend: .init("there is a trend", english: "going by the trend")
    case .byPlan:
      .init("there is a plan alone", english: "going by your plan, as there is no trend of 14 days yet")
    case .target: .init("nothing more can be said", english: "The target is {goal}.")
    case .planElsewhere:
      .init(
        "the plan does not lead to the target",
        english:
          "The target is {goal}, but your goal for eating does not lead there; ‘journal goal’ shows what it follows from."
      )
    case .trendStands:
      .init("the trend does not move", english: "The target is {goal}, but the trend stands still.")
    case .trendAway:
      .init(
        "the trend moves away from the target",
        english: "The target is {goal}, but the trend leads away from it.")
    case .levelsOff:
      .init(
        "the weight will stop before the target",
        english:
          "The target is {goal}, but {basis}, your weight levels off at about {mass}, because a lighter body spends less."
      )
    case .reach:
      .init(
        "the target will be reached",
        english: "You reach {goal} in about {length}, around {day}, {basis}.")
    case .reachPerhaps:
      .init(
        "the same, and the trend may as well lead away",
        english:
          "You reach {goal} in about {length}, around {day}, {basis}; in {early} at the earliest, and perhaps never, for the rate is not sure."
      )
    case .reachBetween:
      .init(
        "the same, with the first and the last week in which it may be, or the days where all are within two weeks",
        english:
          "You reach {goal} in about {length}, around {day}, {basis}; somewhere between {early} and {late}."
      )
    case .reachedByNow:
      .init(
        "the day on which it would be reached is over, and nothing was weighed since",
        english: "The target is {goal}; {basis}, you would be there by now, and the next weight will tell."
      )
    }
  }
}
