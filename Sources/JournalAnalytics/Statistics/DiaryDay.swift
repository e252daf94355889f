public import JournalFormat

/// One day of the diary: all its files taken together, so that two files of one day are one day.
public struct DiaryDay: Sendable {
  public let day: Day
  /// The day's files in the order of their paths, at least one.
  public let files: ArraySlice<JournalDay>

  /// All food entries, planned and dropped ones too, in the order of the files.
  public var entries: [FoodEntry] { files.flatMap(\.entries) }

  /// The entries that count.
  public var eaten: [FoodEntry] { files.flatMap { $0.entries.filter(\.isEaten) } }

  /// How many entries count.
  public var eatenCount: Int {
    files.reduce(0) { $0 + $1.entries.reduce(0) { $0 + ($1.isEaten ? 1 : 0) } }
  }

  /// Whether the day was logged: it has at least one eaten food entry.
  public var isLogged: Bool { files.contains { $0.entries.contains(where: \.isEaten) } }

  /// What the day says of itself: incomplete if one of its files says so, else complete if one does.
  public var isDeclaredComplete: Bool? {
    let said = files.compactMap(\.isComplete)
    return said.isEmpty ? nil : !said.contains(false)
  }
}

extension Journal {
  /// The days of `period` that have a file, in order.
  public func diaryDays(in period: ClosedRange<Day>) -> [DiaryDay] {
    let files = days(in: period)
    var result: [DiaryDay] = []
    var start = files.startIndex
    while start < files.endIndex {
      var end = start + 1
      while end < files.endIndex, files[end].day == files[start].day { end += 1 }
      result.append(DiaryDay(day: files[start].day, files: files[start..<end]))
      start = end
    }
    return result
  }

  /// The days up to and including `last` that have a file, in order.
  public func diaryDays(through last: Day) -> [DiaryDay] {
    guard let first = days.first?.day, first <= last else { return [] }
    return diaryDays(in: first...last)
  }
}

/// How much of a day's energy is known.
public enum DayCoverage: String, Sendable {
  /// No eaten food entry.
  case untracked
  /// Food was logged, but not all of it or not with all its values.
  case partial
  /// The day's energy can go into an average.
  case complete
}

extension DiaryDay {
  /// Whether the day is untracked, partial or complete.
  ///
  /// A day without an eaten entry is untracked. Otherwise what the day says of itself decides
  /// (`complete: yes` or `no`). Where it says nothing it is complete if every eaten entry has a
  /// value, and two meals at least are there, as `mealCount` counts them; else partial. A sum of
  /// parts of which one states nothing is no value.
  public var coverage: DayCoverage {
    let eaten = eaten
    guard !eaten.isEmpty else { return .untracked }
    if let isDeclaredComplete { return isDeclaredComplete ? .complete : .partial }
    let hasAllValues = eaten.allSatisfy(\.hasWholeEnergy)
    return hasAllValues && mealCount >= 2 ? .complete : .partial
  }

  /// How many meals the day shows.
  ///
  /// Breakfast, lunch, snack and dinner are a meal each, whatever their number of entries; a dessert
  /// or a drink belongs to a meal and is none. An eaten entry without a category is a meal of its own
  /// if it has a time an hour or more away from every meal counted before it (meals with a category
  /// first, then the others by time). Without a category and without a time it counts for nothing.
  public var mealCount: Int {
    var categories: Set<FoodCategory> = []
    var counted: [Int] = []
    var loose: [Int] = []
    for entry in eaten {
      let minutes = entry.time.map { Int($0.start.minutes) }
      switch entry.category {
      case .breakfast, .lunch, .snack, .dinner:
        if let category = entry.category { categories.insert(category) }
        if let minutes { counted.append(minutes) }
      case .dessert, .beverage: break
      case nil: if let minutes { loose.append(minutes) }
      }
    }
    var meals = categories.count
    for minutes in loose.sorted() where counted.allSatisfy({ abs($0 - minutes) >= 60 }) {
      meals += 1
      counted.append(minutes)
    }
    return meals
  }
}

extension FoodEntry {
  /// Whether the entry's energy is known, and all of it.
  var hasWholeEnergy: Bool { energy != nil && !isEnergyPartial }
}
