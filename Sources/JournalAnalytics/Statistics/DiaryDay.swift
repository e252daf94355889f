public import JournalFormat

/// One day of the diary with all its files, so that two files of one day count as one day.
public struct DiaryDay: Sendable {
  public let day: Day
  /// The day's files in the order of their paths, at least one.
  public let files: ArraySlice<JournalDay>

  /// All food entries, planned and dropped ones too, in the order of the files.
  public var entries: [FoodEntry] { files.flatMap(\.entries) }

  /// The eaten entries.
  public var eaten: [FoodEntry] { files.flatMap { $0.entries.filter(\.isEaten) } }

  /// Calls `body` with each eaten entry, in the order of the files.
  // In their buffers, for a loop over the values would copy each day and entry.
  @inline(__always)
  func forEachEaten(_ body: (FoodEntry) -> Void) {
    files.withUnsafeBufferPointer { files in
      for file in files.indices {
        files[file].entries.withUnsafeBufferPointer { entries in
          for entry in entries.indices where entries[entry].isEaten { body(entries[entry]) }
        }
      }
    }
  }

  /// Calls `body` with each eaten entry, and with whether its energy is fully known: it states it, or a line does of several together.
  @inline(__always)
  func forEachEaten(knowing body: (_ entry: FoodEntry, _ isKnown: Bool) -> Void) {
    files.withUnsafeBufferPointer { files in
      for file in files.indices {
        let shared =
          files[file].sharedEnergies.isEmpty ? [] : Set(files[file].sharedEnergies.flatMap(\.entries))
        files[file].entries.withUnsafeBufferPointer { entries in
          for entry in entries.indices where entries[entry].isEaten {
            body(
              entries[entry], entries[entry].hasWholeEnergy || !shared.isEmpty && shared.contains(entry))
          }
        }
      }
    }
  }

  /// What lines state of several eaten entries together, with the files and the meal of these; no meal if they are of more than one.
  func forEachSharedEnergy(
    _ body: (_ shared: SharedEnergy, _ file: JournalDay, _ meals: Set<FoodCategory?>) -> Void
  ) {
    for file in files where !file.sharedEnergies.isEmpty {
      for shared in file.sharedEnergies {
        body(shared, file, Set(shared.entries.map { file.entries[$0].category }))
      }
    }
  }

  /// The number of eaten entries.
  public var eatenCount: Int {
    var count = 0
    forEachEaten { _ in count += 1 }
    return count
  }

  /// Whether the day was logged: it has at least one eaten food entry.
  public var isLogged: Bool {
    files.withUnsafeBufferPointer { files in
      files.indices.contains { file in
        files[file].entries.withUnsafeBufferPointer { entries in
          entries.indices.contains { entries[$0].isEaten }
        }
      }
    }
  }

  /// Whether the day is marked as complete: false if one of its files is marked incomplete, else true if one is
  /// marked complete.
  public var isDeclaredComplete: Bool? {
    let said = files.compactMap(\.isComplete)
    return said.isEmpty ? nil : !said.contains(false)
  }
}

extension [DiaryDay] {
  /// Calls `body` with each task and its file, in order, without copying either.
  @inline(__always)
  func forEachTask(_ body: (TaskItem, JournalDay) -> Void) {
    withUnsafeBufferPointer { days in
      for day in days.indices {
        days[day].files.withUnsafeBufferPointer { files in
          for file in files.indices {
            files[file].tasks.withUnsafeBufferPointer { tasks in
              for task in tasks.indices { body(tasks[task], files[file]) }
            }
          }
        }
      }
    }
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

/// How completely a day's energy is known.
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
  /// A day without an eaten entry is untracked. Otherwise its own mark decides (`complete: yes` or `no`). Without
  /// one, it is complete if the energy of every eaten entry is known, its own or with others, and there are at least two meals, as
  /// counted by `mealCount`; else partial. A sum of parts of which one has no energy does not count as an energy.
  public var coverage: DayCoverage {
    var hasAllValues = true
    forEachEaten { _, isKnown in if !isKnown { hasAllValues = false } }
    return coverage(hasAllValues: hasAllValues)
  }

  /// The same, where it is known whether every eaten entry has an energy.
  func coverage(hasAllValues: Bool) -> DayCoverage {
    guard isLogged else { return .untracked }
    if let isDeclaredComplete { return isDeclaredComplete ? .complete : .partial }
    return hasAllValues && mealCount >= 2 ? .complete : .partial
  }

  /// The number of meals of the day.
  ///
  /// Breakfast, lunch, snack and dinner are one meal each, whatever their number of entries; desserts and drinks are
  /// none. An eaten entry without a category is a meal of its own if its time is at least an hour away from every
  /// meal counted before it (meals with a category first, then the others by time). Entries without a category and a
  /// time are not counted.
  public var mealCount: Int {
    var categories: UInt32 = 0
    var counted: [Int] = []
    var loose: [Int] = []
    forEachEaten { entry in
      let minutes = entry.time.map { Int($0.start.minutes) }
      switch entry.category {
      case .breakfast, .lunch, .snack, .dinner:
        if let rank = entry.category?.rank { categories |= 1 << UInt32(rank) }
        if let minutes { counted.append(minutes) }
      case .dessert, .beverage: break
      case nil: if let minutes { loose.append(minutes) }
      }
    }
    var meals = categories.nonzeroBitCount
    for minutes in loose.sorted() where counted.allSatisfy({ abs($0 - minutes) >= 60 }) {
      meals += 1
      counted.append(minutes)
    }
    return meals
  }
}

extension FoodEntry {
  /// Whether the entry's energy is fully known.
  var hasWholeEnergy: Bool { energy != nil && !isEnergyPartial }
}
