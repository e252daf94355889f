internal import JournalFormat

extension ClockTime {
  /// The meal that is usual at this time: breakfast from 5 to before 11, lunch to before 15, a snack to before 17,
  /// dinner to before 21, else a snack; `25:30` is half past one.
  var usualMeal: FoodCategory {
    switch hourOfDay {
    case 5...10: .breakfast
    case 11...14: .lunch
    case 17...20: .dinner
    default: .snack
    }
  }

  /// The time of `usualMeal` in words, after `it is`.
  var mealName: String {
    switch hourOfDay {
    case 5...10: "breakfast time"
    case 11...14: "lunchtime"
    case 15, 16: "time for a snack"
    case 17...20: "dinner time"
    default: "no mealtime, so a snack"
    }
  }
}
