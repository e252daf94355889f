public import JournalFormat

/// What a user typed as an entry, with the day, the time and the meal taken off its ends: `yesterday evening pasta`, `pizza last
/// night`, `toast at 8`, `had dosa for breakfast`.
///
/// Only whole pieces at either end are taken, each kind once, and at least one word stays. Words that are a dish together stay
/// together: `sunday roast`, `breakfast burrito`, `midnight snack`.
public struct EntryPhrase: Sendable {
  /// Why it cannot be written as it was said.
  public enum Problem: Hashable, Sendable {
    /// An hour that may be in the morning or in the evening, and its possible times.
    case unclearTime(String, [ClockTime])
    /// A date that may be several days.
    case unclearDay(String, [Day])
    /// A name of several meals, and these: `frokost` is breakfast in Norwegian and lunch in Danish.
    case unclearMeal(String, [FoodCategory])
    /// A future day, perhaps with a time.
    case future(String, Day, ClockTime?)
    /// Words that say that it is still to be eaten: `planning to have`.
    case planned(String)
    /// Words that say when, and not what.
    case nothingEaten(String)
    /// Words that leave the time open: `a few hours ago`.
    case vague
    /// Words for another day or a time ago among the others, where they are not read.
    case inTheMiddle(String)
    /// Remaining words that probably say when it was, but are not understood: `9ish`, `yestarday`.
    case notUnderstood(String)
    /// A time that does not exist.
    case impossible(String)
    /// A date in figures that does not exist or is unclear, and a sentence that says why.
    case impossibleDay(String)
    /// Ambiguous words, their readings, and how each is written: `dinner 8 pizza`.
    case unclear(String, readings: [String], remedies: [String])
    /// Names of two meals: `breakfast egg, lunch soup`.
    case twoMeals(String, String)
    /// Words for a meal that was left out: `no lunch today`.
    case denied
  }

  /// The words that remain.
  public private(set) var text: String
  /// The day that was stated; `nil` for none.
  public private(set) var day: Day?
  public private(set) var time: ClockTime?
  /// The second of two times: `from 1 to 1:30pm`; `nil` for none.
  public private(set) var endTime: ClockTime?
  /// Whether the time is only the usual one for the part of the day or the meal.
  public private(set) var isTimeEstimated = false
  /// Whether day and time are by the clock, whenever a day of the diary ends: `an hour ago`.
  public private(set) var isByClock = false
  /// Whether the words said that it was just now.
  public private(set) var isNow = false
  public private(set) var category: FoodCategory?
  public private(set) var problem: Problem?
  /// The words that were taken off, in the order of the text; empty for none.
  public private(set) var taken: [String] = []

  /// What is known besides the words.
  public struct Surroundings: Sendable {
    /// The day that *today* means, and the moment by the clock.
    public var today: Day
    public var clock: (day: Day, time: ClockTime)
    /// The day that is known from elsewhere.
    public var day: Day?
    /// The time that is known, so that the words state at most the half of the day: `8:15 pizza last night`.
    public var time: ClockTime?
    /// Whether a meal is known, so that the words name none.
    public var hasCategory = false
    /// The meal that is known from elsewhere, to choose among those that a name may mean.
    public var category: FoodCategory?
    /// The meal that was named before the words: `Lunch: soup`.
    public var meal: FoodCategory?
    /// Whether what was typed is planned, and so may be in the future.
    public var isPlanned = false
    /// The names of the user's own foods, folded; a day in one belongs to the name: `sunday soup`.
    public var ownFoods: Set<String> = []

    public init(today: Day, clock: (day: Day, time: ClockTime)) { (self.today, self.clock) = (today, clock) }
  }

  /// Reads `text`; `usual` returns the user's usual time for a meal.
  public init(
    _ text: String, _ surroundings: Surroundings, parser: DayFileParser,
    usual: (FoodCategory) throws -> ClockTime
  ) rethrows {
    self.text = text
    let heading = text.drop { $0 == "#" || $0 == " " }
    if text.hasPrefix("#"), heading.startIndex > text.startIndex,
      parser.meal(namedBy: folded(String(heading))) != nil
    {
      problem = .nothingEaten(text)
      return
    }
    var reader = EntryPhraseReader(text, surroundings, parser: parser)
    reader.read()
    let tail = EntryPhraseReader.tail(of: text)
    if case .inTheMiddle? = reader.problem, !tail.isEmpty {
      var body = EntryPhraseReader(String(text.dropLast(tail.count)), surroundings, parser: parser)
      body.read()
      if body.problem == nil, body.hasTaken {
        body.tail = String(tail.drop { ", ".contains($0) }.reversed().drop { ", ".contains($0) }.reversed())
          .replacing(", #", with: " #")
        reader = body
      }
    }
    if EntryPhraseReader.deniesMeal(text, surroundings, parser: parser) {
      problem = .denied
      return
    }
    if EntryPhraseReader.saysOnlyWhen(text, surroundings, parser: parser) {
      problem = .nothingEaten(text)
      return
    }
    if case .unclearDay(_, let days)? = reader.problem, let known = surroundings.day, days.contains(known) {
      (reader.problem, reader.day) = (nil, known)
    }
    problem = reader.problem
    guard reader.hasTaken || surroundings.meal != nil || reader.occasion != nil else { return }
    (self.text, taken) = (reader.rest, reader.taken)
    if reader.isPlan, !surroundings.isPlanned {
      problem = .planned(taken.joined(separator: " "))
      return
    }
    category = reader.meal
    isNow = reader.isNow
    day = reader.day
    if let known = surroundings.time {
      let isLate = reader.part == .evening || reader.part == .afternoon
      if isLate, (1..<12).contains(known.hour) {
        time = ClockTime(hour: known.hour + 12, minute: known.minute)
      }
    } else if let moment = reader.ago {
      (day, time) = moment
      isByClock = true
    } else if let said = reader.clock {
      isTimeEstimated = said.isOpen
      resolve(said, by: reader, in: surroundings)
      if let end = said.end, let start = time.map({ Int($0.minutes) }) {
        endTime = [end, end + 720].first { $0 > start }.flatMap { ClockTime(minutes: $0) }
      }
    } else if let about = reader.about {
      (time, isTimeEstimated) = (ClockTime(minutes: about), true)
      // `before bed` is said shortly before.
      let ahead = about - Int(surroundings.clock.time.minutes)
      if isToday(surroundings), (1...120).contains(ahead) { (time, isTimeEstimated) = (nil, false) }
    } else if let (meal, minutes) = reader.beside {
      let about = Int(try usual(meal).minutes) + minutes
      (time, isTimeEstimated) = (ClockTime(minutes: about), true)
      // Soon after the usual time, and shortly before it, it is eaten now.
      if isToday(surroundings), (-120...90).contains(Int(surroundings.clock.time.minutes) - about) {
        (time, isTimeEstimated) = (nil, false)
      }
    } else if reader.isMidnight {
      // The midnight that ended an evening is the end of that day.
      let isEnd = reader.part == .evening || (day ?? surroundings.today) < surroundings.today
      time = isEnd ? ClockTime(hour: 24, minute: 0) : .midnight
    } else if reader.isNoon {
      time = .noon
    } else if let part = reader.part {
      let isMorningSnack = part == .morning && reader.meal == .snack
      time = try estimate(isMorningSnack ? .midMorning : usual(part.meal), within: part, in: surroundings)
    } else if !surroundings.isPlanned, let meal = reader.meal ?? surroundings.meal ?? reader.occasion,
      EntryPhraseWords.DayPart(meal) != nil || meal == .snack && !isToday(surroundings)
    {
      time = ClockTime(minutes: Int(try usual(meal).minutes) + reader.lateness)
      isTimeEstimated = true
      let since = Int(surroundings.clock.time.minutes) - (time.map { Int($0.minutes) } ?? 0)
      // Near the usual time, and before it, it is eaten now.
      if isToday(surroundings), since <= 60 { (time, isTimeEstimated) = (nil, false) }
    }
    requirePast(surroundings)
    if problem == nil { problem = mealAtNight(surroundings) }
  }

  /// The problem of a main meal without a day, typed after midnight, which may be of the day before: `lunch soup` at 00:40.
  private func mealAtNight(_ surroundings: Surroundings) -> Problem? {
    let now = surroundings.clock
    guard let category, category == .lunch || category == .dinner, time == nil, day == nil,
      surroundings.day == nil,
      surroundings.time == nil, !isNow, !surroundings.isPlanned, now.time.hour < 4,
      now.day == surroundings.today
    else { return nil }
    let name = category.name.lowercased()
    return .unclear(
      "\(name) \(text)", readings: ["\(name) yesterday", "\(name) now, at \(now.time)"],
      remedies: ["yesterday \(name) \(text)", "\(name) \(text) at \(now.time)"])
  }

  /// The usual time of a part of the day, at most now for the current one.
  private mutating func estimate(
    _ usual: ClockTime, within part: EntryPhraseWords.DayPart, in surroundings: Surroundings
  ) -> ClockTime {
    let now = surroundings.clock.time
    let isNow = isToday(surroundings) && part != .evening && now < usual && usual.minutes - now.minutes <= 120
    isTimeEstimated = !isNow
    return isNow ? now : usual
  }

  /// Whether a time is in the part of the day in which a meal is usual.
  public static func isUsual(_ time: ClockTime, for meal: FoodCategory) -> Bool {
    (EntryPhraseWords.DayPart(meal) ?? .afternoon).holds(time)
  }

  private func isToday(_ surroundings: Surroundings) -> Bool {
    (day ?? surroundings.day ?? surroundings.today) == surroundings.clock.day
  }

  /// Decides in which half of the day an hour is, by the part of the day or the meal, by the dish, and by what has passed.
  private mutating func resolve(
    _ said: SaidClock, by reader: EntryPhraseReader, in surroundings: Surroundings
  ) {
    guard let first = ClockTime(hour: said.hour, minute: said.minute) else {
      problem = .impossible(said.text)
      return
    }
    let second = said.hour < 12 ? ClockTime(hour: said.hour + 12, minute: said.minute) : .midnight
    // `kebab last night at 1am`.
    if reader.part == .evening, said.isWholeDay, said.hour < 4, let night = nightTime(said, surroundings) {
      time = night
      return
    }
    guard said.hour <= 12, !said.isWholeDay, let second else {
      time = first
      return
    }
    if reader.part == .evening, said.hour % 12 < 4, let night = nightTime(said, surroundings) {
      time = night
      return
    }
    // `at 2 in the morning`.
    if reader.part == .morning, said.hour % 12 < 3 {
      time = ClockTime(hour: said.hour % 12, minute: said.minute)
      return
    }
    var readings = said.hour == 12 ? [first] : [first, second]
    // A snack at five is in the afternoon.
    let snack: EntryPhraseWords.DayPart? = reader.meal == .snack && said.hour < 7 ? .afternoon : nil
    if let part = reader.part ?? reader.meal.flatMap(EntryPhraseWords.DayPart.init) ?? snack {
      let fitting = readings.filter { part.holds($0) }
      if fitting.count == 1 {
        time = fitting[0]
        return
      }
    }
    if said.isLikelyWholeDay, said.hour >= 5 {
      // `om 6 uur stamppot` is hardly a breakfast.
      let dish = reader.dish.flatMap(EntryPhraseWords.DayPart.init)
      if let dish, reader.part == nil, reader.meal == nil, !dish.mayHold(first), dish.holds(second) {
        problem = .unclearTime(said.text, [first, second])
      } else {
        time = first
      }
      return
    }
    if isToday(surroundings) {
      readings = readings.filter { $0 <= surroundings.clock.time }
      // All of them are still to come.
      guard !readings.isEmpty else {
        time = first
        return
      }
    }
    // Few eat before five without saying that it was at night.
    if readings.contains(where: { $0.hour >= 5 }) { readings.removeAll { $0.hour < 5 } }
    if readings.count > 1, let part = reader.dish.flatMap(EntryPhraseWords.DayPart.init) {
      let fitting = readings.filter { part.holds($0) }
      if fitting.count == 1 { readings = fitting }
    }
    if readings.count == 1, let only = readings.first, only.hour >= 5,
      isJustOver(only, surroundings)
        || reader.dish.flatMap(EntryPhraseWords.DayPart.init).map({ $0 == .afternoon || $0.mayHold(only) })
          ?? true
    {
      time = only
    } else {
      problem = .unclearTime(said.text, [first, second].sorted())
    }
  }

  /// Whether a time lies within the last two hours, when even a pizza may be eaten at ten to ten in the morning.
  private func isJustOver(_ time: ClockTime, _ surroundings: Surroundings) -> Bool {
    let since = Int(surroundings.clock.time.minutes) - Int(time.minutes)
    return isToday(surroundings) && (0...120).contains(since)
  }

  /// `1 at night`: after the midnight that ends the day that was said, or in the night before the current one.
  private func nightTime(_ said: SaidClock, _ surroundings: Surroundings) -> ClockTime? {
    let isEnd = day != nil || !isToday(surroundings)
    return ClockTime(minutes: said.hour % 12 * 60 + said.minute + (isEnd ? 1440 : 0))
  }

  /// The problem of a future moment, unless it is planned.
  private mutating func requirePast(_ surroundings: Surroundings) {
    guard problem == nil, !surroundings.isPlanned else { return }
    let day = day ?? surroundings.day ?? surroundings.today
    if day > max(surroundings.today, surroundings.clock.day) {
      problem = .future(taken.joined(separator: " "), day, nil)
    } else if day == surroundings.clock.day, let time, time > surroundings.clock.time {
      problem = .future(taken.joined(separator: " "), day, time)
    }
  }
}

/// A time of day as stated.
struct SaidClock {
  var text: String
  var hour: Int
  var minute: Int
  /// Whether it is surely on a 24-hour clock: `8pm`, `20:15`, `08:15`.
  var isWholeDay: Bool
  /// Whether it is in the words of a language with a 24-hour clock: `um 8`, `8h`.
  var isLikelyWholeDay = false
  /// Whether it is approximate: `around 8`.
  var isOpen = false
  /// The end in minutes after midnight, perhaps of the other half of the day; `nil` for none.
  var end: Int?
}

extension EntryPhraseWords.DayPart {
  /// The part of the day for a meal; `nil` for what is eaten at any hour.
  init?(_ meal: FoodCategory) {
    switch meal {
    case .breakfast: self = .morning
    case .lunch: self = .noon
    case .dinner: self = .evening
    case .snack, .dessert, .beverage: return nil
    }
  }

  /// Whether a time is in this part of the day.
  func holds(_ time: ClockTime) -> Bool {
    switch self {
    case .morning: (3..<12).contains(time.hour)
    case .noon: (11..<16).contains(time.hour)
    case .afternoon: (12..<19).contains(time.hour)
    case .evening: time.hour >= 16 || time.hour < 1
    }
  }

  /// Whether a dish that a word ties to this part of the day may be eaten then; dishes of lunch and dinner are eaten at both.
  func mayHold(_ time: ClockTime) -> Bool {
    self == .morning ? (4..<13).contains(time.hour) : time.hour >= 10
  }
}

extension EntryPhrase {
  /// The day and the time that words state and nothing else: `noon`, `yesterday evening`, `friday at 8 pm`; `nil` for other words,
  /// and if it is unclear.
  public static func moment(
    saidBy text: String, _ surroundings: Surroundings, parser: DayFileParser,
    usual: (FoodCategory) throws -> ClockTime
  ) rethrows -> (day: Day?, time: TimeSpan?)? {
    let phrase = try EntryPhrase("\(text) \(stay)", surroundings, parser: parser, usual: usual)
    guard phrase.text == stay, phrase.problem == nil || phrase.problem.map(isOfFuture) ?? false,
      phrase.category == nil,
      phrase.day != nil || phrase.time != nil
    else { return nil }
    return (phrase.day, phrase.time.map { TimeSpan(start: $0, isEstimate: phrase.isTimeEstimated) })
  }

  private static func isOfFuture(_ problem: Problem) -> Bool {
    if case .future = problem { true } else { false }
  }

  /// Stands for the word that has to stay behind what is taken.
  private static let stay = "zzz"

  /// The day that words state and nothing else, in any language: `gestern`, `hier`, `2 dagar sedan`; `nil` if they also state a
  /// part of it.
  public static func day(saidBy text: String, today: Day, parser: DayFileParser) -> Day? {
    let surroundings = Surroundings(today: today, clock: (today, .noon))
    var reader = EntryPhraseReader("\(text) \(stay)", surroundings, parser: parser)
    while reader.takeLeft() {}
    guard reader.tokens.count == 1, reader.problem == nil, reader.part == nil, reader.clock == nil,
      reader.ago == nil, reader.about == nil, reader.meal == nil, !reader.isNoon, !reader.isMidnight
    else { return nil }
    return reader.day
  }
}
