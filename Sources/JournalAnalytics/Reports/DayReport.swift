public import JournalFormat

/// One day of the diary, to be shown.
public struct DayReport: Sendable {
  public var day: Day
  /// The day it is seen on.
  public var today: Day
  /// The time it is seen at, which decides the greeting; `nil` for none.
  public var now: ClockTime?
  /// As seen on the day itself, or on today where that comes first; `nil` for a day among others. Only the one that
  /// runs is told: the journal may hold no more than it rests on.
  public var streaks: Streaks?
  public var units: JournalSettings.Units
  /// The paths of files that name this day and more, which are not read.
  public var related: [String]
  private let diaryDay: DiaryDay
  private let streakFigure: Figure?

  public var coverage: DayCoverage { diaryDay.coverage }
  /// The energy of the eaten entries.
  public var energy: EnergyTally { diaryDay.energyTally }
  /// The day's files in the order of their paths; none for a day without a file.
  public var files: ArraySlice<JournalDay> { diaryDay.files }
  /// All entries in the order of the files, whose places from 1 are their addresses.
  public var entries: [FoodEntry] { diaryDay.entries }
  /// How many of them were eaten.
  public var eatenCount: Int { diaryDay.eatenCount }
  /// Whether no file of the day holds anything at all.
  public var isEmpty: Bool {
    files.allSatisfy {
      $0.entries.isEmpty && $0.weights.isEmpty && $0.tasks.isEmpty && $0.habitTicks.isEmpty
        && $0.moods.isEmpty
        && $0.series.isEmpty && $0.notes.isEmpty
    }
  }
}

/// What the diary says of `day`, as seen on `today`.
public func dayReport(of journal: Journal, on day: Day, now: ClockTime?, today: Day) -> DayReport {
  let diaryDay = journal.diaryDays(in: day...day).first ?? DiaryDay(day: day, files: [])
  return DayReport(
    diaryDay, of: journal, now: now, today: today, streaks: journal.streaks(seenOn: min(day, today)))
}

extension DayReport: Report {
  /// A day among others, or one with its streak.
  init(
    _ diaryDay: DiaryDay, of journal: Journal, now: ClockTime? = nil, today: Day, streaks: Streaks? = nil
  ) {
    self.init(
      day: diaryDay.day, today: today, now: now, streaks: streaks, units: journal.settings.units,
      related: journal.related.filter { $0.day == diaryDay.day }.map(\.path).sorted(), diaryDay: diaryDay,
      streakFigure: streaks?.running.map { journal.figure(of: $0, named: "Streak") })
  }

  /// Entries and energy, then the streak.
  public var figures: [Figure] {
    diaryDay.figures + (day <= today ? [streakFigure].compactMap(\.self) : [])
  }

  /// The day as JSON: its figures, then everything it holds as `journal export json --all` gives it.
  public var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("day", .string(day.description)),
      ("coverage", .string(coverage.rawValue)),
      ("entries_eaten", .int(eatenCount)),
      ("energy_kcal", energy.stated > 0 ? .double(energy.kilocalories) : .null),
      ("energy_low_kcal", energy.stated > 0 ? .double(Double(energy.lowTenths) / 10) : .null),
      ("energy_high_kcal", energy.stated > 0 ? .double(Double(energy.highTenths) / 10) : .null),
      ("energy_estimated_kcal", energy.stated > 0 ? .double(Double(energy.estimatedTenths) / 10) : .null),
      ("entries_without_value", .int(energy.incomplete)),
      ("current_streak_days", streaks.map { .int($0.runningLength) } ?? .null),
    ]
    let journal = Journal(days: Array(files))
    for list in ExportedList.allCases where list != .habits {
      members.append((list.rawValue, .sequence { list.items(of: journal) }))
    }
    members.append(("related", .array(related.map { .string($0) })))
    return .object(members)
  }
}
