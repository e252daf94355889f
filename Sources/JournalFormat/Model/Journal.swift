/// A whole diary, parsed.
public struct Journal: Sendable {
  /// A file that could not be read, and why.
  public struct UnreadFile: Hashable, Sendable {
    public var path: String
    /// A sentence without a full stop.
    public var reason: String

    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// A file whose name has a date and other text: a note of that day that is listed, not parsed.
  public struct RelatedFile: Hashable, Sendable {
    public var day: Day
    public var path: String

    public init(day: Day, path: String) {
      self.day = day
      self.path = path
    }
  }

  public var settings: JournalSettings
  /// One element per file, by day and then by path; two files of one day follow each other and both count.
  public var days: [JournalDay]
  /// From `habits.md`.
  public var habits: [Habit]
  /// From `tasks.md`: tasks without a day.
  public var tasks: [TaskItem]
  /// The text of `tasks.md`; empty without one.
  public var tasksSource = SourceText([])
  /// The names of the foods in `foods.md`, folded.
  public var ownFoods: Set<String> = []
  public var unread: [UnreadFile]
  public var related: [RelatedFile] = []
  /// The day of the first entry in files before `days` that were not read whole; `nil` if there is none, or if all
  /// were read.
  public var earlierEntry: Day?
  /// The day of the first day file of the folder, whether it was read or not; `nil` if nobody looked.
  public var firstFile: Day?
  /// The day of the first entry in files behind `days` that were not read whole, where no day up to these has one; `nil` otherwise.
  public var laterEntry: Day?

  public init(
    settings: JournalSettings = JournalSettings(), days: [JournalDay] = [], habits: [Habit] = [],
    tasks: [TaskItem] = [], unread: [UnreadFile] = []
  ) {
    self.settings = settings
    self.days = days.sorted { ($0.day, $0.path) < ($1.day, $1.path) }
    self.habits = habits
    self.tasks = tasks
    self.unread = unread
  }

  /// The files of the days in `period`, in order.
  public func days(in period: ClosedRange<Day>) -> ArraySlice<JournalDay> {
    let lower = days.partitioningIndex { $0.day >= period.lowerBound }
    return days[lower..<days[lower...].partitioningIndex { $0.day > period.upperBound }]
  }
}

/// The content of one day file, in the order of the file.
public struct JournalDay: Sendable {
  /// The day, from the file's name.
  public var day: Day
  /// The file, relative to the journal's folder.
  public var path: String
  /// The file's text.
  public var source: SourceText

  public var entries: [FoodEntry] = []
  /// The energies that lines state of several of `entries` together.
  public var sharedEnergies: [SharedEnergy] = []
  public var weights: [WeightEntry] = []
  public var tasks: [TaskItem] = []
  public var habitTicks: [HabitTick] = []
  public var moods: [MoodEntry] = []
  public var series: [SeriesItem] = []
  public var notes: [Note] = []
  /// Tags of the front matter.
  public var tags: [Tag] = []
  /// Whether the day is marked as complete or incomplete; `nil` if it is not marked.
  public var isComplete: Bool?

  public init(day: Day, path: String, source: SourceText) {
    self.day = day
    self.path = path
    self.source = source
  }
}
