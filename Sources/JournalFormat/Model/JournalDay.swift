/// The content of one day file, in the order of the file.
public struct JournalDay: Sendable {
  /// The day, from the file's name.
  public var day: Day
  /// The file, relative to the journal's folder.
  public var path: String
  /// The file's text.
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
  /// Whether the day is marked as complete or incomplete; `nil` if it is not marked.
  public var isComplete: Bool?

  public init(day: Day, path: String, source: SourceText) {
    self.day = day
    self.path = path
    self.source = source
  }
}
