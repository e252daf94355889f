/// What one day file says, in the order of the file.
public struct JournalDay: Sendable {
  /// The day, which the file's name decides.
  public var day: Day
  /// The file, relative to the journal's folder.
  public var path: String
  /// The file's bytes, all of them.
  public var source: SourceText

  public var entries: [FoodEntry] = []
  public var weights: [WeightEntry] = []
  public var tasks: [TaskItem] = []
  public var habitTicks: [HabitTick] = []
  public var moods: [MoodEntry] = []
  public var series: [SeriesItem] = []
  public var notes: [Note] = []
  /// Tags of the front matter.
  public var tags: [Tag] = []
  /// Whether the day says itself that it is complete, or that it is not; `nil` where it says nothing.
  public var isComplete: Bool?

  public init(day: Day, path: String, source: SourceText) {
    self.day = day
    self.path = path
    self.source = source
  }
}
