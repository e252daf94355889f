/// Words for exercise and sleep, written with a distance or a duration, that name no food.
enum ActivityWords {
  private static let words: Set<String> = [
    "walk", "walked", "walking", "run", "ran", "running", "jog", "jogged", "jogging", "swim", "swam",
    "swimming", "bike", "biked", "biking", "cycling", "cycled", "bicycle", "ride", "rode", "hike", "hiked",
    "hiking", "yoga", "pilates", "gym", "workout", "rowing", "rowed", "pushups", "push-ups", "pullups",
    "pull-ups", "situps", "sit-ups", "squats", "plank", "stretching", "stretched", "meditation", "meditate",
    "meditating", "meditated",
    "sleep", "slept", "nap", "napped", "steps",
  ]
  private static let companions: Set<String> = [
    "a", "an", "the", "my", "for", "of", "in", "at", "went", "did", "long", "short", "easy", "slow", "quick",
    "fast", "badly", "well", "poorly", "enough", "deeply", "terribly", "i", "morning", "evening", "afternoon",
    "park", "dog",
  ]
  private static let units: Set<String> = [
    "km", "k", "mi", "mile", "miles", "m", "metres", "meters", "min", "mins", "minute", "minutes", "h", "hr",
    "hrs", "hour", "hours", "steps", "reps", "laps", "x", "kg", "lb", "lbs", "sets",
  ]

  /// Whether the words are an activity, with or without a measure: `walk 5 km`, `5k run`, `yoga`, `slept 7.5 h`.
  static func areAll(of words: [String]) -> Bool {
    guard (1...6).contains(words.count) else { return false }
    var names = 0
    var isBehindNumber = false
    for word in words.map({ $0.lowercased() }) {
      let unit = word.drop { $0.isNumber || ".,:".contains($0) }
      let isNumber = word.first?.isNumber == true && (unit.isEmpty || units.contains(String(unit)))
      if isBehindNumber && units.contains(word) || isNumber {
      } else if Self.words.contains(word) {
        names += 1
      } else if !companions.contains(word) {
        return false
      }
      isBehindNumber = isNumber && unit.isEmpty
      if word == "steps" { names += 1 }
    }
    return names > 0
  }
}
